"""Hand-outs: corpus, rules, chart, coloured sentences and exercises, for paper and for a browser."""
