"""Builds the project in Fixture with CMake and Ninja. Wherever it lies, the outputs are the same bytes, and an edit
compiles what depends on it.

Usage: project.py PRODUCTS     the folder with what `swift build` has made
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

FIXTURE = pathlib.Path(__file__).resolve().parent / "Fixture"
OUTPUT = 'Lamp: 12 AVAILABLE! ["Luz"]\n["Lamp"]\n'
SCHEMA = "Schemas/Shop.graphqls"
# Edits one after the other: the file, what is replaced by what, the targets whose GraphQL is then checked, and the
# files that are compiled. The macros of Direct read the schema themselves, so each edit of the schema compiles Direct.
EDITS = [
    ("Sources/App/Title.swift", "func", "func", "App", "App/Title"),
    ("Sources/App/Title.swift", 'text)!"', 'text)?"', "App", "App/Title"),
    (SCHEMA, "type Product {", "type Product {\n  weight: Int", "App Catalog", "Direct/main"),
    ("Sources/App/Makers.swift", "{ name", "{ name country", "App", "App/Makers App/Makers.embedded App/main"),
    (
        SCHEMA,
        "country: String!",
        "country: String",
        "App Catalog",
        "App/Makers App/Makers.embedded App/main Direct/main",
    ),
    (
        "Sources/Catalog/PriceTag.swift",
        "price status",
        "price status name",
        "App Catalog",
        "Catalog/PriceTag Catalog/PriceTag.embedded App/Products App/Products.embedded App/Show",
    ),
    (
        SCHEMA,
        "SOLD_OUT",
        "SOLD_OUT\n  GONE",
        "App Catalog",
        "Catalog/Catalog Catalog/Catalog.embedded Catalog/PriceTag App/Products App/Products.embedded App/Show Direct/main",
    ),
]
# A mistake, and what the build prints of it.
MISTAKE = ("Sources/App/Makers.swift", "country", "county")
ERROR = 'Sources/App/Makers.swift:3:59: error: Cannot query field "county" on type "Maker". Did you mean "country"?'


class Failure(Exception):
    pass


class Project:
    """A copy of the project in a folder."""

    def __init__(self, folder, products):
        self.folder = folder
        shutil.copytree(FIXTURE, folder)
        self.run("cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build", f"-DINLINE_GRAPHQL={products}")

    def start(self, *command):
        command = [str(word) for word in command]
        return subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def run(self, *command):
        result = self.start(*command)
        if result.returncode != 0:
            raise Failure(" ".join(result.args) + "\n" + result.stdout[-4000:])
        return result.stdout

    def build(self):
        """Builds, and returns the targets whose GraphQL was checked and the files that were compiled."""
        self.printed = self.run("ninja", "-C", "build")
        return self.done(self.printed)

    def done(self, output):
        checked, compiled = set(), set()
        # Ninja prints what it does, and below it what the compiler says of it.
        for part in re.split(r"^\[\d+/\d+\] ", output, flags=re.MULTILINE):
            head = part.partition("\n")[0]
            if match := re.search(r"Checking the GraphQL of (\w+)", head):
                checked.add(match.group(1))
            elif match := re.search(r"(\w+)(?:\.a)?$", head):
                target = match.group(1).removeprefix("lib")
                compiled |= {f"{target}/{name}" for name in re.findall(r"Starting Compiling (\S+)\.swift", part)}
        return checked, compiled

    def edit(self, path, old, new):
        # The compiler's driver (6.3) may overlook an edit right after a build.
        time.sleep(1.5)
        path = self.folder / path
        path.write_text(path.read_text().replace(old, new, 1))

    def output(self):
        return self.run("build/App") + self.run("build/Direct")

    def written(self):
        """What the tool has written, and what the compiler has made of the expansions, by path."""
        build = self.folder / "build"
        patterns = ("*.graphql/*.swift", "CMakeFiles/*.dir/**/*.o", "Catalog.swiftmodule")
        files = [path for pattern in patterns for path in build.glob(pattern)]
        return {str(path.relative_to(build)): path.read_bytes() for path in files}


def check_places(first, second):
    """Two builds of the same sources must have made the same bytes."""
    first, second = first.written(), second.written()
    differing = sorted(path for path in first.keys() | second.keys() if first.get(path) != second.get(path))
    if differing or len(first) < 30:
        raise Failure(f"Of {len(first)} outputs, these depend on the folder: {' '.join(differing)}")
    print(f"In two folders, {len(first)} outputs of the tool and the compiler are the same bytes", flush=True)


def check_edits(project):
    if project.build() != (set(), set()):
        raise Failure("A build without an edit has done something")
    for path, old, new, checked, compiled in EDITS:
        project.edit(path, old, new)
        done = project.build()
        expected = (set(checked.split()), set(compiled.split()))
        # Where an object is the same after an edit, the compiler leaves it alone, and CMake (3.25) has it compiled in each
        # build that follows. That is so of any Swift file, but an incremental build has then nothing to do.
        if done != expected and (done[0], done[1] - {"Direct/main"}) != expected:
            raise Failure(f"After {new!r} for {old!r} in {path}, these were checked and compiled: {done}\n{project.printed}")
    print(f"After each of {len(EDITS)} edits, what depends on it was compiled", flush=True)
    output = OUTPUT.replace("!", "?")
    if project.output() != output:
        raise Failure(f"The programs have printed {project.output()}")

    project.edit(*MISTAKE)
    result = project.start("ninja", "-C", "build")
    if result.returncode == 0 or ERROR not in result.stdout:
        raise Failure("Of a mistake, the build has printed:\n" + result.stdout[-4000:])
    path, right, wrong = MISTAKE
    project.edit(path, wrong, right)
    project.build()
    if project.output() != output:
        raise Failure(f"After a mistake was put right, the programs have printed {project.output()}")
    print("A mistake fails the build at its place")


def main(products):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        projects = [Project(folder / name, products) for name in ("a", "a-longer-path/to/the-project")]
        for project in projects:
            project.build()
            if project.output() != OUTPUT:
                raise Failure(f"The programs have printed {project.output()}")
        check_places(*projects)
        check_edits(projects[1])


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Failure as failure:
        sys.exit(str(failure))
