"""The shipped corpora: complete, as they are described, and fit to be edited."""

from __future__ import annotations

import json

import pytest

from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.corpus import ReadOnly
from bpe_gui.document.samples import load_sample, shipped_samples, shop_name
from bpe_gui.paths import corpora_dir

NAMES = ["shop-en", "shop-es", "shop-bg", "mixed", "lesson-es", "lesson-bg"]


def test_each_is_offered() -> None:
    assert set(shipped_samples()) == set(NAMES)


@pytest.mark.parametrize("language", ["en", "es", "bg"])
def test_each_language_has_its_shop(language: str) -> None:
    sample = shipped_samples()[shop_name(language)]
    assert sample.language == language
    assert sample.answer


@pytest.mark.parametrize("name", NAMES)
def test_a_corpus_knows_which_one_it_is_and_holds_what_is_said_of_it(name: str) -> None:
    corpus = load_sample(shipped_samples()[name])
    facts = json.loads((corpora_dir() / "samples.json").read_bytes())[name]["corpus"]
    counts = corpus.count(Settings(), no_tick)
    assert corpus.sample == name
    assert corpus.path is None
    assert (counts.words, counts.distinct_words) == (facts["words"], facts["distinct_words"])


@pytest.mark.parametrize("name", NAMES)
def test_texts_can_be_edited_and_tables_are_shown(name: str) -> None:
    corpus = load_sample(shipped_samples()[name])
    assert corpus.read_only() is (ReadOnly.COUNTS if name.startswith("lesson") else None)
    assert corpus.newline == "\n"
