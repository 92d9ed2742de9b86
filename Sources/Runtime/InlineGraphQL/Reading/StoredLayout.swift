/// The stored properties of a struct, and their offsets in memory.
struct StoredLayout {
  struct Property {
    let name: String
    let type: Any.Type
    let offset: Int
  }

  let properties: [Property]

  /// Returns the parent type that the `__Stored` of a type names; `nil` if it names none.
  static func parentType(of type: Any.Type) -> String? {
    guard let stored = storedType(of: type), let label = tupleLabels(of: stored).last(where: { !$0.isEmpty }),
      label.hasPrefix(parentTypePrefix)
    else { return nil }
    return String(label.dropFirst(parentTypePrefix.count))
  }

  /// Returns what the `__Stored` of a view says that it shows: its properties, and the narrower views, each as a tuple whose
  /// first label is their condition.
  static func shown(by type: Any.Type) -> [Property] {
    let elements = storedType(of: type).flatMap { tupleElements(of: $0) } ?? []
    return elements.first { $0.name == shownLabel }.flatMap { tupleElements(of: $0.type) } ?? []
  }

  /// Returns the condition and the type of a narrower view; `nil` if a property is none.
  static func narrowerView(_ property: Property) -> (condition: String, type: Any.Type)? {
    guard let view = tupleElements(of: property.type)?.first, view.name.hasPrefix("__") else { return nil }
    return (view.name, view.type)
  }

  private static let parentTypePrefix = "__on_"

  private static let shownLabel = "__shown"

  /// Creates the layout of a type from its `__Stored`.
  ///
  /// - Returns: `nil` if that is not a tuple, or does not have the size of the type.
  init?<Value>(of type: Value.Type) {
    guard let stored = storedType(of: type),
      let properties = tupleElements(of: stored)?.filter({ $0.name != Self.shownLabel })
    else { return nil }
    let end = properties.map { $0.offset + size(of: $0.type) }.max() ?? 0
    guard end == MemoryLayout<Value>.size else { return nil }
    self.properties = properties
  }

  /// Returns whether the properties are those that reflection finds, in the same order.
  func agrees(with reflected: StoredLayout) -> Bool {
    properties.count == reflected.properties.count
      && zip(properties, reflected.properties).allSatisfy { declared, found in
        // A module may be built without names for reflection.
        declared.type == found.type && declared.offset == found.offset && [declared.name, ""].contains(found.name)
      }
  }
}

extension StoredLayout.Property {
  /// Returns the property's value in a struct.
  func value(in object: UnsafeRawPointer) -> Any {
    func load<Stored>(_ type: Stored.Type) -> Any { (object + offset).assumingMemoryBound(to: type).pointee }
    return load(self.type)
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

// In Swift's ABI, the metadata of a tuple consists of words: the kind, the number of elements, a pointer to the labels,
// each with a space after it, and for each element its type and its offset. Unlike that of structs, the metadata is
// created at run time, whatever flags a module was built with.

private let word = MemoryLayout<UInt>.size

/// Returns the metadata of a tuple; `nil` if the type is another.
private func tupleMetadata(of type: Any.Type) -> UnsafeRawPointer? {
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return metadata.load(as: UInt.self) == 0x301 ? metadata : nil
}

/// Returns the labels of a tuple; none if it has none or the type is another.
private func tupleLabels(of type: Any.Type) -> [Substring] {
  guard let text = tupleMetadata(of: type)?.load(fromByteOffset: 2 * word, as: UnsafePointer<CChar>?.self) else {
    return []
  }
  return String(cString: text).split(separator: " ", omittingEmptySubsequences: false)
}

/// Returns the elements of a tuple but for empty ones; `nil` if the type is another.
private func tupleElements(of type: Any.Type) -> [StoredLayout.Property]? {
  if type == Void.self { return [] }
  guard let metadata = tupleMetadata(of: type) else { return nil }
  let count = metadata.load(fromByteOffset: word, as: Int.self)
  let labels = tupleLabels(of: type)
  return (0..<count).compactMap { index in
    let element = metadata + (3 + 2 * index) * word
    let type = element.load(as: Any.Type.self)
    // The name of the empty element is the parent type.
    if type == Void.self { return nil }
    // If the offset is not a word, it is the lower half of one.
    let offset = UInt32(littleEndian: element.load(fromByteOffset: word, as: UInt32.self))
    return StoredLayout.Property(
      name: index < labels.count ? String(labels[index]) : "",
      type: type,
      offset: Int(offset)
    )
  }
}
