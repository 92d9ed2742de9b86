"""Random texts with errors that the lexer or the parser finds."""

SEEDS = [
    """query Q($a: [Int!]! = [1, 2.5e3] @d, $b: I = {x: "a\\u00e9\\n", y: null, z: \"""bl
   k
  z\\\"""q\"""}) @live(if: true) { hero(e: JEDI, n: -0.1E+9 s: $a) { ...F @x ... on D @i(if: $b) { p: q } ... { a } } }
# a comment: é 😀
fragment F on X { a, b c }  mutation { a } subscription S { b }
""",
    """extend type A implements B & C @d { a: Int = 3 }
directive @foo(a: Int = 1 @x, "desc" b: [String]) repeatable on | FIELD | QUERY
extend schema @x { query: Q } "d" schema { query: Q mutation: M } enum E { A "x" B @d }
union U @d = | A | B extend union U = C input I @oneOf { a: Int = 1, b: String }
scalar D @specifiedBy(url: "x") interface N implements Z { a(b: Int): Int }
\"""block\""" type T { a(b: Int = 1 @x): [Int!]! @d }
""",
    '{ a(b: "x\\u{1F600} \\uD83D\\uDE00 \\t\\/\\b") }',
]
PUNCTUATORS = ["{", "}", "(", ")", "[", "]", "@", "|", "&", "=", ":", "!", "$", "...", ".", "..", "{}", "()", "}}", ","]
NUMBERS = ["-", "0", "01", "1e", "1.", "1.2.3", "1a", "-.5", "1e+", "0x1"]
NAMES = ["on", "true", "null", "extend", "type", "enum", "schema", "fragment", "query", "repeatable", "implements"]
NAMES += ["directive", "extend directive", "FIELD", "input", "$a", "interface", "union", "scalar", "subscription"]
STRINGS = ['"', '"""', "\\", "\\u", "\\u{", '"on"', '"desc"', '\\"""', "D800", "\\uD800\\u0041", "\\ud83d", '""""']
STRINGS += ["\\u{110000}", "\\u{D800}", "\\u{}", "\\u{0}", "\\u{00000041}", "\\u{12", '"\\x"', '"""\\"""']
CHARACTERS = ["é", "😀", "\x00", "\x07", "\ufeff", "'", "%", "?", "#", "\n", "\r", "\r\n", "\u2028", "\ud7ff", "\x7f", "\xa0"]
TOKENS = PUNCTUATORS + NUMBERS + NAMES + STRINGS + CHARACTERS


def cut(random, text, at):
    return text[:at]


def insert(random, text, at):
    return text[:at] + random.choice(TOKENS) + text[at:]


def remove(random, text, at):
    return text[:at] + text[at + random.randrange(1, 8) :]


def replace(random, text, at):
    return text[:at] + random.choice(TOKENS) + text[at + random.randrange(1, 8) :]


def replace_several(random, text, at):
    for _ in range(3):
        text = replace(random, text, random.randrange(len(text)))
    return text


def soup(random, text, at):
    return "".join(random.choice(TOKENS) + random.choice(["", " "]) for _ in range(random.randrange(1, 12)))


def nest(random, text, at):
    opening = random.choice(["{ a ", "{ a(b: [", "{ a(b: {c: ", "query ($a: [", "{ ... "])
    return opening + "".join(opening[-2:] if "[" in opening else opening for _ in range(random.choice([5, 90, 120])))


KINDS = [cut, insert, insert, remove, replace, replace_several, soup, nest]


def random_texts(random, kinds):
    """Infinitely many texts. Counts how they were made."""
    while True:
        seed, kind = random.choice(SEEDS), random.choice(KINDS)
        kinds[kind.__name__] += 1
        yield kind(random, seed, random.randrange(len(seed)))
