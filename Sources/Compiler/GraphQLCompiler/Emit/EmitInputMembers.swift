import GraphQLLanguage

/// A variable, or a field of an input object, with the key under which its value is written.
struct InputMember {
  /// The key in the JSON that is sent.
  var key: String

  /// The name of the Swift property.
  var name: String

  /// The Swift type.
  var type: String

  /// The value that means that it is left out; `nil` if it is required.
  var defaultValue: String?

  /// The reason of its deprecation, and the name of the stored property behind the deprecated one; `nil` if it is not
  /// deprecated.
  var deprecation: (reason: String, storedName: String)?

  /// The name of the parameter inside initializers. It differs for `self`, which has another meaning there.
  var parameterName: String

  /// The wrapped type if the Swift type is a `GraphQLNullable`.
  var nullableType: String?
}

/// The types of an initializer's nullable parameters.
enum NullableParameters {
  /// `GraphQLNullableArgument`: a literal, a value, an optional, `.null`.
  case arguments

  /// `GraphQLNullable`.
  case nullables
}

/// The parts of a variable definition or an input field that determine its property.
struct InputDefinition {
  var name: String
  var type: TypeReference
  var hasDefault: Bool
  var directives: [Directive]

  init(_ variable: VariableDefinition) {
    name = variable.name.value
    type = variable.type
    hasDefault = variable.defaultValue != nil
    directives = []
  }

  init(_ field: InputValueDefinition) {
    name = field.name.value
    type = field.type
    hasDefault = field.defaultValue != nil
    directives = field.directives
  }
}

extension Emitter {
  /// Returns the properties for definitions, one each.
  func members(for definitions: [InputDefinition]) -> [InputMember] {
    // Swift would take a property with this name for an old requirement of `Hashable`.
    var names = DistinctNames(taken: ["hashValue"])
    var members: [InputMember] = []
    members.reserveCapacity(definitions.count)
    for definition in definitions {
      let input = types.input(definition.type, hasDefault: definition.hasDefault)
      let name = names.take(types.swiftNames.property(definition.name))
      members.append(
        InputMember(
          key: definition.name,
          name: name,
          type: input.type,
          defaultValue: input.defaultValue,
          parameterName: name,
          nullableType: input.nullableType
        )
      )
    }
    for (index, definition) in definitions.enumerated() {
      if members[index].name == "self" { members[index].parameterName = names.take("self_") }
      if !definition.directives.isEmpty, let reason = definition.directives.deprecationReason {
        members[index].deprecation = (reason, names.take("_" + types.swiftNames.property(definition.name)))
      }
    }
    return members
  }

  /// Writes the property of a member.
  mutating func emitProperty(of member: InputMember) {
    guard let (reason, storedName) = member.deprecation else {
      text.line(access, "var ", SwiftName.escaped(member.name), ": ", member.type)
      return
    }
    text.deprecation(reason)
    text.open(access, "var ", SwiftName.escaped(member.name), ": ", member.type)
    text.line("get { self.", storedName, " }")
    text.line("set { self.", storedName, " = newValue }")
    text.close()
    text.line("private var ", storedName, ": ", member.type)
  }

  /// Writes the initializers with a parameter for each member: one whose nullable parameters accept what people write,
  /// and one for `GraphQLNullable`s that a program already has.
  ///
  /// The second is disfavored, so that the compiler's errors are about the first.
  mutating func emitInitializers(
    of members: [InputMember],
    body: (_ emitter: inout Emitter, _ nullables: NullableParameters) -> Void
  ) {
    text.blank()
    text.open(access, "init(", parameters(of: members, .arguments), ")")
    body(&self, .arguments)
    text.close()
    text.endDeclaration()
    guard members.contains(where: { $0.nullableType != nil }) else { return }
    text.blank()
    text.line("@_disfavoredOverload")
    text.open(access, "init(", parameters(of: members, .nullables), ")")
    body(&self, .nullables)
    text.close()
    text.endDeclaration()
  }

  /// Writes the initializers of a type that stores the members.
  mutating func emitMemberwiseInitializers(of members: [InputMember]) {
    emitInitializers(of: members) { emitter, nullables in
      for member in members {
        let stored = SwiftName.escaped(member.deprecation?.storedName ?? member.name)
        let value = SwiftName.escaped(member.parameterName)
        if nullables == .arguments, member.nullableType != nil {
          emitter.text.line("self.", stored, " = __nullable(given: ", value, ")")
        } else {
          emitter.text.line("self.", stored, " = ", value)
        }
      }
    }
  }

  /// Writes the function that writes each member under its key.
  mutating func emitWrite(_ members: [InputMember]) {
    text.blank()
    text.open(access, "func write(to object: inout InlineGraphQL.JSONObjectWriter)")
    for member in members {
      let property = SwiftName.escaped(member.deprecation?.storedName ?? member.name)
      text.line("object.write(\"", member.key, "\", self.", property, ")")
    }
    text.close()
  }

  /// Returns the parameters of an initializer with a parameter for each member.
  private func parameters(of members: [InputMember], _ nullables: NullableParameters) -> String {
    var list = ""
    for member in members {
      if !list.isEmpty { list += ", " }
      if member.parameterName != member.name { list += member.name + " " }
      list += SwiftName.escaped(member.parameterName)
      list += ": "
      if nullables == .arguments, let type = member.nullableType {
        list += "InlineGraphQL.GraphQLNullableArgument<" + type + "> = nil"
        continue
      }
      list += member.type
      if let defaultValue = member.defaultValue {
        list += " = "
        list += defaultValue
      }
    }
    return list
  }
}
