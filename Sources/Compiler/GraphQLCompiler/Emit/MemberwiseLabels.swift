/// The labels of the parameters for an object's selections: response keys, and the names of fragments.
struct MemberwiseLabels {
  private var names: DistinctNames
  /// The name of the parameter `self` inside an initializer, where the word has another meaning.
  private let nameOfSelf: String

  init(of object: ObjectIR) {
    var fields: Set<String> = ["__typename"]
    for selection in object.selections {
      switch selection {
      case .scalarField(let field), .linkedField(let field, _): fields.insert(field.propertyName)
      case .typename, .fragmentSpread: continue
      }
    }
    names = DistinctNames(taken: fields)
    nameOfSelf = names.take("self_")
  }

  /// Returns the label of a selection; `nil` if it has no property.
  mutating func label(of selection: SelectionIR) -> String? {
    switch selection {
    case .typename: nil
    case .scalarField(let field), .linkedField(let field, _): field.propertyName
    case .fragmentSpread(let spread): names.take(spread.name)
    }
  }

  /// Returns the expression of a parameter's value.
  func value(of label: String) -> String { label == "self" ? nameOfSelf : SwiftName.escaped(label) }

  /// Returns the declaration of a parameter.
  func parameter(_ label: String, _ type: String) -> String {
    (label == "self" ? "self " : "") + value(of: label) + ": " + type
  }
}
