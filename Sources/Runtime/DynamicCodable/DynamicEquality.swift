/// Returns whether two values are equal, by their `==` or by their encodings. Optionals, arrays and dictionaries
/// compare value by value.
///
/// Values of different types are not equal. Nor are values that are neither `Equatable` nor encodable.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if let container = Value.self as? any DynamicContainer.Type {
    func compare<Container: DynamicContainer>(_: Container.Type) -> Bool {
      (left as! Container).isDynamicallyEqual(to: right as! Container)
    }
    return compare(container)
  }
  guard type(of: left as Any) == type(of: right as Any) else { return false }
  if let left = left as? any Equatable { return isEqual(left, to: right) }
  guard let left = left as? any Encodable, let right = right as? any Encodable,
    let left = try? ComparedValue(of: left), let right = try? ComparedValue(of: right)
  else { return false }
  return left == right
}

private func isEqual<Left: Equatable>(_ left: Left, to right: Any) -> Bool {
  right as? Left == left
}

/// Hashes a value, consistently with `isEqual(_:_:)`.
func hashDynamic<Value>(_ value: Value, into hasher: inout Hasher) {
  if let container = Value.self as? any DynamicContainer.Type {
    func hash<Container: DynamicContainer>(_: Container.Type) { (value as! Container).hashDynamically(into: &hasher) }
    return hash(container)
  }
  hasher.combine(ObjectIdentifier(type(of: value as Any)))
  if let value = value as? any Hashable {
    hasher.combine(value)
  } else if value is any Equatable {
    // A type without `Hashable` may treat any two values as equal, so its values add nothing to the hash.
  } else if let value = value as? any Encodable {
    hasher.combine(try? ComparedValue(of: value))
  }
}
