import Foundation

/// The stored properties of a generated struct, with functions to compare, hash and read them.
///
/// The compiler's synthesized `Hashable` would be a fifth of a generated type's code, and a quarter of its build time.
enum StoredProperties {
  /// The properties with their offsets in memory.
  case inPlace([Property])
  /// The declaration is wrong, which is possible in handwritten types. Reflection finds the properties, slowly.
  case reflected

  struct Property {
    let stored: StoredLayout.Property
    /// Nil if the property is not `Hashable`.
    let comparison: (any InPlaceComparison.Type)?
  }

  /// Returns whether all stored properties of two structs are equal.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard case .inPlace(let properties) = known.properties(of: left) else {
      return zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children)
        .allSatisfy { ReflectedProperty($0.value) == ReflectedProperty($1.value) }
    }
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        properties.allSatisfy { property in
          let offset = property.stored.offset
          return property.comparison?.areEqual(UnsafeRawPointer(left) + offset, UnsafeRawPointer(right) + offset)
            ?? true
        }
      }
    }
  }

  /// Feeds all stored properties of a struct into the hasher.
  static func hash<Value>(_ value: Value, into hasher: inout Hasher) {
    guard case .inPlace(let properties) = known.properties(of: value) else {
      for child in Mirror(reflecting: value).children { ReflectedProperty(child.value).hash(into: &hasher) }
      return
    }
    withUnsafePointer(to: value) { value in
      for property in properties {
        property.comparison?.hash(UnsafeRawPointer(value) + property.stored.offset, into: &hasher)
      }
    }
  }

  /// Returns the names and values of a struct's stored properties. An unknown name is empty.
  static func all<Value>(of value: Value) -> [(name: String, value: Any)] {
    guard case .inPlace(let properties) = known.properties(of: value) else {
      return Mirror(reflecting: value).children.map { ($0.label ?? "", $0.value) }
    }
    return withUnsafePointer(to: value) { pointer in
      properties.map { ($0.stored.name, $0.stored.value(in: pointer)) }
    }
  }

  /// Returns the value of the stored property with a name; `nil` if a struct has none.
  static func value<Value>(named name: String, of value: Value) -> Any? {
    guard case .inPlace(let properties) = known.properties(of: value) else {
      return Mirror(reflecting: value).children.first { $0.label == name }?.value
    }
    guard let property = properties.first(where: { $0.stored.name == name }) else { return nil }
    return withUnsafePointer(to: value) { pointer -> Any? in property.stored.value(in: pointer) }
  }

  private init<Value>(of value: Value) {
    let layout = StoredLayout(of: Value.self)
    // The children of a custom mirror say nothing about the stored properties.
    let shown = value is any CustomReflectable ? [] : Array(Mirror(reflecting: value).children)
    if let layout, shown.isEmpty || layout.agrees(with: shown) {
      self = .inPlace(
        layout.properties.map { property in
          Property(
            stored: property,
            comparison: (property.type as? any Hashable.Type).map { inPlaceComparison(of: $0) }
          )
        }
      )
    } else {
      // Without reflection metadata, the offsets of the properties cannot be found.
      precondition(!shown.isEmpty, "\(wrongStoredTypes(of: Value.self)).")
      self = .reflected
    }
  }

  private static let known = KnownTypes()

  /// The types that were looked up before.
  private final class KnownTypes: @unchecked Sendable {
    private let lock = NSLock()
    private var types: [ObjectIdentifier: StoredProperties] = [:]

    func properties<Value>(of value: Value) -> StoredProperties {
      let identifier = ObjectIdentifier(Value.self)
      if let properties = lock.withLock({ types[identifier] }) { return properties }
      let properties = StoredProperties(of: value)
      let isFirst = lock.withLock { types.updateValue(properties, forKey: identifier) == nil }
      if case .reflected = properties, isFirst {
        let consequence = "Its values are compared, hashed and encoded by reflection, which is slow."
        NSLog("%@", NSString(string: "InlineGraphQL: \(wrongStoredTypes(of: Value.self)). \(consequence)"))
      }
      return properties
    }
  }
}

private func wrongStoredTypes(of type: Any.Type) -> String {
  "\"typealias __Stored\" of \(type) does not name all of its stored properties in their order, with their types"
}

/// The value of a stored property that reflection found. All values that are not `Hashable` are equal.
private struct ReflectedProperty: Hashable {
  let value: AnyHashable?

  init(_ value: Any) {
    func hashable<Child>(_ child: Child) -> AnyHashable? {
      // Casting the value itself would look into an optional.
      func box<Hashed: Hashable>(_ type: Hashed.Type) -> AnyHashable? { (child as? Hashed).map { AnyHashable($0) } }
      return (Child.self as? any Hashable.Type).flatMap { box($0) }
    }
    self.value = hashable(value)
  }
}
