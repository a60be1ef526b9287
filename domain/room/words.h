// The words of the table's enums, as they stand in the record and in the API.
#pragma once
#include "domain/core/words.h"
#include "domain/room/table_step.h"

namespace lammer {

template <>
struct WordsOf<room::Mode> {
  static constexpr auto list =
      std::to_array<Word<room::Mode>>({{"real", room::Mode::real}, {"training", room::Mode::training}});
};
template <>
struct WordsOf<room::TableStatus> {
  static constexpr auto list = std::to_array<Word<room::TableStatus>>(
      {{"closed", room::TableStatus::closed}, {"open", room::TableStatus::open}});
};
template <>
struct WordsOf<room::Presence> {
  static constexpr auto list = std::to_array<Word<room::Presence>>({{"playing", room::Presence::playing},
                                                                    {"sitting_out", room::Presence::sitting_out},
                                                                    {"away", room::Presence::away},
                                                                    {"leaving", room::Presence::leaving}});
};
template <>
struct WordsOf<room::AwayMethod> {
  static constexpr auto list =
      std::to_array<Word<room::AwayMethod>>({{"count", room::AwayMethod::count}, {"cover", room::AwayMethod::cover}});
};
template <>
struct WordsOf<room::ChipSource> {
  static constexpr auto list =
      std::to_array<Word<room::ChipSource>>({{"bank", room::ChipSource::bank}, {"cage", room::ChipSource::cage}});
};
template <>
struct WordsOf<room::LeftOutWhy> {
  static constexpr auto list =
      std::to_array<Word<room::LeftOutWhy>>({{"sitting_out", room::LeftOutWhy::sitting_out},
                                             {"away", room::LeftOutWhy::away},
                                             {"leaving", room::LeftOutWhy::leaving},
                                             {"blocked", room::LeftOutWhy::blocked},
                                             {"time_unpaid", room::LeftOutWhy::time_unpaid},
                                             {"declined", room::LeftOutWhy::declined},
                                             {"short_stack", room::LeftOutWhy::short_stack},
                                             {"waits_for_blind", room::LeftOutWhy::waits_for_blind}});
};
template <>
struct WordsOf<room::TableStepKind> {
  static constexpr auto list =
      std::to_array<Word<room::TableStepKind>>({{"open_table", room::TableStepKind::open_table},
                                                {"release_hold", room::TableStepKind::release_hold},
                                                {"tap_in", room::TableStepKind::tap_in},
                                                {"collect_time", room::TableStepKind::collect_time},
                                                {"verify_time", room::TableStepKind::verify_time},
                                                {"drop_time", room::TableStepKind::drop_time},
                                                {"draw_button", room::TableStepKind::draw_button},
                                                {"need_players", room::TableStepKind::need_players},
                                                {"start_hand", room::TableStepKind::start_hand},
                                                {"play_hand", room::TableStepKind::play_hand}});
};

}  // namespace lammer
