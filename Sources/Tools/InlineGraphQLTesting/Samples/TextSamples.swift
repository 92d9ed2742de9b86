/// The words of a field's name, in lower case: `primaryFunction` and `PRIMARY_FUNCTION` are `primary` and `function`.
struct FieldWords {
  let all: [String]

  init(_ name: String) {
    var words: [String] = []
    var wasLowercase = false
    for character in name {
      if character == "_" {
        words.append("")
      } else if words.isEmpty || character.isUppercase && wasLowercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      wasLowercase = !character.isUppercase && character != "_"
    }
    all = words.filter { !$0.isEmpty }
  }

  /// The word that says what it is.
  var last: String { all.last ?? "" }

  /// The words as they begin a sentence.
  var sentence: String {
    let text = all.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// Returns a text that suits a field.
func sampleText(_ words: FieldWords, _ seed: SampleSeed) -> String {
  let number = seed.appending("number").number(in: 1...99)
  let name = seed.choice(of: names)
  switch words.last {
  case "name", "author", "owner": return words.all.first == "user" ? "\(name.lowercased())\(number)" : name
  case "firstname", "lastname", "fullname", "displayname", "nickname": return name
  case "title", "subject", "headline": return "\(name) and \(seed.appending("title").choice(of: names))"
  case "description", "body", "text", "summary", "bio", "content", "message", "comment", "note", "caption", "excerpt":
    return seed.choice(of: sentences)
  case "email": return "\(name.lowercased())\(number)@example.com"
  case "url", "uri", "link", "href", "website", "homepage", "image", "avatar", "photo", "thumbnail":
    return sampleURL(words, seed)
  case "phone", "telephone", "mobile": return "+1 555 01\(number < 10 ? "0" : "")\(number)"
  case "city", "town", "place":
    return seed.choice(of: ["Lisbon", "Nairobi", "Osaka", "Quito", "Tallinn", "Wellington"])
  case "country": return seed.choice(of: ["Estonia", "Ecuador", "Japan", "Kenya", "New Zealand", "Portugal"])
  case "street", "address": return "\(number) \(name) Street"
  case "zip", "zipcode", "postcode": return "10\(seed.number(in: 100...999))"
  case "language", "locale": return seed.choice(of: ["en", "es", "et", "ja", "pt", "sw"])
  case "currency": return seed.choice(of: ["EUR", "JPY", "KES", "NZD", "USD"])
  case "color", "colour": return "#" + seed.hexadecimal.prefix(6)
  case "slug", "login", "handle", "username": return "\(name.lowercased())-\(number)"
  case "date": return sampleDate(seed)
  case "at" where words.all.count > 1, "timestamp", "datetime": return "\(sampleDate(seed))T12:30:00Z"
  case "version": return "\(number % 9 + 1).\(seed.number(in: 0...9)).\(seed.appending("patch").number(in: 0...9))"
  case "cursor", "hash", "token", "key", "sha", "oid": return seed.hexadecimal
  default: return "\(words.sentence) \(number)"
  }
}

/// Returns an address whose page is named as the field is.
func sampleURL(_ words: FieldWords, _ seed: SampleSeed) -> String {
  "https://example.com/\(words.all.joined(separator: "-"))/\(seed.hexadecimal.prefix(6))"
}

private let names = [
  "Amber", "Birch", "Cedar", "Dahlia", "Ember", "Fable", "Hazel", "Indigo", "Juniper", "Kestrel", "Larkspur", "Meadow",
  "Nimbus", "Orchid", "Pepper", "Quill", "Rowan", "Saffron", "Tamarind", "Willow",
]

private let sentences = [
  "A quiet walk along the harbor, before the shops open.",
  "Everything that fits on one page.",
  "It works, and it is fast.",
  "Made by hand, one at a time.",
  "Seen from above, the river draws an S.",
  "The second attempt, with fewer words.",
  "What nobody told you about rain.",
  "Written on a train between two cities.",
]
