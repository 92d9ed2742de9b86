import GraphQLLanguage
import GraphQLValidation

// The effects of `@required`, `@catch` and `@throwOnFieldError` on fields, fragments and operations.
extension Emitter {
  /// Returns the Swift type of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - isOptional: Whether the field may be absent.
  ///   - name: The Swift name of its type without wrappers.
  func type(of field: NamedField, isOptional: Bool, named name: String) -> String {
    if !field.isWrapped { return wrapped(isOptional ? field.type.nullable : field.type, of: field, named: name) }
    let value = wrapped(field.type, of: field, named: name)
    let type = field.deferral == nil ? result(of: value) : "InlineGraphQL.Deferred<" + value + ">"
    return type + (isOptional ? "?" : "")
  }

  /// Returns the Swift type of a field's value.
  func wrapped(_ type: TypeReference, of field: NamedField, named name: String) -> String {
    field.isStreamed ? types.streamed(type, named: name) : types.wrapped(type, named: name)
  }

  private func result(of type: String) -> String { "Swift.Result<" + type + ", InlineGraphQL.GraphQLFieldError>" }

  /// Returns an expression that reads a field.
  ///
  /// - Parameter name: The Swift name of its stored type without wrappers.
  func reading(_ field: NamedField, of object: ObjectIR, named name: String) -> String {
    if let deferral = field.deferral {
      return "try reader.readDeferred(" + SwiftText.literal(deferral.label) + ", "
        + place(for: field.condition, of: object)
    }
    guard let catching = field.catching else {
      if field.isStreamed { return readingStreamed(field, of: object) }
      if field.selected.isOfClient, !field.selected.readType.isNonNull {
        return readingOfClient(field.responseKey, field.selected.readType)
      }
      return reading(field.responseKey, field.selected.readType, if: field.condition, of: object)
    }
    let typeName = field.type.namedType.value
    let function =
      typeName == "ID"
      ? (field.condition.isAlways ? "readIDs" : "readID") : types.isCustomScalar(typeName) ? "readScalar" : "read"
    let place = place(for: field.condition, of: object)
    let call =
      field.selected.isOfSameObject
      ? "try reader.readAgain(" + place : "try reader." + function + "(\"" + field.responseKey + "\", " + place
    if catching == .result { return call }
    let value = wrapped(.nonNull(field.type.nullable, range: .none), of: field, named: name)
    let isOptional = field.condition.isAlways ? "" : "?"
    return "(" + call + " as InlineGraphQL.__NullOnError<" + value + ">" + isOptional + ")" + isOptional + ".value"
  }

  /// Returns the expression of a required field's value, which throws if it is null; `nil` if the field is not required.
  func requiredValue(of field: NamedField, named constant: String, of object: ObjectIR) -> String? {
    guard let action = field.selected.requiredAction else { return nil }
    let condition = field.condition.isAlways ? "" : "if: " + inclusion(field.condition, of: object) + ", "
    return "try reader.required(" + constant + ", \"" + field.responseKey + "\", " + name(of: action) + ", " + condition
      + "in: object)"
  }

  /// Returns the runtime's name of an action.
  func name(of action: RequiredAction) -> String {
    switch action {
    case .none: ".none"
    case .log: ".log"
    case .throw: ".throw"
    }
  }

  /// Writes how the data of a fragment is accessed.
  mutating func emitData(of fragment: FragmentIR) {
    let missing = fragment.missingFields
    let pointer = "self.fragmentPointer"
    switch ErrorHandlingIR(fragment.written.directives, missing) {
    case .none:
      text.line(access, "var data: Data { ", pointer, ".data(of: Self.self) }")
    case .required where !missing.fail, .caught(.null):
      text.line(access, "var data: Data? { (try? ", pointer, ".get(Self.self)) ?? nil }")
    case .required, .thrown:
      let (type, value) = missing.makeNull ? ("Data?", "") : ("Data", "!")
      let read = "try " + pointer + ".get(Self.self)" + value
      text.line(access, "var data: ", type, " { get throws { ", read, " } }")
    case .caught(.result):
      let (type, value) = missing.makeNull ? ("Data?", "") : ("Data", ".map { $0! }")
      let read = pointer + ".result(of: Self.self)" + value
      text.line(access, "var data: ", result(of: type), " { ", read, " }")
    }
    text.endDeclaration()
  }

  /// Writes what a fragment or an operation does if fields in it fail or are null, if it does anything.
  mutating func emitErrorHandling(_ directives: [Directive], _ missing: MissingFieldsIR) {
    let name: String
    switch ErrorHandlingIR(directives, missing) {
    case .none: return
    case .required: name = "required"
    case .thrown: name = "thrown"
    case .caught: name = "caught"
    }
    text.blank()
    text.line(access, "static var errorHandling: __ErrorHandling { .", name, " }")
    text.endDeclaration()
  }
}

/// The effect of fields that fail or are null on their fragment or operation.
private enum ErrorHandlingIR {
  case none, required, thrown
  case caught(CatchTarget)

  init(_ directives: [Directive], _ missing: MissingFieldsIR) {
    if let target = directives.catchTarget {
      self = .caught(target)
    } else if directives.throwsOnFieldError {
      self = .thrown
    } else {
      self = missing.makeNull || missing.fail ? .required : .none
    }
  }
}
