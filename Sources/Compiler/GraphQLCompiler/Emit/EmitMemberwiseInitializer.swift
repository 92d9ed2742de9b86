import GraphQLLanguage

// Initializers with a parameter for each selection, for tests and previews. None has a default value, so that code that
// uses them no longer compiles when the selection changes.
extension Emitter {
  /// Writes the initializer of an object whose selections depend on no types.
  mutating func emitMemberwiseInitializer(of object: ObjectIR) {
    var labels = MemberwiseLabels(of: object)
    var (parameters, assignments): ([String], [String]) = ([], [])
    if object.isAbstract {
      parameters.append("__typename: " + types.string)
      assignments.append("self.__typename = __typename")
    }
    for selection in object.selections {
      guard let stored = storedProperty(of: selection, isVisible: true), let label = labels.label(of: selection) else {
        continue
      }
      let property = ViewPropertyIR(selection: selection, isOptional: !selection.condition.isAlways)
      parameters.append(labels.parameter(label, parameterType(of: property)))
      let value = storedValue(labels.value(of: label), of: property)
      assignments.append("self." + SwiftName.escaped(stored.name) + " = " + value)
    }
    text.blank()
    text.line("/// Creates an object of a response, for tests and previews.")
    text.open(access, "init(", parameters.joined(separator: ", "), ")")
    for assignment in assignments { text.line(assignment) }
    text.close()
  }

  /// Writes the initializers of a view: from values, if it is a struct, and from narrower views.
  ///
  /// - Parameter object: The object, if the view is the outermost one.
  mutating func emitMemberwiseInitializers(of view: ViewIR, of object: ObjectIR?) {
    if let object { shownObjects.add(object, shownBy: view) }
    guard let object = shownObjects.object(of: view) else { return }
    if view.otherName == nil { emitMemberwiseInitializer(of: view, of: object) }
    if !view.besides.isEmpty { return }
    var seen: Set<TypePath> = []
    for narrower in view.cases where view.otherName == nil || !narrower.isEnumCase {
      guard seen.insert(narrower.path).inserted else { continue }
      text.blank()
      text.line("/// Creates the object that has the narrower view.")
      text.line(access, "init(_ view: ", path(of: narrower, in: view), ") { self.init(__storage: view.__storage) }")
    }
  }

  private mutating func emitMemberwiseInitializer(of view: ViewIR, of object: ObjectIR) {
    var labels = MemberwiseLabels(of: object)
    var (parameters, arguments): ([String], [String]) = ([], [])
    let types = view.known.types[object.depth]?.sorted() ?? []
    if object.isAbstract, types.count == 1 {
      arguments.append("__typename: " + SwiftText.literal(types[0]))
    } else if object.isAbstract {
      parameters.append("__typename: " + self.types.string)
      arguments.append("__typename: __typename")
    }
    for selection in object.selections {
      guard let stored = storedProperty(of: selection, isVisible: false), let label = labels.label(of: selection) else {
        continue
      }
      var value = "nil"
      if let property = property(for: selection, in: view, of: object) {
        parameters.append(labels.parameter(label, parameterType(of: property)))
        value = storedValue(labels.value(of: label), of: property)
      }
      arguments.append(SwiftName.argumentLabel(stored.name) + ": " + value)
    }
    if !object.inclusions.isEmpty {
      let certain = view.known.condition
      let indices = object.inclusions.indices.filter { object.inclusions[$0].condition.isImplied(by: certain) }
      arguments.append("__included: [" + indices.map(String.init).joined(separator: ", ") + "]")
    }
    text.blank()
    text.line("/// Creates an object of a response, for tests and previews.")
    text.open(access, "init(", parameters.joined(separator: ", "), ")")
    if types.count > 1 { emitCheck("isOneOf", types) }
    let others = view.typesOfOtherCases
    if !others.isEmpty { emitCheck("isNoneOf", others.sorted()) }
    let function = object.outerConditions.isEmpty ? ".made" : ".madeInside"
    text.line("self.init(__storage: ", function, "(.init(", arguments.joined(separator: ", "), ")))")
    text.close()
  }

  private mutating func emitCheck(_ label: String, _ types: [String]) {
    let list = SwiftText.literal(types.joined(separator: " "))
    text.line("__TypeConditions.check(__typename, ", label, ": ", list, ")")
  }

  /// Returns what an initializer of a view asks for; `nil` if no object with the view has the selection.
  private func property(for selection: SelectionIR, in view: ViewIR, of object: ObjectIR) -> ViewPropertyIR? {
    if var shown = view.properties.first(where: { $0.selection.isStored(as: selection) }) {
      // The view may show it under a condition, though a part of the view with a name has it anyway.
      if selection.condition.isAlways { shown.isOptional = false }
      return shown
    }
    // A selection that every object has is stored as such, even if contradictory variables rule the view out.
    guard selection.condition.isAlways || view.canHave(selection, at: object.depth) else { return nil }
    var property = ViewPropertyIR(selection: selection, isOptional: !selection.condition.isAlways)
    if case .linkedField(_, let inner) = selection {
      if inner.outerConditions.isEmpty {
        property.typePath = inner.path
      } else {
        property.viewPath = shownObjects.firstViewPath(of: property.key, in: view)
      }
    }
    return property
  }

  /// Writes the initializer of the fields that views share.
  ///
  /// A condition with variables holds if the caller says so or if everything is there that depends on it, as for objects
  /// that are decoded from something other than a response.
  mutating func emitMemberwiseInitializer(ofFieldsOf object: ObjectIR) {
    let labels = MemberwiseLabels(of: object)
    var (parameters, assignments): ([String], [String]) = ([], [])
    if object.isAbstract {
      parameters.append("__typename: " + types.string)
      assignments.append("self.__typename = __typename")
    }
    for selection in object.selections {
      guard let stored = storedProperty(of: selection, isVisible: false) else { continue }
      parameters.append(labels.parameter(stored.name, stored.type))
      assignments.append("self." + SwiftName.escaped(stored.name) + " = " + labels.value(of: stored.name))
    }
    if !object.typeSets.isEmpty { assignments.append("self.__matches = Self.__conditions.matches(__typename)") }
    if !object.inclusions.isEmpty {
      parameters.append("__included: Swift.Set<" + types.int + ">")
      let values = object.inclusions.enumerated().map { index, inclusion in
        "__included.contains(\(index)) || " + presence(of: inclusion, of: object)
      }
      assignments.append("self.__inclusions = [" + values.joined(separator: ", ") + "]")
    }
    text.blank()
    text.open("init(", parameters.joined(separator: ", "), ")")
    for assignment in assignments { text.line(assignment) }
    text.close()
  }

  /// Returns the expression of whether a made object has one of the types of a condition; `nil` if that depends on something
  /// else or on nothing.
  private func typeMatches(_ condition: ConditionIR, of object: ObjectIR) -> String? {
    var matches: [String] = []
    for one in condition.cases {
      guard one.variables.isEmpty, one.types.count == 1, let types = one.types[object.depth],
        let index = object.typeSets.firstIndex(of: types)
      else { return nil }
      matches.append("self.__matches[\(index)]")
    }
    return matches.isEmpty ? nil : matches.joined(separator: " || ")
  }

  /// Returns the expression of whether all is there that depends on a condition.
  private func presence(of inclusion: InclusionConditionIR, of object: ObjectIR) -> String {
    let required = inclusion.required.filter(\.condition.isAlways).map(\.name)
    let ofTypes = inclusion.required.compactMap { property -> String? in
      guard let matches = typeMatches(property.condition, of: object) else { return nil }
      return " && (!(\(matches)) || InlineGraphQL.__arePresent(self.\(SwiftName.escaped(property.name))))"
    }
    guard let properties = inclusion.condition.isAlways ? [] : inclusion.properties, inclusion.condition != .never
    else {
      return "false"
    }
    let values = (properties + required).map { "self." + SwiftName.escaped($0) }.joined(separator: ", ")
    let indices = inclusion.condition.cases.map { $0.types[object.depth].flatMap(object.typeSets.firstIndex(of:)) }
    let matches = indices.contains(nil) ? [] : indices.compactMap { $0.map { "self.__matches[\($0)]" } }
    return (matches.isEmpty ? "" : "(" + matches.joined(separator: " || ") + ") && ")
      + "InlineGraphQL.__arePresent(" + values + ")" + ofTypes.joined()
  }

  /// Returns the type of the parameter for a property. A masked fragment is given as its data.
  private func parameterType(of property: ViewPropertyIR) -> String {
    guard case .fragmentSpread(let spread) = property.selection else {
      return type(
        of: property,
        isOptional: property.isOptional,
        named: (property.viewPath ?? property.typePath)?.swift
      )
    }
    return spread.structPath.swift + ".Data" + (property.isOptional ? "?" : "")
  }

  /// Returns the value of the stored property for a parameter.
  private func storedValue(_ value: String, of property: ViewPropertyIR) -> String {
    switch property.selection {
    case .fragmentSpread(let spread):
      let function = "__TypeNamed<" + spread.structPath.swift + ">.pointer(to: "
      return property.isOptional ? value + ".map { " + function + "$0) }" : function + value + ")"
    case .linkedField(let field, _) where property.viewPath != nil:
      let map = field.isStreamed ? ".__map" : ".map"
      if !field.isWrapped { return storage(of: value, property.isOptional ? field.type.nullable : field.type, map) }
      let result = ".map { " + storage(of: "$0", field.type, map) + " }"
      return value + (property.isOptional ? ".map { $0" + result + " }" : result)
    case .typename, .scalarField, .linkedField: return value
    }
  }

  /// Returns an expression that turns views, or lists of them, into the fields that they show.
  ///
  /// - Parameter map: The function of the outermost list.
  private func storage(of value: String, _ type: TypeReference, _ map: String = ".map") -> String {
    switch type {
    case .nonNull(.list(let element, _), _): value + map + " { " + storage(of: "$0", element) + " }"
    case .list(let element, _): value + ".map { $0" + map + " { " + storage(of: "$0", element) + " } }"
    case .nonNull: value + ".__storage"
    case .named: value + ".map { $0.__storage }"
    }
  }
}

extension SelectionIR {
  /// Whether both have the same stored property.
  fileprivate func isStored(as other: SelectionIR) -> Bool {
    switch (self, other) {
    case (.fragmentSpread(let spread), .fragmentSpread(let other)): spread.storedName == other.storedName
    case (.fragmentSpread, _), (_, .fragmentSpread): false
    default: responseKey == other.responseKey
    }
  }
}

extension ViewIR {
  /// The types whose objects have another case of the enclosing enum, whatever the variables.
  fileprivate var typesOfOtherCases: Set<String> {
    var types: Set<String> = []
    for other in besides {
      if case .types = other.requirement { types.formUnion(other.types ?? []) }
    }
    return types
  }

  /// Returns whether the response may have a selection in an object with this view.
  fileprivate func canHave(_ selection: SelectionIR, at depth: Int) -> Bool {
    let excluded = besides.reduce(into: Set<String>()) { $0.formUnion($1.types ?? []) }
    return selection.condition.cases.contains { one in
      one.types.allSatisfy { known.canBeMet($1, at: $0) && ($0 != depth || !$1.isSubset(of: excluded)) }
        && ConditionIR(one).and(known.variables) != .never
    }
  }
}

extension KnownFacts {
  /// The facts as a condition.
  fileprivate var condition: ConditionIR {
    var condition = variables
    for (depth, types) in types { condition = condition.and(ConditionIR(CaseIR(objectAtDepth: depth, isOneOf: types))) }
    for (depth, groups) in groups {
      for group in groups { condition = condition.in(group, ofObjectAtDepth: depth) }
    }
    return condition
  }
}
