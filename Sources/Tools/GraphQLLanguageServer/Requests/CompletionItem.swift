/// What can be written at a place.
struct CompletionItem: Sendable {
  enum Kind: Int, Sendable {
    case function = 3, field = 5, variable = 6, `class` = 7, interface = 8, property = 10, `enum` = 13, keyword = 14
    case reference = 18, enumMember = 20, `struct` = 22
  }

  var label: String
  var kind: Kind
  /// The type, in a word or two.
  var detail: String?
  var documentation: String?
  var isDeprecated = false
  /// The text to insert, a snippet with tab stops; the label if there is none.
  var snippet: String?
  /// Those with a lower rank come first.
  var rank = 1
}
