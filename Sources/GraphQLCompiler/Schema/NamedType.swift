/// A type of a schema, its extensions merged into it (section 3.4).
public enum NamedType: Sendable {
  case scalar(ScalarType)
  case object(ObjectType)
  case interface(InterfaceType)
  case union(UnionType)
  case `enum`(EnumType)
  case inputObject(InputObjectType)
}
