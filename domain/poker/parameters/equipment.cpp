// Decks, shuffler and clock.
#include "domain/poker/figures.h"
#include "domain/poker/parameters/areas.h"
#include "domain/poker/words.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::deck, member);
}

constexpr auto in_clock(auto member) {
  return field(&HouseRules::clock, member);
}

std::string deck_size_text(const HouseRules& rules) {
  return std::to_string(deck_size(game(rules.game)));
}

// The game fixes its deck: the parameter can be read, and written only with the number that is true.
TableParameter size_of_deck() {
  return {{"deck.size", "POKER-07.F.4.a+games", "How many cards the game's deck has; fixed by the game.",
           ParameterKind::whole_number, "52, at Six Plus 36", deck_size_text,
           [](const HouseRules& rules, std::string_view text) -> Expected<void> {
             if (text == deck_size_text(rules)) return {};
             return tl::make_unexpected(Refusal{"rules.out_of_range",
                                                "deck.size: " + std::string(game(rules.game).name) +
                                                    " is played with " + deck_size_text(rules) + " cards",
                                                Clause("POKER-03.A.1.a")});
           }},
          every_game};
}

}  // namespace

std::vector<TableParameter> equipment_area() {
  return {
      size_of_deck(),
      {parameter_at<HouseRules>(
           in(&DeckRules::shuffler), "deck.shuffler", "POKER-07.F.4.b",
           "Whether a machine shuffles, and whether it also counts.",
           forms::Choice<Shuffler>{
               {{"none", Shuffler::none}, {"auto", Shuffler::automatic}, {"auto_counting", Shuffler::auto_counting}}}),
       every_game},
      {parameter_at<HouseRules>(in(&DeckRules::shuffler_approval_ref), "deck.shuffler_approval_ref", "POKER-07.F.4.b",
                                "The approval of the shuffler.", forms::Text{}, "with deck.shuffler"),
       every_game},
      {parameter_at<HouseRules>(in(&DeckRules::shuffler_laboratory_ref), "deck.shuffler_laboratory_ref",
                                "POKER-07.F.4.b", "The laboratory report on a shuffler that counts.", forms::Text{},
                                "with deck.shuffler auto_counting"),
       every_game},
      {parameter_at<HouseRules>(in(&DeckRules::change_hours), "deck.change_hours", "POKER-03.C",
                                "After how many hours both decks are changed.", forms::Whole<std::uint8_t>{1, 24}),
       every_game},
      {parameter_at<HouseRules>(in(&DeckRules::count_every), "deck.count_every", "POKER-07.F.4.a",
                                "In how many rounds the deck is counted at least once.",
                                forms::Whole<std::uint8_t>{1, 5}),
       every_game},
      {parameter_at<HouseRules>(
           in(&DeckRules::count_scope), "deck.count_scope", "POKER-07.F.4.a",
           "Whether those rounds are counted for the table or for each deck.",
           forms::Choice<DeckCountScope>{{{"table", DeckCountScope::table}, {"deck", DeckCountScope::deck}}}),
       every_game},
      {parameter_at<HouseRules>(in(&DeckRules::stub_count), "deck.stub_count", "POKER-07.F.5",
                                "Whether the dealer counts the cards left at the end of a hand.",
                                forms::any_of<StubCount>()),
       board_games},
      {parameter_at<HouseRules>(in_clock(&ClockRules::enabled), "clock.enabled", "POKER-07.D.4",
                                "Whether a countdown limits the time to act.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(in_clock(&ClockRules::seconds), "clock.seconds", "POKER-07.D.4",
                                "How many seconds a seat has.", forms::Whole<std::uint8_t>{10, 120}),
       every_game},
      {parameter_at<HouseRules>(in_clock(&ClockRules::on_expiry), "clock.on_expiry", "POKER-07.D.4",
                                "What happens when the time is over.",
                                forms::Choice<ClockExpiry>{{{"check_or_fold", ClockExpiry::check_or_fold},
                                                            {"call_floor", ClockExpiry::call_floor}}}),
       every_game},
      {parameter_at<HouseRules>(in_clock(&ClockRules::approval_ref), "clock.approval_ref", "POKER-07.D.4",
                                "The approval of the clock.", forms::Text{}, "with clock.enabled"),
       every_game},
  };
}

}  // namespace lammer::poker::parameters
