/// The values of a field: that of the base, and those that optimistic layers have set above it.
struct FieldVersions {
  /// The value of a field at some height.
  enum Value {
    /// The record does not have the field.
    case absent
    case field(Field)
    /// The record's type, and whether it is deleted. This is the value of `__typename`.
    case record(type: Int32, isDeleted: Bool)
  }

  /// The value of a field that the record has.
  struct Field {
    let kind: StoredValue.Kind
    /// The value, if it is not in a block of the record.
    let value: StoredValue
    /// The text of the value, if it is in a block of the record.
    let text: [UInt8]
    let time: StoreTime
    let errors: [FieldError]
  }

  typealias Version = (layer: OptimisticLayers.ID, value: Value)

  var base: Value

  /// The layers that set the field, the lowest first, with the values that they set.
  private var layers: [Version] = []

  init(base: Value) { self.base = base }

  var isOfBaseAlone: Bool { layers.isEmpty }

  /// The value that readers see, and the layer that set it.
  var top: Version { layers.last ?? (OptimisticLayers.base, base) }

  /// Returns the value that a layer finds, and the layer that set it.
  func newest(below layer: OptimisticLayers.ID) -> Version {
    let index = index(of: layer)
    return index == 0 ? (OptimisticLayers.base, base) : layers[index - 1]
  }

  /// Sets the value of a layer; `nil` if it does not set the field.
  ///
  /// - Returns: The value that it set before; `nil` if it did not.
  @discardableResult
  mutating func set(_ value: Value?, by layer: OptimisticLayers.ID) -> Value? {
    let index = index(of: layer)
    guard index < layers.count, layers[index].layer == layer else {
      if let value { layers.insert((layer, value), at: index) }
      return nil
    }
    let old = layers[index].value
    if let value { layers[index].value = value } else { layers.remove(at: index) }
    return old
  }

  private func index(of layer: OptimisticLayers.ID) -> Int {
    guard let last = layers.last, last.layer >= layer else { return layers.count }
    var (low, high) = (0, layers.count)
    while low < high {
      let middle = (low + high) / 2
      if layers[middle].layer < layer { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension FieldVersions.Value {
  /// Returns whether readers see the same, whenever it was written.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.absent, .absent): true
    case (.field(let field), .field(let other)): field.isSame(as: other)
    case (.record(let type, let isDeleted), .record(let otherType, let otherIsDeleted)):
      type == otherType && isDeleted == otherIsDeleted
    default: false
    }
  }
}

extension FieldVersions.Field {
  fileprivate func isSame(as other: Self) -> Bool {
    guard kind == other.kind, errors == other.errors else { return false }
    return value.hasText ? text == other.text : value == other.value
  }
}

extension RecordTable {
  /// Returns what a field has.
  func version(at address: FieldAddress) -> FieldVersions.Value {
    if address.field == FieldKeys.typename {
      return .record(type: type(of: address.record), isDeleted: deleted.contains(address.record))
    }
    guard let index = index(of: address.field, in: address.record, guess: 0) else { return .absent }
    let value = self[address.record][index]
    return .field(
      FieldVersions.Field(
        kind: value.kind,
        value: value.withoutErrors,
        text: value.hasText ? Array(value.text) : [],
        time: self[address.record].stamp(at: index).time,
        errors: errors(of: address.record, at: index)
      )
    )
  }
}
