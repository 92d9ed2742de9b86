import Foundation
import InlineGraphQL
import Testing

/// Fragments that spread the same fragment by two paths. This is the macros' output for
///
///     fragment Diamond on Node { ...Left ...Right }
///     fragment Left on Node { child { ...Inner } }
///     fragment Right on Node { child { ...Inner } }
///
/// where `Inner` may be another such diamond.
private struct Diamond<Inner: GraphQLFragment>: GraphQLFragment {
  static var node: __FragmentNode { .init(name: "Diamond", typeCondition: "Node", definition: "") }
  let fragmentPointer: FragmentPointer
  var data: Data { fragmentPointer.data(of: Self.self) }

  struct Data: ResponseObject {
    var __typename: String { "Node" }
    let left: FragmentPointer
    let right: FragmentPointer
    typealias __Stored = (left: FragmentPointer, right: FragmentPointer, __on_Node: ())
    init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
      var object = try reader.beginObject()
      left = try reader.readFragment(Side<Inner, Left>.self, in: &object)
      right = try reader.readFragment(Side<Inner, Right>.self, in: &object)
      try reader.endObject(&object)
    }
  }
}

private enum Left: Sendable {}
private enum Right: Sendable {}

private struct Side<Inner: GraphQLFragment, Name: Sendable>: GraphQLFragment {
  static var node: __FragmentNode { .init(name: "Side", typeCondition: "Node", definition: "") }
  let fragmentPointer: FragmentPointer
  var data: Data { fragmentPointer.data(of: Self.self) }

  struct Data: ResponseObject {
    var __typename: String { "Node" }
    let child: Child
    typealias __Stored = (child: Child, __on_Node: ())
    init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
      var object = try reader.beginObject()
      child = try reader.read("child", in: &object)
      try reader.endObject(&object)
    }
  }

  struct Child: ResponseObject {
    var __typename: String { "Node" }
    let inner: FragmentPointer
    typealias __Stored = (inner: FragmentPointer, __on_Node: ())
    init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
      var object = try reader.beginObject()
      inner = try reader.readFragment(Inner.self, in: &object)
      try reader.endObject(&object)
    }
  }
}

private struct Leaf: GraphQLFragment {
  static var node: __FragmentNode { .init(name: "Leaf", typeCondition: "Node", definition: "") }
  let fragmentPointer: FragmentPointer
  var data: Data { fragmentPointer.data(of: Self.self) }

  struct Data: ResponseObject {
    var __typename: String { "Node" }
    let id: Int
    typealias __Stored = (id: Int, __on_Node: ())
    init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
      LeafCounter.count.withLock { $0 += 1 }
      var object = try reader.beginObject()
      id = try reader.read("id", in: &object)
      try reader.endObject(&object)
    }
  }
}

private enum LeafCounter {
  static let count = Counter()

  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    func withLock<T>(_ body: (inout Int) -> T) -> T {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }
}

@Suite struct DiamondTests {
  private typealias Four<Inner: GraphQLFragment> = Diamond<Diamond<Diamond<Diamond<Inner>>>>

  @Test("Fragments that 2^16 ways lead to are read a bounded number of times, with the right data on every way")
  func diamonds() throws {
    let body = (0..<16).reduce(#"{"id":16}"#) { child, index in #"{"id":\#(index),"child":\#(child)}"# }
    let data = try read(value: Four<Four<Four<Four<Leaf>>>>.Data.self, body)
    #expect(LeafCounter.count.withLock { $0 } < 5000)
    #expect(try read(value: Four<Four<Four<Four<Leaf>>>>.Data.self, body) == data)

    let few = try read(value: Diamond<Diamond<Leaf>>.Data.self, #"{"child":{"child":{"id":7}}}"#)
    let inner = few.left.data(of: Side<Diamond<Leaf>, Left>.self).child.inner.data(of: Diamond<Leaf>.self)
    #expect(inner.left.data(of: Side<Leaf, Left>.self).child.inner.data(of: Leaf.self).id == 7)
    #expect(inner.right.data(of: Side<Leaf, Right>.self).child.inner.data(of: Leaf.self).id == 7)
  }
}
