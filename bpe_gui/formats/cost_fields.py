"""The cost sheet as it stands in a session's file."""

from __future__ import annotations

from bpe_gui.core.cost_sheet import HIGHEST_PRICE, LARGEST_WINDOW, MOST_MONTHLY, CostSheet
from bpe_gui.formats.json_fields import Field
from bpe_gui.formats.json_text import Json


def cost_to_fields(sheet: CostSheet) -> Json:
    """The sheet as a JSON object."""
    return {
        "messages": sheet.messages,
        "system": sheet.system,
        "history": sheet.history,
        "response": sheet.response,
        "input_price": sheet.input_price,
        "response_price": sheet.response_price,
        "currency": sheet.currency,
        "monthly": sheet.monthly,
        "window": sheet.window,
    }


def cost_from_fields(field: Field) -> CostSheet:
    """The sheet in a JSON object; Problem(FIELD_…) where a field is not as it should be."""
    return CostSheet(
        field.get("messages").text(),
        field.get("system").text(),
        field.get("history").text(),
        field.get("response").text(),
        field.get("input_price").amount(HIGHEST_PRICE),
        field.get("response_price").amount(HIGHEST_PRICE),
        field.get("currency").text(),
        field.get("monthly").number(0, MOST_MONTHLY),
        field.get("window").number(1, LARGEST_WINDOW),
    )
