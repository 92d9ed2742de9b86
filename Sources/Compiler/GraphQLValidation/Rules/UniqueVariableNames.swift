import GraphQLLanguage
import OrderedCollections

extension Rule {
  /// Variable Uniqueness (section 5.8.1), also for the arguments of a fragment.
  static let uniqueVariableNames: Rule = .init("UniqueVariableNames") { document, errors in
    for definition in document.definitions {
      let variables = definition.operation?.variables ?? definition.fragment?.variables ?? []
      // graphql-js points after the `$`.
      let names = variables.map {
        Name($0.name.value, range: SourceRange($0.name.range.start + 1, $0.name.range.end))
      }
      reportDuplicates(names, to: &errors) { "There can be only one variable named \"$\($0)\"." }
    }
  }
}

/// Reports each name that occurs more than once, with all its ranges.
func reportDuplicates(_ names: [Name], to errors: inout [Diagnostic], message: (String) -> String) {
  guard names.count > 1, Set(names.map(\.value)).count < names.count else { return }
  var places: OrderedDictionary<String, [SourceRange]> = [:]
  for name in names { places[name.value, default: []].append(name.range) }
  for (name, ranges) in places where ranges.count > 1 {
    errors.append(.error(message(name), at: ranges))
  }
}
