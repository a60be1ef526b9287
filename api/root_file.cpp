// A line that was cut short by a full disk or a power cut is ended before the next is written, and passed over when
// read, because its root is written again.
#include "api/root_file.h"

#include <fstream>
#include <stdexcept>

#include <fcntl.h>
#include <unistd.h>

namespace lammer::api {
namespace {

constexpr std::streamoff tail_bytes = 2000;  // several lines: the last may be cut short

// Those that begin in the last `most` bytes, and perhaps the end of one more.
std::vector<std::string> lines_of(const std::string& path, std::optional<std::streamoff> most = std::nullopt) {
  std::vector<std::string> lines;
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const std::streamoff size = file.tellg();
  file.seekg(most ? std::max<std::streamoff>(0, size - *most) : 0);
  for (std::string line; std::getline(file, line);) lines.push_back(std::move(line));
  return lines;
}

}  // namespace

std::vector<services::Root> RootFile::read() const {
  if (!std::ifstream(path_)) throw std::runtime_error("the file of roots " + path_ + " cannot be read");
  std::vector<services::Root> roots;
  const auto lines = lines_of(path_);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto root = services::root_of(lines[i]);
    const bool was_cut = !root && (i + 1 == lines.size() || lines[i + 1].starts_with(lines[i]));
    if (!root && !was_cut)
      throw std::runtime_error(path_ + " line " + std::to_string(i + 1) +
                               " is no signed root: somebody has altered it");
    if (root) roots.push_back(*root);
  }
  return roots;
}

std::int64_t RootFile::last_number() const {
  std::int64_t last = 0;
  for (const auto& line : lines_of(path_, tail_bytes))
    if (const auto root = services::root_of(line)) last = std::max(last, root->number);
  return last;
}

void RootFile::append(const std::vector<services::Root>& roots) const {
  if (roots.empty()) return;
  std::string text;
  if (std::ifstream file(path_, std::ios::ate | std::ios::binary); file && file.tellg() > 0) {
    file.seekg(-1, std::ios::end);
    if (file.get() != '\n') text += '\n';
  }
  for (const auto& root : roots) text += services::line_of(root) + '\n';
  const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0640);
  const bool written =
      file >= 0 && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
  if (file >= 0) ::close(file);
  if (!written) throw std::runtime_error("roots could not be written to " + path_ + ": look for room and rights");
}

}  // namespace lammer::api
