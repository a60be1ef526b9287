// From the file's money fields to forced money and limits.
#include "services/exports/phh/opening.h"

#include <algorithm>
#include <numeric>

namespace lammer::phh {
namespace {

using poker::AnteMode;
using poker::ButtonPlace;
using poker::HeadsUpBlinds;

tl::unexpected<Refusal> refused(std::string_view code, std::string sentence) {
  return tl::make_unexpected(Refusal{code, std::move(sentence), {}});
}

Money total(const std::vector<Money>& amounts) {
  return std::accumulate(amounts.begin(), amounts.end(), Money());
}

// One entry a player in the order of the players: heads-up the file's own order is the other way round.
std::vector<Money> by_player(const PhhHand& hand, const std::vector<Money>& entries) {
  std::vector<Money> amounts(hand.player_count());
  for (std::size_t i = 0; i < entries.size(); ++i)
    amounts[static_cast<std::size_t>(posted_by(hand, i)) - 1] = entries[i];
  return amounts;
}

// Every amount of the file, those of the actions too.
std::vector<Money> amounts_of(const PhhHand& hand) {
  std::vector<Money> amounts;
  const auto add = [&](const std::vector<Money>& more) { amounts.insert(amounts.end(), more.begin(), more.end()); };
  add(hand.antes);
  add(hand.blinds_or_straddles);
  add(hand.starting_stacks);
  if (hand.finishing_stacks) add(*hand.finishing_stacks);
  for (const auto& limit : {hand.bring_in, hand.small_bet, hand.big_bet, hand.min_bet})
    if (limit) amounts.push_back(*limit);
  for (const auto& action : hand.actions)
    if (const auto* raise = std::get_if<CompleteBetOrRaiseTo>(&action.act)) amounts.push_back(raise->to);
  return amounts;
}

// Sums of such amounts fit in 64 bits many times over.
constexpr auto amount_max = Money::cents(INT64_MAX / 1000);

bool is_too_large(Money amount) {
  return amount > amount_max || amount < -amount_max;
}

// The chip in which pots are divided: with finishing stacks the largest that all amounts are made of, since two shares
// of one pot differ by a chip or not at all. Without them a whole unit, or a cent if some amount has a fraction.
Money chip_of(const PhhHand& hand) {
  std::int64_t common = 0;
  for (const auto amount : amounts_of(hand)) common = std::gcd(common, amount.in_cents());
  const auto unit = Money::dollars(1);
  if (hand.finishing_stacks) return Money::cents(std::max<std::int64_t>(common, 1));
  return common % unit.in_cents() == 0 ? unit : Money::cents(1);
}

// An up card or a board that nobody saw: then the file says who opens and who wins.
bool has_unseen_open_card(const PhhHand& hand) {
  const bool stud = has_bring_in(hand.variant);
  std::vector<std::size_t> dealt(hand.player_count());
  const auto unseen = [](const MaybeCard& card) { return !card; };
  return std::ranges::any_of(hand.actions, [&](const PhhAction& action) {
    if (const auto* board = std::get_if<DealBoard>(&action.act)) return std::ranges::any_of(board->cards, unseen);
    const auto* hole = std::get_if<DealHole>(&action.act);
    if (!stud || hole == nullptr) return false;
    auto& count = dealt[static_cast<std::size_t>(hole->player) - 1];
    // The third to the sixth card lie face up.
    return std::ranges::any_of(hole->cards,
                               [&](const MaybeCard& card) { return ++count, !card && count > 2 && count < 7; });
  });
}

class OpeningReader {
 public:
  explicit OpeningReader(const PhhHand& hand)
      : hand_(hand), players_(hand.player_count()), posts_(by_player(hand, hand.blinds_or_straddles)) {}

  Expected<Opening> read() {
    if (players_ > poker::seats_max)
      return refused("phh.players",
                     "a table has " + std::to_string(poker::seats_max) + " seats, not " + std::to_string(players_));
    if (std::ranges::any_of(amounts_of(hand_), is_too_large))
      return refused("phh.amount", "no table plays for amounts this large");
    read_limits();
    for (int player = 1; player <= static_cast<int>(players_); ++player) {
      start().asking.add(seat_of(player));
      start().stacks[seat_of(player)] = hand_.starting_stacks[static_cast<std::size_t>(player) - 1];
    }
    if (!has_bring_in(hand_.variant) && !(players_ == 2 ? read_blinds_heads_up() : read_blinds()))
      return refused("phh.forced_money", "blinds_or_straddles: no table posts these blinds in these places");
    if (!read_antes())
      return refused("phh.forced_money", "antes: neither everyone nor the button or big blind alone pays");
    read_rake();
    return opening_;
  }

 private:
  poker::HouseRules& rules() { return opening_.rules; }
  poker::ForcedRules& forced() { return opening_.rules.forced; }
  poker::StartHand& start() { return opening_.start; }

  void read_limits() {
    const auto [game, structure] = game_of_variant(hand_.variant);
    rules().game = game;
    rules().mode = poker::TableMode::tournament;
    rules().short_stack_plays = true;
    rules().cards_entry = has_unseen_open_card(hand_) ? poker::CardsEntry::none : poker::CardsEntry::full;
    rules().bet.structure = structure;
    rules().bet.min =
        has_fixed_bets(hand_.variant) ? hand_.small_bet.value_or(Money()) : hand_.min_bet.value_or(Money());
    rules().bet.max = hand_.big_bet;
    rules().stud.bring_in = hand_.bring_in;
    rules().stud.bring_in_may_open_full = true;
    rules().stud.hl_order = poker::BringInHlOrder::low_card;
    if (hand_.variant == Variant::fb) rules().draw.count = 3;
    rules().split.unit = rules().rake.unit = chip_of(hand_);
    rules().deck.stub_count = poker::StubCount::off;
  }

  void set_blinds(std::initializer_list<Money> blinds) {
    forced().blind_count = static_cast<std::uint8_t>(blinds.size());
    std::ranges::copy(blinds, forced().blinds.begin());
  }

  // The button has the smaller blind, or, by the letter of the rule book, the larger one; the other seat follows.
  bool read_blinds_heads_up() {
    const auto first = posts_[0];
    const auto button = posts_[1];
    if (first.is_negative() || button.is_negative()) return false;
    const bool button_is_small = button <= first;
    forced().heads_up_blinds = button_is_small ? HeadsUpBlinds::button_small : HeadsUpBlinds::literal;
    if (button_is_small)
      set_blinds({button, first});
    else
      set_blinds({first, button});
    last_blind_ = button_is_small ? 1 : 2;
    return true;
  }

  bool read_blinds() {
    std::size_t last = 0;  // who posts last, counted from 1
    for (std::size_t i = 0; i < players_; ++i) {
      if (posts_[i] > Money()) last = i + 1;
      if (posts_[i].is_negative()) start().posts_missed.add(seat_of(static_cast<int>(i) + 1));
    }
    const bool button_alone = last == players_ && std::ranges::count(posts_, Money()) == static_cast<int>(players_) - 1;
    if (last > 3 && button_alone) {
      post_on_the_button();
      return true;
    }
    const bool straddled = last > 2 && is_straddle(last);
    const auto blinds = straddled ? last - 1 : last;
    if (blinds > poker::blinds_max) return false;
    forced().blind_count = static_cast<std::uint8_t>(blinds);
    std::copy_n(posts_.begin(), blinds, forced().blinds.begin());
    last_blind_ = static_cast<int>(blinds);
    if (straddled) set_straddle(static_cast<int>(last));
    return posts_missed_fit();
  }

  // Short deck: the button alone posts. To the engine that is the last blind of a dead button's table, the one before
  // it being nothing.
  void post_on_the_button() {
    const auto button = static_cast<int>(players_);
    set_blinds({Money(), posts_.back()});
    last_blind_ = button;
    rules().button.move = poker::ButtonMove::dead;
    ButtonPlace before;
    before.blinds = {seat_of(button), seat_of(button - 1), std::nullopt};
    start().before.last = before;
  }

  bool is_straddle(std::size_t last) const {
    const auto amount = posts_[last - 1];
    return poker::game(opening_.rules.game).straddle_allowed && posts_[last - 2] > Money() &&
           amount >= posts_[last - 2] * 2 && hand_.starting_stacks[last - 1] >= amount + ante_of(last - 1);
  }
  Money ante_of(std::size_t player) const { return by_player(hand_, hand_.antes)[player]; }

  void set_straddle(int player) {
    const auto amount = posts_[static_cast<std::size_t>(player) - 1];
    forced().straddle = true;
    forced().straddle_amount = amount;
    // The format measures the first raise in min_bet, whatever was straddled.
    forced().straddle_unit = poker::StraddleUnit::big_blind;
    opening_.straddle = poker::Straddle{seat_of(player), amount};
  }

  // The engine's missed blinds are both of them: the big one live, the small one dead, which a file gives as an ante.
  bool posts_missed_fit() {
    if (start().posts_missed.empty()) return true;
    forced().missed_blinds = poker::MissedBlinds::post_both;
    const auto antes = by_player(hand_, hand_.antes);
    for (std::size_t i = 0; i < players_; ++i) {
      const bool posts = posts_[i].is_negative();
      if (posts && -posts_[i] != forced().last_blind()) return false;
      if (antes[i] != (posts ? forced().blinds[0] : Money())) return false;
    }
    return forced().blind_count > 1;
  }

  bool read_antes() {
    if (!start().posts_missed.empty()) return true;
    const auto antes = by_player(hand_, hand_.antes);
    forced().ante = antes.front();
    if (std::ranges::count(antes, antes.front()) == static_cast<std::ptrdiff_t>(players_)) return true;
    const auto payer = std::ranges::find_if(antes, [](Money ante) { return !ante.is_zero(); });
    if (std::ranges::count(antes, Money()) != static_cast<std::ptrdiff_t>(players_) - 1) return false;
    const auto player = static_cast<int>(payer - antes.begin()) + 1;
    const bool big_blind = player == last_blind_;
    if (!big_blind && player != static_cast<int>(players_)) return false;
    forced().ante = {};
    forced().ante_for_all = *payer;
    forced().ante_mode = big_blind ? AnteMode::big_blind : AnteMode::button;
    return !has_bring_in(hand_.variant);
  }

  // The file says how much is gone, not how it was reckoned: five percent of each pot, the main pot first, is what
  // card rooms on the net take; what that does not come to is taken from the main pot.
  void read_rake() {
    if (!hand_.finishing_stacks) return;
    const auto taken = total(hand_.starting_stacks) - total(*hand_.finishing_stacks);
    if (taken <= Money()) return;
    rules().rake.percent_on = rules().rake.incremental_on = true;
    rules().rake.percent = percent(5);
    rules().rake.basis = poker::RakeBasis::each_pot;
    rules().rake.max_per_round = taken;
    rules().rake.steps = {{Money::cents(1), taken}};
  }

  const PhhHand& hand_;
  std::size_t players_;
  std::vector<Money> posts_;
  int last_blind_ = 0;
  Opening opening_;
};

}  // namespace

Expected<Opening> opening_of(const PhhHand& hand) {
  return OpeningReader(hand).read();
}

}  // namespace lammer::phh
