import GraphQLLanguage

/// The definitions of `@defer` and `@stream` (draft specification, section 3.13) for schemas that do not declare them.
///
/// Many services that support them leave them out of their introspection. As with Apollo's clients they can be used all
/// the same, and are sent.
package let incrementalSchema = Schema(
  constant: #"""
    directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
    directive @stream(if: Boolean! = true, label: String, initialCount: Int! = 0) on FIELD
    """#
)

extension InlineFragment {
  /// The name of the property of what it defers: that of `@alias`, else the label; `nil` if it has no `@defer`.
  package var deferredName: String? {
    guard let directive = directives.deferDirective else { return nil }
    return alias ?? directive.writtenLabel ?? "deferred" + (typeCondition.map { "As" + $0.value.upperFirst } ?? "")
  }

  /// Whether it is read apart from the object around, so that its fields need not agree with those outside.
  var isReadAgain: Bool { deferredName != nil || alias != nil && directives.catchTarget != nil }
}

extension FragmentSpread {
  /// The name of the property of what it defers: that of `@alias`, else the label; `nil` if it has no `@defer`.
  package var deferredName: String? {
    guard let directive = directives.deferDirective else { return nil }
    return alias ?? directive.writtenLabel ?? "deferred_" + name.value
  }
}

extension [Directive] {
  /// Its `@defer`, if there is one.
  package var deferDirective: Directive? { first { $0.name.value == "defer" } }

  /// Its `@stream`, if there is one.
  package var streamDirective: Directive? { first { $0.name.value == "stream" } }
}

extension Directive {
  /// The label of `@defer` or `@stream`, as it is sent; `nil` if it has none.
  package var label: String? {
    guard case .string(let text)? = argument("label")?.kind else { return nil }
    return text.value
  }

  /// The label of `@defer` as it was written, also after ``sentLabel(in:number:)`` has replaced it.
  fileprivate var writtenLabel: String? {
    guard let label else { return nil }
    guard let separator = label.lastIndex(of: "$") else { return label }
    return label[separator...] == "$defer" || label[separator...].hasPrefix("$defer_")
      ? nil : String(label[label.index(after: separator)...])
  }

  /// Returns the label to send: as in Relay, the written one with the definition's name, so that fragments of several
  /// literals may have the same. Without a label it has a number.
  ///
  /// - Parameters:
  ///   - definition: The name of the operation or fragment.
  ///   - number: The number of the directive among those of the definition.
  package func sentLabel(in definition: String, number: Int) -> String {
    definition + "$" + name.value + (label.map { "$" + $0 } ?? "_\(number)")
  }
}
