// Build step: reads the clause ledger (CSV) and writes two headers, the sorted clause ids (included widely, so it holds
// nothing else) and the rows with their texts. Refuses a ledger that a later reader would stumble over: a wrong header,
// a row of a wrong length, an id that stands twice.
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Row = std::vector<std::string>;
const Row kHeader{"id", "kind", "who", "requirement", "example", "decision"};

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// RFC 4180: fields may be quoted, a quote inside a quoted field is doubled, a quoted field may span lines.
std::vector<Row> parse_csv(const std::string& text) {
  std::vector<Row> rows;
  Row row;
  std::string field;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c != '"') {
        field += c;
      } else if (i + 1 < text.size() && text[i + 1] == '"') {
        field += text[++i];
      } else {
        quoted = false;
      }
    } else if (c == '"') {
      quoted = true;
    } else if (c == ',') {
      row.push_back(std::move(field));
      field.clear();
    } else if (c == '\n') {
      row.push_back(std::move(field));
      field.clear();
      rows.push_back(std::move(row));
      row.clear();
    } else if (c != '\r') {
      field += c;
    }
  }
  if (quoted) throw std::runtime_error("a quoted field does not end");
  if (!field.empty() || !row.empty()) {
    row.push_back(std::move(field));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<Row> read_ledger(const std::vector<std::string>& paths) {
  std::vector<Row> ledger;
  for (const auto& path : paths) {
    auto rows = parse_csv(read_file(path));
    if (rows.empty() || rows.front() != kHeader)
      throw std::runtime_error(path + " does not begin with the ledger's header");
    for (std::size_t i = 1; i < rows.size(); ++i) {
      if (rows[i].size() != kHeader.size())
        throw std::runtime_error(path + ", row " + std::to_string(i) + " has " + std::to_string(rows[i].size()) +
                                 " fields");
      ledger.push_back(std::move(rows[i]));
    }
  }
  std::sort(ledger.begin(), ledger.end());
  for (std::size_t i = 1; i < ledger.size(); ++i)
    if (ledger[i][0] == ledger[i - 1][0]) throw std::runtime_error("clause " + ledger[i][0] + " stands twice");
  return ledger;
}

std::string raw(const std::string& text) {
  return "R\"~(" + text + ")~\"";
}

void write_ids(const std::vector<Row>& ledger, std::ostream& out) {
  out << "// Generated from the clause ledger by embed_ledger; not to be edited.\n#pragma once\n"
         "#include <array>\n#include <string_view>\n"
         "namespace lammer::rules {\n"
         "inline constexpr std::array<std::string_view, "
      << ledger.size() << "> clause_ids{\n";
  for (const auto& row : ledger) out << "    \"" << row[0] << "\",\n";
  out << "};\n}  // namespace lammer::rules\n";
}

void write_rows(const std::vector<Row>& ledger, std::ostream& out) {
  out << "// Generated from the clause ledger by embed_ledger, in the order of clause_ids; not to be edited.\n"
         "constexpr LedgerText ledger_texts[] = {\n";
  for (const auto& row : ledger) {
    out << "    {";
    for (std::size_t field = 1; field < row.size(); ++field)
      out << raw(row[field]) << (field + 1 < row.size() ? ", " : "");
    out << "},\n";
  }
  out << "};\n";
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc < 3) throw std::runtime_error("usage: embed_ledger OUT_DIR LEDGER.csv...");
    const std::string out_dir = argv[1];
    const auto ledger = read_ledger({argv + 2, argv + argc});
    std::ofstream ids(out_dir + "/clause_ids.gen.h");
    write_ids(ledger, ids);
    std::ofstream rows(out_dir + "/ledger_rows.gen.h");
    write_rows(ledger, rows);
    if (!ids.flush() || !rows.flush()) throw std::runtime_error("cannot write into " + out_dir);
    return 0;
  } catch (const std::exception& e) {
    std::cerr << "embed_ledger: " << e.what() << '\n';
    return 1;
  }
}
