"""Checks pages in Chromium: check.py AXE PAGE [WORDS ID]…

Each page must be accessible by axe-core, in light and dark, wide and narrow; load nothing; have links that lead somewhere; and be
complete without scripts. A search for WORDS must find the entry with ID, and not all.
"""

import json
import pathlib
import sys

from browser import Browser

# An element's text is wider than the element.
CUT = "[...document.querySelectorAll('main *')].filter((element) => element.clientWidth && element.scrollWidth > element.clientWidth + 1)"
SHOWN = "[...document.querySelectorAll('.entry')].filter((entry) => !entry.hidden)"


def expect(condition, message):
    if not condition:
        sys.exit(message)


def accessible(browser, axe, appearance):
    """No rule of axe-core is broken: those of WCAG 2.2 A and AA, and its best practices."""
    browser.run(axe)
    # What is off the screen is not laid out, and axe would not see its colors.
    browser.run("for (const entry of document.querySelectorAll('article.entry')) entry.style.contentVisibility = 'visible'")
    browser.run("document.getElementById('open')?.click()")
    violations = browser.run("axe.run(document).then((results) => results.violations)")
    for violation in violations:
        nodes = [node["html"][:200] + " " + node["failureSummary"] for node in violation["nodes"][:3]]
        print(appearance, violation["id"], violation["help"], *nodes, sep="\n  ", file=sys.stderr)
    expect(not violations, f"axe-core found violations: {appearance}")
    rules = browser.run("axe.run(document).then((results) => results.passes.length)")
    expect(rules > 20, f"axe-core checked {rules} rules only")


def appearances(browser, axe, page):
    for scheme in "light", "dark":
        browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        for width in 1200, 360:
            browser.send("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
            browser.open(page)
            accessible(browser, axe, f"{scheme}, {width} pixels wide")
            overflow = browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            expect(overflow <= 0, f"At {width} pixels, the page is {overflow} pixels wider than the window")
            cut = browser.run(f"{CUT}.map((element) => element.outerHTML.slice(0, 300))")
            expect(not cut, f"At {width} pixels, this is cut off: {cut[:3]}")
    browser.send("Emulation.setDeviceMetricsOverride", width=1000, height=800, deviceScaleFactor=1, mobile=False)


def loads_nothing(browser, page):
    browser.open(page)
    browser.run("0")
    requested = [
        event["params"]["request"]["url"] for event in browser.events if event["method"] == "Network.requestWillBeSent"
    ]
    expect(all(url.split("#")[0] == page for url in requested), f"The page loads {requested}")
    trouble = [event for event in browser.events if event["method"] in ("Log.entryAdded", "Runtime.exceptionThrown")]
    expect(not trouble, f"The page has errors: {json.dumps(trouble)[:2000]}")
    expect(browser.run("document.title") != "attacked", "A script of a text ran")
    expect(browser.run("document.scripts.length") == 1, "There is another script")
    expect(browser.run("document.images.length") == 0, "A text became an image")


def links(browser):
    dead = browser.run(
        "[...document.querySelectorAll('a')].filter((link) => !document.getElementById(link.hash.slice(1))).map((link) => link.outerHTML)"
    )
    expect(not dead, f"Links lead nowhere: {dead[:5]}")
    repeated = browser.run(
        "[...document.querySelectorAll('[id]')].map((element) => element.id).filter((id, index, all) => all.indexOf(id) != index)"
    )
    expect(not repeated, f"IDs are there twice: {repeated[:5]}")


def search(browser, page, word, entry):
    browser.open(page)
    total = browser.run(f"{SHOWN}.length")
    expect(browser.run("!document.getElementById('search').hidden"), "There is no search")
    browser.run("document.getElementById('words').focus()")
    browser.type(word)
    browser.wait(f"{SHOWN}.length < {total}")
    shown = browser.run(f"{SHOWN}.map((entry) => entry.textContent)")
    parts = word.lower().split()
    expect(all(part in text.lower() for text in shown for part in parts), f"A search for {word} finds {shown}")
    expect(browser.run(f"!document.getElementById('{entry}').hidden"), f"A search for {word} does not find {entry}")
    expect(browser.run("document.getElementById('found').textContent") == f"{len(shown)} of {total}", "The count is wrong")
    empty = "[...document.querySelectorAll('main > section')].filter((section) => !section.hidden && !section.querySelector('.entry:not([hidden])'))"
    expect(browser.run(f"{empty}.length") == 0, "A section without results is shown")
    # A link leads to what the search hides, and the keyboard follows it.
    browser.run("document.getElementById('words').value = ''")
    browser.run("document.getElementById('words').focus()")
    browser.type("no entry has this text")
    browser.wait(f"{SHOWN}.length == 0")
    browser.run(f"location.hash = '{entry}'")
    browser.wait(f"{SHOWN}.length == {total}")
    box = f"document.getElementById('{entry}').getBoundingClientRect()"
    browser.wait(f"{box}.top >= 0 && {box}.top < innerHeight")
    expect(browser.run("document.getElementById('words').value") == "", "The search is not cleared")


def folds(browser, page):
    browser.open(page)
    count = browser.run("document.querySelectorAll('main details').length")
    for button, opened in ("open", count), ("close", 0):
        browser.run(f"document.getElementById('{button}').click()")
        expect(browser.run("document.querySelectorAll('main details[open]').length") == opened, f"{button} does not fold")


def keyboard(browser, page):
    """The first stop is the link past the header."""
    browser.open(page)
    browser.press("Tab")
    expect(browser.run("document.activeElement.className") == "skip", "The first stop is not the link to the content")
    browser.press("Enter")
    browser.wait("document.activeElement.id == 'content'")


def printed(browser, page):
    browser.open(page)
    browser.send("Emulation.setEmulatedMedia", media="print")
    for tool in "form", "nav":
        expect(browser.run(f"getComputedStyle(document.querySelector('{tool}')).display") == "none", f"{tool} is printed")
    browser.send("Emulation.setEmulatedMedia", media="")
    size = len(browser.send("Page.printToPDF", printBackground=False)["data"])
    expect(size > 10_000, f"The print has {size} bytes")


def without_scripts(browser, page):
    browser.open(page)
    expected = browser.run("document.querySelector('main').textContent")
    browser.send("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(page)
    browser.send("Emulation.setScriptExecutionDisabled", value=False)
    expect(browser.run("document.getElementById('search').hidden"), "The search is shown where it cannot work")
    expect(browser.run("document.querySelector('main').textContent") == expected, "The page needs scripts")
    expect(browser.run("document.querySelectorAll('main [hidden]').length") == 0, "Entries are hidden without scripts")


def main(axe, path, *searches):
    axe, page = pathlib.Path(axe).read_text(), pathlib.Path(path).resolve().as_uri()
    with Browser() as browser:
        loads_nothing(browser, page)
        links(browser)
        for word, entry in zip(searches[::2], searches[1::2]):
            search(browser, page, word, entry)
        folds(browser, page)
        keyboard(browser, page)
        printed(browser, page)
        without_scripts(browser, page)
        appearances(browser, axe, page)
    print(f"{pathlib.Path(path).name}: accessible, complete without scripts, searched and printed")


if __name__ == "__main__":
    main(*sys.argv[1:])
