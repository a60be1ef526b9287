// The words of the hand's enums, as they stand in the record, in the API, in parameters and in hand scripts.
#pragma once
#include "domain/core/words.h"
#include "domain/poker/next_step.h"

namespace lammer {

// --- house rules
template <>
struct WordsOf<poker::KillMode> {
  static constexpr auto list = std::to_array<Word<poker::KillMode>>(
      {{"none", poker::KillMode::none}, {"half", poker::KillMode::half}, {"full", poker::KillMode::full}});
};
template <>
struct WordsOf<poker::BetStructure> {
  static constexpr auto list = std::to_array<Word<poker::BetStructure>>({{"spread", poker::BetStructure::spread},
                                                                         {"fixed", poker::BetStructure::fixed},
                                                                         {"pot", poker::BetStructure::pot},
                                                                         {"no_limit", poker::BetStructure::no_limit}});
};
template <>
struct WordsOf<poker::MinRaise> {
  static constexpr auto list = std::to_array<Word<poker::MinRaise>>({{"posted_min", poker::MinRaise::posted_min},
                                                                     {"last_raise", poker::MinRaise::last_raise},
                                                                     {"any_greater", poker::MinRaise::any_greater}});
};
template <>
struct WordsOf<poker::CardsEntry> {
  static constexpr auto list = std::to_array<Word<poker::CardsEntry>>(
      {{"none", poker::CardsEntry::none}, {"board", poker::CardsEntry::board}, {"full", poker::CardsEntry::full}});
};
template <>
struct WordsOf<poker::AnteMode> {
  static constexpr auto list = std::to_array<Word<poker::AnteMode>>({{"each", poker::AnteMode::each},
                                                                     {"button", poker::AnteMode::button},
                                                                     {"big_blind", poker::AnteMode::big_blind}});
};
template <>
struct WordsOf<poker::AwayStakes> {
  static constexpr auto list = std::to_array<Word<poker::AwayStakes>>({{"count", poker::AwayStakes::count},
                                                                       {"cover", poker::AwayStakes::cover},
                                                                       {"either", poker::AwayStakes::either}});
};
template <>
struct WordsOf<poker::StubCount> {
  static constexpr auto list = std::to_array<Word<poker::StubCount>>({{"off", poker::StubCount::off},
                                                                      {"optional", poker::StubCount::optional},
                                                                      {"required", poker::StubCount::required}});
};
template <>
struct WordsOf<poker::TableMode> {
  static constexpr auto list = std::to_array<Word<poker::TableMode>>(
      {{"cash", poker::TableMode::cash}, {"tournament", poker::TableMode::tournament}});
};

// --- events
template <>
struct WordsOf<poker::SpecialHand> {
  static constexpr auto list =
      std::to_array<Word<poker::SpecialHand>>({{"none", poker::SpecialHand::none},
                                               {"bomb", poker::SpecialHand::bomb},
                                               {"double_board", poker::SpecialHand::double_board},
                                               {"waterfall", poker::SpecialHand::waterfall}});
};
template <>
struct WordsOf<poker::PostKind> {
  static constexpr auto list = std::to_array<Word<poker::PostKind>>({{"ante", poker::PostKind::ante},
                                                                     {"ante_for_all", poker::PostKind::ante_for_all},
                                                                     {"blind", poker::PostKind::blind},
                                                                     {"missed_small", poker::PostKind::missed_small},
                                                                     {"missed_big", poker::PostKind::missed_big},
                                                                     {"straddle", poker::PostKind::straddle},
                                                                     {"bring_in", poker::PostKind::bring_in},
                                                                     {"preset", poker::PostKind::preset},
                                                                     {"kill", poker::PostKind::kill}});
};
template <>
struct WordsOf<poker::ActionKind> {
  static constexpr auto list = std::to_array<Word<poker::ActionKind>>({{"fold", poker::ActionKind::fold},
                                                                       {"check", poker::ActionKind::check},
                                                                       {"call", poker::ActionKind::call},
                                                                       {"bet", poker::ActionKind::bet},
                                                                       {"raise", poker::ActionKind::raise}});
};
template <>
struct WordsOf<poker::Fund> {
  static constexpr auto list =
      std::to_array<Word<poker::Fund>>({{"bad_beat", poker::Fund::bad_beat}, {"high_hand", poker::Fund::high_hand}});
};
template <>
struct WordsOf<poker::Outcome> {
  static constexpr auto list = std::to_array<Word<poker::Outcome>>({{"completed", poker::Outcome::completed},
                                                                    {"misdeal", poker::Outcome::misdeal},
                                                                    {"voided", poker::Outcome::voided}});
};
template <>
struct WordsOf<poker::MisdealCause> {
  static constexpr auto list =
      std::to_array<Word<poker::MisdealCause>>({{"no_shuffle_or_cut", poker::MisdealCause::no_shuffle_or_cut},
                                                {"wrong_start", poker::MisdealCause::wrong_start},
                                                {"face_up_cards", poker::MisdealCause::face_up_cards},
                                                {"seat_skipped", poker::MisdealCause::seat_skipped},
                                                {"deck_too_short", poker::MisdealCause::deck_too_short},
                                                {"exposed_cards", poker::MisdealCause::exposed_cards}});
};
template <>
struct WordsOf<poker::VoidCause> {
  static constexpr auto list = std::to_array<Word<poker::VoidCause>>(
      {{"missing_cards", poker::VoidCause::missing_cards}, {"extra_cards", poker::VoidCause::extra_cards}});
};
template <>
struct WordsOf<poker::DeadCause> {
  static constexpr auto list =
      std::to_array<Word<poker::DeadCause>>({{"boxed", poker::DeadCause::boxed},
                                             {"off_table", poker::DeadCause::off_table},
                                             {"ineligible_seat", poker::DeadCause::ineligible_seat}});
};
template <>
struct WordsOf<poker::LostHand> {
  static constexpr auto list =
      std::to_array<Word<poker::LostHand>>({{"thrown_in", poker::LostHand::thrown_in},
                                            {"up_cards_turned", poker::LostHand::up_cards_turned},
                                            {"absent", poker::LostHand::absent},
                                            {"fouled_unprotected", poker::LostHand::fouled_unprotected},
                                            {"fouled_own_fault", poker::LostHand::fouled_own_fault},
                                            {"fouled_refunded", poker::LostHand::fouled_refunded}});
};
template <>
struct WordsOf<poker::Foul> {
  static constexpr auto list =
      std::to_array<Word<poker::Foul>>({{"mixed", poker::Foul::mixed}, {"count", poker::Foul::count}});
};
template <>
struct WordsOf<poker::DealLock> {
  static constexpr auto list =
      std::to_array<Word<poker::DealLock>>({{"transaction", poker::DealLock::transaction},
                                            {"shuffler_stopped", poker::DealLock::shuffler_stopped},
                                            {"shuffler_out", poker::DealLock::shuffler_out}});
};

// --- commands
template <>
struct WordsOf<poker::Authority> {
  static constexpr auto list =
      std::to_array<Word<poker::Authority>>({{"dealer", poker::Authority::dealer}, {"floor", poker::Authority::floor}});
};
template <>
struct WordsOf<poker::Said> {
  static constexpr auto list = std::to_array<Word<poker::Said>>({{"nothing", poker::Said::nothing},
                                                                 {"fold", poker::Said::fold},
                                                                 {"check", poker::Said::check},
                                                                 {"call", poker::Said::call},
                                                                 {"bet", poker::Said::bet},
                                                                 {"raise", poker::Said::raise},
                                                                 {"all_in", poker::Said::all_in},
                                                                 {"amount", poker::Said::amount}});
};

// --- the hand and its next step
template <>
struct WordsOf<poker::Phase> {
  static constexpr auto list =
      std::to_array<Word<poker::Phase>>({{"not_started", poker::Phase::not_started},
                                         {"dealing", poker::Phase::dealing},
                                         {"naming_opener", poker::Phase::naming_opener},
                                         {"bringing_in", poker::Phase::bringing_in},
                                         {"betting", poker::Phase::betting},
                                         {"drawing", poker::Phase::drawing},
                                         {"run_twice_offered", poker::Phase::run_twice_offered},
                                         {"choosing", poker::Phase::choosing},
                                         {"showing", poker::Phase::showing},
                                         {"naming_winners", poker::Phase::naming_winners},
                                         {"pushing", poker::Phase::pushing},
                                         {"ended", poker::Phase::ended}});
};
template <>
struct WordsOf<poker::StepKind> {
  static constexpr auto list =
      std::to_array<Word<poker::StepKind>>({{"start_hand", poker::StepKind::start_hand},
                                            {"unlock_deal", poker::StepKind::unlock_deal},
                                            {"deal_down", poker::StepKind::deal_down},
                                            {"deal_up", poker::StepKind::deal_up},
                                            {"deal_board", poker::StepKind::deal_board},
                                            {"deal_common", poker::StepKind::deal_common},
                                            {"replace_card", poker::StepKind::replace_card},
                                            {"name_opener", poker::StepKind::name_opener},
                                            {"bring_in", poker::StepKind::bring_in},
                                            {"act", poker::StepKind::act},
                                            {"draw", poker::StepKind::draw},
                                            {"agree_run_twice", poker::StepKind::agree_run_twice},
                                            {"choose_after_exposure", poker::StepKind::choose_after_exposure},
                                            {"show", poker::StepKind::show},
                                            {"name_winners", poker::StepKind::name_winners},
                                            {"push", poker::StepKind::push},
                                            {"nothing", poker::StepKind::nothing}});
};

}  // namespace lammer
