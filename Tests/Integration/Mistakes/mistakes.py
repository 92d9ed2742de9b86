"""Builds the package with each mistake, and compares all output of the build with the expected output.

    mistakes.py ROOT FOLDER SCRATCH [NAME...]
"""

import difflib
import os
import pathlib
import re
import subprocess
import sys

from package import FILES, MISTAKES

EXPECTED = pathlib.Path(__file__).resolve().parent / "Expected"
# SwiftPM's lines about its progress, and about commands that it cancels because another has failed.
PROGRESS = re.compile(r"\[\d+/\d+\] |Building for |Planning build|Build of |Build complete!|error: cancelled$|warning: '")


def write(folder, files):
    """Writes the files that are missing or differ, and removes all others."""
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if str(path.relative_to(folder)) not in files and path.name != "Package.resolved":
            path.unlink()
    for path in [path for path in sorted(folder.rglob("*"), reverse=True) if path.is_dir()]:
        if not any(path.iterdir()):
            path.rmdir()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def build(folder, scratch):
    """The output of a build without its progress, and its exit status."""
    command = ["swift", "build", "--package-path", str(folder), "--scratch-path", scratch]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = [line.rstrip().replace(f"{folder}/", "") for line in result.stdout.splitlines()]
    lines = [line for line in lines if line and not PROGRESS.match(line)]
    return "\n".join([*lines, "The build fails." if result.returncode else "The build succeeds."]) + "\n"


def main():
    root, folder, scratch, *names = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    failed = []
    for name in names or MISTAKES:
        files = FILES | MISTAKES[name]
        write(folder, {path: text.replace("@ROOT@", root) for path, text in files.items() if text is not None})
        printed = build(folder, scratch)
        path = EXPECTED / f"{name}.txt"
        if os.environ.get("UPDATE_EXPECTED"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(printed)
        expected = path.read_text() if path.exists() else ""
        if printed != expected:
            failed.append(name)
            print("\n".join(difflib.unified_diff(expected.splitlines(), printed.splitlines(), str(path), "now", "", "")))
        print(f"{name}: {'wrong' if printed != expected else len(printed.splitlines()) - 1}", flush=True)
    if failed:
        sys.exit(f"What the build prints has changed: {', '.join(failed)}")
    print(f"{len(names or MISTAKES)} mistakes, each told as expected; the number of lines is beside it")


main()
