import GraphQLLanguage

/// How the pages of a field with `@paginated` follow each other. The compiler has written out all of the directive.
struct PlannedPagination {
  /// The argument for the number of objects on a page; `nil` if the field has none.
  let count: String?

  /// The argument for the offset or the cursor where a page begins.
  let start: String

  /// The field of the page's object that has the list; `nil` if the field itself is the list.
  let items: String?

  /// The fields that lead from the page's object to the cursor of the next page; `nil` if pages begin at offsets.
  let next: [String]?

  /// The field, beside that of the list, that has the list's ``ListExtent``.
  let extent: PlannedField

  /// Reads a directive.
  ///
  /// - Parameters:
  ///   - directive: The directive.
  ///   - key: Its key.
  ///   - filters: The arguments that tell lists with one key apart.
  ///   - number: The number of the field of the extent.
  init(_ directive: Directive, key: String, _ filters: [Argument], number: Int) {
    count = directive.string("count")
    start = directive.string("start") ?? ""
    items = directive.string("items")
    next = directive.string("next").map { $0.split(separator: ".").map(String.init) }
    let name = Name(Self.name(key: key) + "_extent")
    let field = Field(name: name, arguments: filters, directives: [], selectionSet: nil, range: .none)
    extent = PlannedField(number: number, field, inclusions: [], selections: nil, lookups: [], nextNumber: number)
  }

  /// Returns the name of the field that has all pages under a key.
  static func name(key: String) -> String { "__\(key)_pages" }

  /// The field of a page's record that has the list, where the field of the response itself is the list.
  static let list = Array("__list".utf8)
}
