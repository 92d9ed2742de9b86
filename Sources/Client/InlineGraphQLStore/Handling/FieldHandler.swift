import InlineGraphQL

/// Computes what documents read in a field with `@__clientField(handle: "name")` from what the service sent (Relay's `Handler`).
///
/// ```swift
/// struct Uppercase: FieldHandler {
///   func update(_ field: HandledField, in records: RecordSourceProxy) {
///     if case .string(let text)? = field.value { field.setValue(.string(text.uppercased())) }
///   }
/// }
///
/// let store = GraphQLStore(handlers: ["uppercase": Uppercase()])
/// ```
public protocol FieldHandler: Sendable {
  /// Sets the field, after a response or an optimistic response with it was written.
  ///
  /// - Parameters:
  ///   - field: What the service sent, and what documents read.
  ///   - records: The records of the store.
  func update(_ field: HandledField, in records: RecordSourceProxy)
}

/// A field of an object as the service sent it, and as documents read it.
public struct HandledField {
  /// The object with the field.
  public let record: RecordProxy

  /// The field's name in the schema.
  public let name: String

  /// The arguments of the field, with the values of variables.
  public let arguments: GraphQLJSONObject

  fileprivate let sent: FieldID
  fileprivate let read: FieldID

  fileprivate init(_ field: PlannedField, of record: RecordID, _ request: PlannedRequest, _ records: RecordSourceProxy)
  {
    self.record = RecordProxy(record, records)
    name = field.name
    arguments = GraphQLJSONObject(
      field.arguments.compactMap { argument in
        request.nullableValue(of: argument.value).map { (argument.name.value, $0) }
      }
    )
    sent = request.ownID(of: field, &records.contents.pointee.names.fields)
    read = request.id(of: field, &records.contents.pointee.names.fields)
  }

  /// The value that the service sent, of a field with a scalar or an enum, or a list of them.
  public var value: GraphQLJSONValue? { record.getValue(sent) }

  /// The object that the service sent; nil if it is null.
  public var linkedRecord: RecordProxy? { record.getLinkedRecord(sent) }

  /// The objects that the service sent; nil if they are null.
  public var linkedRecords: [RecordProxy?]? { record.getLinkedRecords(sent) }

  /// Sets the value that documents read.
  public func setValue(_ value: GraphQLJSONValue) { record.setValue(value, read) }

  /// Sets the object that documents read.
  public func setLinkedRecord(_ object: RecordProxy?) {
    record.write(object.map { StoredValue(link: $0.number) } ?? .null, to: read)
  }

  /// Sets the objects that documents read.
  public func setLinkedRecords(_ objects: [RecordProxy?]?) {
    if let objects { record.setLinks(objects.map { $0?.number }, read) } else { record.write(.null, to: read) }
  }
}

extension StoreContents {
  /// Lets handlers set what readers have. What has no handler is read as the service sent it.
  mutating func handle(_ fields: [WrittenHandle], of request: PlannedRequest) {
    for written in fields {
      guard let name = written.field.handle?.handler else { continue }
      (handlers[name] ?? Self.copying)(&self, written.field, written.record, request)
    }
  }

  /// Makes a function of a handler.
  static func handling(by handler: any FieldHandler) -> FieldHandling {
    { contents, field, record, request in
      contents.update(RecordSourceProxy()) { records in
        handler.update(HandledField(field, of: record, request, records), in: records)
      }
    }
  }

  private static let copying: FieldHandling = { contents, field, record, request in
    contents.update(RecordSourceProxy()) { records in
      let field = HandledField(field, of: record, request, records)
      field.record.copy(field.sent, to: field.read)
    }
  }
}
