// An entry is words with space between them: actor, verb, arguments; a # begins the remark.
#include "services/exports/phh/action.h"

#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "domain/core/quoted.h"
#include "services/exports/phh/amount.h"

namespace lammer::phh {
namespace {

constexpr std::string_view space = " \t\r\n";

using Words = std::span<const std::string_view>;
// An act, or the sentence that says why there is none.
using ActOrProblem = tl::expected<Act, std::string>;

tl::unexpected<std::string> problem(std::string sentence) {
  return tl::make_unexpected(std::move(sentence));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(space) - first + 1);
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    words.push_back(text.substr(0, text.find_first_of(space)));
    text.remove_prefix(words.back().size());
  }
  return words;
}

class EntryReader {
 public:
  explicit EntryReader(std::size_t players) : players_(players) {}

  ActOrProblem read(Words words) const {
    if (words.empty()) return NoAct{};
    if (words[0] == "d") return dealer_act(words.subspan(1));
    return player_act(words);
  }

 private:
  ActOrProblem dealer_act(Words words) const {
    const auto verb = words.empty() ? std::string_view() : words[0];
    if (verb == "db" && words.size() == 2)
      return with_cards(words.subspan(1), [](MaybeCards cards) { return DealBoard{std::move(cards)}; });
    if (verb == "dh" && words.size() == 3) {
      const auto player = player_named(words[1]);
      if (!player) return problem(no_player(words[1]));
      return with_cards(words.subspan(2), [&](MaybeCards cards) { return DealHole{*player, std::move(cards)}; });
    }
    return problem("the dealer's entries are \"d dh pN CARDS\" and \"d db CARDS\"");
  }

  ActOrProblem player_act(Words words) const {
    const auto player = player_named(words[0]);
    if (!player) return problem(no_player(words[0]));
    const auto verb = words.size() < 2 ? std::string_view() : words[1];
    const auto arguments = words.subspan(words.size() < 2 ? 1 : 2);
    if (arguments.empty()) {
      if (verb == "pb") return PostBringIn{*player};
      if (verb == "f") return Fold{*player};
      if (verb == "cc") return CheckOrCall{*player};
    }
    if (arguments.size() <= 1) {
      if (verb == "sd")
        return with_cards(arguments, [&](MaybeCards cards) { return StandPatOrDiscard{*player, std::move(cards)}; });
      if (verb == "sm")
        return with_cards(arguments, [&](MaybeCards cards) { return ShowOrMuck{*player, std::move(cards)}; });
    }
    if (verb == "cbr" && arguments.size() == 1) return raise(*player, arguments[0]);
    return problem("a player's entries are pb, f, cc, cbr AMOUNT, sd [CARDS] and sm [CARDS]");
  }

  static ActOrProblem raise(int player, std::string_view amount) {
    const auto to = parse_amount(amount);
    if (!to) return problem(to.error().sentence);
    if (*to <= Money()) return problem("a bet is above zero");
    return CompleteBetOrRaiseTo{player, *to};
  }

  template <class Make>
  static ActOrProblem with_cards(Words arguments, const Make& make) {
    auto cards = parse_maybe_cards(arguments.empty() ? std::string_view() : arguments[0]);
    if (!cards) return problem(std::move(cards.error().sentence));
    return make(*std::move(cards));
  }

  std::optional<int> player_named(std::string_view word) const {
    int player = 0;
    if (!word.starts_with('p') || word.size() < 2 || word[1] < '1' || word[1] > '9') return std::nullopt;
    const auto [end, error] = std::from_chars(word.data() + 1, word.data() + word.size(), player);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    if (static_cast<std::size_t>(player) > players_) return std::nullopt;
    return player;
  }

  std::string no_player(std::string_view word) const {
    return quoted(word) + " is not a player: they are p1 to p" + std::to_string(players_);
  }

  std::size_t players_;
};

struct ActText {
  std::string operator()(const DealHole& deal) const { return "d dh" + who(deal.player) + cards(deal.cards); }
  std::string operator()(const DealBoard& deal) const { return "d db" + cards(deal.cards); }
  std::string operator()(const PostBringIn& post) const { return by(post.player, "pb"); }
  std::string operator()(const Fold& fold) const { return by(fold.player, "f"); }
  std::string operator()(const CheckOrCall& call) const { return by(call.player, "cc"); }
  std::string operator()(const CompleteBetOrRaiseTo& raise) const {
    return by(raise.player, "cbr ") + amount_text(raise.to);
  }
  std::string operator()(const StandPatOrDiscard& draw) const { return by(draw.player, "sd") + cards(draw.cards); }
  std::string operator()(const ShowOrMuck& show) const { return by(show.player, "sm") + cards(show.cards); }
  std::string operator()(const NoAct&) const { return {}; }

 private:
  static std::string who(int player) { return " p" + std::to_string(player); }
  static std::string by(int player, std::string_view verb) {
    return 'p' + std::to_string(player) + ' ' + std::string(verb);
  }
  static std::string cards(const MaybeCards& cards) { return cards.empty() ? "" : ' ' + text(cards); }
};

}  // namespace

Expected<PhhAction> parse_action(std::string_view source, std::size_t position, std::size_t players) {
  PhhAction action{.act = NoAct{}, .remark = {}, .position = position, .source = std::string(source)};
  const auto hash = source.find('#');
  if (hash != std::string_view::npos) action.remark = trimmed(source.substr(hash + 1));
  auto act = EntryReader(players).read(words_of(source.substr(0, hash)));
  if (!act) return tl::make_unexpected(Refusal{"phh.action", name(action) + ": " + act.error(), {}});
  action.act = *std::move(act);
  return action;
}

std::string text(const PhhAction& action) {
  auto entry = std::visit(ActText(), action.act);
  if (action.remark.empty()) return entry;
  return entry + (entry.empty() ? "# " : " # ") + action.remark;
}

std::string name(const PhhAction& action) {
  return "action " + std::to_string(action.position) + ' ' + quoted(action.source);
}

}  // namespace lammer::phh
