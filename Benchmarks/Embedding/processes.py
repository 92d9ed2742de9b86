"""Time and memory of a command and the processes that it starts."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

TICK = 1 / os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Processes:
    """Runs a command to its end and samples its processes meanwhile.

    A process counts with its latest sample. The processes of macros wait for the compiler most of the time, so the
    samples miss nothing of them.
    """

    def __init__(self, command, interval=0.05):
        self.seen = {}  # {process: (name, processor seconds, memory)}
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        done = threading.Event()
        watcher = threading.Thread(target=self.watch, args=(process.pid, done, interval))
        watcher.start()
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.monotonic() - start
        done.set()
        watcher.join()
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(" ".join(command) + "\n" + output[-4000:])
        self.processor_seconds = usage.ru_utime + usage.ru_stime
        # In megabytes, of the largest process.
        self.memory = usage.ru_maxrss / 1024

    def processor_seconds_of(self, name):
        return sum(seconds for other, seconds, _ in self.seen.values() if other == name)

    def memory_of(self, name):
        """The memory of the largest process with a name, in megabytes."""
        return max((memory for other, _, memory in self.seen.values() if other == name), default=0)

    def watch(self, root, done, interval):
        while not done.wait(interval):
            parents, stats = {}, {}
            for folder in Path("/proc").glob("[0-9]*"):
                try:
                    text = (folder / "stat").read_text()
                    arguments = (folder / "cmdline").read_bytes().split(b"\0")
                except OSError:
                    continue
                process = int(folder.name)
                name = text[text.index("(") + 1 : text.rindex(")")]
                if name == "InlineGraphQLMa" and len(arguments) > 2:
                    name = "tool"
                words = text[text.rindex(")") + 2 :].split()
                parents[process] = int(words[1])
                stats[process] = (name, (int(words[11]) + int(words[12])) * TICK, int(words[21]) * PAGE / 1e6)
            for process in stats:
                if root in self.ancestors(process, parents):
                    name, seconds, memory = stats[process]
                    self.seen[process] = (name, seconds, max(memory, self.seen.get(process, ("", 0, 0))[2]))

    def ancestors(self, process, parents):
        while process in parents:
            yield process
            process = parents[process]
