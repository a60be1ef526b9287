// The window, the queue behind it, and the end.
#include "api/live/socket.h"

#include <utility>

#include "api/codec/live_json.h"

namespace lammer::api {
namespace {

using Clock = std::chrono::steady_clock;

// A client that has been told to go and does not is cut off.
constexpr auto parting_time = std::chrono::seconds(2);

}  // namespace

LiveSocket::LiveSocket(const drogon::WebSocketConnectionPtr& connection, std::weak_ptr<trantor::TcpConnection> wire,
                       services::Principal principal, const LiveLimits& limits, Metrics& metrics)
    : connection_(connection),
      wire_(std::move(wire)),
      principal_(std::move(principal)),
      limits_(limits),
      metrics_(metrics),
      loop_(trantor::EventLoop::getEventLoopOfCurrentThread()),
      heard_at_(Clock::now()),
      beat_at_(heard_at_),
      speaking_since_(heard_at_) {
  connection->disablePing();  // ours say more
}

void LiveSocket::send(const Bytes& bytes) {
  if (closing_) return;
  if (waiting_.empty() && under_way_bytes() < limits_.window_bytes()) return hand_over(*bytes);
  waiting_.push_back(bytes);
  waiting_bytes_ += bytes->size();
  if (waiting_bytes_ > limits_.backlog_bytes_max || waiting_.size() > limits_.backlog_messages_max) give_up();
}

void LiveSocket::hand_over(const std::string& text) {
  const auto connection = connection_.lock();
  if (!connection) return;
  connection->send(text);
  metrics_.count_live_message();
  sent_bytes_ += text.size();
  if (under_way_bytes() >= limits_.window_bytes() / 4) ask_how_far();
}

void LiveSocket::ask_how_far() {
  if (asked_) return;
  const auto connection = connection_.lock();
  if (!connection) return;
  asked_ = sent_bytes_;
  connection->send(std::to_string(sent_bytes_), drogon::WebSocketMessageType::Ping);
}

void LiveSocket::note_pong(const std::string& mark) {
  if (!asked_ || mark != std::to_string(*asked_)) return;
  arrived_bytes_ = *asked_;
  asked_.reset();
  while (!waiting_.empty() && under_way_bytes() < limits_.window_bytes()) {
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    waiting_bytes_ -= next->size();
    hand_over(*next);
  }
  if (under_way_bytes() >= limits_.window_bytes() / 4) ask_how_far();
}

void LiveSocket::give_up() {
  waiting_.clear();
  waiting_bytes_ = 0;
  hand_over(codec::live_resync());
  close(live_close::slow);
}

void LiveSocket::note_heard() {
  heard_at_ = Clock::now();
  if (const auto wire = wire_.lock()) pieces_from_bytes_ = wire->bytesReceived();
}

bool LiveSocket::may_speak() {
  const auto now = Clock::now();
  if (now - speaking_since_ >= std::chrono::seconds(1)) {
    speaking_since_ = now;
    spoken_ = 0;
  }
  return ++spoken_ <= limits_.messages_per_second_max;
}

void LiveSocket::look() {
  if (closing_) return;
  const auto now = Clock::now();
  if (now - heard_at_ > limits_.silence_max()) return close(live_close::silent);
  const auto wire = wire_.lock();
  if (wire && wire->bytesReceived() - pieces_from_bytes_ > limits_.pieces_bytes_max)
    return close(live_close::too_large);
  if (now - beat_at_ < limits_.heartbeat) return;
  beat_at_ = now;
  send(codec::live_heartbeat());
  ask_how_far();
}

void LiveSocket::close(const LiveClose& why) {
  if (std::exchange(closing_, true)) return;
  waiting_.clear();
  metrics_.count_live_close(why.word);
  const auto connection = connection_.lock();
  if (!connection) return;
  connection->shutdown(static_cast<drogon::CloseCode>(why.code), why.word);
  loop_->runAfter(parting_time, [weak = connection_] {
    if (const auto still = weak.lock(); still && still->connected()) still->forceClose();
  });
}

}  // namespace lammer::api
