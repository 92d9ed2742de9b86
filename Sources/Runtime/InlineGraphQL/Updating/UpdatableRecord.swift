import DynamicCodable
import Foundation
import GraphQLJSON

/// The fields of an object during an update, by their response keys. Stores conform to it, and emitted code calls it.
public protocol __UpdatableRecord {
  /// The types that values of a ``DynamicScalar`` may have.
  var dynamicTypes: DynamicDecodableRegistry { get }

  /// The name of the object's type; nil if the store does not know it.
  var typename: String? { get }

  /// Returns the JSON of a field with a scalar or an enum, or a list of them; nil if the store does not know it.
  func json(of key: String) -> Data?

  /// Sets a field with a scalar or an enum, or a list of them.
  ///
  /// - Parameter value: The value, or why it cannot be written. The update then throws that.
  func set(_ value: Result<GraphQLJSONValue, any Error>, of key: String)

  /// Returns what a field with objects links to; nil if the store does not know it.
  func links(of key: String) -> __UpdatableLinks?

  /// Sets what a field with objects links to.
  func setLinks(_ links: __UpdatableLinks, of key: String)

  /// Returns the object that a fragment was read from, with the fields that the document selects at a path.
  ///
  /// - Parameter path: The response keys that lead there from the root of the document.
  /// - Throws: The store's error if the value did not come from it.
  func object(of pointer: FragmentPointer, at path: [String]) throws -> any __UpdatableRecord
}

extension __UpdatableRecord {
  /// Returns whether the store has a value of a field that cannot be null.
  public func has<Value: __ResponseValue>(_ key: String, _: Value.Type) -> Bool { decoded(key, Value.self) != nil }

  /// Returns whether the store has the objects of a field that cannot be null.
  public func has<Value: __UpdatableLink>(_ key: String, objects: Value.Type) -> Bool {
    links(of: key).flatMap(Value.init) != nil
  }

  /// Returns the value of a field that cannot be null.
  public func value<Value: __ResponseValue>(_ key: String) -> Value {
    guard let value = decoded(key, Value.self) else { preconditionFailure(evicted(key)) }
    return value
  }

  /// Returns the value of a field that may be null.
  public func nullableValue<Value: __ResponseValue>(_ key: String) -> Value? { decoded(key, Value?.self) ?? nil }

  /// Sets the value of a field.
  public func setValue(_ value: some __ResponseValue, _ key: String) {
    set(Result { try GraphQLJSONValue(stored: value, dynamicTypes) }, of: key)
  }

  /// Returns the objects of a field that cannot be null.
  public func objects<Value: __UpdatableLink>(_ key: String) -> Value {
    guard let value = links(of: key).flatMap(Value.init) else { preconditionFailure(evicted(key)) }
    return value
  }

  /// Returns the objects of a field that may be null.
  public func nullableObjects<Value: __UpdatableLink>(_ key: String) -> Value? { links(of: key).flatMap(Value.init) }

  /// Sets the objects of a field.
  public func setObjects(_ value: some __UpdatableLink, _ key: String) { setLinks(value.__links, of: key) }

  /// Returns a view of the object if it has one of some types.
  ///
  /// - Parameter types: The names of the types, with spaces between.
  public func view<View: UpdatableObject>(of types: StaticString) -> View? {
    guard let typename, types.description.split(separator: " ").contains(Substring(typename)) else { return nil }
    return View(__record: self)
  }

  /// Returns the object that a fragment was read from, as a value of a field.
  ///
  /// - Throws: ``UnassignableObjectError`` if the store lacks something of it; the store's error if it does not have the object.
  public func assigned<Object: UpdatableObject>(_ pointer: FragmentPointer, at path: [String]) throws -> Object {
    guard let object = Object(__record: try object(of: pointer, at: path)) else {
      throw UnassignableObjectError(path: path.joined(separator: "."))
    }
    return object
  }

  private func decoded<Value: __ResponseValue>(_ key: String, _: Value.Type) -> Value? {
    guard let json = json(of: key) else { return nil }
    return try? __ResponseReader.read(from: json) { reader throws(ResponseDecodingError) in
      reader.dynamicTypes = dynamicTypes
      return try Value(from: &reader)
    }
  }

  private func evicted(_ key: String) -> String {
    "\"\(key)\" was read from an object that the update has evicted or deleted"
  }
}

/// The error for assigning an object of which the store does not have all that the document with `@updatable` selects.
public struct UnassignableObjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The response keys that lead to the field, with dots between.
  public var path: String

  /// The problem, and how to fix it.
  public var description: String {
    "The object cannot be assigned to \"\(path)\": the store does not have all of its fields that cannot be null. Select them where the object comes from, or not in the document with @updatable."
  }
}
