/// The Swift property that a field becomes.
package struct SwiftProperty: Hashable, Sendable {
  /// The path of the type that has it: `HeroQuery.Data.Hero`.
  package let owner: String

  /// The name, with backticks if it needs them.
  package let name: String

  /// The type as it is emitted.
  package let type: String
}

extension Lowered {
  /// Returns the property that a field becomes.
  ///
  /// - Parameters:
  ///   - keys: The response keys of the fields around it, from the outermost, and its own.
  ///   - definition: The name of the operation or fragment.
  ///   - context: What the document was lowered in.
  /// - Returns: `nil` if the document has no such field, or if its errors leave nothing of it.
  package func property(
    at keys: [String],
    ofDefinition definition: String,
    in context: CompilationContext
  ) -> SwiftProperty? {
    guard let definition = definitions.first(where: { $0.name == definition }), let last = keys.last else { return nil }
    var object = definition.object
    for key in keys.dropLast() {
      let linked = object.selections.lazy.compactMap { selection -> ObjectIR? in
        if case .linkedField(let field, let object) = selection, field.responseKey == key { object } else { nil }
      }.first
      guard let linked else { return nil }
      object = linked
    }
    let emitter = Emitter(context, self)
    if let outer = object.views.first {
      guard let (view, property) = outer.first(withKey: last), let field = property.selection.field else { return nil }
      let typeName = property.typeName.map(SwiftName.escaped)
      return SwiftProperty(
        owner: "\(definition.name).\(view.path.description)",
        name: SwiftName.escaped(field.propertyName),
        type: emitter.type(of: property, isOptional: property.isOptional, named: typeName)
      )
    }
    guard let selection = object.selections.first(where: { $0.responseKey == last }), let field = selection.field,
      let stored = emitter.storedProperty(of: selection, isVisible: true)
    else { return nil }
    return SwiftProperty(
      owner: "\(definition.name).\(object.path.description)",
      name: SwiftName.escaped(field.propertyName),
      type: stored.type
    )
  }
}

extension ViewIR {
  /// Returns the outermost view with a field, and its property there.
  fileprivate func first(withKey key: String) -> (view: ViewIR, property: ViewPropertyIR)? {
    if let property = properties.first(where: { $0.selection.responseKey == key }) { return (self, property) }
    return inner.lazy.compactMap { $0.first(withKey: key) }.first
  }
}
