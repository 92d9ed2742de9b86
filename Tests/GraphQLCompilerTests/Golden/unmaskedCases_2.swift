struct UnmaskedSole: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(on: Bool) {
    self.init(variables: .init(on: on))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    let node: Node_node?

    /// Parent type: Node
    enum Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case a_2(AsA)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var group: Group { .init(__storage: self.__storage) }
      var asA: AsA? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Node
      struct Group: InlineGraphQL.ResponseView {
        var ifOn: IfOn? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

        /// Parent type: Node
        enum IfOn: InlineGraphQL.ResponseView, Sole.Data.Fields, __SharedView {
          case b_2(AsB)
          /// An object that no other case applies to, such as one of a type that the schema does not have.
          case __other(Other)

          var see: See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
          var asB: AsB? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

          /// Parent type: C
          struct See: InlineGraphQL.ResponseView, Sole.Data.See.Fields {
            var c: Int? { self.__storage.fields.c }
            var b: Int? { self.__storage.fields.b }
            var a: Int? { self.__storage.fields.a }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (c: Int?, b: Int?, a: Int?), __on_C: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: B
          struct AsB: InlineGraphQL.ResponseView, Sole.Data.AsB.Fields {
            var b: Int? { self.__storage.fields.b }
            var a: Int? { self.__storage.fields.a }

            var see: Data.Node_node.Group.IfOn.See { .init(__storage: self.__storage) }

            typealias See = Data.Node_node.Group.IfOn.See

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (b: Int?, a: Int?, see: (__always: Data.Node_node.Group.IfOn.See, ())), __on_B: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          /// Parent type: Node
          struct Other: InlineGraphQL.ResponseView {
            var see: Data.Node_node.Group.IfOn.See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (see: (__types_0: Data.Node_node.Group.IfOn.See, ()), ()), __on_Node: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          typealias __Stored = (__shown: (b_2: (__types_0: AsB, ()), __other: (__always: Other, ())), __on_Node: ())

          var __storage: __Storage {
            switch self {
            case .b_2(let view): view.__storage
            case .__other(let view): view.__storage
            }
          }

          init(__storage: __Storage) {
            if __storage.fields.__matches[0] {
              self = .b_2(.init(__storage: __storage))
              return
            }
            self = .__other(.init(__storage: __storage))
          }

          @_implements(Swift.Equatable, ==(_:_:))
          static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

          func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
        }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (ifOn: (__inclusion_0: IfOn, ()), ()), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: A
      enum AsA: InlineGraphQL.ResponseView, Sole.Data.Fields, __SharedView {
        case b_2(AsB)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)

        var a: Int? { self.__storage.fields.a }

        var group: Group { .init(__storage: self.__storage) }
        var see: See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
        var asB: AsB? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

        /// Parent type: A
        struct Group: InlineGraphQL.ResponseView {
          var a: Int? { self.__storage.fields.a }

          var ifOn: IfOn? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

          /// Parent type: A
          enum IfOn: InlineGraphQL.ResponseView, __SharedView {
            case b_2(Data.Node_node.Group.IfOn.AsB)
            /// An object that no other case applies to, such as one of a type that the schema does not have.
            case __other(Other)

            var a: Int? { self.__storage.fields.a }

            var see: Data.Node_node.Group.IfOn.See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
            var asB: Data.Node_node.Group.IfOn.AsB? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

            typealias See = Data.Node_node.Group.IfOn.See
            typealias AsB = Data.Node_node.Group.IfOn.AsB

            /// Parent type: A
            struct Other: InlineGraphQL.ResponseView {
              var a: Int? { self.__storage.fields.a }

              var see: Data.Node_node.Group.IfOn.See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

              var __typename: String { self.__storage.fields.__typename }
              let __storage: __Storage
              typealias __Stored = (__storage: __Storage, __shown: (a: Int?, see: (__types_0: Data.Node_node.Group.IfOn.See, ())), __on_A: ())
              init(__storage: __Storage) { self.__storage = __storage }
            }

            var __typename: String { self.__storage.fields.__typename }
            typealias __Stored = (__shown: (b_2: (__types_0: Data.Node_node.Group.IfOn.AsB, ()), __other: (__always: Other, ())), __on_A: ())

            var __storage: __Storage {
              switch self {
              case .b_2(let view): view.__storage
              case .__other(let view): view.__storage
              }
            }

            init(__storage: __Storage) {
              if __storage.fields.__matches[0] {
                self = .b_2(.init(__storage: __storage))
                return
              }
              self = .__other(.init(__storage: __storage))
            }

            @_implements(Swift.Equatable, ==(_:_:))
            static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

            func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (a: Int?, ifOn: (__inclusion_0: IfOn, ())), __on_A: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: C
        struct See: InlineGraphQL.ResponseView, Sole.Data.See.Fields {
          var c: Int? { self.__storage.fields.c }
          var b: Int? { self.__storage.fields.b }
          var a: Int? { self.__storage.fields.a }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (c: Int?, b: Int?, a: Int?), __on_C: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: B
        struct AsB: InlineGraphQL.ResponseView, Sole.Data.AsB.Fields {
          var b: Int? { self.__storage.fields.b }
          var a: Int? { self.__storage.fields.a }

          var group: Group { .init(__storage: self.__storage) }
          var see: Data.Node_node.AsA.See { .init(__storage: self.__storage) }

          typealias See = Data.Node_node.AsA.See

          /// Parent type: B
          struct Group: InlineGraphQL.ResponseView {
            var b: Int? { self.__storage.fields.b }
            var a: Int? { self.__storage.fields.a }

            var ifOn: Data.Node_node.Group.IfOn.AsB? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

            typealias IfOn = Data.Node_node.Group.IfOn.AsB

            var __typename: String { self.__storage.fields.__typename }
            let __storage: __Storage
            typealias __Stored = (__storage: __Storage, __shown: (b: Int?, a: Int?, ifOn: (__inclusion_0: Data.Node_node.Group.IfOn.AsB, ())), __on_B: ())
            init(__storage: __Storage) { self.__storage = __storage }
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (b: Int?, a: Int?, group: (__always: Group, ()), see: (__always: Data.Node_node.AsA.See, ())), __on_B: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: A
        struct Other: InlineGraphQL.ResponseView {
          var a: Int? { self.__storage.fields.a }

          var group: Data.Node_node.AsA.Group { .init(__storage: self.__storage) }
          var see: Data.Node_node.AsA.See? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (a: Int?, group: (__always: Data.Node_node.AsA.Group, ()), see: (__types_0: Data.Node_node.AsA.See, ())), __on_A: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Stored = (__shown: (b_2: (__types_0: AsB, ()), __other: (__always: Other, ())), __on_A: ())

        var __storage: __Storage {
          switch self {
          case .b_2(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }

        init(__storage: __Storage) {
          if __storage.fields.__matches[0] {
            self = .b_2(.init(__storage: __storage))
            return
          }
          self = .__other(.init(__storage: __storage))
        }

        @_implements(Swift.Equatable, ==(_:_:))
        static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

        func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
      }

      /// Parent type: Node
      struct Other: InlineGraphQL.ResponseView {
        var group: Data.Node_node.Group { .init(__storage: self.__storage) }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (group: (__always: Data.Node_node.Group, ()), ()), __on_Node: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (a_2: (__types_1: AsA, ()), __other: (__always: Other, ())), __on_Node: ())

      var __storage: __Storage {
        switch self {
        case .a_2(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[1] {
          self = .a_2(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let c: Int?
        let b: Int?
        let a: Int?

        let __typename: String
        static let __conditions: __TypeConditions = .init("C", "C D")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (c: Int?, b: Int?, a: Int?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Node: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let c: Int? = try reader.readNullable("c", if: matches.inclusion(0), in: &object)
          let b: Int? = try reader.readNullable("b", if: matches.inclusion(0), in: &object)
          let a: Int? = try reader.readNullable("a", if: matches.inclusion(1), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("on") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self.c = c
          self.b = b
          self.a = a
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }
      }
    }

    typealias __Stored = (node: Node_node?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let node: Node_node? = reader.readNullable("node", in: &object)
      try reader.endObject(&object)
      self.node = node
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var on: Bool

    init(on: Bool) {
      self.on = on
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("on", self.on)
    }
  }

  static var node: __OperationNode { .init(name: "UnmaskedSole", typeConditions: "1=C D;2=C D", fragments: [Sole.self], definition: "query UnmaskedSole($on:Boolean!){node{__typename ...{...Sole@include(if:$on)}...on A{...Sole a}id}}") }
  var booleanVariables: [__BooleanVariable] { [.init("on", self.variables.on)] }
}

struct Item: InlineGraphQL.GraphQLFragment {
  init(key: some Item_Key) { self.fragmentPointer = key.fragment_Item }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Item else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Node
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Item_Key, Item.Data.Fields, __SharedView {
    case album(AsAlbum)
    case track(AsTrack)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var id: String { self.__storage.fields.id }

    var asAlbum: AsAlbum? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asTrack: AsTrack? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: Album
    struct AsAlbum: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsAlbum.Fields {
      var id: String { self.__storage.fields.id }
      var title: String { self.__storage.fields.title! }
      var artist: Data.__Fields.Artist_artist? { self.__storage.fields.artist }

      typealias Artist_artist = Data.__Fields.Artist_artist

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype Artist_artist: Item.Data.__Fields.Artist_artist.Fields
        var id: String { get }
        var title: String { get }
        var artist: Artist_artist? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (id: String, title: String, artist: Data.__Fields.Artist_artist?), __on_Album: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Track
    struct AsTrack: InlineGraphQL.ResponseView, Swift.Identifiable, Item.Data.AsTrack.Fields {
      var id: String { self.__storage.fields.id }
      var length: Int? { self.__storage.fields.length }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var id: String { get }
        var length: Int? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (id: String, length: Int?), __on_Track: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: Node
    struct Other: InlineGraphQL.ResponseView, Swift.Identifiable {
      var id: String { self.__storage.fields.id }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (id: String, ()), __on_Node: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsAlbum: Item.Data.AsAlbum.Fields
      associatedtype AsTrack: Item.Data.AsTrack.Fields
      var id: String { get }
      var asAlbum: AsAlbum? { get }
      var asTrack: AsTrack? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: Item.Data.Fields>: Swift.Sendable {
      case album(Object.AsAlbum)
      case track(Object.AsTrack)
      case __other(Object)

      init(_ object: Object) {
        if let view = object.asAlbum {
          self = .album(view)
          return
        }
        if let view = object.asTrack {
          self = .track(view)
          return
        }
        self = .__other(object)
      }
    }

    var fragment_Item: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Item>.pointer(to: self) }

    var __typename: String { self.__storage.fields.__typename }
    typealias __Storage = __SharedFields<__Fields>
    typealias __Stored = (__shown: (album: (__types_0: AsAlbum, ()), track: (__types_1: AsTrack, ()), __other: (__always: Other, ())), __on_Node: ())

    var __storage: __Storage {
      switch self {
      case .album(let view): view.__storage
      case .track(let view): view.__storage
      case .__other(let view): view.__storage
      }
    }

    init(__storage: __Storage) {
      if __storage.fields.__matches[0] {
        self = .album(.init(__storage: __storage))
        return
      }
      if __storage.fields.__matches[1] {
        self = .track(.init(__storage: __storage))
        return
      }
      self = .__other(.init(__storage: __storage))
    }

    @_implements(Swift.Equatable, ==(_:_:))
    static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

    func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      self.init(__storage: try .init(from: &reader))
    }

    struct __Fields: __ResponseFields {
      let id: String
      let title: String?
      let artist: Artist_artist?
      let length: Int?

      /// Parent type: Artist
      struct Artist_artist: InlineGraphQL.ResponseObject, Swift.Identifiable, Item.Data.__Fields.Artist_artist.Fields {
        let id: String

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var id: String { get }
        }

        typealias __Stored = (id: String, __on_Artist: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self.id = id
        }
      }

      let __typename: String
      static let __conditions: __TypeConditions = .init("Album", "Track")
      let __matches: __TypeConditions.Matches
      typealias __Stored = (id: String, title: String?, artist: Artist_artist?, length: Int?, __typename: String, __matches: __TypeConditions.Matches, __on_Node: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let id: String = reader.readID("id", in: &object)
        let title: String? = try reader.read("title", if: matches.inclusion(0), in: &object)
        let artist: Artist_artist? = try reader.readNullable("artist", if: matches.inclusion(0), in: &object)
        let length: Int? = try reader.readNullable("length", if: matches.inclusion(1), in: &object)
        try reader.endObject(&object)
        self.id = id
        self.title = title
        self.artist = artist
        self.length = length
        self.__typename = __typename
        self.__matches = matches
      }
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  typealias Case = Data.Case

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Item: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Item",
      typeCondition: "Node",
      definition: "fragment Item on Node{__typename id ...on Album{title artist{__typename id}}...on Track{length}}",
      typeConditions: "0=Album;1=Track",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Item``.
nonisolated protocol Item_Key {
  var fragment_Item: InlineGraphQL.FragmentPointer { get }
}
