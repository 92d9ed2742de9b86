// 4:75: warning: The field Thing.code is deprecated. Use `name`.
public struct Things: InlineGraphQL.GraphQLQuery {
  public var variables: Variables

  public init(filter: InlineGraphQL.GraphQLNullableArgument<Inputs.Filter> = nil, by: InlineGraphQL.GraphQLNullableArgument<Inputs.ThingBy> = nil, sort: InlineGraphQL.GraphQLNullableArgument<Inputs.Sort> = nil) {
    self.init(variables: .init(filter: filter, by: by, sort: sort))
  }

  @_disfavoredOverload
  public init(filter: InlineGraphQL.GraphQLNullable<Inputs.Filter> = .none, by: InlineGraphQL.GraphQLNullable<Inputs.ThingBy> = .none, sort: InlineGraphQL.GraphQLNullable<Inputs.Sort> = .none) {
    self.init(variables: .init(filter: filter, by: by, sort: sort))
  }

  @_disfavoredOverload
  public init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  public struct Data: InlineGraphQL.ResponseObject {
    /// One thing.
    public let thing: Thing_thing?

    /// One thing.
    public let things: Thing_things?

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_thing: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __RenamedMembers {
      public let id: String

      /// Whether it is done.
      public let status: Inputs.Status?
      public let created: Inputs.DateTime
      public let isGood: Bool

      @available(*, deprecated, message: "Use `name`.")
      public var code: String? { self._code }
      private let _code: String?

      public static var __responseKeys: [String: String] { ["_code": "code"] }
      public typealias __Stored = (id: String, status: Inputs.Status?, created: Inputs.DateTime, isGood: Bool, _code: String?, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let status: Inputs.Status? = reader.readNullable("status", in: &object)
        let created: Inputs.DateTime = try reader.readScalar("created", in: &object)
        let isGood: Bool = reader.readBool("isGood", in: &object)
        let _code: String? = reader.readNullableString("code", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.status = status
        self.created = created
        self.isGood = isGood
        self._code = _code
      }
    }

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_things: InlineGraphQL.ResponseObject {
      public let name: String

      public typealias __Stored = (name: String, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.name = name
      }
    }

    public typealias __Stored = (thing: Thing_thing?, things: Thing_things?, __on_Query: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let thing: Thing_thing? = reader.readNullable("thing", in: &object)
      let things: Thing_things? = reader.readNullable("things", in: &object)
      try reader.endObject(&object)
      self.thing = thing
      self.things = things
    }
  }

  public struct Variables: InlineGraphQL.GraphQLVariables {
    public var filter: InlineGraphQL.GraphQLNullable<Inputs.Filter>
    public var by: InlineGraphQL.GraphQLNullable<Inputs.ThingBy>
    public var sort: InlineGraphQL.GraphQLNullable<Inputs.Sort>

    public init(filter: InlineGraphQL.GraphQLNullableArgument<Inputs.Filter> = nil, by: InlineGraphQL.GraphQLNullableArgument<Inputs.ThingBy> = nil, sort: InlineGraphQL.GraphQLNullableArgument<Inputs.Sort> = nil) {
      self.filter = __nullable(given: filter)
      self.by = __nullable(given: by)
      self.sort = __nullable(given: sort)
    }

    @_disfavoredOverload
    public init(filter: InlineGraphQL.GraphQLNullable<Inputs.Filter> = .none, by: InlineGraphQL.GraphQLNullable<Inputs.ThingBy> = .none, sort: InlineGraphQL.GraphQLNullable<Inputs.Sort> = .none) {
      self.filter = filter
      self.by = by
      self.sort = sort
    }

    public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("filter", self.filter)
      object.write("by", self.by)
      object.write("sort", self.sort)
    }
  }

  public static var node: __OperationNode {
    .init(name: "Things", definition: """
      query Things($filter:Filter$by:ThingBy$sort:Sort){\
      thing(filter:$filter by:$by sort:$sort){__typename id status created isGood code}\
      things:thing(filter:{and:[{status:[DRAFT POSTED]}{not:{created:{after:\"2026-01-01\"}}}]}by:{id:1}){\
      __typename \
      name \
      id\
      }\
      }
      """)
  }
}

public struct AddThings: InlineGraphQL.GraphQLMutation {
  public var variables: Variables

  public init(input: Inputs.ThingInput, more: [Inputs.ThingInput]? = nil) {
    self.init(variables: .init(input: input, more: more))
  }

  @_disfavoredOverload
  public init(variables: Variables) { self.variables = variables }

  /// Parent type: Mutation
  public struct Data: InlineGraphQL.ResponseObject {
    public let add: Thing_add

    /// A thing of any kind.
    ///
    /// Parent type: Thing
    public struct Thing_add: InlineGraphQL.ResponseObject, Swift.CustomReflectable, ThingRow_Key {
      public let fragment_ThingRow: InlineGraphQL.FragmentPointer

      public typealias __Stored = (fragment_ThingRow: InlineGraphQL.FragmentPointer, __on_Thing: ())

      public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let fragment_ThingRow: InlineGraphQL.FragmentPointer = try reader.readFragment(ThingRow.self, in: &object)
        try reader.endObject(&object)
        self.fragment_ThingRow = fragment_ThingRow
      }
    }

    public typealias __Stored = (add: Thing_add, __on_Mutation: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let add: Thing_add = try reader.read("add", in: &object)
      try reader.endObject(&object)
      self.add = add
    }
  }

  public struct Variables: InlineGraphQL.GraphQLVariables {
    public var input: Inputs.ThingInput
    public var more: [Inputs.ThingInput]?

    public init(input: Inputs.ThingInput, more: [Inputs.ThingInput]? = nil) {
      self.input = input
      self.more = more
    }

    public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("input", self.input)
      object.write("more", self.more)
    }
  }

  public static var node: __OperationNode {
    .init(name: "AddThings", fragments: [ThingRow.self], definition: """
      mutation AddThings($input:ThingInput!$more:[ThingInput!]!=[]){\
      add(input:$input more:$more){__typename ...ThingRow id}\
      }
      """)
  }
}

/// A thing in a list.
public struct ThingRow: InlineGraphQL.GraphQLFragment {
  public init(key: some ThingRow_Key) { self.fragmentPointer = key.fragment_ThingRow }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  public init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_ThingRow else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  public var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Thing
  public struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, ThingRow_Key, ThingRow.Data.Fields {
    public let id: String

    /// Whether it is done.
    public let status: Inputs.Status?

    public nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
      var status: Inputs.Status? { get }
    }

    public var fragment_ThingRow: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<ThingRow>.pointer(to: self) }

    public typealias __Stored = (id: String, status: Inputs.Status?, __on_Thing: ())

    public init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      let status: Inputs.Status? = reader.readNullable("status", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.status = status
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  public typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  public nonisolated protocol OptionalKey {
    var fragment_ThingRow: InlineGraphQL.FragmentPointer? { get }
  }

  public let fragmentPointer: InlineGraphQL.FragmentPointer

  public static var node: __FragmentNode {
    .init(
      name: "ThingRow",
      typeCondition: "Thing",
      definition: "fragment ThingRow on Thing{__typename id status}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``ThingRow``.
public nonisolated protocol ThingRow_Key {
  var fragment_ThingRow: InlineGraphQL.FragmentPointer { get }
}
