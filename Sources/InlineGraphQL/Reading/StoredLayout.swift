/// Which stored properties a generated struct has, and where they are in memory.
struct StoredLayout {
  struct Property: CustomStringConvertible {
    let name: String
    let type: Any.Type
    let offset: Int

    var description: String { "\(name): \(type) at \(offset)" }
  }

  let properties: [Property]

  /// Finds out about the type of a value.
  ///
  /// What generated types say of themselves is certain. Reflection is asked of others only: its metadata may have been left
  /// out of a module.
  ///
  /// - Returns: `nil` where what is known does not account for the memory of the type.
  init?<Value>(of value: Value) {
    if let stored = storedType(of: Value.self), let elements = tupleElements(of: stored) {
      self.init(elements, of: Value.self)
    } else {
      self.init(reflecting: value)
    }
  }

  /// Asks reflection, which shows a type that has a mirror of its own as it likes.
  init?<Value>(reflecting value: Value) {
    if value is any CustomReflectable { return nil }
    var properties: [Property] = []
    // Swift lays properties out one behind the other, each aligned as its type asks for.
    for (label, child) in Mirror(reflecting: value).children {
      let type = type(of: child)
      let offset = Self.end(of: properties).aligned(to: Self.layout(of: type).alignment)
      properties.append(Property(name: label ?? "", type: type, offset: offset))
    }
    self.init(properties, of: Value.self)
  }

  private init?<Value>(_ properties: [Property], of type: Value.Type) {
    guard Self.end(of: properties) == MemoryLayout<Value>.size else { return nil }
    self.properties = properties
  }

  private static func end(of properties: [Property]) -> Int {
    properties.map { $0.offset + layout(of: $0.type).size }.max() ?? 0
  }

  private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func measured<Value>(_ type: Value.Type) -> (Int, Int) { (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment) }
    return measured(type)
  }
}

extension Int {
  fileprivate func aligned(to alignment: Int) -> Int { (self + alignment - 1) / alignment * alignment }
}

/// The tuple of its stored properties that a generated type names.
private func storedType(of type: Any.Type) -> Any.Type? {
  func stored<Object: SelectedObject>(_ type: Object.Type) -> Any.Type { Object.__Stored.self }
  func stored<Fields: StoredFields>(_ type: Fields.Type) -> Any.Type { Fields.__Stored.self }
  if let type = type as? any SelectedObject.Type { return stored(type) }
  return (type as? any StoredFields.Type).map { stored($0) }
}

/// The elements of a tuple, which its metadata has: unlike those of structs, it is made when the program runs, whatever flags
/// a module was built with.
///
/// Swift's ABI, in words: the kind, how many elements there are, where their labels are, with a space behind each, and of
/// each element its type and its offset.
///
/// - Returns: `nil` for what is no tuple.
private func tupleElements(of type: Any.Type) -> [StoredLayout.Property]? {
  if type == Void.self { return [] }
  let word = MemoryLayout<UInt>.size
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  guard metadata.load(as: UInt.self) == 0x301 else { return nil }
  let count = metadata.load(fromByteOffset: word, as: Int.self)
  var labels: [String] = []
  if let text = metadata.load(fromByteOffset: 2 * word, as: UnsafePointer<CChar>?.self) {
    labels = String(cString: text).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
  return (0..<count).compactMap { index in
    let element = metadata + (3 + 2 * index) * word
    let type = element.load(as: Any.Type.self)
    // There to make a tuple of one element.
    if type == Void.self { return nil }
    // Where it is not a word, it is the lower half of one.
    let offset = UInt32(littleEndian: element.load(fromByteOffset: word, as: UInt32.self))
    return StoredLayout.Property(
      name: index < labels.count ? labels[index] : "",
      type: type,
      offset: Int(offset)
    )
  }
}
