struct RequiredOfOneType: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject {
    var `Any`: Any_Any?

    /// Creates an object of a response, for tests and previews.
    init(`Any`: Any_Any?) {
      self.`Any` = `Any`
    }

    /// Parent type: Any
    struct Any_Any: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var group: Group? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Creates an object of a response, for tests and previews.
      init(__typename: String, `Type`: String?, lower: Data.Any_Any.__Fields.Type_lower?) {
        self.init(__storage: .made(.init(__typename: __typename, Type: `Type`, lower: lower, __included: [])))
      }

      /// Creates the object that has the narrower view.
      init(_ view: Group) { self.init(__storage: view.__storage) }

      /// Parent type: Any
      enum Group: InlineGraphQL.ResponseView, __SharedView {
        case type(AsType)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)

        var asType: AsType? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

        /// Parent type: Type
        struct AsType: InlineGraphQL.ResponseView {
          var `Type`: String { self.__storage.fields.`Type`! }
          var lower: Data.Any_Any.__Fields.Type_lower { self.__storage.fields.lower! }

          typealias Type_lower = Data.Any_Any.__Fields.Type_lower

          /// Creates an object of a response, for tests and previews.
          init(`Type`: String, lower: Data.Any_Any.__Fields.Type_lower) {
            self.init(__storage: .made(.init(__typename: "Type", Type: `Type`, lower: lower, __included: [0])))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (`Type`: String, lower: Data.Any_Any.__Fields.Type_lower), __on_Type: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Any
        struct Other: InlineGraphQL.ResponseView {
          /// Creates an object of a response, for tests and previews.
          init(__typename: String) {
            __TypeConditions.check(__typename, isNoneOf: "Type")
            self.init(__storage: .made(.init(__typename: __typename, Type: nil, lower: nil, __included: [0])))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __on_Any: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Stored = (__shown: (type: (__types_0: AsType, ()), __other: (__always: Other, ())), __on_Any: ())

        var __storage: __Storage {
          switch self {
          case .type(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }

        init(__storage: __Storage) {
          if __storage.fields.__matches[0] {
            self = .type(.init(__storage: __storage))
            return
          }
          self = .__other(.init(__storage: __storage))
        }

        @_implements(Swift.Equatable, ==(_:_:))
        static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

        func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (group: (__inclusion_0: Group, ()), ()), __on_Any: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let `Type`: String?
        let lower: Type_lower?

        /// An object called Type.
        ///
        /// Parent type: Type
        struct Type_lower: InlineGraphQL.ResponseObject {
          var `Type`: String?

          /// Creates an object of a response, for tests and previews.
          init(`Type`: String?) {
            self.`Type` = `Type`
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

        let __typename: String
        static let __conditions: __TypeConditions = .init("Type")
        let __matches: __TypeConditions.Matches
        let __inclusions: [Bool]
        typealias __Stored = (`Type`: String?, lower: Type_lower?, __typename: String, __matches: __TypeConditions.Matches, __inclusions: [Bool], __on_Any: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let `Type`: String? = try reader.readNullable("Type", if: matches.inclusion(0), in: &object)
          let lower: Type_lower? = try reader.readNullable("lower", if: matches.inclusion(0), in: &object)
          var inclusions: [Bool] = []
          inclusions.append(true)
          if inclusions[0], matches.inclusion(0) == .included { inclusions[0] = try reader.has(`Type`, "Type", .none, in: object) }
          if inclusions[0], matches.inclusion(0) == .included { inclusions[0] = try reader.has(lower, "lower", .throw, in: object) }
          try reader.endObject(&object)
          self.`Type` = `Type`
          self.lower = lower
          self.__typename = __typename
          self.__matches = matches
          self.__inclusions = inclusions
        }

        init(__typename: String, `Type`: String?, lower: Type_lower?, __included: Swift.Set<Int>) {
          self.__typename = __typename
          self.`Type` = `Type`
          self.lower = lower
          self.__matches = Self.__conditions.matches(__typename)
          self.__inclusions = [__included.contains(0) || InlineGraphQL.__arePresent() && (!(self.__matches[0]) || InlineGraphQL.__arePresent(self.`Type`)) && (!(self.__matches[0]) || InlineGraphQL.__arePresent(self.lower))]
        }
      }
    }

    typealias __Stored = (`Any`: Any_Any?, __on_Root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let `Any`: Any_Any? = reader.readNullable("Any", in: &object)
      try reader.endObject(&object)
      self.`Any` = `Any`
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "RequiredOfOneType", typeConditions: "0=Type;1=Type", definition: """
      query RequiredOfOneType{\
      Any{__typename ...{...on Type{Type lower{__typename Type id}}}...on Type{id}}\
      }
      """)
  }

  static var errorHandling: __ErrorHandling { .required }
}
