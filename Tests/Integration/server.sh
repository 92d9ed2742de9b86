# Scripts in this folder source this file from the repository's root. It runs graphql-core, the reference engine, as a
# server. `work` is a folder for files that are needed only while a script runs.

# Links a virtual environment with what a file of requirements names into `work`: install <requirements> <name>. The scripts
# share one of each name, since making it takes seconds.
install() {
  local shared=$PWD/.build/python/$2
  if ! cmp -s "$1" "$shared/requirements.txt"; then
    python3 -m venv --clear "$shared"
    "$shared/bin/pip" install --quiet --disable-pip-version-check -r "$1"
    cp "$1" "$shared/requirements.txt"
  fi
  ln -sfn "$shared" "$work/venv"
}

# graphql-core alone.
install_server() { install Tests/Integration/requirements.txt graphql-core; }

# strawberry, ariadne and what protocols.py needs.
install_servers() { install Tests/Integration/Delivery/requirements.txt servers; }

server=

# Starts a server and sets `port` to the port that it prints: start_server <script> [<argument>…]
start_server() {
  : >"$work/server.log" # else the port of the server before may be read
  "$work/venv/bin/python" "$@" --port 0 >"$work/server.log" 2>&1 &
  server=$!
  for _ in $(seq 100); do
    port=$(head -n 1 "$work/server.log")
    [ -z "$port" ] || return 0
    sleep 0.1
  done
  echo "The server did not start:" >&2
  cat "$work/server.log" >&2
  return 1
}

stop_server() {
  [ -n "$server" ] || return 0
  kill "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  server=
}
