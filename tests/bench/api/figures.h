// Figures of a measurement: how many in a second, and how long each took.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace lammer::testing {

using Time = std::chrono::steady_clock;

inline double seconds_since(Time::time_point began) {
  return std::chrono::duration<double>(Time::now() - began).count();
}

struct Figures {
  double per_second = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double most_ms = 0;
};

inline Figures figures_of(std::vector<double> latencies_ms, double seconds) {
  if (latencies_ms.empty()) return {};
  std::ranges::sort(latencies_ms);
  const auto at = [&](double share) {
    return latencies_ms[static_cast<std::size_t>(share * static_cast<double>(latencies_ms.size() - 1))];
  };
  return {static_cast<double>(latencies_ms.size()) / seconds, at(0.5), at(0.99), latencies_ms.back()};
}

inline void report(const std::string& what, const Figures& figures, double ratio) {
  std::printf("  %-44s %9.0f /s   p50 %7.2f ms   p99 %7.2f ms   ratio %5.2f\n", what.c_str(), figures.per_second,
              figures.p50_ms, figures.p99_ms, ratio);
  std::fflush(stdout);
}

}  // namespace lammer::testing
