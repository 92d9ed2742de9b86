"""Writes the same types in four variants, each a target whose dependencies are built before, and measures builds."""

import argparse
import os
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "Tests" / "Integration" / "Embedding"))

import sources
from build import Build
from processes import Processes

VARIANTS = {
    "Embedded": "with the plugin",
    "Direct": "without it",
    "ByHand": "by hand",
    "Empty": "empty conformances",
    "Bare": "structs alone",
}
ROWS = [
    ("clean", "clean build", "%.1f s"),
    ("clean cpu", "processor time", "%.1f s"),
    ("clean macros", "of the macros' processes", "%.1f s"),
    ("clean compiler memory", "largest compiler process", "%.0f MB"),
    ("clean macro memory", "largest process of macros", "%.0f MB"),
    ("nothing", "nothing changed", "%.1f s"),
    ("query", "a query changed", "%.1f s"),
    ("query cpu", "processor time", "%.1f s"),
    ("fragment", "a fragment changed", "%.1f s"),
    ("fragment cpu", "processor time", "%.1f s"),
    ("schema", "a field that nobody uses was added", "%.1f s"),
    ("tool", "the tool, checking all", "%.0f ms"),
    ("tool idle", "the tool, nothing changed", "%.0f ms"),
    ("tool memory", "the tool's memory", "%.0f MB"),
]

PACKAGE = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "@NAME@",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
    .target(
      name: "@NAME@",
      dependencies: [.product(name: "InlineGraphQL", package: "InlineGraphQL")]@PLUGINS@
    )
  ],
  swiftLanguageModes: [.v6]
)
"""
PLUGINS = ',\n      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]'

# What all types that can be compared, hashed, decoded and encoded cost at least: none has any code of its own.
EMPTY = """\
protocol Empty: Sendable {}

extension Equatable where Self: Empty {
  @_implements(Equatable,==(_:_:)) static func areEqual(_: Self, _: Self) -> Bool { true }
}

extension Hashable where Self: Empty {
  func hash(into hasher: inout Hasher) {}
  var hashValue: Int { 0 }
  func _rawHashValue(seed: Int) -> Int { 0 }
}

extension Decodable where Self: Empty {
  init(from decoder: any Decoder) throws { throw CancellationError() }
}

extension Encodable where Self: Empty {
  func encode(to encoder: any Encoder) throws {}
}
"""


class Variant:
    """A variant of the operations' types."""

    def __init__(self, name, work, scratch, schema):
        self.name = name
        self.folder = work / name
        self.schema = self.folder / "Schemas" / "Service.graphqls"
        self.write("Package.swift", self.package())
        self.write("Schemas/Service.graphqls", schema)
        self.build = Build(self.folder, scratch, [name])
        self.figures = {}

    def package(self):
        text = PACKAGE.replace("@NAME@", self.name).replace("@ROOT@", str(ROOT))
        return text.replace("@PLUGINS@", PLUGINS if self.name == "Embedded" else "")

    def write(self, path, text):
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)

    def write_sources(self, files):
        for path in self.folder.glob("Sources/*/*.swift"):
            if path.name not in files:
                path.unlink()
        for name, text in files.items():
            self.write(f"Sources/{self.name}/{name}", text)

    def add(self, row, value):
        self.figures[row] = min(value, self.figures.get(row, value))

    def measure(self, row):
        processes = Processes(self.build.command)
        self.add(row, processes.seconds)
        self.add(row + " cpu", processes.processor_seconds)
        self.add(row + " macros", processes.processor_seconds_of("InlineGraphQLMa"))
        self.add(row + " compiler memory", processes.memory_of("swift-frontend"))
        self.add(row + " macro memory", processes.memory_of("InlineGraphQLMa"))
        used = f"{processes.seconds:.1f} s, {processes.processor_seconds:.1f} s of processors"
        print(f"{self.name}, {row}: {used}", file=sys.stderr, flush=True)

    def measure_edit(self, row, path, pattern, replacement):
        path = self.folder / path
        text = path.read_text()
        edited = re.sub(pattern, replacement, text, count=1)
        if edited == text:
            raise SystemExit(f"{path} has no {pattern}")
        path.write_text(edited)
        self.measure(row)
        path.write_text(text)
        self.build.succeed()

    def measure_edits(self):
        self.measure("nothing")
        source = f"Sources/{self.name}/"
        if self.name not in ("Embedded", "Direct"):
            self.measure_edit("query", source + "Queries1.swift", r"struct Data.*", r"\g<0>\n      let more: String")
            self.measure_edit("fragment", source + "Queries0.swift", r"\nstruct .*", r"\g<0>\n  let more: String")
        else:
            self.measure_edit("query", source + "Queries1.swift", r"query .*", r"\g<0>\n      more: __typename")
            self.measure_edit("fragment", source + "Queries0.swift", r"fragment .*", r"\g<0>\n      more: __typename")
        if self.name == "Embedded":
            self.measure_edit("schema", "Schemas/Service.graphqls", r"(?m)^type Query .*", r"\g<0>\n  unused: Int")

    def measure_tool(self):
        tool = self.build.products / "InlineGraphQLMacros-tool"
        [outputs] = self.build.scratch.glob("plugins/outputs/*/Embedded/destination/EmbedGraphQLSchema")
        command = [str(tool), str(outputs / "files.txt")]
        for _ in range(5):
            (outputs / "last-run.txt").write_text("")
            checking, idle = Processes(command), Processes(command)
            self.add("tool", checking.seconds * 1000)
            self.add("tool idle", idle.seconds * 1000)
            self.add("tool memory", checking.memory)


def arguments(description):
    """A parser of the arguments that all measurements have."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--variants", default=",".join(VARIANTS))
    parser.add_argument("--work", type=Path, default=ROOT / ".build" / "embedding-benchmark")
    # The example has the same dependencies, so their builds are reused.
    parser.add_argument("--scratch", type=Path, default=ROOT / "Examples" / "StarWars" / ".build")
    return parser


def measure(contents, schema, arguments):
    """Builds the types of operations and fragments in each variant, and prints a table after each round.

    `contents` has the operations and the fragments of each file. The first file has a fragment, and the second a query,
    which are edited.
    """
    by_hand, bare = sources.HandWritten(": Codable, Hashable, Sendable"), sources.HandWritten()
    empty = sources.HandWritten(": Empty, Codable, Hashable")
    files = {
        "ByHand": sources.files(contents, by_hand.queries, by_hand.fragment),
        "Empty": sources.files(contents, empty.queries, empty.fragment) | {"Empty.swift": EMPTY},
        "Bare": sources.files(contents, bare.queries, bare.fragment),
        "Embedded": sources.files(contents, sources.queries, sources.fragment)
        | {"Service.swift": "import InlineGraphQL\n\n@GraphQLSchema(types: .used) enum Service {}\n"},
    }
    for written, name in (by_hand, "ByHand"), (empty, "Empty"), (bare, "Bare"):
        files[name]["Enums.swift"] = written.enum_file()
    files["Direct"] = files["Embedded"]
    work, scratch = arguments.work.resolve(), arguments.scratch.resolve()
    variants = [Variant(name, work, scratch, schema) for name in arguments.variants.split(",")]
    for _ in range(arguments.rounds):
        for variant in variants:
            # The target's dependencies are built first, with empty files, and are not measured.
            variant.write_sources(dict.fromkeys(files[variant.name], ""))
            variant.build.succeed("--disable-build-manifest-caching")
            variant.build.clean()
            variant.write_sources(files[variant.name])
            variant.measure("clean")
            variant.measure_edits()
            if variant.name == "Embedded":
                variant.measure_tool()
        print_table(variants)


def print_table(variants):
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"\n{os.cpu_count()} cores, load {load}\n")
    print("| | " + " | ".join(VARIANTS[variant.name] for variant in variants) + " |")
    print("| --- |" + " ---: |" * len(variants))
    for name, title, form in ROWS:
        cells = [form % variant.figures[name] if variant.figures.get(name) else "–" for variant in variants]
        print(f"| {title} | " + " | ".join(cells) + " |")
    print(flush=True)
