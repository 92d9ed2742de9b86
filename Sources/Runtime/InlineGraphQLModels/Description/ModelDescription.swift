/// The facts that requests need about a model; generated.
public final class ModelDescription: Sendable {
  /// One of the fields that identify a model.
  public struct KeyField: Sendable {
    /// The field's name.
    public let name: StaticString
    /// The field's type in the schema, with `!`.
    public let type: StaticString

    let isID: Bool

    /// Creates a field by its name and its type in the schema.
    public init(_ name: StaticString, _ type: StaticString) {
      self.name = name
      self.type = type
      isID = type.description == "ID!"
    }
  }

  /// The name of the type in the schema.
  public let name: StaticString
  /// The fields of the key, in order.
  public let key: [KeyField]
  /// The fields that requests select, in the order in which the model reads them.
  public let fields: [Field]
  /// The root fields that are about the model.
  public let rootFields: RootFields

  let keyNames: [StaticString]
  /// The key, if it is a single field of type `ID`.
  let onlyID: StaticString?

  /// The model's name with a capital first letter, as in the names of its input types.
  let inputName: String
  /// The type of the filter that the model's list query takes.
  let filterType: String
  /// The type of the condition that the model's mutations take.
  let conditionType: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The name of the type in the schema.
  ///   - key: The fields of the key, in order.
  ///   - fields: The fields that requests select, in the order in which the model reads them.
  ///   - rootFields: The root fields that are about the model.
  ///   - filterType: The type of the filter that the model's list query takes; by default as `ModelPostFilterInput`.
  ///   - conditionType: The type of the condition that its mutations take; by default as `ModelPostConditionInput`.
  public init(
    _ name: StaticString,
    key: [KeyField],
    fields: [Field],
    rootFields: RootFields,
    filterType: StaticString? = nil,
    conditionType: StaticString? = nil
  ) {
    self.name = name
    self.key = key
    self.fields = fields
    self.rootFields = rootFields
    keyNames = key.map(\.name)
    onlyID = key.count == 1 && key[0].isID ? key[0].name : nil
    let text = "\(name)"
    inputName = text.prefix(1).uppercased() + text.dropFirst()
    self.filterType = filterType.map { "\($0)" } ?? "Model\(inputName)FilterInput"
    self.conditionType = conditionType.map { "\($0)" } ?? "Model\(inputName)ConditionInput"
  }

  /// Returns a root field that a request needs, and stops the program if the API does not have it.
  func rootField(_ field: KeyPath<RootFields, StaticString?>, _ verb: String) -> StaticString {
    guard let field = rootFields[keyPath: field] else {
      preconditionFailure("The API has no field that \(verb) \(name)")
    }
    return field
  }

  /// Returns the has-many association of that name.
  func list(named name: StaticString) -> Field.ManyAssociation? {
    for case .list(let association) in fields where association.name.description == name.description {
      return association
    }
    return nil
  }
}
