"""Chromium without a window, driven by the DevTools protocol."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import time

from websockets.sync.client import connect

PATIENCE = 120


class Browser:
    """A browser with one tab, and what happened there."""

    def __enter__(self):
        self.home = tempfile.mkdtemp(prefix="report-")
        self.process = subprocess.Popen(
            [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--remote-debugging-port=0", f"--user-data-dir={self.home}", "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        port = pathlib.Path(self.home, "DevToolsActivePort")
        deadline = time.monotonic() + PATIENCE
        while not (port.exists() and port.read_text().count("\n") == 1):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise SystemExit("Chromium did not start")
            time.sleep(0.1)
        number, path = port.read_text().split("\n")
        self.socket = connect(f"ws://127.0.0.1:{number}{path}", max_size=None, open_timeout=PATIENCE)
        self.last, self.session, self.events = 0, None, []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "Network", "Log":
            self.send(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        self.socket.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.home, ignore_errors=True)

    def receive(self):
        message = json.loads(self.socket.recv(PATIENCE))
        if "method" in message:
            self.events.append(message)
        return message

    def send(self, method, **parameters):
        """Asks the browser for something. Returns its answer."""
        self.last += 1
        request = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        self.socket.send(json.dumps(request))
        while (message := self.receive()).get("id") != self.last:
            pass
        if "error" in message:
            raise SystemExit(f"{method}: {message['error']}")
        return message["result"]

    def open(self, address):
        self.events.clear()
        self.send("Page.navigate", url=address)
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.receive()

    def run(self, script):
        """Returns the value of an expression, which may be a promise."""
        result = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{script[:200]}: {json.dumps(result['exceptionDetails'])[:2000]}")
        return result["result"].get("value")

    def wait(self, script):
        """Waits until an expression is true."""
        deadline = time.monotonic() + PATIENCE
        while not self.run(script):
            if time.monotonic() > deadline:
                raise SystemExit(f"This does not become true: {script}")
            time.sleep(0.05)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def press(self, key):
        code, text = {"Tab": (9, ""), "Enter": (13, "\r")}[key]
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code, text=text)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)
