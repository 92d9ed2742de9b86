/// Returns a stored value as the type of the property that shows it: with views of objects, and unwrapped if the property
/// is non-null. What cannot be shown so is returned as it is.
func shownValue(_ value: Any, as type: Any.Type) -> Any {
  if Swift.type(of: value) == type { return value }
  if let wrapper = type as? any ShownWrapper.Type { return wrapper.shown(value) ?? value }
  guard let value = unwrapped(value) else { return Never?.none as Any }
  if let fields = value as? any AnySharedFields, type is any SelectedObject.Type { return fields.shown(as: type) }
  return value
}

/// Returns the value in an optional; `nil` if there is none.
func unwrapped(_ value: Any) -> Any? {
  func wrapped<Value>(_ value: Value) -> Any? {
    // Casting the value itself would look into the optional.
    func wrapped<Wrapper: AnyOptional>(_ type: Wrapper.Type) -> Any? { (value as? Wrapper)?.anyWrapped }
    return (Value.self as? any AnyOptional.Type).map { wrapped($0) } ?? value
  }
  return wrapped(value)
}

private protocol AnyOptional {
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyWrapped: Any? { map { $0 as Any } }
}

// MARK: - Lists and states of objects

private protocol ShownWrapper {
  /// Returns a stored value as this type; `nil` if it cannot be.
  static func shown(_ value: Any) -> Any?
}

extension Optional: ShownWrapper {
  fileprivate static func shown(_ value: Any) -> Any? {
    guard let value = unwrapped(value) else { return Self.none as Any }
    return (shownValue(value, as: Wrapped.self) as? Wrapped).map { Self.some($0) as Any }
  }
}

extension Array: ShownWrapper {
  fileprivate static func shown(_ value: Any) -> Any? {
    guard let stored = unwrapped(value) as? [Any] else { return nil }
    let shown = stored.compactMap { shownValue($0, as: Element.self) as? Element }
    return shown.count == stored.count ? shown : nil
  }
}

extension Streamed: ShownWrapper {
  fileprivate static func shown(_ value: Any) -> Any? {
    (unwrapped(value) as? any AnyStreamed)?.mapped { shownValue($0, as: Element.self) as? Element }
  }
}

extension Deferred: ShownWrapper {
  fileprivate static func shown(_ value: Any) -> Any? {
    (unwrapped(value) as? any AnyDeferred)?.mapped { shownValue($0, as: Value.self) as? Value }
  }
}

extension Result: ShownWrapper {
  fileprivate static func shown(_ value: Any) -> Any? {
    (unwrapped(value) as? any AnyResult)?.mapped { shownValue($0, as: Success.self) as? Success }
  }
}

private protocol AnyDeferred {
  func mapped<Other>(_ transform: (Any) -> Other?) -> Deferred<Other>?
}

extension Deferred: AnyDeferred {
  fileprivate func mapped<Other>(_ transform: (Any) -> Other?) -> Deferred<Other>? {
    switch self {
    case .pending: .pending
    case .failed(let errors): .failed(errors)
    case .value(let value): transform(value).map { .value($0) }
    }
  }
}

private protocol AnyResult {
  func mapped<Other>(_ transform: (Any) -> Other?) -> Result<Other, GraphQLFieldError>?
}

extension Result: AnyResult where Failure == GraphQLFieldError {
  fileprivate func mapped<Other>(_ transform: (Any) -> Other?) -> Result<Other, GraphQLFieldError>? {
    switch self {
    case .success(let value): transform(value).map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}
