import GraphQLLanguage

/// What a document with `@updatable` selects of an object, the output of ``makeUpdatable(of:in:_:)``.
struct UpdatableIR: Sendable {
  /// The name of the Swift type.
  var swiftName = "Updatable"

  /// The name of the schema's type.
  var typeName: String

  /// The response keys that lead to the object from the root of the definition.
  var path: [String] = []

  /// The fields.
  var fields: [UpdatableFieldIR] = []

  /// The views for the types of inline fragments.
  var views: [UpdatableViewIR] = []

  /// The fragments with `@assignable` whose objects can be this one.
  var assignables: [AssignableIR] = []
}

/// A field whose property changes a store.
struct UpdatableFieldIR: Sendable {
  /// The field's key in the response.
  var responseKey: String

  /// The name of the Swift property.
  var propertyName: String

  /// The field in the schema.
  var definition: FieldDefinition

  /// Whether the property can be set. What identifies an object cannot.
  var isSettable: Bool

  /// What is selected of its objects; empty if it has none.
  ///
  /// An array of at most one element, so that the type can contain itself.
  var object: [UpdatableIR] = []
}

/// What an inline fragment selects of an object.
struct UpdatableViewIR: Sendable {
  /// The name of the property.
  var accessorName: String

  /// The object types that have the view.
  var types: [String]

  /// The selections.
  var object: UpdatableIR
}

/// A fragment with `@assignable`.
struct AssignableIR: Hashable, Sendable {
  /// The fragment's name.
  var name: String

  /// The path of the fragment's key protocol.
  var keyProtocol: TypePath
}
