extension StoredLayout {
  /// Finds the stored properties of a struct by reflection, whatever its mirror shows.
  ///
  /// - Returns: `nil` if its module was built without metadata for reflection, or if it has no properties.
  init?(reflecting type: Any.Type) {
    guard isStruct(type) else { return nil }
    let count = reflectedCount(of: type)
    if count == 0 { return nil }
    properties = (0..<count).map { index in
      var field = ReflectedField(name: nil, free: nil, isStrong: false, isMutable: false)
      let fieldType = reflectedField(of: type, at: index, &field)
      defer { field.free?(field.name) }
      return Property(
        name: field.name.map { String(cString: $0) } ?? "",
        type: fieldType,
        offset: reflectedOffset(of: type, at: index)
      )
    }
  }
}

private func isStruct(_ type: Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
}

// What `Mirror` is made of. `Mirror` itself asks a type that has a custom mirror for that.

private struct ReflectedField {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong: Bool
  var isMutable: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectedCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectedField(of type: Any.Type, at index: Int, _ field: UnsafeMutablePointer<ReflectedField>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func reflectedOffset(of type: Any.Type, at index: Int) -> Int
