"""Kills a process with a mutation queue again and again, and counts what its service was sent.

    kill.py WORKER KILLS [SEED]

Each mutation that the process called queued must have been executed once, unless it was told as unanswered: then at most
once. Those with the same key must have come in order. Also a full disk and a second process are tried.
"""

import collections
import http.server
import json
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

worker, kills = sys.argv[1], int(sys.argv[2])
seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
chance = random.Random(seed)
lock = threading.Lock()
executed = []  # the numbers, in the order in which they came


class Service(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(size := int(self.headers["Content-Length"]))
        if len(body) < size:
            return
        number = json.loads(body)["variables"]["number"]
        with lock:
            fate = chance.random()
            if fate >= 0.1:
                executed.append(number)
        if fate < 0.1:
            return self.answer(503, "text/plain", "Later")
        time.sleep(fate * 0.005)
        if fate < 0.13:  # It was executed, and nobody hears of it.
            self.close_connection = True
            return
        response = {"data": {"add": number}} if fate > 0.2 else {"data": None, "errors": [{"message": "No"}]}
        self.answer(200, "application/graphql-response+json", json.dumps(response))

    def answer(self, status, kind, text):
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass

    def handle(self):
        try:
            super().handle()
        except ConnectionError:
            pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
endpoint = f"http://127.0.0.1:{server.server_port}/graphql"
home = tempfile.TemporaryDirectory(prefix="queue-", ignore_cleanup_errors=True)
folder = pathlib.Path(home.name)
queued, told = set(), set()


def start(file, endpoint, first, count, *more, **options):
    command = [worker, str(file), endpoint, str(first), str(count), *map(str, more)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, bufsize=1, **options)


def read(lines):
    """Notes what a process said. Returns its lines.

    The report of the last answer may come after the queue is empty.
    """
    read = []
    for line in lines:
        read.append(line.strip())
        word, _, rest = read[-1].partition(" ")
        number = rest.split(" ")[0]
        if word == "queued":
            queued.add(int(number))
        elif word == "unanswered":
            told.add(int(number))
        elif word not in ("open", "answered", "empty", "refused"):
            sys.exit(f"The process said: {read[-1]}")
    return read


def check():
    counts = collections.Counter(executed)
    twice = [number for number, count in counts.items() if count > 1]
    lost = [number for number in queued if counts[number] == 0 and number not in told]
    if twice or lost:
        sys.exit(f"seed {seed}: executed twice: {twice}, lost: {lost}")
    for key in range(3):
        # A request of a process that was killed may be read after those of the next process.
        came = [number for number in executed if number % 4 == key and number not in told]
        if came != sorted(came):
            sys.exit(f"seed {seed}: out of order: {came}")


first = 1
for kill in range(kills):
    process = start(folder / "queue", endpoint, first, 12)
    # It is killed after it has said some number of lines, and a little time more.
    wanted, lines = chance.randrange(30), []
    for line in process.stdout:
        lines.append(line)
        if len(lines) > wanted or line == "empty\n":
            break
    time.sleep(chance.random() * 0.01)
    process.kill()
    lines += process.stdout.readlines()
    process.wait()
    # A line may be torn, too.
    read(line for line in lines if line.endswith("\n"))
    first += 12
said = read(start(folder / "queue", endpoint, first, 0).stdout)
if "empty" not in said:
    sys.exit(f"The last process said {said}")
check()
print(f"{kills} kills: {len(queued)} mutations queued, {len(told)} told as unanswered, all others executed once, in order")

# A file that must not grow any more: what was refused is not queued, and what was queued is not lost.
for name in (queued, told, executed):
    name.clear()


def limit():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))


process = start(folder / "full", "http://127.0.0.1:9/", 1, 60, 1000, preexec_fn=limit)
lines = []
for line in process.stdout:
    lines.append(line)
    if "60" in line.split(" ")[1:2]:
        break
process.kill()
refused = [line for line in lines if line.startswith("refused")]
read(line for line in lines if line.split(" ")[0] in ("open", "queued", "refused"))
if not refused or "File too large" not in refused[0] or not queued:
    sys.exit(f"A full disk: {lines}")
said = read(start(folder / "full", endpoint, 1, 0).stdout)
if "empty" not in said:
    sys.exit(f"After a full disk: {said}")
check()
print(f"Full disk: {len(refused)} of 60 mutations refused, the others sent later")

process = start(folder / "two", "http://127.0.0.1:9/", 1, 1)
process.stdout.readline()
second = start(folder / "two", endpoint, 1, 1).stdout.read()
process.kill()
if not second.startswith("error Another queue has the file"):
    sys.exit(f"A second process: {second!r}")
print("A second process gets no queue")
