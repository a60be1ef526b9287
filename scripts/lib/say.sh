# How our scripts speak: one line a step, one sentence with its cure when something is wrong.
# Sourced, never run.

if [ -t 1 ]; then _bold=$'\e[1m' _red=$'\e[31m' _dim=$'\e[2m' _off=$'\e[0m'; else _bold='' _red='' _dim='' _off=''; fi

step() { printf '%s==>%s %s\n' "$_bold" "$_off" "$*"; }
detail() { printf '    %s%s%s\n' "$_dim" "$*" "$_off"; }

# die SENTENCE: what is wrong and what to do about it, then out. A step that must clean up does so in a trap.
die() {
  printf '%slammer: %s%s\n' "$_red" "$*" "$_off" >&2
  exit 1
}

# quietly LOG COMMAND...: runs a noisy command with its output in LOG; on failure shows the end of the log, because the
# reason is nearly always there.
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  if ("$@") >"$log" 2>&1; then return 0; fi
  tail -n 30 "$log" >&2
  printf 'The whole log: %s\n' "$log" >&2
  return 1
}

# root_do COMMAND...: as root, through sudo where we are not root.
can_be_root() { [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1; }

root_do() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -- "$@"; fi
}

# A process is noted as "pid start-time": a number alone may belong to another process by now, and where nothing reaps the
# dead (some containers) a killed process keeps its number.
start_time() { sed 's/.*) //' "/proc/$1/stat" 2>/dev/null | cut -d ' ' -f 20; }

note_process() { echo "$2 $(start_time "$2")" >"$1"; } # note_process FILE PID

# noted_process FILE NAME: prints the pid if exactly that process still lives and is that program.
noted_process() {
  local pid began
  read -r pid began 2>/dev/null <"$1" || return 1
  [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = "$2" ] && [ "$(start_time "$pid")" = "$began" ] && ! is_dead "$pid" && echo "$pid"
}

is_dead() { grep -q '^State:[[:space:]]*Z' "/proc/$1/status" 2>/dev/null; }

# need_disk DIR MEBIBYTES WHAT CURE
need_disk() {
  local free
  free=$(df -Pk "$1" | awk 'NR==2 {print int($4 / 1024)}')
  [ "$free" -ge "$2" ] || die "$3 needs about $2 MB in $1 and only $free MB are free: free some space${4:+ or $4}"
}
