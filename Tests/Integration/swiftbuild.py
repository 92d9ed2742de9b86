"""Builds README's package with SwiftPM's next build system, and checks what an edit compiles and where errors appear.

Arguments: this package's folder, and a folder for the built package and its products.
"""

import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Mistakes"))
from package import FILES  # noqa: E402

# The compiler's diagnostics for each file of a target. They are written whenever the file is compiled.
DIAGNOSTICS = "out/Intermediates.noindex/Shop.build/*/{}.build/Objects-normal/*/*.dia"


class Proof:
    def __init__(self, folder, scratch):
        self.folder, self.scratch = folder, scratch

    def build(self):
        command = ["swift", "build", "--build-system", "swiftbuild"]
        paths = ["--package-path", str(self.folder), "--scratch-path", str(self.scratch)]
        return subprocess.run([*command, *paths], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def compiled(self):
        times = {}
        for target in ("Kit", "App"):
            for path in self.scratch.glob(DIAGNOSTICS.format(target)):
                if "emit-module" not in path.name:
                    times[f"{target}/{path.stem}"] = path.stat().st_mtime_ns
        return times

    def replace(self, path, old, new):
        text = (self.folder / path).read_text()
        assert old in text, old
        (self.folder / path).write_text(text.replace(old, new))

    def fail(self, what, *lines):
        sys.exit("\n".join([what, *map(str, lines)]))

    def check(self, what, expected):
        before = self.compiled()
        result = self.build()
        if result.returncode != 0:
            self.fail(f"{what}: the build failed", result.stdout)
        after = self.compiled()
        compiled = {name for name, time in after.items() if before.get(name) != time}
        if compiled != expected:
            self.fail(what, f"expected {sorted(expected)}", f"compiled {sorted(compiled)}")
        print(f"{what}: compiled {len(compiled)} of {len(after)} files", flush=True)

    def check_error(self, what, expected):
        before = self.compiled()
        result = self.build()
        errors = set(re.findall(r"(Sources/\S+:\d+:\d+: error: .*)", result.stdout))
        if result.returncode == 0 or errors != {expected} or before != self.compiled():
            self.fail(what, f"expected only {expected}", result.stdout)
        print(f"{what}: {expected}", flush=True)

    def run(self):
        result = self.build()
        if result.returncode != 0:
            self.fail("the build failed", result.stdout)
        self.check("Nothing changed", set())
        new = self.folder / "Sources/App/New.swift"
        new.write_text("let new = 1\n")
        self.check("A file was added", {"App/New"})
        new.write_text("let new = 1.0\n")
        self.check("The new file changed", {"App/New"})
        new.unlink()
        # If a target loses a file, the compiler compiles all of its files.
        self.check("The file was removed", {name for name in self.compiled() if name.startswith("App/")} - {"App/New"})
        queries = "Sources/App/Queries.swift"
        self.replace(queries, "{ name } }", "{ nmae } }")
        self.check_error(
            "A field is misspelt",
            f'{queries}:11:63: error: Cannot query field "nmae" on type "Character". Did you mean "name"?',
        )
        self.replace(queries, "{ nmae } }", "{ name born } }")
        edited = {"App/Queries", "App/Queries.embedded"}
        self.check("A query changed", edited | {"App/Use"})
        self.replace("Schemas/StarWars.graphqls", "height: Float", "height: Float mass: Float")
        self.check("A field that nobody uses was added", set())
        self.replace("Schemas/StarWars.graphqls", "born: Date", "born: Date!")
        self.check("A field's type changed", edited | {"App/Use"})


def main(root, folder):
    package = pathlib.Path(folder) / "package"
    shutil.rmtree(package, ignore_errors=True)
    for path, text in FILES.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text.replace("@ROOT@", root))
    Proof(package, pathlib.Path(folder) / "scratch").run()


main(*sys.argv[1:])
