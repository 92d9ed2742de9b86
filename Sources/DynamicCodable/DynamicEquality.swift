/// Whether two values are equal, by their own `==`, or else by what they encode; what optionals, arrays and dictionaries hold one
/// by one.
///
/// Values of different types are not equal, nor are those that are neither `Equatable` nor can be encoded.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if let shape = Value.self as? any DynamicShape.Type {
    func compare<Shape: DynamicShape>(_: Shape.Type) -> Bool {
      (left as! Shape).isDynamicallyEqual(to: right as! Shape)
    }
    return compare(shape)
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

/// Feeds a value into the hasher so that equal ones are the same to it.
func hashDynamic<Value>(_ value: Value, into hasher: inout Hasher) {
  if let shape = Value.self as? any DynamicShape.Type {
    func hash<Shape: DynamicShape>(_: Shape.Type) { (value as! Shape).hashDynamically(into: &hasher) }
    return hash(shape)
  }
  hasher.combine(ObjectIdentifier(type(of: value as Any)))
  if let value = value as? any Hashable {
    hasher.combine(value)
  } else if value is any Equatable {
    // Only the type knows what makes its values equal.
  } else if let value = value as? any Encodable {
    hasher.combine(try? ComparedValue(of: value))
  }
}
