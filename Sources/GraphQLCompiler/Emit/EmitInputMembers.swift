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

  /// The name of the parameter inside of initialisers, where `self` has its own meaning.
  var parameterName: String { name == "self" ? "self_" : name }

  /// What a property cannot be named in a type that is `Hashable`.
  static let reservedNames: Set<String> = ["hashValue", "self_"]
}

extension Emitter {
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
