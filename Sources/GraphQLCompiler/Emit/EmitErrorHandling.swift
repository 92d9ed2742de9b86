import GraphQLLanguage
import GraphQLValidation

// What `@required`, `@catch` and `@throwOnFieldError` make of fields, fragments and operations.
extension Emitter {
  /// Returns the Swift type of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - isOptional: Whether the field may be absent.
  ///   - name: The Swift name of its type without wrappers.
  func type(of field: NamedField, isOptional: Bool, named name: String) -> String {
    guard field.catching == .result else {
      return types.wrapped(isOptional ? field.type.nullable : field.type, named: name)
    }
    return result(of: types.wrapped(field.type, named: name)) + (isOptional ? "?" : "")
  }

  private func result(of type: String) -> String { "Swift.Result<" + type + ", InlineGraphQL.GraphQLFieldError>" }

  /// Returns an expression that reads a field.
  ///
  /// - Parameter name: The Swift name of its stored type without wrappers.
  func reading(_ field: NamedField, of object: ObjectIR, named name: String) -> String {
    guard let catching = field.catching else {
      return reading(field.responseKey, field.selected.readType, if: field.condition, of: object)
    }
    let isID = field.type.namedType.value == "ID"
    let function = isID ? (field.condition.isAlways ? "readIDs" : "readID") : "read"
    let rest = argument(for: field.condition, of: object)
    let call =
      field.selected.isOfSameObject
      ? "try reader.readAgain(" + rest.dropFirst(2) : "try reader." + function + "(\"" + field.responseKey + "\"" + rest
    if catching == .result { return call }
    let value = types.wrapped(.nonNull(field.type.nullable, range: .none), named: name)
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
    let (directives, missing) = (fragment.written.directives, fragment.missingFields)
    let data = missing.makeNull ? "Data?" : "Data"
    let unwrapped = missing.makeNull ? "" : "!"
    switch (directives.catchTarget, handling(directives, missing)) {
    case (.null?, _):
      text.line(access, "var data: Data? { (try? self.fragmentPointer.get(Self.self)) ?? nil }")
    case (.result?, _):
      let value = missing.makeNull ? "" : ".map { $0! }"
      text.line(access, "var data: ", result(of: data), " { self.fragmentPointer.result(of: Self.self)", value, " }")
    case (nil, "none"):
      text.line(access, "var data: Data { self.fragmentPointer.data(of: Self.self) }")
    case (nil, "required") where !missing.fail:
      text.line(access, "var data: Data? { (try? self.fragmentPointer.get(Self.self)) ?? nil }")
    case (nil, _):
      text.line(
        access,
        "var data: ",
        data,
        " { get throws { try self.fragmentPointer.get(Self.self)",
        unwrapped,
        " } }"
      )
    }
    text.endDeclaration()
  }

  /// Writes what a fragment or an operation does if fields in it fail or are null, if it does anything.
  mutating func emitErrorHandling(_ directives: [Directive], _ missing: MissingFieldsIR) {
    let handling = handling(directives, missing)
    if handling == "none" { return }
    text.blank()
    text.line(access, "static var errorHandling: __ErrorHandling { .", handling, " }")
    text.endDeclaration()
  }

  private func handling(_ directives: [Directive], _ missing: MissingFieldsIR) -> String {
    if directives.catchTarget != nil { return "caught" }
    if directives.throwsOnFieldError { return "thrown" }
    return missing.makeNull || missing.fail ? "required" : "none"
  }
}
