extension CustomReflectable where Self: SelectedObject {
  /// What the object shows, in the order of the selection: no storage, and the data of fragments under their names.
  ///
  /// Narrower views have what they add to the object, and `__typename` is there if it says more than the type.
  public var customMirror: Mirror { objectMirror(of: self) }
}

/// A part of an object, which shows itself as the object's type does.
private struct ShownPart: CustomReflectable {
  let customMirror: Mirror
}

private func objectMirror<Object>(of object: Object) -> Mirror {
  guard let fields = sharedFields(of: object) else {
    return Mirror(object, children: typename(ifTellingIn: object) + children(ofStruct: object), displayStyle: .struct)
  }
  let shown = StoredLayout.shown(by: Object.self)
  guard object is any __SharedView else {
    return Mirror(object, children: typename(ifTellingIn: object) + children(shown, of: fields), displayStyle: .struct)
  }
  let chosen = shown.lazy.compactMap { property -> Mirror.Child? in
    guard let view = StoredLayout.narrowerView(property), fields.meet(view.condition) else { return nil }
    return (property.name, fields.shown(as: view.type))
  }.first
  return Mirror(object, children: chosen.map { [$0] } ?? [], displayStyle: .enum)
}

/// Returns the fields behind a view; `nil` if the object is no view.
private func sharedFields<Object>(of object: Object) -> (any AnySharedFields)? {
  if let view = object as? any __SharedView { return view.anyStorage }
  return StoredProperties.value(named: "__storage", of: object) as? any AnySharedFields
}

/// Returns the name of the object's type if the selection set is on another.
private func typename<Object>(ifTellingIn object: Object) -> [Mirror.Child] {
  guard let name = typename(of: object), name != ParentTypes.name(of: Object.self) else { return [] }
  return [("__typename", name)]
}

private func children<Object>(ofStruct object: Object) -> [Mirror.Child] {
  let keys = (object as? any __RenamedMembers).map { type(of: $0).__responseKeys } ?? [:]
  return StoredProperties.all(of: object).compactMap { name, value in
    if ["__typename", "__matches", "__inclusions"].contains(name) { return nil }
    if isPointer(value) { return (fragmentName(name), fragmentContents(of: value)) }
    return (shownName(of: name, keys), value)
  }
}

/// Returns the name of the property that shows a stored one. A deprecated field is stored under another name than its
/// property's, with an underscore more.
private func shownName(of name: String, _ keys: [String: String]) -> String {
  guard let key = keys[name], !key.isEmpty else { return name }
  func underscores(_ text: String) -> Int { text.prefix { $0 == "_" }.count }
  return underscores(name) > underscores(key) ? String(name.dropFirst()) : name
}

/// Returns what a view shows of the fields behind it: its properties, and then what narrower views add to them.
private func children(_ shown: [StoredLayout.Property], of fields: any AnySharedFields) -> [Mirror.Child] {
  let stored = Dictionary(storedProperties(of: fields.anyFields)) { first, _ in first }
  var children: [Mirror.Child] = []
  for property in shown {
    guard let value = stored[property.name] else { continue }
    let isPointer = isPointer(value)
    children.append(
      isPointer
        ? (fragmentName(property.name), fragmentContents(of: value))
        : (property.name, shownValue(value, as: property.type))
    )
  }
  let own = children
  for property in shown {
    guard let view = StoredLayout.narrowerView(property) else { continue }
    if !fields.meet(view.condition) {
      children.append((property.name, Never?.none as Any))
    } else if let part = part(of: fields.shown(as: view.type), besides: own) {
      children.append((property.name, part))
    }
  }
  return children
}

private func storedProperties(of value: Any) -> [(String, Any)] {
  func properties<Value>(of value: Value) -> [(String, Any)] {
    StoredProperties.all(of: value).map { ($0.name, $0.value) }
  }
  return properties(of: value)
}

extension AnySharedFields {
  /// Returns whether the fields meet the condition of a narrower view.
  fileprivate func meet(_ condition: String) -> Bool {
    func value<Fields>(named name: String, of fields: Fields) -> Any? {
      StoredProperties.value(named: name, of: fields)
    }
    guard let index = Int(condition.drop { !$0.isNumber }) else { return true }
    if condition.hasPrefix("__types") {
      return (value(named: "__matches", of: anyFields) as? __TypeConditions.Matches)?[index] == true
    }
    return (value(named: "__inclusions", of: anyFields) as? [Bool])?[index] == true
  }

  /// Returns the view of the fields with a type.
  func shown(as type: Any.Type) -> Any {
    func union<View: __SharedView>(_ type: View.Type) -> Any? {
      (self as? __SharedFields<View.__Shared>).map { type.init(__storage: $0) }
    }
    // A view that is a struct has the fields as its only property.
    func view<View>(_ type: View.Type) -> Any { unsafeBitCast(self as AnyObject, to: type) }
    if let type = type as? any __SharedView.Type { return union(type) ?? self }
    return view(type)
  }
}

// MARK: - Fragments

private func fragmentName(_ property: String) -> String { String(property.dropFirst("fragment_".count)) }

private func isPointer(_ value: Any) -> Bool {
  type(of: value) == FragmentPointer.self || type(of: value) == FragmentPointer?.self
}

/// Returns the data of a fragment, or the error of reading it; `nil` if there is neither.
private func fragmentContents(of value: Any) -> Any {
  guard let box = (value as? FragmentPointer)?.box, let contents = box.anyData ?? box.error else {
    return Never?.none as Any
  }
  return contents
}

extension FragmentPointer: CustomReflectable {
  /// The data of the fragment, or the error of reading it.
  public var customMirror: Mirror { Mirror(reflecting: fragmentContents(of: self)) }
}

// MARK: - Parts

/// Returns what a narrower view shows besides the properties of an object.
private func part(of view: Any, besides children: [Mirror.Child]) -> Any? {
  func part<View>(_ view: View) -> Any? {
    let rest = Mirror(reflecting: view).children.compactMap { child -> Mirror.Child? in
      guard let other = children.first(where: { $0.label == child.label }) else { return child }
      return addition(of: child.value, to: other.value).map { (child.label, $0) }
    }
    if rest.isEmpty { return nil }
    // Which case it is, the object shows.
    if View.self is any __SharedView.Type, rest[0].value is ShownPart { return rest[0].value }
    return ShownPart(customMirror: Mirror(view, children: rest, displayStyle: .struct))
  }
  return part(view)
}

/// Returns what a property of a narrower view shows besides the same property of the object around.
private func addition(of value: Any, to other: Any) -> Any? {
  if type(of: value) == type(of: other) { return nil }
  guard let value = unwrapped(value), let other = unwrapped(other) else { return nil }
  if let elements = value as? [Any], let others = other as? [Any], elements.count == others.count {
    let additions = zip(elements, others).map { addition(of: $0, to: $1) }
    return additions.allSatisfy { $0 == nil } ? nil : additions.map { $0 ?? Never?.none as Any }
  }
  return value is any SelectedObject ? part(of: value, besides: Array(Mirror(reflecting: other).children)) : nil
}
