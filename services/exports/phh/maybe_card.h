// MaybeCard: a card of a recorded hand, which may never have been seen. Written without spaces, AsTd, an unseen card
// as ??. A card that is seen stands once in one action; over a whole hand that is the engine's question.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/cards/card.h"
#include "domain/core/refusal.h"

namespace lammer::phh {

using MaybeCard = std::optional<cards::Card>;
using MaybeCards = std::vector<MaybeCard>;

// Any number of cards, none included. PHH knows no joker and no half-seen card (A? or ?s); both are refused.
Expected<MaybeCards> parse_maybe_cards(std::string_view text);

std::string text(const MaybeCards& cards);

}  // namespace lammer::phh
