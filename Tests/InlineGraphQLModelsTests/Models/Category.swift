import InlineGraphQLModels

/// Has itself; what it has many of is loaded through the parent, as if the foreign key were not known.
struct Category: Model {
  let id: String
  var name: String?
  let createdAt: String?
  let updatedAt: String?
  var parent: LazyReference<Category>
  var children: List<Category>?

  typealias __Stored = (
    id: String,
    name: String?,
    createdAt: String?,
    updatedAt: String?,
    parent: LazyReference<Category>,
    children: List<Category>?
  )

  static let modelDescription = ModelDescription(
    "Category",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("name"),
      .value("createdAt"),
      .value("updatedAt"),
      .reference("parent", to: { Category.self }),
      .list("children", of: { Category.self }),
    ],
    rootFields: .init(
      get: "getCategory",
      list: "listCategories",
      create: "createCategory",
      update: "updateCategory",
      delete: "deleteCategory",
      onCreate: "onCreateCategory",
      onUpdate: "onUpdateCategory",
      onDelete: "onDeleteCategory"
    )
  )

  var __identifier: ModelIdentifier<Category> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    name: String? = nil,
    parent: Category? = nil,
    children: List<Category>? = []
  ) {
    self.id = id
    self.name = name
    createdAt = nil
    updatedAt = nil
    self.parent = LazyReference(parent)
    self.children = children
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let name = reader.readNullableString("name", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    let parent = try reader.readReference(Category.self, "parent", in: &object)
    reader.skip("__typename", in: &object)
    let key = ModelIdentifier<Category>(id)
    let children = try reader.readModels(Category.self, "children", of: key, in: &object)
    try reader.endObject(&object)
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.parent = parent
    self.children = children
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("name", name)
    input.write("categoryChildrenId", reference: parent)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Category, String> { .init("id") }
    var name: ModelField<Category, String> { .init("name") }
    var createdAt: ModelField<Category, String> { .init("createdAt") }
    var updatedAt: ModelField<Category, String> { .init("updatedAt") }
    var parent: ModelReferenceField<Category, Category> { .init("categoryChildrenId") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var parent: Category.Path { __path("parent") }
    var children: Category.Path { __path("children") }
  }
}
