/// The fields that a reading has read or found missing, in order.
///
/// Objects of a long list have the same fields. So an object is one entry, with the number of its shape.
struct SeenFields {
  /// An object with the fields of a shape, or one field of a record.
  struct Entry: Equatable {
    let record: RecordID
    /// The number of the shape; or the field, as the bits that it has not.
    private let what: Int32

    init(_ record: RecordID, shape: Int32) { (self.record, what) = (record, shape) }

    init(_ field: FieldAddress) { (record, what) = (field.record, ~field.field) }

    /// The number of the shape; `nil` if the entry is one field.
    var shape: Int32? { what < 0 ? nil : what }

    /// The field; for a shape, the number that stands for all fields.
    var field: FieldID { what < 0 ? ~what : FieldKeys.allFields }
  }

  private(set) var entries: [Entry] = []

  /// The shapes of the objects. The next reading for the same reader begins with them, so that they keep their numbers.
  private(set) var shapes: SeenShapes

  init(_ shapes: SeenShapes) { self.shapes = shapes }

  mutating func append(_ field: FieldID, of record: RecordID) {
    entries.append(Entry(FieldAddress(record: record, field: field)))
  }

  /// Adds an object, unless its shape is new. Returns whether it was added.
  @inline(__always)
  mutating func append(_ record: RecordID, _ shape: SelectionShape) -> Bool {
    guard let number = shapes.number(of: shape) else { return false }
    entries.append(Entry(record, shape: number))
    return true
  }

  /// Adds an object of a new shape, with the fields of the shape.
  mutating func append(_ record: RecordID, _ shape: SelectionShape, with fields: [FieldID]) {
    entries.append(Entry(record, shape: shapes.add(shape, fields)))
  }
}

/// The shapes of the objects that a reader has seen, and their numbers.
struct SeenShapes {
  private var shapes: [SelectionShape] = []
  private var fields: [[FieldID]] = []
  private var last = 0
  /// The numbers of the shapes, if they are too many to search.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private static let searchedShapes = 8

  /// Returns the number of a shape; `nil` if it is new.
  @inline(__always)
  mutating func number(of shape: SelectionShape) -> Int32? {
    if last < shapes.count, shapes[last] === shape { return Int32(last) }
    return numberBySearch(of: shape)
  }

  @inline(never)
  private mutating func numberBySearch(of shape: SelectionShape) -> Int32? {
    let isSearched = shapes.count <= Self.searchedShapes
    guard let known = isSearched ? shapes.firstIndex(where: { $0 === shape }) : numbers[ObjectIdentifier(shape)] else {
      return nil
    }
    last = known
    return Int32(known)
  }

  /// Adds a shape with its fields. Returns its number.
  mutating func add(_ shape: SelectionShape, _ fields: [FieldID]) -> Int32 {
    last = shapes.count
    shapes.append(shape)
    self.fields.append(fields)
    if shapes.count > Self.searchedShapes {
      for index in numbers.count..<shapes.count { numbers[ObjectIdentifier(shapes[index])] = index }
    }
    return Int32(last)
  }

  func has(_ field: FieldID, _ shape: Int32) -> Bool { fields[Int(shape)].contains(field) }
}
