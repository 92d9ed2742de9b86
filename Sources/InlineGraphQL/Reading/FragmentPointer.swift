/// The data of a masked fragment: what `...Fragment` in a selection set leaves behind in the object.
///
/// Only the fragment's own struct can look into it.
public struct FragmentPointer: Hashable, Sendable {
  let box: FragmentBox

  @usableFromInline
  init<F: GraphQLFragment>(_ fragment: F.Type, _ data: F.Data) {
    box = TypedFragmentBox(data)
  }

  /// The data that was read for `fragment`.
  ///
  /// - Precondition: the pointer was read for that fragment, as the property `fragment_<Name>` of a generated type is.
  public func data<F: GraphQLFragment>(of fragment: F.Type) -> F.Data {
    guard let box = box as? TypedFragmentBox<F.Data> else {
      preconditionFailure("This fragment pointer does not hold the data of \(F.self)")
    }
    return box.data
  }

  /// Whether both hold equal data of the same fragment.
  public static func == (left: FragmentPointer, right: FragmentPointer) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  /// Feeds the data into the hasher.
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

class FragmentBox: @unchecked Sendable {
  func isEqual(to other: FragmentBox) -> Bool { self === other }
  func hash(into hasher: inout Hasher) {}
}

final class TypedFragmentBox<Data: ResponseObject>: FragmentBox, @unchecked Sendable {
  let data: Data

  init(_ data: Data) {
    self.data = data
  }

  override func isEqual(to other: FragmentBox) -> Bool {
    (other as? TypedFragmentBox<Data>)?.data == data
  }

  override func hash(into hasher: inout Hasher) {
    data.hash(into: &hasher)
  }
}

extension ResponseReader {
  /// Reads the data of a fragment from the object, without moving in it.
  @inlinable
  public mutating func readFragment<F: GraphQLFragment>(
    _ fragment: F.Type,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> FragmentPointer {
    let resume = enterAgain(object)
    let data = try F.Data(from: &self)
    leave(&object, resumingAt: resume)
    return FragmentPointer(fragment, data)
  }

  /// Moves back to the start of the object; returns where it was.
  @usableFromInline
  mutating func enterAgain(_ object: ObjectScope) -> Int {
    let resume = cursor.offset
    cursor.offset = object.start
    if let end = object.end { (knownStart, knownEnd) = (object.start, end) }
    return resume
  }

  @usableFromInline
  mutating func leave(_ object: inout ObjectScope, resumingAt resume: Int) {
    object.end = cursor.offset
    cursor.offset = resume
  }
}
