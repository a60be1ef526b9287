// Devices: tablets that floor has enrolled, each bound to one table. A one-time code makes a tablet a device; a device
// and a PIN make a dealer's session at its table (tap-in). The down itself is the table's business.
#pragma once
#include "services/identity/sessions.h"

namespace lammer::services {

inline constexpr auto enrolment_time = std::chrono::minutes(10);

struct EnrolmentWanted {
  TableId table;
  std::string name;  // what is written on the tablet's back
};
struct EnrolmentCode {
  std::string code;
  Instant expires_at;
};
Expected<EnrolmentCode> make_enrolment(Desk& desk, const EnrolmentWanted& wanted, const Caller& caller);

struct Enrolled {
  Device device;
  std::string token;
};
Expected<Enrolled> redeem_enrolment(Desk& desk, const std::string& code, const Caller& caller);

Expected<void> revoke_device(Desk& desk, const std::string& id, const Caller& caller);

// The caller is a device, with or without a dealer: whoever was tapped in there is relieved.
Expected<Opened> tap_in(Desk& desk, const std::string& licence, const std::string& pin, const Caller& caller);
Expected<void> tap_out(Desk& desk, const Caller& caller);

}  // namespace lammer::services
