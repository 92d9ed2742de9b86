"""Runs steps side by side, shows the log of each in order, and tells how long each took."""

import dataclasses
import os
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build/ci"



def tree():
    """The hash of the files of the last commit, or a random one where Git has none."""
    command = subprocess.run(["git", "rev-parse", "HEAD^{tree}"], cwd=ROOT, capture_output=True, text=True)
    return int(command.stdout, 16) if command.returncode == 0 else random.getrandbits(160)


# The fresh seed of random tests. Each change of the files has its own, so that a run of the same files finds the same.
SEED = os.environ.setdefault("SEED", str(tree() % 999_999 + 1))
os.environ["PATH"] = f"{ROOT}/.ci/bin:{os.environ['PATH']}"
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"

# For steps after the tests were built: what Tests/Integration/build would build is in this folder.
BUILT = "export BUILT=$(readlink -f .build/debug)"
# All packages that use this one without traits are built in one folder, which has the library, the macros and the tool once.
EXAMPLES = "Examples/StarWars/.build"
# A trait is a condition of all modules, so sharing .build would build everything twice more.
TRAITS = "--traits NIO,Logging,Tracing,SQLite,Testing --scratch-path .build/traits"
TRAIT_TESTS = "InlineGraphQLTests,InlineGraphQLStoreTests,InlineGraphQLTestingTests"


@dataclasses.dataclass
class Step:
    """A command of bash that must succeed.

    title: what it shows, in words.
    after: the names of steps that must have passed before it begins.
    folder: the build folder that it writes to; SwiftPM lets one process at a time do that.
    waits: whether it waits for clocks, servers and single processes most of its time, so that another can run beside it.
    alone: whether it has time limits that a busy machine exceeds. It keeps all processors busy by itself.
    """

    name: str
    title: str
    command: str
    after: tuple = ()
    folder: str = None
    waits: bool = False
    alone: bool = False

    def run(self, log):
        """Runs the command. Returns its exit status and the processors' seconds."""
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", self.command],
            cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
        )
        _, status, used = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds, self.busy = time.monotonic() - self.began, used.ru_utime + used.ru_stime
        return self.process.returncode


class Run:
    """A run of steps: as many at once as there are processors, and as many again of those that wait."""

    def __init__(self, steps):
        names = [step.name for step in steps]
        unknown = {name for step in steps for name in step.after} - set(names)
        if unknown or len(set(names)) < len(names):
            sys.exit(f"Steps are named twice, or are after one that is not there: {sorted(unknown)}")
        self.steps, self.waiting = steps, list(steps)
        self.running, self.passed, self.failed = [], [], None
        self.changed = threading.Condition()
        self.start = time.monotonic()

    def log(self, step):
        return LOGS / f"{step.name}.log"

    def is_ready(self, step):
        passed = {other.name for other in self.passed}
        return passed.issuperset(step.after) and not any(
            step.folder and step.folder == other.folder for other in self.running
        )

    def next(self):
        """The step that begins now; None if those that run must end before."""
        ready = [step for step in self.waiting if self.is_ready(step)]
        if any(step.alone for step in self.running):
            return None
        # Those that are to be alone wait for those that run, and others for them.
        for step in ready:
            if step.alone:
                return None if self.running else step
        places = os.cpu_count() or 1
        return next((step for step in ready if sum(step.waits == other.waits for other in self.running) < places), None)

    def begin(self, step):
        print(f"{time.monotonic() - self.start:.0f} s: {step.name} begins", file=sys.stderr, flush=True)
        self.waiting.remove(step)
        self.running.append(step)
        threading.Thread(target=self.follow, args=[step], daemon=True).start()

    def follow(self, step):
        with open(self.log(step), "wb") as log:
            status = step.run(log)
        with self.changed:
            self.running.remove(step)
            if status == 0:
                self.passed.append(step)
            elif not self.failed:
                self.failed = step
            self.changed.notify()

    def show(self, step):
        print(f"\n=== {step.title} ({step.seconds:.0f} s)", flush=True)
        with open(self.log(step), "rb") as log:
            sys.stdout.buffer.write(log.read())
        sys.stdout.flush()

    def show_issues(self, step):
        """Shows what failed again, as the end of a long log is where people look."""
        with open(self.log(step), errors="replace") as log:
            issues = [line.rstrip() for line in log if line.startswith("✘")]
        print("\n".join(issues[:40]), flush=True)

    def execute(self):
        """Runs all steps, or until one fails. Returns whether all passed."""
        print(f"The fresh seed is {SEED}. It is taken again where SEED={SEED} is in the environment.", flush=True)
        LOGS.mkdir(parents=True, exist_ok=True)
        shown = 0
        with self.changed:
            try:
                while not self.failed and len(self.passed) < len(self.steps):
                    while step := self.next():
                        self.begin(step)
                    self.changed.wait()
                    while shown < len(self.steps) and self.steps[shown] in self.passed:
                        self.show(self.steps[shown])
                        shown += 1
            finally:
                self.stop()
            if self.failed:
                self.show(self.failed)
                again = self.failed.command.strip()
                print(f"\n=== This failed: {self.failed.title}. Its command:\n{again}", flush=True)
                self.show_issues(self.failed)
        print(self.table(), flush=True)
        return not self.failed

    def stop(self):
        # SwiftPM's compilers have process groups of their own. It ends them if it is asked to end.
        for request in signal.SIGINT, signal.SIGKILL:
            for step in self.running:
                try:
                    os.killpg(step.process.pid, request)
                except (AttributeError, ProcessLookupError):
                    pass
            self.changed.wait_for(lambda: not self.running, timeout=10)

    def ended(self):
        return [step for step in self.steps if step in self.passed or step is self.failed]

    def table(self):
        """The seconds of each step: when it began, how long it took, and what it took of the processors."""
        ended = self.ended()
        lines = ["", "| Step | Began | Seconds | Of the processors |", "|---|---|---|---|"]
        lines += [
            f"| {step.name} | {step.began - self.start:.0f} | {step.seconds:.0f} | {step.busy:.0f} |" for step in ended
        ]
        total = sum(step.busy for step in ended)
        return "\n".join([*lines, f"| all | 0 | {time.monotonic() - self.start:.0f} | {total:.0f} |"])


def main(steps, record=lambda run: None):
    """Runs the steps, or those whose names are given as arguments, with the steps that these are after.

    record: gets the run when it has ended.
    """
    chosen = set(sys.argv[1:])
    for step in reversed(steps):
        if step.name in chosen:
            chosen |= set(step.after)
    unknown = chosen - {step.name for step in steps}
    if unknown:
        sys.exit(f"There is no step {', '.join(sorted(unknown))}. There are {', '.join(step.name for step in steps)}.")
    run = Run([step for step in steps if not chosen or step.name in chosen])
    passed = run.execute()
    record(run)
    sys.exit(0 if passed else 1)
