"""Builds the project in Fixture with Bazel. What one folder has built, another takes from a shared cache, and an edit
compiles the modules that depend on it.

Usage: project.py PRODUCTS     the folder with what `swift build` has made
"""

import json
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RULES = HERE.parents[2] / "Docs" / "Bazel" / "graphql.bzl"
MODULES = ["InlineGraphQL", "DynamicCodable", "DocumentComposition", "GraphQLHTTP", "GraphQLJSON", "GraphQLCLibrary"]
# What the project of tests with CMake has too.
SHARED = ["Schemas/Shop.graphqls", "Sources/Catalog/Tax.swift", "Sources/App/Makers.swift"]
OUTPUT = 'Lamp: 12 AVAILABLE ["Luz"]\n'
SCHEMA = "Schemas/Shop.graphqls"
ALL = "embed App, embed Catalog, embed Shop, compile App, compile Catalog, compile Shop, link App"
# Edits one after the other: the file, what is replaced by what, and what is then done.
EDITS = [
    ("Sources/App/Makers.swift", "{ name", "{ name country", "embed App, compile App, link App"),
    (SCHEMA, "type Product {", "type Product {\n  weight: Int", "embed App, embed Catalog, embed Shop"),
    (SCHEMA, "country: String!", "country: String", "embed App, embed Catalog, embed Shop, compile App, link App"),
    ("Sources/Catalog/Tax.swift", "/ 5", "/ 10", "embed App, embed Catalog, compile Catalog, link App"),
    (
        "Sources/Catalog/PriceTag.swift",
        "price status",
        "price status name",
        "embed App, embed Catalog, compile App, compile Catalog, link App",
    ),
    (SCHEMA, "SOLD_OUT", "SOLD_OUT\n  GONE", ALL),
]
EDITED = 'Lamp: 11 AVAILABLE ["Luz"]\n'
# A mistake, and what the build prints of it.
MISTAKE = ("Sources/App/Makers.swift", "country", "county")
ERROR = 'Sources/App/Makers.swift:3:59: error: Cannot query field "county" on type "Maker". Did you mean "country"?'
VERBS = {"EmbedGraphQLSchema": "embed", "SwiftCompile": "compile", "SwiftLink": "link"}

CACHE = """
daemon off; pid {folder}/pid; error_log {folder}/errors; user root; events {{}}
http {{
  access_log off; client_max_body_size 0; client_body_temp_path {folder}/bodies;
  server {{ listen 127.0.0.1:{port}; root {folder}/files; location / {{ dav_methods PUT; create_full_put_path on; }} }}
}}
"""


class Failure(Exception):
    pass


class Cache:
    """A cache that builds share, which is any server with WebDAV."""

    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        (folder / "files").mkdir(parents=True)
        (folder / "nginx.conf").write_text(CACHE.format(folder=folder, port=port))
        self.process = subprocess.Popen(["nginx", "-c", folder / "nginx.conf", "-e", folder / "errors"])
        for _ in range(100):
            with socket.socket() as client:
                if client.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise Failure("nginx does not listen")


class Project:
    """A copy of the project in a folder, as someone has it who has just cloned it."""

    def __init__(self, folder, products, cache):
        self.folder, self.log = folder, folder / "log.json"
        shutil.copytree(HERE / "Fixture", folder)
        shutil.copy(RULES, folder)
        for path in SHARED:
            (folder / path).parent.mkdir(exist_ok=True)
            shutil.copy(HERE.parent / "CMake" / "Fixture" / path, folder / path)
        built = folder / "inline_graphql"
        (built / "Modules").mkdir()
        for module in MODULES:
            objects = sorted((products / f"{module}.build").glob("*.o"))
            subprocess.run(["ar", "rcsD", built / f"lib{module}.a", *objects], check=True)
            shutil.copy(products / "Modules" / f"{module}.swiftmodule", built / "Modules")
        for program in ("embed-graphql-schema", "InlineGraphQLMacros-tool"):
            shutil.copy(products / program, built)
        self.bazel = ["bazel", f"--output_user_root={folder}-output", "--max_idle_secs=60"]
        self.flags = [f"--remote_cache={cache.address}", "--action_env=PATH", f"--execution_log_json_file={self.log}"]

    def start(self):
        command = [*self.bazel, "build", "//...", "--noshow_progress", *self.flags]
        return subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def build(self):
        """Builds, and returns what was done, and how much of it came from the cache."""
        result = self.start()
        if result.returncode != 0:
            raise Failure(result.stdout[-4000:])
        decoder, text, done, cached = json.JSONDecoder(), self.log.read_text().strip(), set(), 0
        while text:
            spawn, end = decoder.raw_decode(text)
            text = text[end:].lstrip()
            if spawn.get("remoteCacheHit"):
                cached += 1
            else:
                output = pathlib.Path(spawn["listedOutputs"][0]).parent.name
                done.add(f"{VERBS[spawn['mnemonic']]} {output.removesuffix('.graphql')}")
        return ", ".join(sorted(done, key=lambda what: (list(VERBS.values()).index(what.split()[0]), what))), cached

    def edit(self, path, old, new):
        path = self.folder / path
        text = path.read_text()
        if old not in text:
            raise Failure(f"{path} has no {old}")
        path.write_text(text.replace(old, new, 1))

    def output(self):
        return subprocess.run([self.folder / "bazel-bin/App/program"], check=True, capture_output=True, text=True).stdout

    def stop(self):
        subprocess.run([*self.bazel, "shutdown"], cwd=self.folder, capture_output=True)


def expect(what, found, expected):
    if found != expected:
        raise Failure(f"{what}: {found!r}, but {expected!r} was expected")


def check(first, second):
    expect("A first build", first.build(), (ALL, 0))
    expect("Its output", first.output(), OUTPUT)
    expect("A build with nothing changed", first.build(), ("", 0))
    expect("A first build in another folder", second.build(), ("", 7))
    expect("Its output", second.output(), OUTPUT)
    print("In a second folder, all 7 steps come from the cache", flush=True)

    for path, old, new, done in EDITS:
        first.edit(path, old, new)
        expect(f"After {new!r} for {old!r} in {path}", first.build()[0], done)
    expect("The output after edits", first.output(), EDITED)
    print(f"After each of {len(EDITS)} edits, the modules that depend on it were compiled", flush=True)
    for path, old, new, _ in EDITS:
        second.edit(path, old, new)
    expect("The same edits in the other folder", second.build()[0], "")
    expect("Its output", second.output(), EDITED)

    first.edit(*MISTAKE)
    result = first.start()
    if result.returncode == 0 or ERROR not in result.stdout:
        raise Failure("Of a mistake, the build has printed:\n" + result.stdout[-4000:])
    path, right, wrong = MISTAKE
    first.edit(path, wrong, right)
    expect("After a mistake was put right", first.build()[0], "")
    print("A mistake fails the build at its place")


def main(products):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        cache = Cache(folder / "cache")
        names = ("a", "a-longer-path/to/the-project")
        projects = [Project(folder / name, pathlib.Path(products), cache) for name in names]
        try:
            check(*projects)
        finally:
            for project in projects:
                project.stop()
            cache.process.terminate()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Failure as failure:
        sys.exit(str(failure))
