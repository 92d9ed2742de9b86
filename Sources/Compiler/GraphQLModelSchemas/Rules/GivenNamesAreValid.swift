import GraphQLLanguage

extension ModelRule {
  /// The names in directives for fields and types are valid names (section 2.1.8).
  static let givenNamesAreValid: ModelRule = .init("GivenNamesAreValid") { models, errors in
    for type in models.written {
      for name in type.namesOfRootFields + type.namesOfTimestamps + type.namesOfRelations {
        do throws(Diagnostic) {
          _ = try Name(checking: name.value, at: name.range)
          guard name.value.utf8.starts(with: "__".utf8) else { continue }
          let message = "Name \"\(name.value)\" must not begin with \"__\", which is reserved by GraphQL introspection."
          errors.append(Diagnostic(.error, message, at: name.range))
        } catch {
          errors.append(error)
        }
      }
    }
  }
}

extension ObjectType {
  /// The names of root fields. An empty name means that there is no such query or mutation.
  fileprivate var namesOfRootFields: [Name] {
    let model = directives.all(named: "model")
    let queries = model.flatMap { $0.namesOfFields(in: "queries") + $0.namesOfFields(in: "mutations") }
    let indexes = (directives + fields.values.flatMap(\.directives)).flatMap { $0.names("queryField") }
    return (queries + indexes).filter { !$0.value.isEmpty } + model.flatMap { $0.namesOfFields(in: "subscriptions") }
  }

  fileprivate var namesOfTimestamps: [Name] {
    directives.all(named: "model").flatMap { $0.namesOfFields(in: "timestamps") }
  }

  fileprivate var namesOfRelations: [Name] {
    fields.values.flatMap { $0.directives.all(named: "manyToMany").flatMap { $0.names("relationName") } }
  }
}

extension Directive {
  /// Returns the names in the fields of an argument.
  fileprivate func namesOfFields(in argument: String) -> [Name] {
    guard case .object(let fields)? = self.argument(argument)?.kind else { return [] }
    return fields.flatMap(\.value.names)
  }
}
