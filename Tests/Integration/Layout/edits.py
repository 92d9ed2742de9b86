"""Edits the package of layout.py and builds it, again and again. After each edit the build must compile exactly the files that
depend on it. A figure counts files, since the plugin's own ones are beside them."""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Embedding"))

import layout
from build import Build, Failure


class Edits:
    def __init__(self, folder, scratch):
        self.build = Build(folder, scratch, layout.TARGETS)
        self.folder = self.build.folder

    def replace(self, path, old, new):
        path = self.folder / path
        text = path.read_text()
        if old not in text:
            raise Failure(f"{path} has no {old!r}")
        path.write_text(text.replace(old, new))

    def change_configuration(self, change):
        path = self.folder / ".graphqlrc.json"
        configuration = json.loads(path.read_text())
        change({name: project["extensions"]["inlineGraphQL"] for name, project in configuration["projects"].items()})
        path.write_text(json.dumps(configuration, indent=2))

    def check(self, what, *expected, perhaps=()):
        """Builds, and compares the compiled files with the expected ones. Those in `perhaps` may be compiled too."""
        names, allowed = self.names(expected), self.names(expected + tuple(perhaps))
        before = self.build.compiled()
        self.build.succeed()
        after = self.build.compiled()
        compiled = {name for name, time in after.items() if before.get(name) != time}
        if not names <= compiled <= allowed:
            unneeded, missing = sorted(compiled - allowed), sorted(names - compiled)
            raise Failure(f"{what}: compiled without need {len(unneeded)}, {unneeded[:20]}, not compiled {missing}")
        print(f"{what}: compiled {len(compiled)} of {len(after)} files", flush=True)

    def names(self, patterns):
        """The files' names: "Cart/Cart1*" is Cart1.swift and what belongs to it."""
        names = {name for name in patterns if not name.endswith("*")}
        for name in patterns:
            if name.endswith("*"):
                names |= {name[:-1], name[:-1] + ".embedded"}
        return names

    def check_errors(self, what, *expected):
        errors = self.build.errors()
        if errors != list(expected):
            raise Failure("\n".join([f"{what}: expected", *expected, "and the build printed", *errors]))
        print(f"{what}: {len(errors)} errors", flush=True)

    def run(self, what):
        """Runs the app, whose files must agree on what responses look like in memory."""
        output = subprocess.run([str(self.build.products / "App")], capture_output=True, text=True)
        expected = "".join(f"T nil {number}\n" for number in range(layout.HOLDER_COUNT))
        if output.stdout != expected:
            raise Failure(f"{what}: the app printed\n{output.stdout}and ended with {output.returncode}")

    def steps(self):
        # SwiftPM links the macros a second time in the build after the first one, and the next edit of a module compiles all of it.
        for number in range(2):
            self.build.succeed()
        for number, target in enumerate(layout.TARGETS):
            self.replace(f"Sources/{target}/Plain{number}.swift", f"{{ {number} }}", f"{{ {number} + 0 }}")
        self.build.succeed()
        self.check("Nothing changed")

        self.replace("Schemas/Shop/items/7/Item7.graphqls", "# The item 7.", "# The seventh item,\n# of ten.")
        self.check("A comment in one of 150 files of a schema changed")
        self.replace("Schemas/Shop/items/7/Item7.graphqls", "spare: Int", "spare: Float")
        self.check("A field that nobody uses changed")
        self.replace("Schemas/Shop/items/7/Item7.graphqls", "price: Int!", "price: Float!")
        # Across modules, the compiler is less exact: these files use Kit.
        cart = ["Cart/Role", *(f"Cart/Cart{number}" for number in range(layout.CART_COUNT))]
        self.check("A field of one fragment changed", "Kit/Card7*", *cart)
        (self.folder / "Schemas/Shop/more.graphqls").write_text("extend type Item8 { weight: Int }\n")
        self.check("The schema got a file")
        (self.folder / "Schemas/Shop/more.graphqls").write_text("type Item8 { id: ID! }\n")
        self.check_errors(
            "Two files define a type",
            'Schemas/Shop/items/8/Item8.graphqls:2:6: error: There can be only one type named "Item8".',
            "Schemas/Shop/more.graphqls:1:6: note: This is the other place.",
        )
        (self.folder / "Schemas/Shop/more.graphqls").unlink()
        self.check("The file is gone")

        self.replace("Schemas/Shop/enums/Role.graphqls", "EDITOR", "EDITOR OWNER")
        self.check("An enum got a value", "Kit/Shop*", *cart)
        self.replace("Schemas/Shop.client/draft.graphqls", "isFavorite: Boolean", "isFavorite: Int")
        self.check("A field of the client that nobody uses changed")
        self.replace("Schemas/Shop.client/types.graphqls", "text: String", "text: Int")
        self.check("A field of the client changed", "Cart/Role*")
        self.replace("Search/hits/hit.graphqls", "rank: Int!", "rank: Float!")
        self.check("A file of a pattern changed, in a field that nobody uses")
        self.replace("Sources/Feed/Search4.swift", "{ title }", "{ title isSeen }")
        self.check("A query in one module changed", "Feed/Search4*")
        self.replace("Admin/more.graphqls", "RUNNING", "RUNNING DONE")
        users = ["App/main", *(f"App/Jobs{number}" for number in range(layout.ADMIN_COUNT))]
        users += [f"App/{name}{number}" for name in ("Holder", "Copied") for number in range(layout.HOLDER_COUNT)]
        self.check("An enum in responses that other files hold got a value", "App/Admin*", *users)
        self.run("An enum got a value")
        shown = [f"Feed/Shown{number}" for number in range(layout.HOLDER_COUNT)]
        searches = [f"Feed/Search{number}*" for number in range(layout.FEED_COUNT)]
        self.replace("Search/hits/hit.graphqls", "title: String!", "title: Int!")
        self.check("A field of responses that other files show changed", *searches, *shown)

        self.replace("Sources/Kit/Card5.swift", "{ name price }", "{ name price id }")
        self.check("A fragment of the lowest module changed", "Kit/Card5*", *cart)

        self.change_configuration(lambda projects: projects["shop"]["names"].update(fields={"spare": "reserve"}))
        self.check("A field that nobody uses got a name in Swift")
        self.change_configuration(lambda projects: projects["shop"]["names"].update(enumValues={"Role.OWNER": "proprietor"}))
        self.check("An enum value got a name in Swift", "Kit/Shop*", *cart)
        self.change_configuration(lambda projects: projects["shop"]["names"].update(types={"Usr": "Account"}))
        self.check_errors(
            "A name of a type is misspelt",
            'Sources/Kit/Shop.swift:3:1: error: Unknown type "Usr" in "names" of the GraphQL configuration. Did you mean "User"?',
        )
        self.change_configuration(lambda projects: projects["shop"]["names"].update(types={"User": "Account"}))
        # The plugin may have run for Cart before the build stopped at the error in Kit. It has then written files without the name.
        self.check("The name is right again", perhaps=[f"{name}*" for name in cart])

        self.replace("Schemas/Shop/items/9/Item9.graphqls", "price: Int!", 'price: Int! @deprecated(reason: "Haggle.")')
        self.change_configuration(lambda projects: projects["shop"].update(severity={"deprecatedUsage": "error"}))
        self.check_errors(
            "Uses of deprecated fields are errors",
            "Sources/Kit/Card9.swift:3:50: error: The field Item9.price is deprecated. Haggle.",
        )
        self.change_configuration(lambda projects: projects["shop"].pop("severity"))
        self.check("They are warnings again", "Kit/Card9*", *cart)

        path = self.folder / ".graphqlrc.json"
        path.rename(path.with_suffix(".yml"))
        result = self.build.run().stdout
        advice = 'GraphQL configurations are read in JSON only. Write it as .graphqlrc.json, as "yq -o json .graphqlrc.yml'
        if advice not in result:
            raise Failure(f"A configuration in YAML: the build printed\n{result}")
        print("The configuration is in YAML: an error says how to convert it", flush=True)
        path.with_suffix(".yml").rename(path)
        self.check("The configuration is in JSON again")


if __name__ == "__main__":
    folder, scratch, root = sys.argv[1:]
    count = layout.write(folder, root)
    if count < 300:
        sys.exit(f"The package has {count} files only")
    try:
        Edits(folder, scratch).steps()
    except Failure as failure:
        sys.exit(str(failure))
