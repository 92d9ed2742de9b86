"""Compares the completions of `inline-graphql lsp` with those of graphql-language-service, as recorded.json has them.

    compare.py SERVER

Where both answer, the sets must be the same, and where the recorded set is not empty, the server must answer. What differs
on purpose is in differences.py.
"""

import collections
import json
import pathlib
import shutil
import sys
import tempfile

from cases import HERE, SCHEMA, cases, fingerprint
from differences import DIFFERENCES

sys.path.insert(0, str(HERE.parent.parent / "Editor"))
from client import Client  # noqa: E402


class Editor:
    """An editor with one open document, whose text is another for each case."""

    def __init__(self, server, path):
        self.server, self.uri, self.version = server, path.as_uri(), 1
        document = {"uri": self.uri, "languageId": "graphql", "version": 1, "text": ""}
        server.notify("textDocument/didOpen", {"textDocument": document})

    def complete(self, case):
        self.version += 1
        document = {"uri": self.uri, "version": self.version}
        changes = {"textDocument": document, "contentChanges": [{"text": case.text}]}
        self.server.notify("textDocument/didChange", changes)
        before = case.text[: case.offset]
        position = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
        answer = self.server.ask("textDocument/completion", {"textDocument": {"uri": self.uri}, "position": position})
        items = answer["items"] if isinstance(answer, dict) else answer or []
        return {item["label"] for item in items}


def shown(labels, case):
    """What an editor shows of an answer: labels that go on with the name before the position."""
    return {label for label in labels if label.lstrip("$@").lower().startswith(case.word.lower())}


def main():
    asked, recorded = cases(), json.loads((HERE / "recorded.json").read_text())
    if fingerprint(asked) != recorded["fingerprint"]:
        sys.exit("The schema or the documents have changed since recorded.json was made. Run Completion/record.")
    folder = pathlib.Path(tempfile.mkdtemp())
    try:
        (folder / "Schemas").mkdir()
        shutil.copy(SCHEMA, folder / "Schemas")
        (folder / "Case.graphql").write_text("")
        with Client([sys.argv[1], "lsp"], folder, folder / "log") as server:
            parameters = {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}}
            server.ask("initialize", parameters)
            server.notify("initialized", {})
            editor = Editor(server, folder / "Case.graphql")
            found = [editor.complete(case) for case in asked]
    finally:
        shutil.rmtree(folder)
    expected = [set(recorded["sets"][number]) for number in recorded["answers"]]
    report(asked, found, expected)


def report(asked, found, expected):
    counts, uses, failures = collections.Counter(), collections.Counter(), []
    for case, ours, theirs in zip(asked, found, expected, strict=True):
        ours, theirs = shown(ours, case), shown(theirs, case)
        if not theirs:
            counts["the reference has no answer" if ours else "neither answers"] += 1
            continue
        more, less = ours - theirs, theirs - ours
        for difference in DIFFERENCES:
            explained = {label for label in more | less if difference.explains(case, label, label in more)}
            uses[difference.reason] += len(explained) > 0
            more, less = more - explained, less - explained
        if more or less:
            failures.append(f"{case}\n  more: {sorted(more)}\n  less: {sorted(less)}")
        else:
            counts["same" if ours == theirs else "differ on purpose"] += 1
    for reason in (difference.reason for difference in DIFFERENCES):
        if not uses[reason]:
            failures.append(f"No case differs for this reason any more: {reason}")
    if failures:
        sys.exit("\n\n".join(failures) + f"\n\n{len(failures)} of {len(asked)} cases fail")
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))


main()
