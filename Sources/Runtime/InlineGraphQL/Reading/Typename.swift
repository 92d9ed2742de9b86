/// Returns the response's type name of an object, of a view, or of the fields behind a view.
///
/// - Returns: `nil` if `__Stored` of a handwritten type does not name its parent type.
func typename(of object: Any) -> String? {
  if let view = object as? any __SharedView { return typename(of: view.anyFields) }
  if let shared = object as? any AnySharedFields { return typename(of: shared.anyFields) }
  func property<Object>(_ name: String, of object: Object) -> Any? { StoredProperties.value(named: name, of: object) }
  if let storage = property("__storage", of: object) { return typename(of: storage) }
  return property("__typename", of: object) as? String ?? ParentTypes.name(of: type(of: object))
}
