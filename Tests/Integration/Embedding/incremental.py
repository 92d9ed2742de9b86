"""Edits the fixture and builds it, over and over: after each edit exactly the files that depend on it are compiled, and
what is built is what a clean build builds."""

import pathlib
import re
import shutil
import subprocess
import sys

import fixture


class Failure(Exception):
    pass


class Build:
    def __init__(self, folder, scratch):
        self.folder = pathlib.Path(folder)
        self.command = ["swift", "build", "--package-path", str(folder), "--scratch-path", str(scratch)]
        bin_path = subprocess.run([*self.command, "--show-bin-path"], check=True, capture_output=True, text=True)
        self.products = pathlib.Path(bin_path.stdout.strip())
        self.scratch = pathlib.Path(scratch)

    def run(self, *arguments):
        return subprocess.run([*self.command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def succeed(self, *arguments):
        result = self.run(*arguments)
        if result.returncode != 0:
            raise Failure("The build failed:\n" + "\n".join(result.stdout.splitlines()[-40:]))
        return result.stdout

    def errors(self):
        """Builds what has errors: each line with one, below the package's folder."""
        result = self.run()
        if result.returncode == 0:
            raise Failure("The build succeeded and should have failed")
        lines = re.findall(r"^/.*?:\d+:\d+: error: .*$", result.stdout, re.MULTILINE)
        return [line.removeprefix(str(self.folder.resolve()) + "/") for line in lines]

    def compiled(self):
        """When each file of the package was compiled the last time, as "App/Shop".

        The compiler leaves objects as they are where nothing changes in them, but writes diagnostics each time.
        """
        times = {}
        for target in ("Places", "App"):
            for path in (self.products / f"{target}.build").glob("*.dia"):
                if not path.name.endswith(".emit-module.dia"):
                    times[f"{target}/{path.name.removesuffix('.dia')}"] = path.stat().st_mtime_ns
        return times

    def generated(self):
        """What the tool has written, by path."""
        files = {}
        for target in ("Places", "App"):
            pattern = f"plugins/outputs/*/{target}/destination/EmbedGraphQLSchema/Embedded/*"
            files |= {str(path): path.read_bytes() for path in self.scratch.glob(pattern)}
        return files

    def output(self):
        app = [str(self.products / "App"), str(self.folder / "response.json")]
        return subprocess.run(app, check=True, capture_output=True, text=True).stdout

    def clean(self):
        """Removes what was built of the fixture itself, and nothing of what it depends on."""
        for target in ("Places", "App"):
            for path in (self.products / f"{target}.build").iterdir():
                # What the build was planned into stays.
                if path.is_file() and path.name not in ("output-file-map.json", "sources"):
                    path.unlink()
            for path in (self.products / "Modules").glob(f"{target}.*"):
                path.unlink()
        (self.products / "App").unlink(missing_ok=True)
        for path in self.scratch.glob("plugins/outputs/*/*/destination/EmbedGraphQLSchema/Embedded"):
            if path.parents[2].name in ("App", "Places"):
                shutil.rmtree(path)


class Proof:
    def __init__(self, folder, scratch):
        self.build = Build(folder, scratch)
        self.folder = self.build.folder

    def replace(self, path, old, new):
        path = self.folder / path
        text = path.read_text()
        if old not in text:
            raise Failure(f"{path} has no {old!r}")
        path.write_text(text.replace(old, new))

    def check(self, what, expected):
        """Builds, and compares what was compiled with what was expected, and what was built with a clean build."""
        before = self.build.compiled()
        self.build.succeed()
        after = self.build.compiled()
        compiled = {name for name, time in after.items() if before.get(name) != time}
        self.compare_with_clean_build(what)
        if compiled != expected:
            raise Failure(
                f"{what}: compiled without need {sorted(compiled - expected)},"
                f" not compiled {sorted(expected - compiled)}"
            )
        print(f"{what}: compiled {len(compiled)} of {len(after)} files", flush=True)

    def check_same(self, what):
        """Builds, and compares only what was built with a clean build."""
        self.build.succeed()
        self.compare_with_clean_build(what)
        print(f"{what}: the same as a clean build", flush=True)

    def compare_with_clean_build(self, what):
        incremental, generated = self.build.output(), self.build.generated()
        self.build.clean()
        self.build.succeed()
        if incremental != self.build.output():
            raise Failure(f"{what}: a clean build prints\n{self.build.output()}and the incremental one\n{incremental}")
        different = {path for path, text in self.build.generated().items() if generated.get(path) != text}
        if different:
            raise Failure(f"{what}: a clean build has written otherwise {sorted(different)}")

    def check_errors(self, what, expected):
        before = self.build.compiled()
        errors = self.build.errors()
        if errors != expected:
            raise Failure(f"{what}: expected\n" + "\n".join(expected) + "\nand the build printed\n" + "\n".join(errors))
        if before != self.build.compiled():
            raise Failure(f"{what}: files were compiled although there are errors")
        print(f"{what}: {len(errors)} errors, nothing compiled", flush=True)

    def steps(self):
        response = self.folder / "response.json"
        self.build.succeed()
        self.check("Nothing changed", set())

        self.replace("Sources/App/Plain3.swift", "  3", "  4")
        self.check("A file without GraphQL changed", files("Plain3"))

        self.replace("Schemas/Shop.graphqls", "  maker: Company\n", "  maker: Company\n  weight: Int\n")
        self.check("A field that nobody uses was added", set())

        self.replace("Schemas/Shop.graphqls", "country: String!", "country: Int!")
        response.write_text(fixture.responses(34))
        self.check("A field's type changed", files("MakerLine*", "ShowMakerLine"))

        self.replace("Schemas/Shop.graphqls", "  status: Status!\n", "")
        self.check_errors(
            "A field in use was removed",
            ['Sources/App/ByStatusQuery.swift:7:74: error: Cannot query field "status" on type "Product".'],
        )
        self.replace("Schemas/Shop.graphqls", "  maker: Company\n", "  status: Status!\n  maker: Company\n")
        self.check("The field is back", set())

        self.replace("Schemas/Shop.graphqls", "LARGE }", "LARGE HUGE }")
        # Whoever asks an enum for one type has the macro make all of them.
        self.check(
            "An enum got a value",
            files("Shop*", "SizesQuery*", "ShowSizes")
            | files("ByStatusQuery", "ShowByStatus", "PlaceOrderQuery", "ShowPlaceOrder"),
        )

        self.replace("Sources/App/Ident.swift", "on Product", "on Node")
        self.check(
            "A fragment's type condition changed",
            files("Ident*", "ShowIdent", "IdentsQuery*", "ShowIdents"),
        )

        self.replace("Sources/App/PriceTag.swift", "{ price }", "{ price(currency: $currency) }")
        self.check_errors(
            "A fragment got a variable",
            [
                'Sources/App/ProductQuery.swift:7:60: error: Variable "$currency" is not defined by operation'
                ' "Product".'
            ],
        )
        self.replace("Sources/App/ProductQuery.swift", "$id: ID!)", "$id: ID!, $currency: String)")
        self.check(
            "The operation has the variable",
            files("PriceTag*", "ShowPriceTag", "ProductQuery*", "ShowProduct"),
        )

        self.replace("Sources/App/OrderLine.swift", "name", "name status")
        self.check("A fragment's body changed", files("OrderLine*", "ShowOrderLine", "ViewerQuery"))

        self.replace("Sources/App/ByStatusQuery.swift", "{ name status }", "{ id name status }")
        self.check("A query changed", files("ByStatusQuery*", "ShowByStatus"))

        self.replace("Schemas/Places.graphqls", "DRY", "ARID DRY")
        self.check_same("An enum of another module got a value")

        self.replace(
            "Sources/App/Plain5.swift",
            "func plain5",
            'import InlineGraphQL\n\nenum Later {\n'
            '  #graphql("query Later { viewer { id } }", schema: "Shop")\n}\n\nfunc plain5',
        )
        self.check_same("A file got its first literal")

        self.replace("Sources/App/Plain5.swift", "{ id }", "{ di }")
        self.check_errors(
            "That literal has an error",
            [
                'Sources/App/Plain5.swift:4:36: error: Cannot query field "di" on type "User". Did you mean "id"?',
            ],
        )
        self.replace("Sources/App/Plain5.swift", "{ di }", "{ id }")

        (self.folder / "Schemas/Shop.graphqls").rename(self.folder / "Schemas/Store.graphqls")
        for path in self.folder.glob("Sources/App/*.swift"):
            path.write_text(path.read_text().replace('"Shop"', '"Store"').replace("Shop.", "Store."))
        self.replace("Sources/App/Shop.swift", "enum Shop", "enum Store")
        for path in self.folder.glob("Sources/App/*Query.swift"):
            path.write_text(path.read_text().replace("extension Shop", "extension Store"))
        self.check_same("A schema was renamed")

        with_plugin = 'graphQL], plugins: embedding),\n    .testTarget(name: "Plain'
        without_plugin = 'graphQL]),\n    .testTarget(name: "Plain'
        self.replace("Package.swift", with_plugin, without_plugin)
        self.check_same("The plugin was removed")

        self.replace("Schemas/Store.graphqls", "country: Int!", "country: String!")
        response.write_text(fixture.responses("ES"))
        self.replace("Package.swift", without_plugin, with_plugin)
        self.check_same("The plugin was added, and the schema changed meanwhile")


def files(*names):
    """The files of the app; "Shop*" is Shop.swift and what belongs to it."""
    result = set()
    for name in names:
        result.add("App/" + name.removesuffix("*"))
        if name.endswith("*"):
            result.add("App/" + name.removesuffix("*") + ".embedded")
    return result


if __name__ == "__main__":
    folder, scratch, root = sys.argv[1:]
    fixture.write(folder, root)
    try:
        Proof(folder, scratch).steps()
    except Failure as failure:
        sys.exit(str(failure))
