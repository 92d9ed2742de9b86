public struct Wrappers: InlineGraphQL.GraphQLQuery {
  public var variables: InlineGraphQL.EmptyVariables { .init() }

  public init() {}

  /// Parent type: Query
  public struct Data: InlineGraphQL.ResponseObject {
    public let one: Thing_one
    public let list: [Thing_list?]?
    public let required: [Thing_required]
    public let matrix: [[Thing_matrix]]
    public let mixed: [[Thing_mixed?]]?
    public let numbers: [[Int?]]?
    public let floats: [Double]?
    public let statuses: [Inputs.Status?]
    public let dates: [[Inputs.DateTime]?]?

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_one: InlineGraphQL.ResponseObject, Swift.Identifiable {
      public let id: String

      public typealias __Stored = (id: String, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
      }
    }

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_list: InlineGraphQL.ResponseObject, Swift.Identifiable {
      public let id: String

      public typealias __Stored = (id: String, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
      }
    }

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_required: InlineGraphQL.ResponseObject, Swift.Identifiable {
      public let id: String

      public typealias __Stored = (id: String, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
      }
    }

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_matrix: InlineGraphQL.ResponseObject, Swift.Identifiable {
      public let id: String

      public typealias __Stored = (id: String, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
      }
    }

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_mixed: InlineGraphQL.ResponseObject, Swift.Identifiable {
      public let id: String

      public typealias __Stored = (id: String, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self.id = id
      }
    }

    public typealias __Stored = (one: Thing_one, list: [Thing_list?]?, required: [Thing_required], matrix: [[Thing_matrix]], mixed: [[Thing_mixed?]]?, numbers: [[Int?]]?, floats: [Double]?, statuses: [Inputs.Status?], dates: [[Inputs.DateTime]?]?, __on_Query: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let one: Thing_one = try reader.read("one", in: &object)
      let list: [Thing_list?]? = reader.readNullable("list", in: &object)
      let required: [Thing_required] = reader.readList("required", in: &object)
      let matrix: [[Thing_matrix]] = reader.readList("matrix", in: &object)
      let mixed: [[Thing_mixed?]]? = reader.readNullable("mixed", in: &object)
      let numbers: [[Int?]]? = reader.readNullable("numbers", in: &object)
      let floats: [Double]? = reader.readNullable("floats", in: &object)
      let statuses: [Inputs.Status?] = reader.readList("statuses", in: &object)
      let dates: [[Inputs.DateTime]?]? = reader.readNullableScalar("dates", in: &object)
      try reader.endObject(&object)
      self.one = one
      self.list = list
      self.required = required
      self.matrix = matrix
      self.mixed = mixed
      self.numbers = numbers
      self.floats = floats
      self.statuses = statuses
      self.dates = dates
    }
  }

  public typealias Variables = InlineGraphQL.EmptyVariables

  public static var node: __OperationNode {
    .init(name: "Wrappers", definition: """
      query Wrappers{\
      one{__typename id}\
      list{__typename id}\
      required{__typename id}\
      matrix{__typename id}\
      mixed{__typename id}\
      numbers \
      floats \
      statuses \
      dates\
      }
      """)
  }
}
