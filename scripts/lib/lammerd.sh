# Starting and stopping the lammerd of `make run`, by its own pid. Sourced by scripts/run and scripts/stop.

lammerd_pid() { noted_process var/lammerd.pid lammerd; }

# The build and the settings it was started with.
lammerd_stamp() { { sha256sum build/release/bin/lammerd web-admin/dist/index.html; env | grep '^LAMMER_' | sort; } | sha256sum; }

lammerd_is_current() { lammerd_pid >/dev/null && [ "$(cat var/lammerd.stamp 2>/dev/null)" = "$(lammerd_stamp)" ]; }

# A node that runs is not stopped for a port that cannot be had.
check_port() {
  local port=${LAMMER_LISTEN_PORT:-7420}
  if lammerd_pid >/dev/null && [ "$(sed 's/.*://' var/lammerd.url 2>/dev/null)" = "$port" ]; then return 0; fi
  local exe lost
  for exe in /proc/[0-9]*/exe; do
    [ "$(readlink "$exe" 2>/dev/null)" = "$PWD/build/release/bin/lammerd" ] || continue
    lost=${exe#/proc/}
    lost=${lost%/exe}
    [ "$lost" = "$(lammerd_pid)" ] || die "a lammerd of this checkout runs as process $lost, but var/ does not know it (was it removed?): end it with 'kill $lost', then try again"
  done
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
    die "port $port is in use by another program: stop it or choose another port, as in LAMMER_LISTEN_PORT=7421 make run"
  fi
}

stop_lammerd() {
  local pid
  pid=$(lammerd_pid) || { rm -f var/lammerd.pid; return 0; }
  kill "$pid"
  for _ in $(seq 300); do lammerd_pid >/dev/null || { rm -f var/lammerd.pid; return 0; }; sleep 0.1; done
  die "lammerd (process $pid) did not stop within 30 seconds: look into var/log/lammerd.log"
}

start_lammerd() {
  # The log of the last start is kept once, for the case that it says why that one ended.
  mkdir -p var/log
  [ -f var/log/lammerd.log ] && mv var/log/lammerd.log var/log/lammerd.log.1
  : >var/log/lammerd.log # before the background job opens it, so that reading it below never fails
  setsid build/release/bin/lammerd >>var/log/lammerd.log 2>&1 </dev/null &
  local pid=$! listening=
  note_process var/lammerd.pid "$pid"
  for _ in $(seq 150); do
    listening=$(sed -n 's/.*"event":"listening","address":"\([^"]*\)","port":\([0-9]*\).*/\1:\2/p' var/log/lammerd.log | tail -n 1)
    [ -n "$listening" ] && break
    lammerd_pid >/dev/null || [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = setsid ] || break
    sleep 0.1
  done
  if [ -z "$listening" ]; then
    kill "$pid" 2>/dev/null || true
    rm -f var/lammerd.pid
    local reason
    reason=$(sed -n 's/^lammerd: //p' var/log/lammerd.log | tail -n 1)
    die "${reason:-lammerd did not start: look into var/log/lammerd.log}"
  fi
  echo "http://$listening" >var/lammerd.url
  lammerd_stamp >var/lammerd.stamp
}
