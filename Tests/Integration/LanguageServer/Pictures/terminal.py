"""A program in a terminal that no window shows."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

import pyte

COLUMNS, LINES = 90, 20

# What programs ask a terminal, and settings of keys and cursors. pyte would print some of them.
IGNORED = re.compile(
    r"\x1b[P_^\]].*?(?:\x1b\\|\x07)|\x1b\[[<=>][\d;:]*[A-Za-z]|\x1b\[\?[\d;]*(?:\$p|[umn])|\x1b\[[\d;]*(?: q|t)", re.DOTALL
)
# pyte does not know that a character is repeated.
REPEATED = re.compile(r"([^\x1b])\x1b\[(\d+)b")
STYLE = re.compile(r"\x1b\[([\d;:]*)m")


def plain_style(match):
    """A style as pyte knows it: no colors of underlines, and no colons."""
    style = re.sub(r"58[:;](?:2[:;]+\d+[:;]\d+[:;]\d+|5[:;]\d+)|\b59\b", "", match[1])
    style = re.sub(r"\b4:0", "24", style)
    style = re.sub(r"\b4:\d", "4", style)
    style = re.sub(r":+", ";", style)
    style = ";".join(part for part in style.split(";") if part)
    return f"\x1b[{style}m" if style or not match[1] else ""


class Terminal:
    def __init__(self, command):
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.Stream(self.screen)
        self.pending = b""
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"})
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def read(self, seconds):
        """Shows what the program has written. Returns whether it wrote something."""
        read = False
        while select.select([self.descriptor], [], [], seconds)[0]:
            try:
                data = os.read(self.descriptor, 65536)
            except OSError:  # It has ended.
                data = b""
            if not data:
                sys.exit("The program has ended:\n" + "\n".join(self.screen.display))
            self.pending += data
            read = True
        # Between two pauses a sequence is whole.
        text = IGNORED.sub("", self.pending.decode(errors="replace"))
        self.pending = b""
        text = REPEATED.sub(lambda match: match[1] * (int(match[2]) + 1), text)
        self.stream.feed(STYLE.sub(plain_style, text))
        return read

    def press(self, keys):
        """Presses keys, with time between them: an escape alone is else a part of the next key."""
        for key in re.findall(r"\x1b.|.", keys, re.DOTALL):
            os.write(self.descriptor, key.encode())
            self.read(0.02)

    def color(self, word):
        """The color of a word's first place."""
        for line, text in enumerate(self.screen.display):
            if word in text:
                return self.screen.buffer[line][text.index(word)].fg
        return None

    def wait(self, *texts, colored=()):
        """Waits until texts are to be seen, words have colors of their own, and nothing changes."""
        end = time.monotonic() + 90
        while time.monotonic() < end:
            changed = self.read(0.5)
            shown = "\n".join(self.screen.display)
            colors = [self.color(word) for word in colored]
            if not changed and all(text in shown for text in texts) and len(set(colors)) == len(colors):
                return
        sys.exit(f"{texts} {colored} are not to be seen:\n" + "\n".join(self.screen.display))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)
