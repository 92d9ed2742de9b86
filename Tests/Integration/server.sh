# Scripts in this folder source this file from the repository's root. It runs graphql-core, the reference engine, as a
# server. `work` is a folder for files that are needed only while a script runs.

# Links a virtual environment with graphql-core into `work`. The scripts share one, since making it takes seconds.
install_server() {
  local shared=$PWD/.build/graphql-core
  if ! cmp -s Tests/Integration/requirements.txt "$shared/requirements.txt"; then
    python3 -m venv --clear "$shared"
    "$shared/bin/pip" install --quiet --disable-pip-version-check -r Tests/Integration/requirements.txt
    cp Tests/Integration/requirements.txt "$shared"
  fi
  ln -s "$shared" "$work/venv"
}

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
