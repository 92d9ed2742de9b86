/// The objects that views show, for the initializers of the views.
struct ShownObjects {
  private var objects: [TypePath: ObjectIR] = [:]
  /// The paths of the views of nested objects that depend on the objects around them, by the selections' keys.
  private var viewPaths: [TypePath: [String: TypePath]] = [:]

  /// Adds an object, and the nested objects that depend on it.
  mutating func add(_ object: ObjectIR, shownBy view: ViewIR) {
    add(object, fieldsPath: view.fieldsPath)
    add(view)
  }

  /// Returns the object that a view shows.
  func object(of view: ViewIR) -> ObjectIR? { objects[view.fieldsPath] }

  /// Returns the path of the first view of a nested object, for views of the outer object that do not show it.
  func firstViewPath(of key: String, in view: ViewIR) -> TypePath? { viewPaths[view.fieldsPath]?[key] }

  private mutating func add(_ object: ObjectIR, fieldsPath: TypePath) {
    objects[fieldsPath] = object
    for case .linkedField(_, let inner) in object.selections where !inner.outerConditions.isEmpty {
      add(inner, fieldsPath: inner.path)
    }
  }

  private mutating func add(_ view: ViewIR) {
    for property in view.properties {
      guard let path = property.viewPath, viewPaths[view.fieldsPath]?[property.key] == nil else { continue }
      viewPaths[view.fieldsPath, default: [:]][property.key] = path
    }
    for inner in view.inner { add(inner) }
  }
}
