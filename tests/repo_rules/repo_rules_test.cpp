// The rules of the repository that a compiler cannot see, checked over every tracked file. Each failure names the file,
// the line and what to do instead.
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

struct SourceFile {
  std::string path;  // from the root of the repository
  std::vector<std::string> lines;

  bool in(std::string_view folder) const { return path.starts_with(folder); }
  bool ends(std::initializer_list<std::string_view> endings) const {
    return std::ranges::any_of(endings, [&](auto ending) { return path.ends_with(ending); });
  }
  bool is_cpp() const { return ends({".h", ".cpp"}); }
};

std::string output_of(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), &::pclose);
  std::string output;
  std::array<char, 4096> buffer{};
  for (std::size_t got = 0; (got = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) > 0;)
    output.append(buffer.data(), got);
  return output;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Tracked files and new ones that are not ignored: what a commit would hold.
const std::vector<SourceFile>& files() {
  static const auto all = [] {
    const std::string root = LAMMER_SOURCE_DIR;
    std::vector<SourceFile> read;
    for (const auto& path :
         lines_of(output_of("git -C '" + root + "' ls-files --cached --others --exclude-standard"))) {
      std::ifstream in(root + "/" + path, std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      if (text.find('\0') == std::string::npos) read.push_back({path, lines_of(text)});
    }
    return read;
  }();
  return all;
}

std::string without_comment(const std::string& line) {
  return line.substr(0, line.find("// "));
}

template <class Applies>
void forbid(const Applies& applies, const std::regex& pattern, const std::string& instead) {
  for (const auto& file : files()) {
    if (!applies(file)) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      if (const auto code = without_comment(file.lines[i]); std::regex_search(code, pattern))
        ADD_FAILURE() << file.path << ":" << i + 1 << ": " << file.lines[i] << "\n  " << instead;
  }
}

// tests/ may look into every layer; this file holds the forbidden words themselves.
bool is_product(const SourceFile& file) {
  return file.is_cpp() && !file.in("tests/") && !file.ends({"_test.cpp"});
}

auto product_in(const std::vector<std::string>& layers) {
  return [layers](const SourceFile& file) {
    return is_product(file) && std::ranges::any_of(layers, [&](const auto& layer) { return file.in(layer); });
  };
}

TEST(RepoRules, FindTheRepository) {
  EXPECT_GT(files().size(), 50U);
  EXPECT_TRUE(std::ranges::any_of(files(), [](const auto& file) { return file.path == "domain/core/clause.h"; }));
}

TEST(RepoRules, LayersPointDownToDomain) {
  const std::map<std::string, std::regex> forbidden{
      {"domain/", std::regex(R"(#include\s+["<](services|db|api|tests)/)")},
      {"services/", std::regex(R"(#include\s+["<](db|api|tests)/)")},
      {"db/", std::regex(R"(#include\s+["<](api|tests)/)")},
      {"api/", std::regex(R"(#include\s+["<]tests/)")},
  };
  forbid([](const SourceFile& file) { return file.is_cpp(); }, std::regex(R"(#include\s+["<]\.)"),
         "include from the root of the repository, so that layers can be seen");
  for (const auto& [layer, pattern] : forbidden)
    forbid(product_in({layer}), pattern, layer + " must not know the layers above it");
}

TEST(RepoRules, LibrariesStayInTheirLayer) {
  forbid(product_in({"domain/", "services/", "api/"}), std::regex(R"(#include\s+<(pqxx|libpq|hiredis))"),
         "PostgreSQL and Redis are reached through the ports of services/");
  forbid(product_in({"domain/", "services/", "db/"}),
         std::regex(R"(#include\s+<(drogon|trantor|json/)|#include\s+<jwt-cpp)"), "HTTP and tokens belong to api/");
  forbid(product_in({"domain/", "services/"}), std::regex(R"(nlohmann|picojson|Json::Value)"),
         "JSON is made in api/codec and read in db/; the domain speaks in its own types");
  forbid(product_in({"domain/"}),
         std::regex(R"(#include\s+<(fstream|iostream|filesystem|thread|sys/|spdlog|sodium|CLI))"),
         "the domain does no I/O and starts no thread");
}

TEST(RepoRules, ClockAndChanceAreInjected) {
  forbid(
      product_in({"domain/", "services/"}),
      std::regex(
          R"([Cc]lock::now|random_device|mt19937|random_engine|\b(s?rand|time|gettimeofday|clock_gettime)\s*\(|std::shuffle)"),
      "take a clock or a source of randomness as a parameter");
}

TEST(RepoRules, SqlLivesInDb) {
  // A statement, or the beginning of one that goes on in the next line.
  forbid([](const SourceFile& file) { return is_product(file) && !file.in("db/"); },
         std::regex(
             R"re("\s*(SELECT|INSERT INTO|UPDATE \w+( \w+)? SET|DELETE FROM|CREATE TABLE|ALTER TABLE|TRUNCATE)\b)re",
             std::regex::icase),
         "put the statement into db/, behind a port");
}

TEST(RepoRules, MoneyHasNoFloatingPoint) {
  forbid(product_in({"domain/"}), std::regex(R"(\b(double|float)\b)"),
         "money and odds are exact: use Money and whole-number ratios");
}

TEST(RepoRules, EveryFileSaysWhatItIs) {
  for (const auto& file : files()) {
    if (!file.is_cpp() && !file.ends({".ts", ".tsx", ".mjs"})) continue;
    EXPECT_TRUE(!file.lines.empty() && (file.lines[0].starts_with("// ") || file.lines[0].starts_with("/** ")))
        << file.path << ": begin with a comment that says what this is and its invariant";
  }
}

TEST(RepoRules, HeadersAreIncludedOnce) {
  for (const auto& file : files()) {
    if (!file.ends({".h"})) continue;
    EXPECT_NE(std::ranges::find(file.lines, "#pragma once"), file.lines.end()) << file.path;
  }
}

TEST(RepoRules, UnfinishedWorkHasAnOwnerAndASentence) {
  // The words are put together here so that this file does not accuse itself.
  const std::string marker = std::string("TO") + "DO|FIX" + "ME|XX" + "X";
  const std::regex any("\\b(" + marker + ")\\b");
  const std::regex owned("\\b(" + marker + R"()\([a-z][a-z ]*\): [A-Z].*\.$)");
  for (const auto& file : files()) {
    if (file.in("domain/rules/ledger/") || file.ends({"package-lock.json"})) continue;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
      if (std::regex_search(file.lines[i], any) && !std::regex_search(file.lines[i], owned))
        ADD_FAILURE() << file.path << ":" << i + 1 << ": " << file.lines[i]
                      << "\n  write it as MARKER(owner): One sentence that says what is missing.";
  }
}

TEST(RepoRules, NoRegistryAddressInAnyFile) {
  // Only the tools' own configuration knows where packages come from, so it is asked, not written down.
  std::set<std::string> hosts;
  const std::regex host_in_url(R"(^[a-z+]+://([^/:]+\.[^/:]+))");
  const auto configured =
      output_of("apt-get indextargets --format '$(REPO_URI)' 2>/dev/null; npm config get registry 2>/dev/null");
  for (const auto& line : lines_of(configured)) {
    std::smatch match;
    if (std::regex_search(line, match, host_in_url)) hosts.insert(match[1]);
  }
  for (const auto* known : {"npmjs.org", "yarnpkg.com"}) hosts.insert(std::string("registry.") + known);
  hosts.insert(std::string("deb.debian") + ".org");
  const std::regex resolved(R"re("resolved":\s*"https?://)re");
  for (const auto& file : files())
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      for (const auto& host : hosts)
        EXPECT_EQ(file.lines[i].find(host), std::string::npos)
            << file.path << ":" << i + 1 << ": take it from the tool's configuration";
      EXPECT_FALSE(file.ends({"package-lock.json"}) && std::regex_search(file.lines[i], resolved))
          << file.path << ":" << i + 1 << ": lock files hold no download addresses (omit-lockfile-registry-resolved)";
    }
}

}  // namespace
