"""Has editors show what the language server tells them, in terminals, and draws their screens.

    make.py OUTPUT [neovim | emacs]…

FIXTURE is the package, EDITORS the folder of the configurations, SERVER the server's program.
"""

import os
import pathlib
import sys

import svg
from terminal import Terminal

CONTROL_O, CONTROL_S, CONTROL_W, CONTROL_X = "\x0f", "\x13", "\x17", "\x18"
META_DELETE, META_TAB, META_X = "\x1b\x7f", "\x1b\t", "\x1bx"
HERE = pathlib.Path(__file__).parent
QUERIES, TWICE = "Sources/App/Queries.swift", "Sources/App/Twice.swift"


class Pictures:
    def __init__(self, output):
        self.output = pathlib.Path(output)

    def take(self, name, terminal):
        editor = name.split("-")[0].title()
        (self.output / f"{name}.svg").write_text(svg.draw(terminal.screen, editor))
        print(f"Picture: {name}", flush=True)

    def neovim(self):
        neovim = [pathlib.Path(sys.executable).parent / "nvim", "-u", HERE / "neovim.lua", "-i", "NONE"]
        with Terminal([*neovim, "+/id$", QUERIES]) as terminal:
            terminal.wait("...Card", colored=["query", "hero"])
            terminal.press("O" + CONTROL_X + CONTROL_O)
            terminal.wait("appearsIn", "The ID of the character.")
            self.take("neovim-completion", terminal)
        with Terminal([*neovim, "+/id$", QUERIES]) as terminal:
            terminal.wait("...Card", colored=["query", "hero"])
            terminal.press("^K")
            terminal.wait("Character.id: ID!", "var id: String")
            self.take("neovim-hover", terminal)
        with Terminal([*neovim, "+/(episode", QUERIES]) as terminal:
            terminal.wait("...Card", colored=["query", "hero"])
            terminal.press("f(a" + CONTROL_S)
            terminal.wait("hero(episode: Episode)")
            self.take("neovim-signature", terminal)
        with Terminal([*neovim, TWICE]) as terminal:
            # The sign at the left of its line.
            terminal.wait("E   #graphql", colored=["query", "hero"])
            terminal.press("]d" + CONTROL_W + "d")
            terminal.wait("There can be only one operation")
            self.take("neovim-diagnostics", terminal)

    def emacs(self):
        emacs = ["emacs", "-nw", "-Q", "-l", HERE / "emacs.el"]
        with Terminal([*emacs, QUERIES]) as terminal:
            terminal.wait("...Card", colored=["query", "hero"])
            terminal.press(CONTROL_S + "id\r" + META_DELETE + META_TAB)
            terminal.wait("Possible completions are", "appearsIn")
            self.take("emacs-completion", terminal)
        with Terminal([*emacs, QUERIES]) as terminal:
            terminal.wait("...Card", colored=["query", "hero"])
            terminal.press(CONTROL_S + "id\r" + META_X)
            terminal.press("lsp-describe-thing-at-point\r")
            terminal.wait("Character.id: ID!", "var id: String")
            self.take("emacs-hover", terminal)
        with Terminal([*emacs, TWICE]) as terminal:
            terminal.wait("query Hero", colored=["query", "hero"])
            # The mode line has the number of errors.
            terminal.wait("1 error")
            terminal.press(META_X + "flymake-goto-next-error\r")
            terminal.wait("There can be only one operation")
            self.take("emacs-diagnostics", terminal)


def main():
    pictures = Pictures(sys.argv[1])
    os.chdir(os.environ["FIXTURE"])
    for editor in sys.argv[2:] or ["neovim", "emacs"]:
        getattr(pictures, editor)()


main()
