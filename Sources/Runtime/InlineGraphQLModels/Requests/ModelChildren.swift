/// A query for the models of a parent, through the parent's own list field.
///
/// It works if the foreign key is unknown, and its pages hold only this parent's models.
struct ModelChildren<Element: Model>: ModelOperation, GraphQLQuery {
  typealias Data = ModelChildrenData<Element>
  typealias Value = ModelList<Element>

  let parent: ListParent
  var nextToken: String?

  /// The request for all models, because the type alone does not know parent and field.
  static var __plainRequest: ModelRequestText {
    let description = Element.modelDescription
    let rootField = description.rootFields.list ?? description.name
    return ModelRequestText(document: ModelDocument(.query, rootField, [], selecting: description.pageSelection()))
  }

  var __request: ModelRequestText {
    let description = parent.model.modelDescription
    let key = description.keyArguments(parent.key)
    var variables: [ModelDocument.Argument] = []
    func argument(_ name: String, _ type: String, _ value: any GraphQLInputValue) -> String {
      // A field of the key may be named `limit` or `nextToken`.
      let variable = key.contains { $0.name == name } ? "\(name)_" : name
      variables.append(.init(variable, type, value))
      return "\(name):$\(variable)"
    }
    var given = argument("limit", "Int", ListModels<Element>.defaultLimit)
    if let nextToken { given += " " + argument("nextToken", "String", nextToken) }
    let page = Element.modelDescription.pageSelection()
    return ModelRequestText(
      document: ModelDocument(
        .query,
        description.rootField(\.get, "gets"),
        key,
        selectionVariables: variables,
        selecting: "\(parent.field)(\(given)){\(page)}"
      )
    )
  }

  static func __value(of data: ModelChildrenData<Element>) -> ModelList<Element>? { data.list }
}

/// The data of a request for the models of a parent.
struct ModelChildrenData<Element: Model>: ResponseObject {
  let list: ModelList<Element>?

  typealias __Stored = (list: ModelList<Element>?, __on_Query: Void)

  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    var list: ModelList<Element>?
    if try reader.findFirst(in: &object), !reader.readNull() {
      var parent = try reader.beginObject()
      if try reader.findFirst(in: &parent), !reader.readNull() {
        let source = (reader.origin?.operation as? ModelChildren<Element>).map { ListSource<Element>.parent($0.parent) }
        list = try ModelList(from: &reader, source: source ?? .memory)
      }
      try reader.endObject(&parent)
    }
    try reader.endObject(&object)
    self.list = list
  }
}
