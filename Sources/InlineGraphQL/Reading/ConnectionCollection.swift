/// The object of a field with `@connection`: a collection of the nodes at its edges, as the response has them.
///
/// Generated types conform to it, to ``ConnectionEdge`` and to ``ConnectionNode``. An element is optional where the schema
/// lets the edge or its node be null.
public protocol ConnectionCollection: ResponseView, RandomAccessCollection where Index == Int {}

extension ConnectionCollection {
  /// The position of the first edge.
  public var startIndex: Int { 0 }
}

/// An edge of a connection.
public protocol ConnectionEdge: ResponseView {
  /// The type of the object at its end, an optional where the schema lets that be null.
  associatedtype Node: ConnectionNode
  /// The object at its end.
  var node: Node { get }
}

/// An object at the end of a connection's edge, or an optional of such.
public protocol ConnectionNode {
  /// The type of the object.
  associatedtype NodeType
  /// The object, if it is there.
  var __node: NodeType? { get }
}

extension ConnectionNode {
  /// The object itself.
  public var __node: Self? { self }
}

extension Optional: ConnectionNode where Wrapped: ConnectionNode {
  /// The object, if it is there.
  public var __node: Wrapped? { self }
}
