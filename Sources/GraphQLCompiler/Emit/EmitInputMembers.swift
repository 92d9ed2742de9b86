/// A variable, or a field of an input object: what is written under a key if it is given.
struct InputMember {
  /// The key in the JSON that is sent.
  var key: String

  /// The name of the Swift property.
  var name: String

  /// The Swift type.
  var type: String

  /// The value that stands for leaving it out; `nil` where it must be given.
  var defaultValue: String?

  /// Why it is deprecated, if it is, and the name of the stored property behind the deprecated one.
  var deprecation: (reason: String, storedName: String)?

  /// The name of the parameter inside of initialisers; another one for `self`, which has its own meaning there.
  var parameterName: String

  /// The type whose members are written with a leading dot, if the Swift type is a `GraphQLNullable` around it.
  var dottedType: String?
}

/// A variable definition or an input field, as far as its property depends on it.
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
  /// The properties of a type that has one for each definition.
  func members(for definitions: [InputDefinition]) -> [InputMember] {
    // A property of this name would be taken for what `Hashable` once asked for.
    var names = DistinctNames(taken: ["hashValue"])
    var members: [InputMember] = []
    members.reserveCapacity(definitions.count)
    for definition in definitions {
      let (type, defaultValue) = types.input(definition.type, hasDefault: definition.hasDefault)
      let name = names.take(definition.name)
      members.append(
        InputMember(
          key: definition.name,
          name: name,
          type: type,
          defaultValue: defaultValue,
          parameterName: name,
          dottedType: types.dotted(definition.type)
        )
      )
    }
    for (index, definition) in definitions.enumerated() {
      if definition.name == "self" { members[index].parameterName = names.take("self_") }
      if !definition.directives.isEmpty, let reason = definition.directives.deprecationReason {
        members[index].deprecation = (reason, names.take("_" + definition.name))
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

  /// Writes the initialiser that takes a value for each member.
  mutating func emitInitializer(of members: [InputMember]) {
    text.open(access, "init(", parameters(of: members), ")")
    for member in members {
      text.line(
        "self.",
        SwiftName.escaped(member.deprecation?.storedName ?? member.name),
        " = ",
        SwiftName.escaped(member.parameterName)
      )
    }
    text.close()
  }

  /// Writes the function that writes each member under its key.
  mutating func emitWrite(_ members: [InputMember]) {
    text.open(access, "func write(to object: inout InlineGraphQL.JSONObjectWriter)")
    for member in members {
      let property = SwiftName.escaped(member.deprecation?.storedName ?? member.name)
      text.line("object.write(\"", member.key, "\", self.", property, ")")
    }
    text.close()
  }

  /// Writes the initialiser that takes optionals of enums and input objects, so that `episode: .jedi` can be written:
  /// Swift looks for a member with a leading dot in an optional's wrapped type, but in no other wrapper's.
  ///
  /// It is disfavored, so that it is only ever chosen where the other one cannot be: `nil`, `.none` and what is left out
  /// are the other's, and the compiler's errors are about the other. A schema's value that is called `none` or `null`
  /// would be taken for these, so its type is left as it is.
  mutating func emitDottedInitializer(of members: [InputMember]) {
    guard members.contains(where: { $0.dottedType != nil }) else { return }
    var arguments = ""
    let optional = members.map { member in
      if !arguments.isEmpty { arguments += ", " }
      arguments += SwiftName.argumentLabel(member.name) + ": "
      let value = SwiftName.escaped(member.parameterName)
      guard let type = member.dottedType else {
        arguments += value
        return member
      }
      arguments += "InlineGraphQL.GraphQLNullable(" + value + ")"
      var member = member
      member.type = type + "?"
      member.defaultValue = "nil"
      return member
    }
    text.line("@_disfavoredOverload")
    text.open(access, "init(", parameters(of: optional), ")")
    text.line("self.init(", arguments, ")")
    text.close()
    text.endDeclaration()
  }

  /// The parameters of an initialiser that takes a value for each member.
  func parameters(of members: [InputMember]) -> String {
    var list = ""
    for member in members {
      if !list.isEmpty { list += ", " }
      if member.parameterName != member.name { list += member.name + " " }
      list += SwiftName.escaped(member.parameterName)
      list += ": "
      list += member.type
      if let defaultValue = member.defaultValue {
        list += " = "
        list += defaultValue
      }
    }
    return list
  }
}
