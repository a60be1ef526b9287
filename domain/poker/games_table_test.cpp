// docs/games.md says what the definitions say: its table is printed from them here, and a difference fails the test.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "domain/poker/figures.h"
#include "domain/poker/game.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

std::string number(int value) {
  return std::to_string(value);
}

std::string deck(const GameDefinition& game) {
  return game.deck == cards::DeckKind::six_plus_36 ? "36 (6 to A)" : number(deck_size(game));
}

// d down, u up, c community, B burn, X draw, R betting round.
std::string steps(const Street& street) {
  std::string text = street.burn ? "B" : "";
  if (street.down > 0) text += number(street.down) + "d";
  if (street.up > 0) text += number(street.up) + "u";
  if (street.community > 0) text += number(street.community) + "c";
  return street.draw ? text + "X" : text;
}

std::string streets(const GameDefinition& game) {
  std::string text;
  for (const auto& street : game.streets) {
    if (!text.empty()) text += " · ";
    const bool blinds_now = text.empty() && game.forced == ForcedMoney::blinds_after_deal;
    text += steps(street) + (blinds_now ? " · blinds R" : " R");
  }
  return text;
}

std::string forced_money(const GameDefinition& game) {
  if (game.forced == ForcedMoney::blinds_before_deal) return "ante, blinds before the deal";
  if (game.forced == ForcedMoney::blinds_after_deal) return "ante, blinds after the deal";
  return *game.bring_in == ranking::BringInBy::lowest_ace_high ? "ante, bring-in: lowest up card, A high"
                                                               : "ante, bring-in: highest up card, A low";
}

std::string opens(const GameDefinition& game) {
  const std::string first = !game.has_button()      ? "left of the bring-in"
                            : game.straddle_allowed ? "left of the last blind or straddle"
                                                    : "left of the last blind";
  if (game.opens_later == Opens::left_of_button) return first + " / first live seat left of the button";
  return first + (game.showing == ranking::ShowingFor::high ? " / best high showing" : " / best low showing");
}

std::string hand(HandRule rule, const GameDefinition& game) {
  const auto own = number(game.cards_each());
  switch (rule) {
    case HandRule::high_any_five:
      return game.has_board() ? "high, best 5 of " + own + "+5" : game.tabled == 7 ? "high, best 5 of 7" : "high";
    case HandRule::high_two_and_three:
      return "high, 2 of " + own + " + 3";
    case HandRule::high_six_plus:
      return "Six Plus high, best 5 of " + own + "+5";
    case HandRule::ace_to_five:
      return game.tabled == 7 ? "A-5 low, best 5 of 7" : "A-5 low";
    case HandRule::ace_to_five_eight:
      return "A-5 low, 8 or better";
    case HandRule::ace_to_five_eight_two_and_three:
      return "A-5 low, 8 or better, 2 of " + own + " + 3";
    case HandRule::deuce_to_seven:
      return "2-7 low";
    case HandRule::badugi_ace_low:
      return "badugi, A low";
    case HandRule::badugi_ace_high:
      return "badugi, A high";
  }
  return "";
}

std::string odd(OddChipTo to) {
  switch (to) {
    case OddChipTo::first_left_of_button:
      return "first left of the button";
    case OddChipTo::high_card:
      return "high card by suit";
    case OddChipTo::low_card:
      return "low card by suit";
    case OddChipTo::low_card_ace_high:
      return "low card by suit, A high";
  }
  return "";
}

std::string odd_inside(const GameDefinition& game) {
  auto first = odd(game.first.odd);
  if (!game.second) return first;
  return std::string(game.first.name) + ": " + first + "; " + std::string(game.second->name) + ": " +
         odd(game.second->odd);
}

std::string between(const GameDefinition& game) {
  if (!game.second) return "-";
  const bool qualifies = game.second->rule == HandRule::ace_to_five_eight ||
                         game.second->rule == HandRule::ace_to_five_eight_two_and_three;
  const auto first = std::string(game.first.name);
  return "halves, odd unit to " + first + (qualifies ? "; no low: all to " + first : "");
}

std::string deck_short(const GameDefinition& game) {
  const auto used = number(cards_needed(game, game.seats_max, Boards::one));
  switch (game.deck_short) {
    case DeckShort::cannot_happen:
      return "never (" + used + ")";
    case DeckShort::second_boards_limited:
      return used + " used, second boards limited";
    case DeckShort::common_card:
      return "common card";
    case DeckShort::reshuffle_discards:
      return "discards reshuffled";
  }
  return "";
}

std::vector<std::string> cells(const GameDefinition& game) {
  const auto chapter = std::string(game.chapter.id());
  return {std::string(game.id),
          std::string(game.name),
          game.offered ? chapter.substr(6, 2) : "-",
          deck(game),
          number(game.seats_max),
          streets(game),
          forced_money(game),
          game.straddle_allowed ? "yes" : "no",
          opens(game),
          std::string(game.streets[game.big_bet_from].name),
          hand(game.first.rule, game),
          game.second ? hand(game.second->rule, game) : "-",
          between(game),
          odd_inside(game),
          game.kill_allowed ? "none, half, full" : "no",
          deck_short(game),
          number(game.tabled)};
}

std::vector<std::string> table_of_definitions() {
  std::vector<std::string> rows;
  for (const auto& game : all_games()) {
    std::string row = "|";
    for (const auto& cell : cells(game)) row += " " + cell + " |";
    rows.push_back(row);
  }
  return rows;
}

std::vector<std::string> table_of_document() {
  std::ifstream in(LAMMER_SOURCE_DIR "/docs/games.md");
  std::vector<std::string> rows;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("| ") && std::ranges::any_of(all_games(), [&](const GameDefinition& game) {
          return line.starts_with("| " + std::string(game.id) + " |");
        }))
      rows.push_back(line);
  return rows;
}

TEST(GamesTable, TheDocumentSaysWhatTheDefinitionsSay) {
  RULE("POKER-10.A", "POKER-11.A", "POKER-12.A", "POKER-13.A", "POKER-14.A", "POKER-19.A", "POKER-20.A", "POKER-21.A",
       "POKER-22.A");
  const auto written = table_of_document();
  const auto defined = table_of_definitions();
  EXPECT_EQ(written.size(), defined.size());
  for (std::size_t i = 0; i < std::max(written.size(), defined.size()); ++i) {
    const auto in_document = i < written.size() ? written[i] : "(no row)";
    const auto in_definition = i < defined.size() ? defined[i] : "(no row)";
    EXPECT_EQ(in_document, in_definition) << "docs/games.md, row " << i + 1 << " of the table";
  }
}

}  // namespace
}  // namespace lammer::poker
