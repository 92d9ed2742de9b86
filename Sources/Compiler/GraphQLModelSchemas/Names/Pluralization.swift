/// Returns the service's plural of a model's name, as in `listCategories`.
///
/// AppSync's transformer uses the npm package `pluralize`. These are its words and rules.
func pluralized(_ name: String) -> String {
  let word = name.lowercased()
  if let plural = irregularPlurals[word] { return plural.inCase(of: name) }
  if uncountableWords.contains(word) || irregularPlurals.values.contains(word) { return name }
  for rule in pluralRules {
    if let plural = rule.plural(of: name, lowercased: word) { return plural }
  }
  return name
}

/// A rule that forms plurals by replacing an ending.
private struct PluralRule {
  /// The letters before the replaced ending.
  var stems = [""]
  /// The replaced endings.
  var endings = [""]
  /// The replacement.
  var plural: String
  /// The letters that must not precede the stem, which then needs another letter before it; `nil` if anything may
  /// precede it.
  var notBehind: String?

  func plural(of name: String, lowercased word: String) -> String? {
    for stem in stems {
      for ending in endings where word.hasSuffix(stem + ending) {
        let length = stem.utf8.count + ending.utf8.count
        if let notBehind {
          guard let before = word.dropLast(length).last, !notBehind.contains(before) else { continue }
        }
        let matched = name.suffix(length + (notBehind == nil ? 0 : 1))
        let letters = length == 0 ? name.suffix(1) : matched
        let isUpper = letters.uppercased() == letters && letters.lowercased() != letters
        return name.dropLast(ending.utf8.count) + (isUpper ? plural.uppercased() : plural)
      }
    }
    return nil
  }
}

/// The rules. The first that matches counts.
private let pluralRules: [PluralRule] = [
  PluralRule(stems: ["sheep", "pox", "ois", "ous", "measles", "fish", "deer", "pokemon"], plural: ""),
  PluralRule(stems: ["ese"], plural: "", notBehind: "aeiou"),
  PluralRule(stems: ["m"], endings: ["an", "en"], plural: "en"),
  PluralRule(stems: ["eaux"], plural: ""),
  PluralRule(stems: ["child"], endings: ["ren", ""], plural: "ren"),
  PluralRule(stems: ["pe"], endings: ["rson", "ople"], plural: "ople"),
  PluralRule(stems: ["matr", "cod", "mur", "sil", "vert", "ind", "append"], endings: ["ix", "ex"], plural: "ices"),
  PluralRule(stems: ["x", "ch", "ss", "sh", "zz"], plural: "es"),
  PluralRule(stems: ["il", "in", "el", "en", "ol", "on"], endings: ["ey"], plural: "ies", notBehind: "ch"),
  PluralRule(stems: ["qu"], endings: ["y"], plural: "ies"),
  PluralRule(endings: ["y"], plural: "ies", notBehind: "aeiouy"),
  PluralRule(stems: ["kni", "wi", "li"], endings: ["fe"], plural: "ves"),
  PluralRule(stems: ["ar", "l", "ea", "eo", "oa", "hoo"], endings: ["f"], plural: "ves"),
  PluralRule(stems: ["s"], endings: ["is"], plural: "es"),
  PluralRule(
    stems: [
      "apheli", "hyperbat", "periheli", "asyndet", "noumen", "phenomen", "criteri", "organ", "prolegomen", "hedr",
      "automat",
    ],
    endings: ["a", "on"],
    plural: "a"
  ),
  PluralRule(
    stems: [
      "agend", "addend", "millenni", "dat", "extrem", "bacteri", "desiderat", "strat", "candelabr", "errat", "ov",
      "symposi", "curricul", "automat", "quor",
    ],
    endings: ["a", "um"],
    plural: "a"
  ),
  PluralRule(stems: ["her", "at", "gr"], endings: ["o"], plural: "oes"),
  PluralRule(stems: ["seraph", "cherub"], endings: ["im", ""], plural: "im"),
  PluralRule(stems: ["alumn", "alg", "vertebr"], endings: ["ae", "a"], plural: "ae"),
  PluralRule(
    stems: [
      "alumn", "syllab", "vir", "radi", "nucle", "fung", "cact", "stimul", "termin", "bacill", "foc", "uter", "loc",
      "strat",
    ],
    endings: ["us", "i"],
    plural: "i"
  ),
  PluralRule(stems: ["ias"], plural: "", notBehind: "l"),
  PluralRule(
    stems: ["alas", "elas", "ilas", "olas", "ulas", "eas", "jas", "zas", "ras", "iam", "uam"],
    plural: ""
  ),
  PluralRule(stems: ["emu", "enu"], endings: ["s", ""], plural: "s"),
  PluralRule(stems: ["alias", "tlas", "tmas", "gas", "ris"], plural: "es"),
  PluralRule(stems: ["us"], plural: "es", notBehind: "aou"),
  PluralRule(stems: ["ax", "test"], endings: ["is"], plural: "es"),
  PluralRule(endings: ["s", ""], plural: "s"),
]

/// Words without a plural form.
private let uncountableWords = Set(
  """
  adulthood advice agenda aid aircraft alcohol ammo analytics anime athletics audio bison blood bream buffalo butter \
  carp cash chassis chess clothing cod commerce cooperation corps debris diabetes digestion elk energy equipment \
  excretion expertise firmware flounder fun gallows garbage graffiti hardware headquarters health herpes highjinks \
  homework housework information jeans justice kudos labour literature machinery mackerel mail media mews moose music \
  mud manga news only personnel pike plankton pliers police pollution premises rain research rice salmon scissors \
  series sewage shambles shrimp software staff swine tennis traffic transportation trout tuna wealth welfare whiting \
  wildebeest wildlife you
  """.split(separator: " ").map(String.init)
)

/// Words with irregular plurals.
private let irregularPlurals: [String: String] = [
  "i": "we", "me": "us", "he": "they", "she": "they", "them": "them", "myself": "ourselves",
  "yourself": "yourselves", "itself": "themselves", "herself": "themselves", "himself": "themselves",
  "themself": "themselves", "is": "are", "was": "were", "has": "have", "this": "these", "that": "those", "my": "our",
  "its": "their", "his": "their", "her": "their", "thou": "you", "echo": "echoes", "dingo": "dingoes",
  "volcano": "volcanoes", "tornado": "tornadoes", "torpedo": "torpedoes", "genus": "genera", "viscus": "viscera",
  "stigma": "stigmata", "stoma": "stomata", "dogma": "dogmata", "lemma": "lemmata", "schema": "schemata",
  "anathema": "anathemata", "ox": "oxen", "axe": "axes", "die": "dice", "yes": "yeses", "foot": "feet",
  "eave": "eaves", "goose": "geese", "tooth": "teeth", "quiz": "quizzes", "human": "humans", "proof": "proofs",
  "carve": "carves", "valve": "valves", "looey": "looies", "thief": "thieves", "groove": "grooves",
  "pickaxe": "pickaxes", "passerby": "passersby", "canvas": "canvases", "mouse": "mice", "louse": "lice",
  "titmouse": "titmice",
]

extension String {
  /// Returns the plural in the case of the singular: lower case, upper case, or capitalised.
  fileprivate func inCase(of name: String) -> String {
    if name == name.lowercased() { return self }
    if name == name.uppercased() { return uppercased() }
    return name.first?.isUppercase == true ? upperFirst : self
  }
}
