/// The stored properties of a struct, and their offsets in memory.
struct StoredLayout {
  struct Property {
    let name: String
    let type: Any.Type
    let offset: Int
  }

  let properties: [Property]

  /// Creates the layout of a type from its `__Stored`.
  ///
  /// - Returns: `nil` if that is not a tuple, or does not have the size of the type.
  init?<Value>(of type: Value.Type) {
    guard let stored = storedType(of: type), let properties = tupleElements(of: stored) else { return nil }
    let end = properties.map { $0.offset + size(of: $0.type) }.max() ?? 0
    guard end == MemoryLayout<Value>.size else { return nil }
    self.properties = properties
  }

  /// Returns whether the properties are those that reflection finds in a value, in the same order.
  func agrees(with children: [Mirror.Child]) -> Bool {
    properties.count == children.count && zip(properties, children).allSatisfy { $0.agrees(with: $1) }
  }
}

extension StoredLayout.Property {
  fileprivate func agrees(with child: Mirror.Child) -> Bool {
    // A module may be built without names for reflection.
    guard [name, "", nil].contains(child.label) else { return false }
    func isHeld<Stored>(_ stored: Stored.Type) -> Bool { child.value is Stored }
    if Swift.type(of: child.value) == type { return true }
    // The value in a class reference or an existential may have another type than the property.
    if isLaidOutByItself { return false }
    return isHeld(self.type)
  }

  /// Whether values of the type are structs, enums or tuples; then their type is that of the property.
  private var isLaidOutByItself: Bool {
    [0x200, 0x201, 0x202, 0x301].contains(unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}

private func size(of type: Any.Type) -> Int {
  func measured<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
  return measured(type)
}

/// Returns the tuple of stored properties that a generated type declares.
private func storedType(of type: Any.Type) -> Any.Type? {
  func stored<Object: SelectedObject>(_ type: Object.Type) -> Any.Type { Object.__Stored.self }
  func stored<Fields: __StoredFields>(_ type: Fields.Type) -> Any.Type { Fields.__Stored.self }
  if let type = type as? any SelectedObject.Type { return stored(type) }
  return (type as? any __StoredFields.Type).map { stored($0) }
}

/// Returns the elements of a tuple from its metadata. Unlike that of structs, the metadata is created at run time,
/// whatever flags a module was built with.
///
/// In Swift's ABI, the metadata consists of words: the kind, the number of elements, a pointer to the labels, each with
/// a space after it, and for each element its type and its offset.
///
/// - Returns: `nil` if the type is not a tuple.
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
    // `Void` makes a tuple of a single element.
    if type == Void.self { return nil }
    // If the offset is not a word, it is the lower half of one.
    let offset = UInt32(littleEndian: element.load(fromByteOffset: word, as: UInt32.self))
    return StoredLayout.Property(
      name: index < labels.count ? labels[index] : "",
      type: type,
      offset: Int(offset)
    )
  }
}
