// 13:13: warning: The field Type.id is deprecated. Use `Type`.
struct HostileGroupNames: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(InlineGraphQL: InlineGraphQL.GraphQLNullableArgument<String> = nil, Swift: InlineGraphQL.GraphQLNullableArgument<String> = nil, nothing: InlineGraphQL.GraphQLNullableArgument<Hostile.Swift_> = nil, a: Bool) {
    self.init(variables: .init(InlineGraphQL: InlineGraphQL, Swift: Swift, nothing: nothing, a: a))
  }

  @_disfavoredOverload
  init(InlineGraphQL: InlineGraphQL.GraphQLNullable<String> = .none, Swift: InlineGraphQL.GraphQLNullable<String> = .none, nothing: InlineGraphQL.GraphQLNullable<Hostile.Swift_> = .none, a: Bool) {
    self.init(variables: .init(InlineGraphQL: InlineGraphQL, Swift: Swift, nothing: nothing, a: a))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject {
    var names: Hostile.Hostile_
    var `Protocol`: Protocol_Protocol?
    var x: Type_x?

    /// Creates an object of a response, for tests and previews.
    init(names: Hostile.Hostile_, `Protocol`: Protocol_Protocol?, x: Type_x?) {
      self.names = names
      self.`Protocol` = `Protocol`
      self.x = x
    }

    /// Parent type: Protocol
    struct Protocol_Protocol: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
      var id: String { self.__storage.fields.id }

      var String_2: AsString? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var int: AsInt { .init(__storage: self.__storage) }

      /// Creates an object of a response, for tests and previews.
      init(__typename: String, id: String, `Type`: String?, lower: Data.Protocol_Protocol.__Fields.Type_lower?, double: String) {
        self.init(__storage: .made(.init(__typename: __typename, id: id, Type: `Type`, lower: lower, double: double)))
      }

      /// Creates the object that has the narrower view.
      init(_ view: AsString) { self.init(__storage: view.__storage) }

      /// Creates the object that has the narrower view.
      init(_ view: AsInt) { self.init(__storage: view.__storage) }

      /// Parent type: Type
      struct AsString: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var `Type`: String? { self.__storage.fields.`Type` }
        var lower: Data.Protocol_Protocol.__Fields.Type_lower? { self.__storage.fields.lower }

        typealias Type_lower = Data.Protocol_Protocol.__Fields.Type_lower

        /// Creates an object of a response, for tests and previews.
        init(id: String, `Type`: String?, lower: Data.Protocol_Protocol.__Fields.Type_lower?, double: String) {
          self.init(__storage: .made(.init(__typename: "Type", id: id, Type: `Type`, lower: lower, double: double)))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, `Type`: String?, lower: Data.Protocol_Protocol.__Fields.Type_lower?), __on_Type: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Protocol
      struct AsInt: InlineGraphQL.ResponseView, Swift.Identifiable {
        var id: String { self.__storage.fields.id }
        var `Type`: String? { self.__storage.fields.`Type` }

        var bool: AsBool { .init(__storage: self.__storage) }
        var Double_2: AsDouble { .init(__storage: self.__storage) }

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, id: String, `Type`: String?, lower: Data.Protocol_Protocol.__Fields.Type_lower?, double: String) {
          self.init(__storage: .made(.init(__typename: __typename, id: id, Type: `Type`, lower: lower, double: double)))
        }

        /// Creates the object that has the narrower view.
        init(_ view: AsBool) { self.init(__storage: view.__storage) }

        /// Creates the object that has the narrower view.
        init(_ view: AsDouble) { self.init(__storage: view.__storage) }

        /// Parent type: Protocol
        struct AsBool: InlineGraphQL.ResponseView, Swift.Identifiable {
          var id: String { self.__storage.fields.id }
          var `Type`: String? { self.__storage.fields.`Type` }

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, id: String, `Type`: String?, lower: Data.Protocol_Protocol.__Fields.Type_lower?, double: String) {
            self.init(__storage: .made(.init(__typename: __typename, id: id, Type: `Type`, lower: lower, double: double)))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (id: String, `Type`: String?), __on_Protocol: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Protocol
        struct AsDouble: InlineGraphQL.ResponseView, Swift.Identifiable {
          var id: String { self.__storage.fields.id }
          var `Type`: String? { self.__storage.fields.`Type` }
          var double: String { self.__storage.fields.double }

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, id: String, `Type`: String?, lower: Data.Protocol_Protocol.__Fields.Type_lower?, double: String) {
            self.init(__storage: .made(.init(__typename: __typename, id: id, Type: `Type`, lower: lower, double: double)))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (id: String, `Type`: String?, double: String), __on_Protocol: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (id: String, `Type`: String?, bool: (__always: AsBool, ()), Double_2: (__always: AsDouble, ())), __on_Protocol: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (id: String, String_2: (__types_0: AsString, ()), int: (__always: AsInt, ())), __on_Protocol: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let id: String
        let `Type`: String?
        let lower: Type_lower?
        let double: String

        /// An object called Type.
        ///
        /// Parent type: Type
        struct Type_lower: InlineGraphQL.ResponseObject {
          var hostile: Int?

          /// Creates an object of a response, for tests and previews.
          init(hostile: Int?) {
            self.hostile = hostile
          }

          typealias __Stored = (hostile: Int?, __on_Type: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let hostile: Int? = reader.readNullableInt("hostile", in: &object)
            try reader.endObject(&object)
            self.hostile = hostile
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("Type")
        let __matches: __TypeConditions.Matches
        typealias __Stored = (id: String, `Type`: String?, lower: Type_lower?, double: String, __typename: String, __matches: __TypeConditions.Matches, __on_Protocol: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let id: String = reader.readID("id", in: &object)
          let `Type`: String? = reader.readNullableString("Type", in: &object)
          let lower: Type_lower? = try reader.readNullable("lower", if: matches.inclusion(0), in: &object)
          let double: String = reader.readID("double", in: &object)
          try reader.endObject(&object)
          self.id = id
          self.`Type` = `Type`
          self.lower = lower
          self.double = double
          self.__typename = __typename
          self.__matches = matches
        }

        init(__typename: String, id: String, `Type`: String?, lower: Type_lower?, double: String) {
          self.__typename = __typename
          self.id = id
          self.`Type` = `Type`
          self.lower = lower
          self.double = double
          self.__matches = Self.__conditions.matches(__typename)
        }
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_x: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var Lower: Data.Type_x.__Fields.Type_Lower? { self.__storage.fields.Lower }

      var card: Card { .init(__storage: self.__storage) }
      var ifNotA: IfNotA? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      typealias Type_Lower = Data.Type_x.__Fields.Type_Lower

      /// Creates an object of a response, for tests and previews.
      init(HostileGroupCard: HostileGroupCard.Data, Lower: Data.Type_x.__Fields.Type_Lower?, `Type`: String?) {
        self.init(__storage: .made(.init(fragment_HostileGroupCard: __TypeNamed<HostileGroupCard>.pointer(to: HostileGroupCard), Lower: Lower, Type: `Type`, __included: [])))
      }

      /// Creates the object that has the narrower view.
      init(_ view: Card) { self.init(__storage: view.__storage) }

      /// Creates the object that has the narrower view.
      init(_ view: IfNotA) { self.init(__storage: view.__storage) }

      /// Parent type: Type
      struct Card: InlineGraphQL.ResponseView, HostileGroupCard_Key {
        var fragment_HostileGroupCard: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_HostileGroupCard }
        var Lower: Data.Type_x.__Fields.Type_Lower? { self.__storage.fields.Lower }

        typealias Type_Lower = Data.Type_x.__Fields.Type_Lower

        /// Creates an object of a response, for tests and previews.
        init(HostileGroupCard: HostileGroupCard.Data, Lower: Data.Type_x.__Fields.Type_Lower?, `Type`: String?) {
          self.init(__storage: .made(.init(fragment_HostileGroupCard: __TypeNamed<HostileGroupCard>.pointer(to: HostileGroupCard), Lower: Lower, Type: `Type`, __included: [])))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (fragment_HostileGroupCard: InlineGraphQL.FragmentPointer, Lower: Data.Type_x.__Fields.Type_Lower?), __on_Type: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Type
      struct IfNotA: InlineGraphQL.ResponseView {
        var Lower: Data.Type_x.__Fields.Type_Lower? { self.__storage.fields.Lower }
        var `Type`: String? { self.__storage.fields.`Type` }

        typealias Type_Lower = Data.Type_x.__Fields.Type_Lower

        /// Creates an object of a response, for tests and previews.
        init(HostileGroupCard: HostileGroupCard.Data, Lower: Data.Type_x.__Fields.Type_Lower?, `Type`: String?) {
          self.init(__storage: .made(.init(fragment_HostileGroupCard: __TypeNamed<HostileGroupCard>.pointer(to: HostileGroupCard), Lower: Lower, Type: `Type`, __included: [0])))
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (Lower: Data.Type_x.__Fields.Type_Lower?, `Type`: String?), __on_Type: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (Lower: Data.Type_x.__Fields.Type_Lower?, card: (__always: Card, ()), ifNotA: (__inclusion_0: IfNotA, ())), __on_Type: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let fragment_HostileGroupCard: InlineGraphQL.FragmentPointer
        let Lower: Type_Lower?
        let `Type`: String?

        /// An object called Type.
        ///
        /// Parent type: Type
        struct Type_Lower: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __RenamedMembers {
          @available(*, deprecated, message: "Use `Type`.")
          var id: String { self._id }
          private let _id: String

          /// Creates an object of a response, for tests and previews.
          init(id: String) {
            self._id = id
          }

          static var __responseKeys: [String: String] { ["_id": "id"] }
          typealias __Stored = (_id: String, __on_Type: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let _id: String = reader.readID("id", in: &object)
            try reader.endObject(&object)
            self._id = _id
          }
        }

        let __inclusions: [Bool]
        typealias __Stored = (fragment_HostileGroupCard: InlineGraphQL.FragmentPointer, Lower: Type_Lower?, `Type`: String?, __inclusions: [Bool], __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let fragment_HostileGroupCard: InlineGraphQL.FragmentPointer = try reader.readFragment(HostileGroupCard.self, in: &object)
          let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
          let `Type`: String? = try reader.readNullable("Type", if: reader.isFalse("a"), in: &object)
          var inclusions: [Bool] = []
          switch reader.isFalse("a") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self.fragment_HostileGroupCard = fragment_HostileGroupCard
          self.Lower = Lower
          self.`Type` = `Type`
          self.__inclusions = inclusions
        }

        init(fragment_HostileGroupCard: InlineGraphQL.FragmentPointer, Lower: Type_Lower?, `Type`: String?, __included: Swift.Set<Int>) {
          self.fragment_HostileGroupCard = fragment_HostileGroupCard
          self.Lower = Lower
          self.`Type` = `Type`
          self.__inclusions = [__included.contains(0) || InlineGraphQL.__arePresent()]
        }
      }
    }

    typealias __Stored = (names: Hostile.Hostile_, `Protocol`: Protocol_Protocol?, x: Type_x?, __on_Root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let names: Hostile.Hostile_ = reader.readEnum("names", in: &object)
      let `Protocol`: Protocol_Protocol? = reader.readNullable("Protocol", in: &object)
      let x: Type_x? = try reader.readNullable("x", if: reader.isTrue("a"), in: &object)
      try reader.endObject(&object)
      self.names = names
      self.`Protocol` = `Protocol`
      self.x = x
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var InlineGraphQL: InlineGraphQL.GraphQLNullable<String>
    var Swift: InlineGraphQL.GraphQLNullable<String>
    var nothing: InlineGraphQL.GraphQLNullable<Hostile.Swift_>
    var a: Bool

    init(InlineGraphQL: InlineGraphQL.GraphQLNullableArgument<String> = nil, Swift: InlineGraphQL.GraphQLNullableArgument<String> = nil, nothing: InlineGraphQL.GraphQLNullableArgument<Hostile.Swift_> = nil, a: Bool) {
      self.InlineGraphQL = __nullable(given: InlineGraphQL)
      self.Swift = __nullable(given: Swift)
      self.nothing = __nullable(given: nothing)
      self.a = a
    }

    @_disfavoredOverload
    init(InlineGraphQL: InlineGraphQL.GraphQLNullable<String> = .none, Swift: InlineGraphQL.GraphQLNullable<String> = .none, nothing: InlineGraphQL.GraphQLNullable<Hostile.Swift_> = .none, a: Bool) {
      self.InlineGraphQL = InlineGraphQL
      self.Swift = Swift
      self.nothing = nothing
      self.a = a
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("InlineGraphQL", self.InlineGraphQL)
      object.write("Swift", self.Swift)
      object.write("nothing", self.nothing)
      object.write("a", self.a)
    }
  }

  static var node: __OperationNode {
    .init(name: "HostileGroupNames", typeConditions: "0=Type", fragments: [HostileGroupCard.self], definition: """
      query HostileGroupNames($InlineGraphQL:ID$Swift:ID$nothing:Swift$a:Boolean!){\
      names(id:$InlineGraphQL id_:$Swift)Protocol(init:$nothing){\
      __typename \
      id \
      ...on Type{Type lower{__typename hostile:nil id}}\
      ...{Type ...{__typename}...{double:id}}\
      }\
      x@include(if:$a){__typename ...HostileGroupCard Lower{__typename id}...@skip(if:$a){Type}id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("a", self.variables.a)] }
}

struct HostileGroupCard: InlineGraphQL.GraphQLFragment {
  init(key: some HostileGroupCard_Key) { self.fragmentPointer = key.fragment_HostileGroupCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HostileGroupCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, HostileGroupCard_Key, HostileGroupCard.Data.Fields {
    var `nil`: Int?

    /// Creates an object of a response, for tests and previews.
    init(`nil`: Int?) {
      self.`nil` = `nil`
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var `nil`: Int? { get }
    }

    var fragment_HostileGroupCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HostileGroupCard>.pointer(to: self) }

    typealias __Stored = (`nil`: Int?, __on_Type: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let `nil`: Int? = reader.readNullableInt("nil", in: &object)
      try reader.endObject(&object)
      self.`nil` = `nil`
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HostileGroupCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HostileGroupCard",
      typeCondition: "Type",
      definition: "fragment HostileGroupCard on Type{__typename nil id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``HostileGroupCard``.
nonisolated protocol HostileGroupCard_Key {
  var fragment_HostileGroupCard: InlineGraphQL.FragmentPointer { get }
}

struct RequiredTwice: InlineGraphQL.GraphQLFragment {
  init(key: some RequiredTwice_Key) { self.fragmentPointer = key.fragment_RequiredTwice }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RequiredTwice else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data? { (try? self.fragmentPointer.get(Self.self)) ?? nil }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredTwice_Key, RequiredTwice.Data.Fields {
    var lower: Data.__Fields.Type_lower { self.__storage.fields.lower }

    var here: Here? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

    typealias Type_lower = Data.__Fields.Type_lower

    /// Creates an object of a response, for tests and previews.
    init(lower: Data.__Fields.Type_lower) {
      self.init(__storage: .made(.init(lower: lower, __included: [])))
    }

    /// Creates the object that has the narrower view.
    init(_ view: Here) { self.init(__storage: view.__storage) }

    /// Parent type: Type
    struct Here: InlineGraphQL.ResponseView, RequiredTwice.Data.Here.Fields {
      var lower: Data.__Fields.Type_lower { self.__storage.fields.lower }

      typealias Type_lower = Data.__Fields.Type_lower

      /// Creates an object of a response, for tests and previews.
      init(lower: Data.__Fields.Type_lower) {
        self.init(__storage: .made(.init(lower: lower, __included: [0])))
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype Type_lower: RequiredTwice.Data.__Fields.Type_lower.Fields
        var lower: Type_lower { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (lower: Data.__Fields.Type_lower, ()), __on_Type: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Type_lower: RequiredTwice.Data.__Fields.Type_lower.Fields
      associatedtype Here: RequiredTwice.Data.Here.Fields
      var lower: Type_lower { get }
      var here: Here? { get }
    }

    var fragment_RequiredTwice: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RequiredTwice>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    let __storage: __Storage
    typealias __Stored = (__storage: __Storage, __shown: (lower: Data.__Fields.Type_lower, here: (__inclusion_0: Here, ())), __on_Type: ())
    init(__storage: __Storage) { self.__storage = __storage }

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try .init(from: &reader))
    }

    struct __Fields: __ResponseFields {
      let lower: Type_lower

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_lower: InlineGraphQL.ResponseObject, RequiredTwice.Data.__Fields.Type_lower.Fields {
        var `Type`: String?

        /// Creates an object of a response, for tests and previews.
        init(`Type`: String?) {
          self.`Type` = `Type`
        }

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var `Type`: String? { get }
        }

        typealias __Stored = (`Type`: String?, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `Type`: String? = reader.readNullableString("Type", in: &object)
          try reader.endObject(&object)
          self.`Type` = `Type`
        }
      }

      let __inclusions: [Bool]
      typealias __Stored = (lower: Type_lower, __inclusions: [Bool], __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        reader.skip("id", in: &object)
        let lower: Type_lower? = reader.readNullable("lower", in: &object)
        var inclusions: [Bool] = []
        inclusions.append(true)
        if inclusions[0] { inclusions[0] = try reader.has(lower, "lower", .none, in: object) }
        try reader.endObject(&object)
        self.lower = try reader.required(lower, "lower", .none, in: object)
        self.__inclusions = inclusions
      }

      init(lower: Type_lower, __included: Swift.Set<Int>) {
        self.lower = lower
        self.__inclusions = [__included.contains(0) || InlineGraphQL.__arePresent(self.lower)]
      }
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RequiredTwice: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .required }

  static var node: __FragmentNode {
    .init(
      name: "RequiredTwice",
      typeCondition: "Type",
      definition: "fragment RequiredTwice on Type{__typename ...{lower{__typename Type id}}lower{__typename Type id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``RequiredTwice``.
nonisolated protocol RequiredTwice_Key {
  var fragment_RequiredTwice: InlineGraphQL.FragmentPointer { get }
}
