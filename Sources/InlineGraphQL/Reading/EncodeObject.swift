/// An object some of whose stored properties are not named as the members of the response are; generated.
public protocol RenamedMembers {
  /// The names of those members, by the properties' names.
  static var __responseKeys: [String: String] { get }
}

extension SelectedObject where Self: ResponseValue {
  /// Encodes the object as a response has it, with the data of its fragments, for caches and test data.
  ///
  /// Decoding that gives an equal object, but for what depends on variables, which are not encoded: whatever is there counts
  /// as included.
  public func encode(to encoder: any Encoder) throws {
    var object = JSONObject()
    object.add(membersOf: self)
    try JSONValue.object(object).encode(to: encoder)
  }
}

// Stored properties are read by reflection. It is slow, but costs those nothing who encode nothing.
extension JSONObject {
  /// Adds what an object, a view of one or the fields behind it hold.
  fileprivate mutating func add(membersOf value: Any) {
    if let view = value as? any SelectedObject { self["__typename"] = .string(view.__typename) }
    let keys = (value as? any RenamedMembers).map { type(of: $0).__responseKeys } ?? [:]
    let mirror = Mirror(reflecting: value)
    for (label, child) in mirror.children {
      guard let label else { continue }
      if mirror.displayStyle == .enum || mirror.displayStyle == .class || label == "__storage" {
        // An enum around views, a view around shared fields, shared fields around the fields.
        add(membersOf: child)
      } else if label == "__matches" || label == "__presences" || type(of: child) == FragmentPointer?.self {
        if let pointer = child as? FragmentPointer { add(dataOf: pointer) }
      } else if let pointer = child as? FragmentPointer {
        add(dataOf: pointer)
      } else {
        merge(JSONValue(reflecting: child), at: keys[label] ?? label)
      }
    }
  }

  private mutating func add(dataOf pointer: FragmentPointer) {
    if let data = Mirror(reflecting: pointer.box).descendant("data") { add(membersOf: data) }
  }

  fileprivate mutating func merge(_ value: JSONValue, at key: String) {
    self[key] = self[key].map { $0.merged(with: value) } ?? value
  }
}

extension JSONValue {
  /// The value of a stored property of a generated type.
  fileprivate init(reflecting value: Any) {
    switch value {
    case let value as any GraphQLEnum: self = .string(value.rawValue)
    case let value as any GraphQLScalar: self = value.jsonValue
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = mirror.children.first.map { JSONValue(reflecting: $0.value) } ?? .null
      case .collection: self = .array(mirror.children.map { JSONValue(reflecting: $0.value) })
      default:
        var object = JSONObject()
        object.add(membersOf: value)
        self = .object(object)
      }
    }
  }

  /// What two selections have of one value.
  fileprivate func merged(with other: JSONValue) -> JSONValue {
    switch (self, other) {
    case (.object(var object), .object(let other)):
      for (key, value) in other { object.merge(value, at: key) }
      return .object(object)
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      return .array(zip(elements, others).map { $0.merged(with: $1) })
    case (.null, _): return other
    default: return self
    }
  }
}
