"""A minimal client of a language server. Every wait has a time limit."""

import json
import queue
import subprocess
import threading
import time


class Client:
    def __init__(self, command, folder, log, limit=60):
        self.limit = limit
        self.log = open(log, "wb")
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log)
        self.received = queue.Queue()
        self.number = 0
        # The server's notifications, by method.
        self.said = []
        threading.Thread(target=self.read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        """Ends the server. If nothing has failed, it must end by itself when the client asks it to."""
        try:
            if kind is None:
                self.ask("shutdown", None)
                self.notify("exit", None)
                if status := self.process.wait(self.limit):
                    raise RuntimeError(f"The server ended with status {status}")
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            self.log.close()

    def read(self):
        try:
            self.read_messages()
        finally:
            self.received.put(None)

    def read_messages(self):
        while True:
            length = 0
            while line := self.process.stdout.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                return
            self.received.put(json.loads(self.process.stdout.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        """The response to a request."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        message = self.wait(lambda message: message.get("id") == self.number and "method" not in message, method)
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"]

    def wait(self, is_it, what):
        """The first message that satisfies a predicate, among old and new ones."""
        deadline = time.monotonic() + self.limit
        while True:
            try:
                message = self.received.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise TimeoutError(f"No {what} within {self.limit} seconds") from None
            if message is None:
                raise EOFError(f"The server ended before {what}")
            if "method" in message:
                self.said.append(message)
                # The server's own requests (to show progress, to register capabilities) do not matter here.
                if "id" in message:
                    done = {"success": True} if "Document" in message["method"] else None
                    self.send({"id": message["id"], "result": done})
            if is_it(message):
                return message
