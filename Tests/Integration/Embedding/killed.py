"""Kills the tool with SIGKILL at each call that opens, writes or renames a file. After that, a complete run must write
the same as into an empty folder."""

import pathlib
import shutil
import subprocess
import sys
import tempfile

SCHEMA = "type Query { first: String second: String }\n"
FILES = ("A", "B", "C")
CALLS = "open,openat,write,rename,renameat,renameat2"


class Request:
    """A package, and the plugin's request to the tool for it."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder
        self.written = folder / "Embedded"
        self.state = folder / "last-run.txt"
        self.list = folder / "files.txt"
        lines = [
            f"root {folder}",
            f"state {self.state}",
            f"module {self.written}/GraphQLMacros.embedded.swift",
            f"rest {self.written}/GraphQLRest.embedded.swift",
        ]
        for name in FILES:
            lines += [f"file {folder}/{name}.swift", f"output {self.written}/{name}.embedded.swift"]
        self.list.write_text("\n".join(lines) + "\n")
        (folder / "Package.swift").touch()
        (folder / "Schemas").mkdir()
        (folder / "Schemas/Api.graphqls").write_text(SCHEMA)

    def select(self, field):
        for name in FILES:
            text = f'@GraphQLOperation("query {name} {{ {field} }}") struct {name} {{}}\n'
            (self.folder / f"{name}.swift").write_text(text)

    def clear(self):
        shutil.rmtree(self.written, ignore_errors=True)
        self.written.mkdir()
        self.state.write_bytes(b"")

    def run(self, *prefix):
        return subprocess.run([*prefix, self.tool, self.list], capture_output=True, text=True).returncode

    def result(self):
        """The output of a complete run of the tool."""
        if self.run() != 0:
            sys.exit("The tool has failed")
        return {path.name: path.read_text() for path in self.written.glob("*.swift")}


def main(tool):
    with tempfile.TemporaryDirectory() as folder:
        request = Request(tool, pathlib.Path(folder).resolve())
        clean = {}
        for field in ("first", "second"):
            request.select(field)
            request.clear()
            clean[field] = request.result()
        place = 0
        while True:
            place += 1
            for field in clean:
                request.select("first")
                request.result()
                request.select("second")
                inject = ["-e", f"inject={CALLS}:signal=KILL:when={place}"]
                code = request.run("strace", "-f", "-o", "/dev/null", "-e", f"trace={CALLS}", *inject)
                if code == 0:
                    if place < 20:
                        sys.exit(f"The tool has finished after {place} calls")
                    print(f"Ended at each of {place - 1} places, the tool has put right what it left")
                    return
                request.select(field)
                if request.result() != clean[field]:
                    sys.exit(f"Ended at call {place}, the tool has left what it should have written anew")


if __name__ == "__main__":
    main(*sys.argv[1:])
