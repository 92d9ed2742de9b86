extension Emitter {
  /// Writes an enum, input object or custom scalar of the schema.
  mutating func emitSchemaType(named name: String) {
    switch context.schema.type(named: name) {
    case .enum(let type): emit(type)
    case .inputObject(let type): emit(type)
    case .scalar(let type): if !type.isBuiltIn { emit(type) }
    case .object, .interface, .union, nil: return
    }
  }
}
