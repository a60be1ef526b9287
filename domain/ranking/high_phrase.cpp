// Phrases of the high categories.
#include "domain/ranking/high_phrase.h"

namespace lammer::ranking {

std::string high_phrase(HighCategory category, phrase::Ranks laid_out) {
  switch (category) {
    case HighCategory::high_card:
      return phrase::high_card(laid_out);
    case HighCategory::pair:
      return phrase::pair(laid_out);
    case HighCategory::two_pair:
      return phrase::two_pair(laid_out);
    case HighCategory::three_of_a_kind:
      return phrase::three_of_a_kind(laid_out);
    case HighCategory::straight:
      return phrase::straight(laid_out);
    case HighCategory::flush:
      return phrase::flush(laid_out);
    case HighCategory::full_house:
      return phrase::full_house(laid_out);
    case HighCategory::four_of_a_kind:
      return phrase::four_of_a_kind(laid_out);
    case HighCategory::straight_flush:
      return phrase::straight_flush(laid_out);
    case HighCategory::royal_flush:
      return "royal flush";
  }
  throw Bug("every high category has a phrase", std::source_location::current());
}

std::string low_phrase(HighCategory category, phrase::Ranks laid_out) {
  switch (category) {
    case HighCategory::high_card:
      return phrase::dashed(laid_out) + " low";
    case HighCategory::two_pair:
    case HighCategory::three_of_a_kind:
    case HighCategory::four_of_a_kind:
      return "low with " + high_phrase(category, laid_out);
    default:
      return "low with a " + high_phrase(category, laid_out);
  }
}

}  // namespace lammer::ranking
