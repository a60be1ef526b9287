// Words: one line of a hand script, taken apart word by word. What is not understood is refused with the word.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/poker/command.h"

namespace lammer::hand_script {

class Words {
 public:
  explicit Words(std::string_view line);

  bool empty() const { return next_ == words_.size(); }
  // The next word without taking it; empty at the end.
  std::string_view peek() const { return empty() ? std::string_view() : words_[next_]; }
  std::string_view take() { return empty() ? std::string_view() : words_[next_++]; }
  // Takes the word if it is the next one.
  bool accept(std::string_view word);
  // Everything left, with single spaces.
  std::string rest();
  // What follows `word` in the line as it was written.
  std::string_view written_after(std::string_view word) const;

  Expected<int> number(std::string_view what);
  Expected<SeatNo> seat();
  // 10, $10, $10.50
  Expected<Money> money();
  // As many seats as follow, separated by spaces or commas.
  poker::SeatSet seats();
  bool at_card() const;
  // As many cards as follow: As, Td, ?? for one that is not known.
  Expected<std::vector<poker::MaybeCard>> cards();

  Refusal not_understood(std::string_view wanted) const;

 private:
  std::string line_;
  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

}  // namespace lammer::hand_script
