// Files in, hands through the engine, lines out. A file that cannot be read does not stop the others.
#include "api/cli/phh_command.h"

#include <cerrno>
#include <fstream>
#include <ostream>
#include <sstream>
#include <system_error>

#include "api/codec/replay_json.h"
#include "services/exports/phh/from_record.h"
#include "services/exports/phh/reader.h"
#include "services/exports/phh/replay.h"
#include "services/exports/phh/writer.h"

namespace lammer::api {
namespace {

struct FileHand {
  std::optional<std::int64_t> number;  // in a .phhs file
  phh::PhhHand hand;
};

// Hands, or the sentence that says why there are none.
using FileHands = tl::expected<std::vector<FileHand>, std::string>;

FileHands hands_of(const std::string& file) {
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  std::ostringstream copy;
  // Copying nothing fails as well; only errno tells an empty file from one that cannot be read.
  const bool copied = in.is_open() && (copy << in.rdbuf());
  if (!copied && errno != 0)
    return tl::make_unexpected("the file cannot be read: " + std::generic_category().message(errno));
  const auto text = copy.str();
  std::vector<FileHand> hands;
  if (file.ends_with(".phhs")) {
    auto read = phh::parse_phhs(text);
    if (!read) return tl::make_unexpected(std::move(read.error().sentence));
    for (auto& named : *read) hands.push_back({named.number, std::move(named.hand)});
    return hands;
  }
  auto read = phh::parse_phh(text);
  if (!read) return tl::make_unexpected(std::move(read.error().sentence));
  hands.push_back({std::nullopt, *std::move(read)});
  return hands;
}

// A bug of ours in one hand is that hand's error; the others are still played.
Expected<phh::Replayed> replayed(const phh::PhhHand& hand) {
  try {
    return phh::replay(hand);
  } catch (const Bug& bug) {
    return tl::make_unexpected(Refusal{"bug", std::string("a bug in the engine: ") + bug.what(), {}});
  }
}

ReplayLine line_of(const std::string& file, const FileHand& entry, ReplayCheck check) {
  ReplayLine line{.file = file, .hand = entry.number, .error = {}, .finishing_stacks = {}, .rake = {}};
  auto played = replayed(entry.hand);
  if (!played) {
    line.error = std::move(played.error().sentence);
    return line;
  }
  if (check == ReplayCheck::finishing_stacks)
    if (const auto found = phh::difference(entry.hand, *played); !found.empty())
      line.error = "the finishing stacks differ: " + found;
  line.finishing_stacks = std::move(played->finishing_stacks);
  line.rake = played->rake;
  return line;
}

// What was recorded around the hand is kept; the hand itself is told anew.
Expected<phh::PhhHand> exported(const phh::PhhHand& hand) {
  const auto played = replayed(hand);
  if (!played) return tl::make_unexpected(played.error());
  auto told = phh::phh_of(played->log, played->rules);
  if (!told) return told;
  told->players = hand.players;
  if (hand.seats) told->seats = hand.seats;
  told->details = hand.details;
  return told;
}

}  // namespace

int replay_phh(const std::vector<std::string>& files, ReplayCheck check, std::ostream& out) {
  bool all_good = true;
  const auto print = [&](const ReplayLine& line) {
    out << replay_json(line) << '\n';
    all_good = all_good && line.error.empty();
  };
  for (const auto& file : files) {
    const auto hands = hands_of(file);
    if (!hands) {
      print({.file = file, .hand = {}, .error = hands.error(), .finishing_stacks = {}, .rake = {}});
      continue;
    }
    for (const auto& entry : *hands) print(line_of(file, entry, check));
  }
  return all_good ? 0 : 1;
}

int export_phh(const std::vector<std::string>& files, std::ostream& out, std::ostream& complaints) {
  std::vector<std::string> texts;
  bool all_good = true;
  const auto complain = [&](const std::string& where, const std::string& sentence) {
    complaints << "lammer: " << where << ": " << sentence << '\n';
    all_good = false;
  };
  for (const auto& file : files) {
    const auto hands = hands_of(file);
    if (!hands) {
      complain(file, hands.error());
      continue;
    }
    for (const auto& entry : *hands) {
      if (const auto told = exported(entry.hand))
        texts.push_back(phh::write_phh(*told));
      else
        complain(entry.number ? file + ", hand " + std::to_string(*entry.number) : file, told.error().sentence);
    }
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts.size() > 1) out << (i > 0 ? "\n[" : "[") << i + 1 << "]\n";
    out << texts[i];
  }
  return all_good ? 0 : 1;
}

}  // namespace lammer::api
