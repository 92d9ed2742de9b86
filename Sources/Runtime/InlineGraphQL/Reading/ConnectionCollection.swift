/// The object of a field with `@connection`: a collection of the nodes of its edges, in the order of the response.
///
/// Generated types conform to it, to ``ConnectionEdge`` and to ``ConnectionNode``. Elements are optional if the schema
/// allows a null edge or node.
public protocol ConnectionCollection: SelectedObject, Hashable, RandomAccessCollection where Index == Int {}

extension ConnectionCollection {
  /// The position of the first edge.
  public var startIndex: Int { 0 }
}

/// An object of a connection's `edges`, which has a node.
public protocol ConnectionEdge: SelectedObject, Hashable {
  /// The type of the edge's node, an optional if the schema allows null.
  associatedtype Node: ConnectionNode
  /// The node of the edge.
  var node: Node { get }
}

/// A node of a connection's edge, or an optional of one.
public protocol ConnectionNode {
  /// The type of the object.
  associatedtype NodeType
  /// The object; nil if the node is null.
  var __node: NodeType? { get }
}

extension ConnectionNode {
  /// The object itself.
  public var __node: Self? { self }
}

extension Optional: ConnectionNode where Wrapped: ConnectionNode {
  /// The object; nil if the node is null.
  public var __node: Wrapped? { self }
}
