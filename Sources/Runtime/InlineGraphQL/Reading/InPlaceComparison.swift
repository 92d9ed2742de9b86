/// Compares and hashes values of a type in memory.
///
/// Copying a struct retains all references in it, which takes longer than comparing it.
protocol InPlaceComparison {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher)
}

func inPlaceComparison<Value: Hashable>(of type: Value.Type) -> any InPlaceComparison.Type {
  (type as? any Container.Type)?.comparison ?? ComparedValue<Value>.self
}

/// A type whose `==` copies the contents of its values.
private protocol Container {
  static var comparison: any InPlaceComparison.Type { get }
}

extension Optional: Container where Wrapped: Hashable {
  fileprivate static var comparison: any InPlaceComparison.Type {
    func make<Value: InPlaceComparison>(_ wrapped: Value.Type) -> any InPlaceComparison.Type {
      ComparedOptional<Wrapped, Value>.self
    }
    return make(inPlaceComparison(of: Wrapped.self))
  }
}

extension Array: Container where Element: Hashable {
  fileprivate static var comparison: any InPlaceComparison.Type {
    func make<Value: InPlaceComparison>(_ element: Value.Type) -> any InPlaceComparison.Type {
      ComparedArray<Element, Value>.self
    }
    return make(inPlaceComparison(of: Element.self))
  }
}

private enum ComparedValue<Value: Hashable>: InPlaceComparison {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    borrow(left.assumingMemoryBound(to: Value.self), right.assumingMemoryBound(to: Value.self), for: ==)
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    borrow(value.assumingMemoryBound(to: Value.self), &hasher) { value, hasher in value.hash(into: &hasher) }
  }
}

private enum ComparedOptional<Wrapped, Value: InPlaceComparison>: InPlaceComparison {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let isNil = isNil(left)
    // The value begins at the same address as its optional.
    return isNil == self.isNil(right) && (isNil || Value.areEqual(left, right))
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    let isNil = isNil(value)
    hasher.combine(isNil)
    if !isNil { Value.hash(value, into: &hasher) }
  }

  private static func isNil(_ value: UnsafeRawPointer) -> Bool {
    InlineGraphQL.isNil(value.assumingMemoryBound(to: Wrapped?.self))
  }
}

private enum ComparedArray<Element, Value: InPlaceComparison>: InPlaceComparison {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    elements(of: left) { left in
      elements(of: right) { right in
        left.count == right.count
          && (left.baseAddress == right.baseAddress
            || zip(addresses(of: left), addresses(of: right)).allSatisfy { Value.areEqual($0, $1) })
      }
    }
  }

  static func hash(_ value: UnsafeRawPointer, into hasher: inout Hasher) {
    elements(of: value) { elements in
      hasher.combine(elements.count)
      for element in addresses(of: elements) { Value.hash(element, into: &hasher) }
    }
  }

  private static func elements<Result>(
    of value: UnsafeRawPointer,
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    value.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer(body)
  }

  private static func addresses(of elements: UnsafeBufferPointer<Element>) -> some Sequence<UnsafeRawPointer> {
    elements.indices.lazy.map { UnsafeRawPointer(elements.baseAddress! + $0) }
  }
}

// The compiler copies nothing in a function that accepts noncopyable types.

@inline(__always)
private func isNil<Wrapped: ~Copyable>(_ value: UnsafePointer<Wrapped?>) -> Bool {
  switch value.pointee {
  case .none: true
  case .some: false
  }
}

@inline(__always)
private func borrow<Value: ~Copyable>(
  _ value: UnsafePointer<Value>,
  _ hasher: inout Hasher,
  _ body: (borrowing Value, inout Hasher) -> Void
) {
  body(value.pointee, &hasher)
}

@inline(__always)
private func borrow<Value: ~Copyable>(
  _ left: UnsafePointer<Value>,
  _ right: UnsafePointer<Value>,
  for areEqual: (borrowing Value, borrowing Value) -> Bool
) -> Bool {
  areEqual(left.pointee, right.pointee)
}
