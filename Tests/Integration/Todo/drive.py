"""Drives the todo example in a pseudo-terminal, as a person does: drive.py PROGRAM [sqlite]

With "sqlite", the program has the trait of that name, so its folder keeps the list too."""

import contextlib
import fcntl
import http.server
import json
import os
import pty
import re
import signal
import sqlite3
import struct
import sys
import tempfile
import termios
import threading
import time

program = sys.argv[1]
keeps_list = sys.argv[2:] == ["sqlite"]
home = tempfile.TemporaryDirectory(prefix="todo-", ignore_cleanup_errors=True)
folder = os.path.join(home.name, "list")
# Only for a program that hangs: nothing here depends on how fast the machine is.
PATIENCE = 300


class Todo:
    """The program, and all screens that it has shown."""

    def __init__(self, *arguments):
        self.arguments = arguments
        self.output = b""
        self.seen = 0
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execv(program, [program, *arguments])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 20, 80, 0, 0))
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        while True:
            try:
                bytes = os.read(self.terminal, 65536)
            except OSError:
                return
            if not bytes:
                return
            self.output += bytes

    def screens(self):
        text = self.output.decode(errors="replace")
        # A screen is whole when the next begins, or when what is below it was cleared.
        return [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", part) for part in text.split("\x1b[H")[1:] if "\x1b[J" in part]

    def wait(self, *texts):
        """Waits for a screen that has all of the texts. What is waited for next comes after it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            screens = self.screens()
            for number in range(self.seen, len(screens)):
                if all(re.search(text, screens[number]) for text in texts):
                    self.seen = number
                    return screens[number]
            time.sleep(0.01)
        sys.exit(f"todo {' '.join(self.arguments)} does not show {texts}, but:\n{(self.screens() or [self.output])[-1]}")

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def kill(self):
        os.kill(self.process, signal.SIGKILL)
        self.end()

    def end(self):
        """Waits for the end. Returns the exit status."""
        status = os.waitpid(self.process, 0)[1]
        self.reader.join(PATIENCE)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(status)


def wait_until(condition, complaint):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            sys.exit(complaint)
        time.sleep(0.01)


DOWN = "\x1b[B"

# Rows and pages
todo = Todo("--folder", folder, "--latency", "2")
todo.wait(r"Todos: 8 of 10 open, more with m", r"> \[ \] Todo number 1\r\n  \[ \] Todo number 2")
todo.press("m")
todo.wait(r"Todos: 16 of 20 open, more with m")
todo.press("m")
todo.wait(r"Todos: 20 of 25 open\r\n")
print("Pages are loaded")

# What is expected shows at once, and stays or goes with the answer.
todo.press(" ")
todo.wait(r"> \[x\] Todo number 1 …", r"1 pending")
todo.wait(r"> \[x\] Todo number 1\r\n", r"0 pending")
todo.press("f" + DOWN + " ")
todo.wait(r"> \[x\] Todo number 2 …", r"SERVICE FAILS", r"1 pending")
todo.wait(r"> \[ \] Todo number 2\r\n", r"SetDone: The service fails", r"0 pending")
todo.press("f")
print("A change shows at once, and is taken back if the service fails")

# What the list has loaded can be shown alone without a network, and what only the store knows can be changed.
todo.press("o")
todo.wait(r"OFFLINE")
todo.press("vs")
todo.wait(r"> \[ \] Todo number 2 \*\r\n", r"Todo number 2 is open, and starred\r\n", r"OFFLINE, service works, 0 pending")
todo.press("sv")
todo.wait(r"> \[ \] Todo number 2\r\n", r"\r\n\r\n\r\nSetDone: The service fails")
todo.press("o")
todo.wait(r"online")
print("A todo is found in the store and changed there")

# Offline: what is done waits, in order, and survives the end of the program.
todo.press("o")
todo.wait(r"OFFLINE")
todo.press("aBuy milkx\x7f\r")
todo.wait(r"\[ \] Buy milk …", r"AddTodo waits for the network")
todo.press("kk ")
todo.wait(r"> \[x\] Buy milk …", r"2 pending")
todo.kill()
todo = Todo("--folder", folder, "--latency", "0.01")
todo.wait(r"> \[x\] Buy milk\r\n", r"0 pending")
todo.press("q")
if todo.end() != 0 or not todo.output.endswith(b"\x1b[?1049l"):
    sys.exit(f"todo did not end well: {todo.output[-200:]}")
print("What was done offline is sent after a restart")

# What was sent without an answer is told.
todo = Todo("--folder", folder, "--latency", "100000")
todo.wait(r"> \[x\] Buy milk\r\n")
todo.press("aPay once\r")
todo.wait(r"\[ \] Pay once …", r"1 pending")
second = Todo("--folder", folder)
in_use = b"is open in another store" if keeps_list else b"Another queue has the file"
if second.end() != 1 or in_use not in second.output:
    sys.exit(f"A second program: {second.output}")
todo.kill()
todo = Todo("--folder", folder, "--latency", "0.01")
todo.wait(r"\[ \] Pay once …", r"Some changes were sent without an answer", r"1 pending")
todo.press("r")
todo.wait(r"\[ \] Pay once\r\n", r"0 pending", r"q: quit")
todo.press("d")
todo.wait(r"> \[x\] Buy milk", r"0 pending")
todo.press("q")
todo.end()
print("What was sent without an answer is told, and sent again if the user says so")

# A list that is kept is there before the service answers, with what waits for the service.
def is_saved(text):
    """Whether a transaction with a text is in the store's file."""
    with contextlib.closing(sqlite3.connect(f"file:{folder}/todos.sqlite?mode=ro", uri=True)) as file:
        return any(text.encode() in record for record, in file.execute("SELECT record FROM records"))


def start_offline(*texts):
    """Starts the program without a network. Its first screen must have all of the texts."""
    todo = Todo("--folder", folder, "--latency", "0.01", "--offline")
    todo.wait("OFFLINE", *texts)
    if todo.seen != 0:
        sys.exit(f"The first screen is another:\n{todo.screens()[0]}")
    return todo


if keeps_list:
    folder = os.path.join(home.name, "kept")
    todo = Todo("--folder", folder, "--latency", "0.01")
    todo.wait(r"Todos: 8 of 10 open, more with m")
    todo.press("m")
    todo.wait(r"Todos: 16 of 20 open, more with m")
    wait_until(lambda: is_saved("Todo number 20"), "The list was not saved")
    todo.press("o")
    todo.wait(r"OFFLINE")
    todo.press("aBuy bread\rj ")
    todo.wait(r"\[ \] Buy bread …", r"> \[x\] Todo number 1 …", r"2 pending")
    todo.kill()
    whole = (r"Todos: 16 of 21 open, more with m", r"> \[ \] Buy bread …", r"  \[x\] Todo number 1 …", r"2 pending")
    todo = start_offline(*whole)
    todo.kill()
    todo = start_offline(*whole)
    todo.press("o")
    todo.wait(r"> \[ \] Buy bread\r\n  \[x\] Todo number 1\r\n", r"0 pending")
    todo.press("q")
    todo.end()
    todo = start_offline(r"> \[ \] Buy bread\r\n  \[x\] Todo number 1\r\n", r"0 pending")
    todo.press("q")
    todo.end()
    print("The list is there without a service after a restart, with what waits for the service")

# A service behind HTTP
class Service(http.server.BaseHTTPRequestHandler):
    todo = {"__typename": "Todo", "id": "1", "text": "Over HTTP", "isDone": False}

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if request["operationName"] == "SetDone":
            self.todo["isDone"] = request["variables"]["isDone"]
            data = {"setDone": {"__typename": "TodoPayload", "todo": self.todo}}
        else:
            edges = [{"__typename": "TodoEdge", "cursor": "1", "node": self.todo}]
            page = {"__typename": "PageInfo", "endCursor": "1", "hasNextPage": False}
            data = {"__typename": "Query", "todos": {"__typename": "TodoConnection", "edges": edges, "pageInfo": page}}
        body = json.dumps({"data": data}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/graphql-response+json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
threading.Thread(target=server.serve_forever, daemon=True).start()
todo = Todo("--endpoint", f"http://127.0.0.1:{server.server_port}/graphql")
todo.wait(r"> \[ \] Over HTTP")
todo.press(" ")
# The screen may have the change for a moment before it counts it as pending.
wait_until(lambda: Service.todo["isDone"], "The service behind HTTP was not told")
todo.wait(r"> \[x\] Over HTTP\r\n", r"0 pending")
todo.press("q")
todo.end()
print("The same over HTTP")

# A service that is not there
todo = Todo("--endpoint", "http://127.0.0.1:9/graphql")
todo.wait(r"The GraphQL service did not answer")
todo.press("q")
todo.end()
print("A service that is not there is told")
