#!/usr/bin/env python3
"""Checks which locations the compiler accepts from a plugin. The compiler starts this script as the plugin.

The compiler prints a note in another file without a location, and the note of a fix-it at the location of the error. So
only the build tool can show the position of a field in another literal.
"""

import json
import pathlib
import struct
import subprocess
import sys
import tempfile

SOURCE = '#mistake("abc")\n@freestanding(declaration) macro mistake(_ text: String) = #externalMacro(module: "M", type: "Mistake")\n'
EXPECTED = [
    "main.swift:1:1: error: the error",
    "<unknown>:0: note: a note in another file",
    "main.swift:1:1: note: a change behind it",
]


def answer(message):
    (kind, content), = message.items()
    if kind != "expandFreestandingMacro":
        return {"getCapabilityResult": {"capability": {"protocolVersion": 7, "features": []}}}
    place = content["syntax"]["location"]
    file, start = place["fileName"], place["offset"]
    change = {"range": {"fileName": file, "startOffset": start + 10, "endOffset": start + 13}, "newText": "d"}
    other = {"fileName": str(pathlib.Path(file).with_name("other.swift")), "offset": 4}
    return {"expandMacroResult": {"expandedSource": "", "diagnostics": [{
        "message": "the error", "severity": "error", "position": {"fileName": file, "offset": start}, "highlights": [],
        "notes": [{"position": other, "message": "a note in another file"}],
        "fixIts": [{"message": "a change behind it", "changes": [change]}],
    }]}}


def serve():
    read, write = sys.stdin.buffer.read, sys.stdout.buffer.write
    while (header := read(8)) and any(header):
        body = json.dumps(answer(json.loads(read(*struct.unpack("<Q", header))))).encode()
        write(struct.pack("<Q", len(body)) + body)
        sys.stdout.flush()


def check():
    with tempfile.TemporaryDirectory() as folder:
        files = {"main.swift": SOURCE, "other.swift": "let other = 1\n"}
        for name, text in files.items():
            pathlib.Path(folder, name).write_text(text)
        plugin = pathlib.Path(folder, "plugin")
        plugin.write_text(f'#!/bin/sh\nexec {sys.executable} {pathlib.Path(__file__).resolve()} plugin\n')
        plugin.chmod(0o755)
        command = ["swiftc", "-typecheck", "-diagnostic-style", "llvm", "-load-plugin-executable", f"{plugin}#M", *files]
        output = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120).stderr
    printed = [line.split(" (from macro")[0] for line in output.splitlines() if ": error: " in line or ": note: " in line]
    if sorted(printed) != sorted(EXPECTED):
        sys.exit("The compiler shows other places than it did:\n" + output)
    print("The compiler shows no place of another file, and changes where the error is")


serve() if sys.argv[1:] == ["plugin"] else check()
