// From the table to what is seen of it.
#include "api/codec/table_view_json.h"

#include "api/codec/poker/views.h"
#include "api/codec/room/snapshot.h"
#include "domain/poker/figures.h"

namespace lammer::codec {
namespace {

struct OccupantView {
  std::string name;
  PlayerId player;
};

struct PlaceView {
  std::optional<room::AwayRecord> away;
  bool blocked = false;
  Money chips;            // all of the seat's
  bool dealt_in = false;  // in the hand in play
  std::optional<OccupantView> occupant;
  bool owes_blinds = false;
  Money pending;
  room::Presence presence = room::Presence::playing;
  SeatNo seat;
  Money stack;  // can play now
  Money time_due;
};

struct GameView {
  poker::GameCode code = poker::GameCode::holdem;
  bool halves = false;
  bool has_board = false;
  bool has_button = false;
  std::string_view name;
};

struct BetsView {
  std::optional<Money> max;
  std::optional<std::uint8_t> max_raises;
  Money min;
  Money min_increase_cap;
  poker::BetStructure structure = poker::BetStructure::spread;
};

struct ForcedView {
  Money ante;
  poker::AnteMode ante_mode = poker::AnteMode::each;
  std::vector<Money> blinds;
  std::optional<Money> bring_in;
  std::optional<Money> straddle_to;
};

// Amounts where they are played at this table.
struct SpecialsView {
  std::optional<std::vector<Money>> bomb;
  std::optional<std::vector<Money>> double_board;
  bool run_twice = false;
  std::optional<std::vector<Money>> waterfall;
};

struct RulesView {
  poker::AwayStakes away = poker::AwayStakes::either;
  BetsView bets;
  poker::CardsEntry cards_entry = poker::CardsEntry::full;
  std::optional<std::uint8_t> clock_seconds;
  ForcedView forced;
  GameView game;
  poker::KillMode kill = poker::KillMode::none;
  poker::TableMode mode = poker::TableMode::cash;
  SpecialsView specials;
  poker::StubCount stub_count = poker::StubCount::optional;
  Money unit;
  std::uint32_t version = 0;
};

struct KillView {
  std::optional<SeatNo> killer;
};

struct TableStepView {
  Clause clause = "POKER-07.B";
  std::optional<StepView> hand;
  room::TableStepKind kind = room::TableStepKind::open_table;
  std::vector<room::LeftOut> left_out;
  poker::SeatSet owing;
  poker::SeatSet playing;
  std::string sentence;
};

struct TableView {
  std::optional<SeatNo> button;
  std::vector<room::FloorCall> calls;
  std::optional<room::DealerDown> dealer;
  std::optional<HandView> hand;
  std::uint64_t hand_number = 0;
  std::optional<room::Hold> hold;
  TableId id;
  std::optional<room::HandResult> last_hand;
  std::size_t may_take_back = 0;  // commands
  room::Mode mode = room::Mode::real;
  std::string name;
  std::optional<KillView> next_kill;
  std::optional<RulesView> rules;
  std::vector<PlaceView> seats;
  std::int64_t seq = 0;
  std::optional<SheetView> sheet;
  room::TableStatus status = room::TableStatus::closed;
  TableStepView step;
  room::TimeCharges time;
  room::Totals totals;
};

struct RowView {
  std::optional<BetsView> bets;
  std::size_t calls = 0;
  std::optional<room::DealerDown> dealer;
  std::optional<ForcedView> forced;
  std::optional<GameView> game;
  std::uint64_t hand_number = 0;
  bool held = false;
  TableId id;
  bool in_hand = false;
  room::Mode mode = room::Mode::real;
  std::string name;
  std::uint8_t seat_count = 0;
  std::size_t seats_taken = 0;
  std::int64_t seq = 0;
  room::TableStatus status = room::TableStatus::closed;
};

}  // namespace

template <>
struct Fields<OccupantView> {
  static constexpr auto list = fields(field("name", &OccupantView::name), field("player", &OccupantView::player));
};

template <>
struct Fields<PlaceView> {
  static constexpr auto list = fields(
      field("away", &PlaceView::away), field("blocked", &PlaceView::blocked), field("chips_cents", &PlaceView::chips),
      field("dealt_in", &PlaceView::dealt_in), field("occupant", &PlaceView::occupant),
      field("owes_blinds", &PlaceView::owes_blinds), field("pending_cents", &PlaceView::pending),
      field("presence", &PlaceView::presence), field("seat", &PlaceView::seat), field("stack_cents", &PlaceView::stack),
      field("time_due_cents", &PlaceView::time_due));
};

template <>
struct Fields<GameView> {
  static constexpr auto list = fields(field("code", &GameView::code), field("halves", &GameView::halves),
                                      field("has_board", &GameView::has_board),
                                      field("has_button", &GameView::has_button), field("name", &GameView::name));
};

template <>
struct Fields<BetsView> {
  static constexpr auto list =
      fields(field("max_cents", &BetsView::max), field("max_raises", &BetsView::max_raises),
             field("min_cents", &BetsView::min), field("min_increase_cap_cents", &BetsView::min_increase_cap),
             field("structure", &BetsView::structure));
};

template <>
struct Fields<ForcedView> {
  static constexpr auto list =
      fields(field("ante_cents", &ForcedView::ante), field("ante_mode", &ForcedView::ante_mode),
             field("blinds_cents", &ForcedView::blinds), field("bring_in_cents", &ForcedView::bring_in),
             field("straddle_to_cents", &ForcedView::straddle_to));
};

template <>
struct Fields<SpecialsView> {
  static constexpr auto list =
      fields(field("bomb_cents", &SpecialsView::bomb), field("double_board_cents", &SpecialsView::double_board),
             field("run_twice", &SpecialsView::run_twice), field("waterfall_cents", &SpecialsView::waterfall));
};

template <>
struct Fields<RulesView> {
  static constexpr auto list = fields(
      field("away", &RulesView::away), field("bets", &RulesView::bets), field("cards_entry", &RulesView::cards_entry),
      field("clock_seconds", &RulesView::clock_seconds), field("forced", &RulesView::forced),
      field("game", &RulesView::game), field("kill", &RulesView::kill), field("mode", &RulesView::mode),
      field("specials", &RulesView::specials), field("stub_count", &RulesView::stub_count),
      field("unit_cents", &RulesView::unit), field("version", &RulesView::version));
};

template <>
struct Fields<KillView> {
  static constexpr auto list = fields(field("killer", &KillView::killer));
};

template <>
struct Fields<room::LeftOut> {
  static constexpr auto list =
      fields(field("clause", &room::LeftOut::clause), field("needs_cents", &room::LeftOut::needs),
             field("seat", &room::LeftOut::seat), field("why", &room::LeftOut::why));
};

template <>
struct Fields<TableStepView> {
  static constexpr auto list = fields(field("clause", &TableStepView::clause), field("hand", &TableStepView::hand),
                                      field("kind", &TableStepView::kind), field("left_out", &TableStepView::left_out),
                                      field("owing", &TableStepView::owing), field("playing", &TableStepView::playing),
                                      field("sentence", &TableStepView::sentence));
};

template <>
struct Fields<TableView> {
  static constexpr auto list = fields(
      field("button", &TableView::button), field("calls", &TableView::calls), field("dealer", &TableView::dealer),
      field("hand", &TableView::hand), field("hand_number", &TableView::hand_number), field("hold", &TableView::hold),
      field("id", &TableView::id), field("last_hand", &TableView::last_hand),
      field("may_take_back", &TableView::may_take_back), field("mode", &TableView::mode),
      field("name", &TableView::name), field("next_kill", &TableView::next_kill), field("rules", &TableView::rules),
      field("seats", &TableView::seats), field("seq", &TableView::seq), field("sheet", &TableView::sheet),
      field("status", &TableView::status), field("step", &TableView::step), field("time", &TableView::time),
      field("totals", &TableView::totals));
};

template <>
struct Fields<RowView> {
  static constexpr auto list = fields(
      field("bets", &RowView::bets), field("calls", &RowView::calls), field("dealer", &RowView::dealer),
      field("forced", &RowView::forced), field("game", &RowView::game), field("hand_number", &RowView::hand_number),
      field("held", &RowView::held), field("id", &RowView::id), field("in_hand", &RowView::in_hand),
      field("mode", &RowView::mode), field("name", &RowView::name), field("seat_count", &RowView::seat_count),
      field("seats_taken", &RowView::seats_taken), field("seq", &RowView::seq), field("status", &RowView::status));
};

namespace {

std::optional<std::vector<Money>> amounts_if(bool played, const std::vector<Money>& amounts) {
  return played ? std::optional(amounts) : std::nullopt;
}

ForcedView view_of(const poker::HouseRules& rules, const poker::ForcedRules& forced) {
  ForcedView view{.ante = forced.ante, .ante_mode = forced.ante_mode};
  view.blinds.assign(forced.blinds.begin(), forced.blinds.begin() + forced.blind_count);
  if (!poker::game(rules.game).has_button()) view.bring_in = poker::bring_in_amount(rules);
  if (forced.straddle) view.straddle_to = forced.straddle_to();
  return view;
}

RulesView view_of(const poker::HouseRules& rules, std::uint32_t version) {
  const auto& game = poker::game(rules.game);
  const auto& special = rules.special;
  RulesView view{
      .away = rules.stakes.away,
      .bets = {rules.bet.max, rules.bet.max_raises, rules.bet.min, rules.bet.min_increase_cap, rules.bet.structure},
      .cards_entry = rules.cards_entry,
      .forced = view_of(rules, rules.forced),
      .game = {game.code, game.has_halves(), game.has_board(), game.has_button(), game.name},
      .kill = rules.kill.mode,
      .mode = rules.mode,
      .specials = {amounts_if(special.bomb, special.bomb_amounts),
                   amounts_if(special.double_board, special.double_board_amounts), special.run_twice,
                   amounts_if(special.waterfall, special.waterfall_amounts)},
      .stub_count = rules.deck.stub_count,
      .unit = rules.split.unit,
      .version = version};
  if (rules.clock.enabled) view.clock_seconds = rules.clock.seconds;
  return view;
}

PlaceView view_of(const room::Table& table, SeatNo number) {
  const auto& seat = table.seats[number];
  PlaceView view{.away = seat.away,
                 .blocked = seat.blocked,
                 .chips = table.chips_of(number),
                 .dealt_in = table.in_hand() && table.hand->hand().dealt.contains(number),
                 .owes_blinds = seat.owes_blinds,
                 .pending = seat.pending,
                 .presence = seat.presence,
                 .seat = number,
                 .stack = table.playing_stack(number),
                 .time_due = seat.time_due};
  if (seat.occupant) view.occupant = OccupantView{seat.occupant->name, seat.occupant->player};
  return view;
}

TableStepView view_of(const room::TableStep& step, const room::Table& table) {
  TableStepView view{.clause = step.clause,
                     .kind = step.kind,
                     .left_out = step.left_out,
                     .owing = step.owing,
                     .playing = step.playing,
                     .sentence = room::sentence(step, table)};
  if (step.hand) view.hand = codec::view_of(*step.hand, table.hand->hand(), table.hand->rules());
  return view;
}

TableView view_of(const room::Table& table, std::int64_t seq, DownCards down) {
  TableView view{.button = button_seat(table),
                 .calls = table.calls,
                 .dealer = table.dealer,
                 .hand_number = table.hand_number,
                 .hold = table.hold,
                 .id = table.id,
                 .last_hand = table.last_hand,
                 .mode = table.mode,
                 .name = table.name,
                 .seq = seq,
                 .status = table.status,
                 .step = view_of(table_step(table), table),
                 .time = table.time,
                 .totals = table.totals};
  if (const auto* rules = rules_in_force(table)) view.rules = view_of(*rules, version_in_force(table));
  if (table.kill) view.next_kill = KillView{table.killer};
  for (std::uint8_t number = 1; number <= table.seat_count; ++number)
    view.seats.push_back(view_of(table, SeatNo(number)));
  if (!table.hand || table.is_start_taken_back()) return view;
  view.hand = codec::view_of(table.hand->hand(), down);
  if (table.in_hand()) view.may_take_back = table.hand->standing();
  if (const auto sheet = sheet_of(*table.hand))
    view.sheet = codec::view_of(*sheet, table.hand->hand(), table.hand->rules());
  return view;
}

RowView row_of(const room::Table& table, std::int64_t seq) {
  RowView row{.calls = table.calls.size(),
              .dealer = table.dealer,
              .hand_number = table.hand_number,
              .held = table.hold.has_value(),
              .id = table.id,
              .in_hand = table.in_hand(),
              .mode = table.mode,
              .name = table.name,
              .seat_count = table.seat_count,
              .seats_taken = static_cast<std::size_t>(table.taken().count()),
              .seq = seq,
              .status = table.status};
  if (const auto* rules = rules_in_force(table)) {
    auto view = view_of(*rules, version_in_force(table));
    row.bets = view.bets;
    row.forced = std::move(view.forced);
    row.game = view.game;
  }
  return row;
}

}  // namespace

std::string encode_table_row(const room::Table& table, std::int64_t seq) {
  return text_of(row_of(table, seq));
}

std::string encode_table_list(std::span<const std::string> rows, std::optional<std::int64_t> next) {
  std::string out = "{\"items\":[";
  for (std::size_t i = 0; i < rows.size(); ++i) out.append(i == 0 ? "" : ",").append(rows[i]);
  out += "]";
  if (next) write_number(out += ",\"next\":", *next);
  return out + "}";
}

std::string encode_table_view(const room::Table& table, std::int64_t seq, DownCards down) {
  return text_of(view_of(table, seq, down));
}

}  // namespace lammer::codec
