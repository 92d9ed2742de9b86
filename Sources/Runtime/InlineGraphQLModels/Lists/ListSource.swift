/// The source of a list's elements and of its next page.
@usableFromInline
enum ListSource<Element: Model>: Sendable {
  /// The program created the list; it has no next page.
  case memory

  /// The list is the result of a request.
  indirect case query(ListModels<Element>)

  /// The list is in the response to a document of the program.
  indirect case document(DocumentRequest<ModelList<Element>>)

  /// The list is the field of a model.
  case parent(ListParent)
}

/// The model that has the list as a field.
@usableFromInline
struct ListParent: Sendable {
  let model: any Model.Type
  let key: ModelKeyValues
  let field: StaticString

  @usableFromInline
  init(model: any Model.Type, key: ModelKeyValues, field: StaticString) {
    (self.model, self.key, self.field) = (model, key, field)
  }
}

extension ListSource: Hashable {
  @usableFromInline
  static func == (left: ListSource, right: ListSource) -> Bool {
    switch (left, right) {
    case (.memory, .memory): true
    case (.query(let left), .query(let right)): left.variables == right.variables
    case (.document(let left), .document(let right)):
      left.document == right.document && left.variables == right.variables && left.keys == right.keys
    case (.parent(let left), .parent(let right)):
      left.model == right.model && left.key == right.key && left.field.description == right.field.description
    default: false
    }
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    switch self {
    case .memory: hasher.combine(0)
    case .query(let query): hasher.combine(query.variables)
    case .document(let request): hasher.combine(request.document)
    case .parent(let parent):
      hasher.combine(parent.key)
      hasher.combine(parent.field.description)
    }
  }
}
