"""Traces every file that the processes of a build open. With the plugin, the macros of the example and of the fixture
read nothing of their package. Without it they do; if that is refused, the error says what to add."""

import pathlib
import re
import subprocess
import sys

import fixture
from build import Build, Failure

# strace -ff writes a file for each process. The file of a macro process begins with this. With an argument it is the tool.
PROGRAM = re.compile(r'execve\("[^"]*/InlineGraphQLMacros-tool", \["[^"]*"\],')
OPENED = re.compile(r'\b(?:open|openat|openat2)\([^"]*"([^"]*)"[^=]*= \d')


def opened_by_macros(build):
    """The package's files that the macro processes of a clean build open, and the number of those processes."""
    traces = build.scratch / "traces"
    traces.mkdir(parents=True, exist_ok=True)
    for path in traces.glob("trace.*"):
        path.unlink()
    build.clean()
    command = ["strace", "-ff", "-e", "trace=file", "-s", "4096", "-o", str(traces / "trace"), *build.command]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise Failure("The traced build failed:\n" + "\n".join(result.stdout.splitlines()[-40:]))
    processes = 0
    files = set()
    for path in traces.glob("trace.*"):
        lines = path.read_text(errors="replace").splitlines()
        start = next((index for index, line in enumerate(lines) if PROGRAM.search(line)), None)
        if start is None:
            continue
        processes += 1
        for line in lines[start:]:
            match = OPENED.search(line)
            if match:
                files.add(match.group(1))
    if processes == 0:
        raise Failure("No process of the macros was seen")
    # The macros' working directory is the package's root.
    folder, scratch = str(build.folder.resolve()) + "/", str(build.scratch.resolve()) + "/"
    read = {path for path in files if path.startswith(folder) or not path.startswith("/")}
    return sorted(path for path in read if not path.startswith(scratch)), processes


def check_hermetic(build, name):
    read, processes = opened_by_macros(build)
    if read:
        raise Failure(f"{name}: with the plugin, macros have opened " + ", ".join(read))
    print(f"{name}: with the plugin, {processes} processes of the macros open no file of the package", flush=True)


def main(folder, scratch, root):
    root = pathlib.Path(root)
    example = Build(root / "Examples/StarWars", scratch, ["star-wars"])
    # SwiftPM must not confuse this build with the cached one of another package.
    example.succeed("--disable-build-manifest-caching")
    check_hermetic(example, "The example")

    folder = pathlib.Path(folder)
    fixture.write(folder, root)
    build = Build(folder, scratch, fixture.TARGETS)
    build.succeed("--disable-build-manifest-caching")
    check_hermetic(build, "The fixture")

    # The same trace shows that macros read files without the plugin, so it would show that above as well.
    package = folder / "Package.swift"
    text = package.read_text()
    package.write_text(text.replace(", plugins: embedding", ""))
    build.succeed()
    read, processes = opened_by_macros(build)
    if not any(path.endswith("Schemas/Shop.graphqls") for path in read):
        raise Failure("Without the plugin, no macro was seen to open the schema")
    print(f"Without the plugin, {processes} processes of the macros open {len(read)} files of the package")

    # The compiler's sandbox on macOS does the same.
    build.clean()
    schemas = str(folder.resolve() / "Schemas")
    refusing = ["-f", "-o", "/dev/null", "-P", schemas, "-e", "trace=open,openat", "-e", "inject=open,openat:error=EPERM"]
    result = subprocess.run(
        ["strace", *refusing, *build.command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    advice = 'Add the plugin "EmbedGraphQLSchema" to the target'
    if result.returncode == 0 or f"Reading {schemas} was refused" not in result.stdout or advice not in result.stdout:
        raise Failure("Where reading is refused, the build printed:\n" + result.stdout[-4000:])
    print("Without the plugin and where reading is refused, the error says to add the plugin")
    package.write_text(text)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Failure as failure:
        sys.exit(str(failure))
