// Numbers decide what is new.
#include "api/live/feed.h"

#include "api/codec/live_json.h"

namespace lammer::api {
namespace {

constexpr std::size_t remembered_events_max = 256;

}  // namespace

void Feed::begin(std::shared_ptr<services::StreamModel> model, std::int64_t seq) {
  model_ = std::move(model);
  seq_ = seq;
  at_ = {};
  told_.clear();
  view_ = {};
}

bool Feed::take(std::span<const services::StoredEvent> events) {
  for (const auto& event : events) {
    if (event.seq <= seq_) continue;
    if (event.seq != seq_ + 1) return false;
    model_->restore(event);
    seq_ = event.seq;
    at_ = event.at;
    told_.push_back({event, {}});
    view_ = {};
  }
  while (told_.size() > remembered_events_max) told_.pop_front();
  return true;
}

Bytes Feed::snapshot(Sight sight) {
  return std::make_shared<const std::string>(codec::live_snapshot(topic_, seq_, view(sight)));
}

Bytes Feed::tail(std::int64_t since, Sight sight, std::span<const services::StoredEvent> older) {
  std::vector<std::string> read;
  auto next = since + 1;
  for (const auto& event : older)
    if (event.seq == next && next <= seq_) {
      read.push_back(kind_.event(event, sight));
      ++next;
    }
  std::vector<std::string_view> texts(read.begin(), read.end());
  if (next <= seq_ && (told_.empty() || told_.front().event.seq > next)) return nullptr;
  for (auto& told : told_)
    if (told.event.seq >= next) texts.emplace_back(text_of(told, sight));
  return std::make_shared<const std::string>(codec::live_events(topic_, since + 1, seq_, texts, view(sight)));
}

const std::string& Feed::view(Sight sight) {
  auto& text = view_[static_cast<std::size_t>(sight)];
  if (text.empty()) text = kind_.view(*model_, seq_, sight);
  return text;
}

const std::string& Feed::text_of(Told& told, Sight sight) const {
  auto& text = told.text[static_cast<std::size_t>(sight)];
  if (text.empty()) text = kind_.event(told.event, sight);
  return text;
}

}  // namespace lammer::api
