import Foundation

/// The stored properties of a generated struct, with functions to compare, hash and read them.
///
/// The compiler's synthesized `Hashable` would be a fifth of a generated type's code, and a quarter of its build time.
struct StoredProperties {
  private struct Property {
    let stored: StoredLayout.Property
    /// Nil if the property is not `Hashable`.
    let comparison: (any InPlaceComparison.Type)?
  }

  private let properties: [Property]

  /// Returns whether all stored properties of two structs are equal.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    let properties = known.properties(of: Value.self).properties
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
    let properties = known.properties(of: Value.self).properties
    withUnsafePointer(to: value) { value in
      for property in properties {
        property.comparison?.hash(UnsafeRawPointer(value) + property.stored.offset, into: &hasher)
      }
    }
  }

  /// Returns the names and values of a struct's stored properties. An unknown name is empty.
  static func all<Value>(of value: Value) -> [(name: String, value: Any)] {
    let properties = known.properties(of: Value.self).properties
    return withUnsafePointer(to: value) { pointer in
      properties.map { ($0.stored.name, $0.stored.value(in: pointer)) }
    }
  }

  /// Returns the value of the stored property with a name; `nil` if a struct has none.
  static func value<Value>(named name: String, of value: Value) -> Any? {
    let properties = known.properties(of: Value.self).properties
    guard let property = properties.first(where: { $0.stored.name == name }) else { return nil }
    return withUnsafePointer(to: value) { pointer -> Any? in property.stored.value(in: pointer) }
  }

  private init(_ layout: StoredLayout) {
    properties = layout.properties.map { property in
      Property(stored: property, comparison: (property.type as? any Hashable.Type).map { inPlaceComparison(of: $0) })
    }
  }

  private static let known = KnownTypes()

  /// The types that were looked up before.
  private final class KnownTypes: @unchecked Sendable {
    private let lock = NSLock()
    private var types: [ObjectIdentifier: StoredProperties] = [:]

    func properties<Value>(of type: Value.Type) -> StoredProperties {
      let identifier = ObjectIdentifier(type)
      if let properties = lock.withLock({ types[identifier] }) { return properties }
      let declared = StoredLayout(of: type)
      let reflected = StoredLayout(reflecting: type)
      let isRight = reflected.map { declared?.agrees(with: $0) == true } ?? true
      // Without reflection metadata, the offsets of the properties cannot be found.
      guard let layout = isRight ? declared : reflected else { preconditionFailure("\(wrongStoredTypes(of: type)).") }
      let properties = StoredProperties(layout)
      let isFirst = lock.withLock { types.updateValue(properties, forKey: identifier) == nil }
      // A handwritten type can be wrong.
      if !isRight, isFirst { NSLog("%@", NSString(string: "InlineGraphQL: \(wrongStoredTypes(of: type)).")) }
      return properties
    }
  }
}

private func wrongStoredTypes(of type: Any.Type) -> String {
  "\"typealias __Stored\" of \(type) does not name all of its stored properties in their order, with their types"
}
