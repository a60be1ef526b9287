// The table of permitted flows, and what it refuses.
#include "domain/ledger/transfer.h"

#include <algorithm>
#include <array>

#include "domain/core/bug.h"

namespace lammer::ledger {
namespace {

using enum Flow;

constexpr std::array names{
    std::pair{buy_in, std::string_view("buy_in")},
    std::pair{cash_out, std::string_view("cash_out")},
    std::pair{currency_taken, std::string_view("currency_taken")},
    std::pair{chips_for_currency, std::string_view("chips_for_currency")},
    std::pair{bet, std::string_view("bet")},
    std::pair{bet_returned, std::string_view("bet_returned")},
    std::pair{side_pot, std::string_view("side_pot")},
    std::pair{rake_set_aside, std::string_view("rake_set_aside")},
    std::pair{time_charge, std::string_view("time_charge")},
    std::pair{drop, std::string_view("drop")},
    std::pair{bad_beat_contribution, std::string_view("bad_beat_contribution")},
    std::pair{high_hand_contribution, std::string_view("high_hand_contribution")},
    std::pair{award, std::string_view("award")},
    std::pair{rake_returned, std::string_view("rake_returned")},
    std::pair{refund, std::string_view("refund")},
    std::pair{tip, std::string_view("tip")},
    std::pair{box_count, std::string_view("box_count")},
    std::pair{cage_count, std::string_view("cage_count")},
    std::pair{bad_beat_payout, std::string_view("bad_beat_payout")},
    std::pair{high_hand_payout, std::string_view("high_hand_payout")},
    std::pair{promotion_payout, std::string_view("promotion_payout")},
    std::pair{carry_over, std::string_view("carry_over")},
    std::pair{to_promotion, std::string_view("to_promotion")},
    std::pair{bad_beat_closing, std::string_view("bad_beat_closing")},
};

constexpr std::array flows = [] {
  std::array<Flow, names.size()> all{};
  for (std::size_t i = 0; i < names.size(); ++i) all[i] = names[i].first;
  return all;
}();

constexpr Side stacks{Container::stack, Claimant::players};
constexpr Side pots{Container::pot, Claimant::players};
constexpr Side area{Container::rake_area, Claimant::players};
constexpr Side drop_box{Container::drop_box, Claimant::house};
constexpr Side tip_box{Container::tip_box, Claimant::dealers};
constexpr Side bank{Container::bank, Claimant::house};
constexpr Side cage{Container::cage, Claimant::house};
constexpr Side pocket{Container::player_cash, Claimant::players};
constexpr Side bad_beat_box{Container::bad_beat_box, Claimant::bad_beat};
constexpr Side high_hand_box{Container::high_hand_box, Claimant::high_hand};
constexpr Side bad_beat_locked{Container::locked_container, Claimant::bad_beat};
constexpr Side high_hand_locked{Container::locked_container, Claimant::high_hand};
constexpr Side bad_beat_fund{Container::cage, Claimant::bad_beat};
constexpr Side high_hand_fund{Container::cage, Claimant::high_hand};
constexpr Side promotion_fund{Container::cage, Claimant::promotion};

constexpr std::array permitted{
    PermittedFlow{buy_in, stacks, bank, "POKER-08.B.2", "buy-in or top-up, usable from the next hand"},
    PermittedFlow{buy_in, stacks, cage, "POKER-08.B.2", "buy-in or top-up at the cage"},
    PermittedFlow{cash_out, bank, stacks, "POKER-08.B.2", "cash-out, between rounds only"},
    PermittedFlow{cash_out, cage, stacks, "POKER-08.B.2", "cash-out at the cage, between rounds only"},
    PermittedFlow{currency_taken, bank, stacks, "POKER-08.B.3", "currency that plays is converted at once"},
    PermittedFlow{chips_for_currency, stacks, bank, "POKER-08.B.3", "chips for currency that plays"},
    PermittedFlow{bet, pots, stacks, "POKER-01.B.2", "ante, blind, forced bet, bet, call, raise, preset amount"},
    PermittedFlow{bet_returned, stacks, pots, "POKER-17.D", "the uncalled part of the last bet; change"},
    PermittedFlow{side_pot, pots, pots, "POKER-08.B.5.c", "an all-in divides the pot"},
    PermittedFlow{rake_set_aside, area, pots, "POKER-17.B.1.a", "rake due at the end of a betting round"},
    PermittedFlow{time_charge, area, stacks, "POKER-17.B.3.e", "time charge, between rounds"},
    PermittedFlow{time_charge, area, pots, "POKER-17.B.3.a", "time charge on the table, from the first pot"},
    PermittedFlow{drop, drop_box, area, "POKER-17.B.1.b", "end of the round; time charge after the floor signed"},
    PermittedFlow{bad_beat_contribution, bad_beat_box, pots, "POKER-15.C.2", "after the rake, before the push"},
    PermittedFlow{high_hand_contribution, high_hand_box, pots, "POKER-16.C.2", "after the rake, before the push"},
    PermittedFlow{award, stacks, pots, "POKER-07.F.7", "the pot is pushed"},
    PermittedFlow{rake_returned, pots, area, "POKER-18.G", "misdeal, void hand, or a refund that lowers the rake"},
    PermittedFlow{refund, stacks, pots, "POKER-18.G", "misdeal, void hand, fouled protected hand, void stud hand"},
    PermittedFlow{tip, tip_box, stacks, "POKER-02.D", "tip, between rounds"},
    PermittedFlow{box_count, bad_beat_locked, bad_beat_box, "POKER-15.D.1", "count at a closed table"},
    PermittedFlow{box_count, high_hand_locked, high_hand_box, "POKER-16.D.1", "count at a closed table"},
    PermittedFlow{cage_count, bad_beat_fund, bad_beat_locked, "POKER-15.E", "the cashier verifies"},
    PermittedFlow{cage_count, bad_beat_fund, bad_beat_box, "POKER-15.E", "the cashier counts a locked box"},
    PermittedFlow{cage_count, high_hand_fund, high_hand_locked, "POKER-16.E", "the cashier verifies"},
    PermittedFlow{cage_count, high_hand_fund, high_hand_box, "POKER-16.E", "the cashier counts a locked box"},
    PermittedFlow{bad_beat_payout, pocket, bad_beat_fund, "POKER-15.H", "verified Bad Beat; closing plan"},
    PermittedFlow{high_hand_payout, pocket, high_hand_fund, "POKER-16.I.1", "the best slip of the period, at the cage"},
    PermittedFlow{promotion_payout, pocket, promotion_fund, "POKER-16.J", "promotion award"},
    PermittedFlow{carry_over, high_hand_fund, high_hand_fund, "POKER-16.I.2", "no full house, or not collected"},
    PermittedFlow{to_promotion, promotion_fund, high_hand_fund, "POKER-16.J", "not collected in time"},
    PermittedFlow{bad_beat_closing, bad_beat_fund, bad_beat_fund, "POKER-15.J", "closing plan: to another Bad Beat"},
};

tl::unexpected<Refusal> refused(std::string_view code, std::string sentence, Clause clause) {
  return tl::unexpected(Refusal{code, std::move(sentence), clause});
}

Side side_of(const Account& account) {
  return {account.container(), account.claim().claimant};
}

Clause clause_of_fund(Claimant fund, bool receives) {
  if (fund == Claimant::bad_beat) return receives ? Clause("POKER-15.A") : Clause("POKER-15.J");
  return receives ? Clause("POKER-16.A.1") : Clause("POKER-16.J");
}

// A fund is fed by pots and by its own kind alone, and what it gives goes to players.
Expected<void> check_funds(const Account& receiver, const Account& giver) {
  const auto& to = receiver.claim();
  const auto& from = giver.claim();
  const bool own_kind = from.is_fund() && (from.claimant == to.claimant || to.claimant == Claimant::promotion);
  if (to.is_fund() && !own_kind && giver.container() != Container::pot)
    return refused("ledger.fund", "a fund is fed by pot contributions alone, not by " + text(giver),
                   clause_of_fund(to.claimant, true));
  if (from.is_fund() && !to.is_fund() && to.claimant != Claimant::players)
    return refused("ledger.fund", "fund money goes to players, never to " + text(receiver),
                   clause_of_fund(from.claimant, false));
  return {};
}

bool moves_between_funds(Flow flow) {
  return flow == carry_over || flow == bad_beat_closing;
}

Expected<void> check_places(const PermittedFlow& row, const Account& receiver, const Account& giver) {
  if (receiver.table() && giver.table() && receiver.table() != giver.table())
    return refused("ledger.other_table", text(giver) + " and " + text(receiver) + " are at different tables",
                   row.clause);
  // Boxes name no fund: what they hold is told apart when they are counted.
  const auto& to = receiver.claim();
  const auto& from = giver.claim();
  const bool both_named = to.claimant == from.claimant && to.fund != 0 && from.fund != 0;
  if (both_named && to.fund != from.fund && !moves_between_funds(row.flow))
    return refused("ledger.other_fund", text(giver) + " and " + text(receiver) + " belong to different funds",
                   row.clause);
  return {};
}

}  // namespace

std::span<const Flow> all_flows() {
  return flows;
}

std::string_view name(Flow flow) {
  return names[static_cast<std::size_t>(flow)].second;
}

std::optional<Flow> find_flow(std::string_view text) {
  for (const auto& [flow, word] : names)
    if (word == text) return flow;
  return std::nullopt;
}

std::span<const PermittedFlow> permitted_flows() {
  return permitted;
}

Transfer opposite_of(const Transfer& transfer) {
  return {transfer.flow, transfer.credit, transfer.debit, transfer.amount,
          transfer.booking == Booking::entry ? Booking::correction : Booking::entry};
}

bool is_correctable(Flow flow) {
  switch (flow) {
    case bet:
    case bet_returned:
    case side_pot:
    case rake_set_aside:
    case rake_returned:
    case refund:
      return true;
    default:
      return false;
  }
}

Expected<void> check(const Transfer& transfer) {
  const bool corrects = transfer.booking == Booking::correction;
  const auto& receiver = corrects ? transfer.credit : transfer.debit;
  const auto& giver = corrects ? transfer.debit : transfer.credit;
  if (transfer.amount <= Money())
    return refused("ledger.amount", transfer.amount.text() + " is no amount to move", "POKER-01.B.2");
  if (receiver == giver) return refused("ledger.same_account", text(receiver) + " cannot pay itself", "POKER-01.B.2");
  if (auto funds = check_funds(receiver, giver); !funds) return funds;
  const auto fits = [&](const PermittedFlow& row) {
    return row.flow == transfer.flow && row.debit == side_of(receiver) && row.credit == side_of(giver);
  };
  const auto* row = std::ranges::find_if(permitted, fits);
  // A side pot is made of the main pot and of no other.
  const bool divides_wrongly = transfer.flow == side_pot && (receiver.number() == 0 || giver.number() != 0);
  if (row == permitted.end() || divides_wrongly) {
    const auto* named = std::ranges::find(permitted, transfer.flow, &PermittedFlow::flow);
    insist(named != permitted.end(), "every flow has a row");
    return refused(
        "ledger.flow",
        std::string(name(transfer.flow)) + " does not move money from " + text(giver) + " to " + text(receiver),
        named->clause);
  }
  if (auto places = check_places(*row, receiver, giver); !places) return places;
  if (corrects && !is_correctable(transfer.flow))
    return refused("ledger.final", std::string(name(transfer.flow)) + " is final", "POKER-17.E");
  return {};
}

}  // namespace lammer::ledger
