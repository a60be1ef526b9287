// DeviceTokens: which tablet a token belongs to, as seen lately; whether the tablet is still enrolled is another
// question (services/identity/standings.h). Bounded: forgotten as a whole when full.
#pragma once
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "services/ports/event_store.h"

namespace lammer::api {

class DeviceTokens {
 public:
  std::optional<std::string> find(const services::Hash& token) const {
    const std::scoped_lock lock(mutex_);
    const auto found = ids_.find(token);
    return found == ids_.end() ? std::nullopt : std::optional(found->second);
  }
  void put(const services::Hash& token, const std::string& id) {
    const std::scoped_lock lock(mutex_);
    if (ids_.size() >= tokens_max) ids_.clear();
    ids_[token] = id;
  }

 private:
  static constexpr std::size_t tokens_max = 4096;
  mutable std::mutex mutex_;
  std::map<services::Hash, std::string> ids_;
};

}  // namespace lammer::api
