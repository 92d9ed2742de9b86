"""Makes each mistake in the package, and compares all that a build prints of it with the expected output.

    mistakes.py ROOT FOLDER SCRATCH [NAME...]

A target is not compiled before the plugin's tool has found no error in it. So for most mistakes the tool runs by itself, as the
plugin calls it; those in BUILT are built, or all if BUILD is set.
"""

import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from package import BUILT, FILES, MISTAKES

EXPECTED = pathlib.Path(__file__).resolve().parent / "Expected"
# SwiftPM's lines about its progress, and about commands that it cancels because another has failed.
PROGRESS = re.compile(
    r"\[\d+/\d+\] |Building for |Planning build|Build of |Build complete!|error: (cancelled$|emit-module command failed)|warning: '"
)
DIAGNOSTIC = re.compile(r"\S+:\d+:\d+: (error|warning): ")


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


def build(root, folder, scratch):
    """The output of a build without its progress, each diagnostic once, and its exit status."""
    command = ["swift", "build", "--package-path", str(folder), "--scratch-path", scratch]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = [line.rstrip().replace(f"{folder}/", "").replace(f"{root}/", "InlineGraphQL/") for line in result.stdout.splitlines()]
    diagnostics = [[]]
    for line in lines:
        if line and not PROGRESS.match(line):
            if DIAGNOSTIC.match(line):
                diagnostics.append([])
            diagnostics[-1].append(line)
    # Each of the compiler's processes tells of an error that it meets.
    lines = [line for diagnostic in dict.fromkeys(map(tuple, diagnostics)) for line in diagnostic]
    return "\n".join([*lines, "The build fails." if result.returncode else "The build succeeds."]) + "\n"


def check(folder, tool, work):
    """What the tool prints of the first target in which it finds errors, as a build would."""
    targets = re.findall(r'name: "(\w+)",\n +dependencies: \[(.*)\]', (folder / "Package.swift").read_text())
    sources = {name: sorted((folder / "Sources" / name).glob("*.swift")) for name, _ in targets}
    for name, dependencies in targets:
        written = pathlib.Path(work) / name
        written.mkdir()
        (written / "last-run.txt").touch()
        lines = [f"root {folder}", f"state {written}/last-run.txt", f"module {written}/M.swift", f"rest {written}/R.swift"]
        for path in sources[name]:
            lines += [f"file {path}", f"output {written}/{path.stem}.embedded.swift"]
        lines.append(f"name {name}")
        for other in sorted(sources):
            if f'"{other}"' in dependencies:
                lines += [f"reachable-module {other}", *(f"reachable {path}" for path in sources[other])]
        (written / "files.txt").write_text("\n".join(lines) + "\n")
        result = subprocess.run([tool, written / "files.txt"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode:
            return result.stdout.replace(f"{folder}/", "") + "The build fails.\n"
    sys.exit("The tool finds no error, so only a build shows what is printed: add the mistake to BUILT")


def main():
    root, folder, scratch, *names = sys.argv[1:]
    tool = pathlib.Path(scratch) / "debug/InlineGraphQLMacros-tool"
    folder = pathlib.Path(folder).resolve()
    failed = []
    for name in names or MISTAKES:
        files = FILES | MISTAKES[name]
        write(folder, {path: text.replace("@ROOT@", root) for path, text in files.items() if text is not None})
        with tempfile.TemporaryDirectory() as work:
            built = name in BUILT or "BUILD" in os.environ
            printed = build(root, folder, scratch) if built else check(folder, tool, work)
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
