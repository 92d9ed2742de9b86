"""Builds a package and reports what was built."""

import pathlib
import re
import shutil
import subprocess


class Failure(Exception):
    pass


class Build:
    """Builds some targets of a package again and again."""

    def __init__(self, folder, scratch, targets):
        self.folder = pathlib.Path(folder)
        self.targets = targets
        self.command = ["swift", "build", "--package-path", str(folder), "--scratch-path", str(scratch)]
        bin_path = subprocess.run([*self.command, "--show-bin-path"], check=True, capture_output=True, text=True)
        self.products = pathlib.Path(bin_path.stdout.strip())
        self.scratch = pathlib.Path(scratch)
        # Without it, SwiftPM may take the plan of the package that was last built with the scratch path.
        self.planning = ["--disable-build-manifest-caching"]

    def run(self, *arguments):
        command = [*self.command, *self.planning, *arguments]
        self.planning = []
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode < 0:
            # SwiftPM 6.3 crashed once in hundreds of builds. The next run goes on where it stopped.
            print(f"A signal ended {' '.join(command)}: {-result.returncode}", flush=True)
            result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result

    def succeed(self, *arguments):
        result = self.run(*arguments)
        if result.returncode != 0:
            raise Failure("The build failed:\n" + "\n".join(result.stdout.splitlines()[-40:]))
        return result.stdout

    def errors(self):
        """Builds targets with errors. Returns each line with an error or a note once, with paths relative to the package.

        Targets that are checked at the same time print the same errors of a schema.
        """
        result = self.run()
        if result.returncode == 0:
            raise Failure("The build succeeded and should have failed")
        return list(dict.fromkeys(self.diagnostics(result.stdout, "error:|note:")))

    def diagnostics(self, output, kinds):
        lines = re.findall(rf"^/.*?:\d+:\d+: (?:{kinds}) .*$", output, re.MULTILINE)
        return [line.removeprefix(str(self.folder.resolve()) + "/") for line in lines]

    def compiled(self):
        """The time at which each file of the package was last compiled, by names such as "App/Shop".

        The compiler keeps an object file that does not change, but it always writes diagnostics.
        """
        times = {}
        for target in self.targets:
            for path in (self.products / f"{target}.build").glob("*.dia"):
                if not path.name.endswith(".emit-module.dia"):
                    times[f"{target}/{path.name.removesuffix('.dia')}"] = path.stat().st_mtime_ns
        return times

    def generated(self):
        """The files that the tool has written."""
        files = self.scratch.glob("plugins/outputs/*/*/destination/EmbedGraphQLSchema/Embedded/*")
        return [path for path in files if path.parents[3].name in self.targets]

    def output(self):
        app = [str(self.products / "App"), str(self.folder / "response.json")]
        return subprocess.run(app, check=True, capture_output=True, text=True).stdout

    def clean(self):
        """Removes the build products of the targets, but not those of their dependencies."""
        for target in self.targets:
            module = target.replace("-", "_")
            for path in (self.products / f"{module}.build").iterdir():
                # Files from planning stay.
                if path.is_file() and path.name not in ("output-file-map.json", "sources"):
                    path.unlink()
            for path in (self.products / "Modules").glob(f"{module}.*"):
                path.unlink()
            (self.products / target).unlink(missing_ok=True)
        for folder in {path.parent for path in self.generated()}:
            shutil.rmtree(folder)
