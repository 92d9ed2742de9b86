// 9:10: warning: The field Type.id is deprecated. Use `Type`.
// 10:10: warning: The field Type.id is deprecated. Use `Type`.
// 17:63: warning: The field Root.old is deprecated. Say "new", not \(old).
// 17:67: warning: The field Root.oldType is deprecated. No longer supported
// 21:3: warning: The field Root.old is deprecated. Say "new", not \(old).
// 25:104: warning: The field Type.id is deprecated. Use `Type`.
// 28:27: warning: The field Type.id is deprecated. Use `Type`.
/// Words of Swift: `self`,
/// */ and \(interpolation) and "quotes".
struct `Type`: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(self self__2: InlineGraphQL.GraphQLNullableArgument<String> = nil, self_: InlineGraphQL.GraphQLNullableArgument<String> = nil, `Self`: InlineGraphQL.GraphQLNullableArgument<Hostile.Swift_> = nil, `init`: Int? = nil, variables: InlineGraphQL.GraphQLNullableArgument<[Hostile.Variables]> = nil, Variables: InlineGraphQL.GraphQLNullableArgument<Hostile.Error> = nil, hashValue_2: InlineGraphQL.GraphQLNullableArgument<Hostile.Hostile_> = nil, object: InlineGraphQL.GraphQLNullableArgument<Hostile.Optional> = nil, `in`: InlineGraphQL.GraphQLNullableArgument<[Hostile.Default?]> = nil, `inout`: InlineGraphQL.GraphQLNullableArgument<Hostile.InlineGraphQL_> = nil, `var`: InlineGraphQL.GraphQLNullableArgument<Hostile.Optional> = nil, `_`: Int? = nil) {
    self.init(variables: .init(self: self__2, self_: self_, Self: `Self`, init: `init`, variables: variables, Variables: Variables, hashValue_2: hashValue_2, object: object, in: `in`, `inout`: `inout`, var: `var`, `_`: `_`))
  }

  @_disfavoredOverload
  init(self self__2: InlineGraphQL.GraphQLNullable<String> = .none, self_: InlineGraphQL.GraphQLNullable<String> = .none, `Self`: InlineGraphQL.GraphQLNullable<Hostile.Swift_> = .none, `init`: Int? = nil, variables: InlineGraphQL.GraphQLNullable<[Hostile.Variables]> = .none, Variables: InlineGraphQL.GraphQLNullable<Hostile.Error> = .none, hashValue_2: InlineGraphQL.GraphQLNullable<Hostile.Hostile_> = .none, object: InlineGraphQL.GraphQLNullable<Hostile.Optional> = .none, `in`: InlineGraphQL.GraphQLNullable<[Hostile.Default?]> = .none, `inout`: InlineGraphQL.GraphQLNullable<Hostile.InlineGraphQL_> = .none, `var`: InlineGraphQL.GraphQLNullable<Hostile.Optional> = .none, `_`: Int? = nil) {
    self.init(variables: .init(self: self__2, self_: self_, Self: `Self`, init: `init`, variables: variables, Variables: Variables, hashValue_2: hashValue_2, object: object, in: `in`, `inout`: `inout`, var: `var`, `_`: `_`))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __RenamedMembers {
    let `self`: Root_self?

    /// A type called Type.
    let `Type`: Type_Type
    let `init`: Type_init?
    let `Protocol`: Protocol_Protocol?
    let block: Protocol_block?
    let names: Hostile.Hostile_
    let `enum`: [Hostile.Swift_]
    let enumSelf: Hostile.Self_?
    let scalar: Hostile.Optional?
    let `Any`: Any_Any?
    let reader: Int?
    let object: String?
    let hashValue_2: Int
    let description: String?
    let hash: Int?
    let into: Int?
    let encode: Int?
    let Swift_2: Hostile.Swift_?
    let InlineGraphQL_2: Hostile.InlineGraphQL_?
    let Hostile: Hostile.Hostile_?
    let `default`: Hostile.Default?
    let fragment_Type: String?
    let fragmentPointer: String?
    let data: String?
    let Data: String?
    let Variables: String?
    let `_`: Int?
    let __: Int?
    let _old: Int?

    @available(*, deprecated, message: "Say \"new\", not \\(old).")
    var old: Int? { self._old_2 }
    private let _old_2: Int?

    @available(*, deprecated, message: "No longer supported")
    var oldType: Type_oldType? { self._oldType }
    private let _oldType: Type_oldType?
    let Type_x_2: String?
    let x: Type_x_3?
    let a: String?

    @available(*, deprecated, message: "Say \"new\", not \\(old).")
    var write: Int? { self._write }
    private let _write: Int?

    /// A description of several lines,
    /// one of them with */ and /* in it,
    ///
    /// and "quotes" and \(interpolation).
    ///
    /// Parent type: Root
    struct Root_self: InlineGraphQL.ResponseObject, __RenamedMembers {
      let Self_2: [Root_Self]

      /// A description of several lines,
      /// one of them with */ and /* in it,
      ///
      /// and "quotes" and \(interpolation).
      ///
      /// Parent type: Root
      struct Root_Self: InlineGraphQL.ResponseObject {
        let `_`: Int?

        typealias __Stored = (`_`: Int?, __on_Root: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `_`: Int? = reader.readNullableInt("_", in: &object)
          try reader.endObject(&object)
          self.`_` = `_`
        }
      }

      static var __responseKeys: [String: String] { ["Self_2": "Self"] }
      typealias __Stored = (Self_2: [Root_Self], __on_Root: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let Self_2: [Root_Self] = reader.readList("Self", in: &object)
        try reader.endObject(&object)
        self.Self_2 = Self_2
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_Type: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Type_x_Key, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String
      let `Type`: String?
      let `throws`: Bool
      let `nil`: Int?
      let lower: Type_lower?
      let Lower: Type_Lower?
      let fragment_Type_x: InlineGraphQL.FragmentPointer

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_lower: InlineGraphQL.ResponseObject {
        let `Type`: String?

        typealias __Stored = (`Type`: String?, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `Type`: String? = reader.readNullableString("Type", in: &object)
          try reader.endObject(&object)
          self.`Type` = `Type`
        }
      }

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_Lower: InlineGraphQL.ResponseObject {
        let `throws`: Bool

        typealias __Stored = (`throws`: Bool, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `throws`: Bool = reader.readBool("throws", in: &object)
          try reader.endObject(&object)
          self.`throws` = `throws`
        }
      }

      static var __responseKeys: [String: String] { ["_id": "id"] }
      typealias __Stored = (_id: String, `Type`: String?, `throws`: Bool, `nil`: Int?, lower: Type_lower?, Lower: Type_Lower?, fragment_Type_x: InlineGraphQL.FragmentPointer, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: String = reader.readID("id", in: &object)
        let `Type`: String? = reader.readNullableString("Type", in: &object)
        let `throws`: Bool = reader.readBool("throws", in: &object)
        let `nil`: Int? = reader.readNullableInt("nil", in: &object)
        let lower: Type_lower? = reader.readNullable("lower", in: &object)
        let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
        let fragment_Type_x: InlineGraphQL.FragmentPointer = try reader.readFragment(Type_x.self, in: &object)
        try reader.endObject(&object)
        self._id = _id
        self.`Type` = `Type`
        self.`throws` = `throws`
        self.`nil` = `nil`
        self.lower = lower
        self.Lower = Lower
        self.fragment_Type_x = fragment_Type_x
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_init: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String

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

    /// Parent type: Protocol
    struct Protocol_Protocol: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {
      let id: String
      let `Type`: String?

      let __typename: String
      typealias __Stored = (id: String, `Type`: String?, __typename: String, __on_Protocol: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let `Type`: String? = reader.readNullableString("Type", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.`Type` = `Type`
        self.__typename = __typename
      }
    }

    /// Parent type: Protocol
    struct Protocol_block: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let `Type`: String?

      let __typename: String
      typealias __Stored = (`Type`: String?, __typename: String, __on_Protocol: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let `Type`: String? = reader.readNullableString("Type", in: &object)
        try reader.endObject(&object)
        self.`Type` = `Type`
        self.__typename = __typename
      }
    }

    /// Parent type: Any
    struct Any_Any: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      let __typename: String
      typealias __Stored = (__typename: String, __on_Any: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        try reader.endObject(&object)
        self.__typename = __typename
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_oldType: InlineGraphQL.ResponseObject {
      let `throws`: Bool

      typealias __Stored = (`throws`: Bool, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let `throws`: Bool = reader.readBool("throws", in: &object)
        try reader.endObject(&object)
        self.`throws` = `throws`
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_x_3: InlineGraphQL.ResponseObject {
      let `throws`: Bool

      typealias __Stored = (`throws`: Bool, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let `throws`: Bool = reader.readBool("throws", in: &object)
        try reader.endObject(&object)
        self.`throws` = `throws`
      }
    }

    static var __responseKeys: [String: String] { ["hashValue_2": "hashValue", "Swift_2": "Swift", "InlineGraphQL_2": "InlineGraphQL", "_old_2": "old", "_oldType": "oldType", "Type_x_2": "Type_x", "_write": "write"] }
    typealias __Stored = (`self`: Root_self?, `Type`: Type_Type, `init`: Type_init?, `Protocol`: Protocol_Protocol?, block: Protocol_block?, names: Hostile.Hostile_, `enum`: [Hostile.Swift_], enumSelf: Hostile.Self_?, scalar: Hostile.Optional?, `Any`: Any_Any?, reader: Int?, object: String?, hashValue_2: Int, description: String?, hash: Int?, into: Int?, encode: Int?, Swift_2: Hostile.Swift_?, InlineGraphQL_2: Hostile.InlineGraphQL_?, Hostile: Hostile.Hostile_?, `default`: Hostile.Default?, fragment_Type: String?, fragmentPointer: String?, data: String?, Data: String?, Variables: String?, `_`: Int?, __: Int?, _old: Int?, _old_2: Int?, _oldType: Type_oldType?, Type_x_2: String?, x: Type_x_3?, a: String?, _write: Int?, __on_Root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      self.`self` = reader.readNullable("self", in: &object)
      let `Type`: Type_Type = try reader.read("Type", in: &object)
      let `init`: Type_init? = reader.readNullable("init", in: &object)
      let `Protocol`: Protocol_Protocol? = reader.readNullable("Protocol", in: &object)
      let block: Protocol_block? = reader.readNullable("block", in: &object)
      let names: Hostile.Hostile_ = reader.readEnum("names", in: &object)
      let `enum`: [Hostile.Swift_] = reader.readList("enum", in: &object)
      let enumSelf: Hostile.Self_? = reader.readNullable("enumSelf", in: &object)
      let scalar: Hostile.Optional? = reader.readNullableScalar("scalar", in: &object)
      let `Any`: Any_Any? = reader.readNullable("Any", in: &object)
      self.reader = reader.readNullableInt("reader", in: &object)
      self.object = reader.readNullableString("object", in: &object)
      let hashValue_2: Int = reader.readInt("hashValue", in: &object)
      let description: String? = reader.readNullableString("description", in: &object)
      let hash: Int? = reader.readNullableInt("hash", in: &object)
      let into: Int? = reader.readNullableInt("into", in: &object)
      let encode: Int? = reader.readNullableInt("encode", in: &object)
      let Swift_2: Hostile.Swift_? = reader.readNullable("Swift", in: &object)
      let InlineGraphQL_2: Hostile.InlineGraphQL_? = reader.readNullableScalar("InlineGraphQL", in: &object)
      let Hostile: Hostile.Hostile_? = reader.readNullable("Hostile", in: &object)
      let `default`: Hostile.Default? = reader.readNullable("default", in: &object)
      let fragment_Type: String? = reader.readNullableString("fragment_Type", in: &object)
      let fragmentPointer: String? = reader.readNullableString("fragmentPointer", in: &object)
      let data: String? = reader.readNullableString("data", in: &object)
      let Data: String? = reader.readNullableString("Data", in: &object)
      let Variables: String? = reader.readNullableString("Variables", in: &object)
      let `_`: Int? = reader.readNullableInt("_", in: &object)
      let __: Int? = reader.readNullableInt("__", in: &object)
      let _old: Int? = reader.readNullableInt("_old", in: &object)
      let _old_2: Int? = reader.readNullableInt("old", in: &object)
      let _oldType: Type_oldType? = reader.readNullable("oldType", in: &object)
      let Type_x_2: String? = reader.readNullableString("Type_x", in: &object)
      let x: Type_x_3? = reader.readNullable("x", in: &object)
      let a: String? = reader.readNullableString("a", in: &object)
      let _write: Int? = reader.readNullableInt("write", in: &object)
      try reader.endObject(&object)
      self.`Type` = `Type`
      self.`init` = `init`
      self.`Protocol` = `Protocol`
      self.block = block
      self.names = names
      self.`enum` = `enum`
      self.enumSelf = enumSelf
      self.scalar = scalar
      self.`Any` = `Any`
      self.hashValue_2 = hashValue_2
      self.description = description
      self.hash = hash
      self.into = into
      self.encode = encode
      self.Swift_2 = Swift_2
      self.InlineGraphQL_2 = InlineGraphQL_2
      self.Hostile = Hostile
      self.`default` = `default`
      self.fragment_Type = fragment_Type
      self.fragmentPointer = fragmentPointer
      self.data = data
      self.Data = Data
      self.Variables = Variables
      self.`_` = `_`
      self.__ = __
      self._old = _old
      self._old_2 = _old_2
      self._oldType = _oldType
      self.Type_x_2 = Type_x_2
      self.x = x
      self.a = a
      self._write = _write
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var `self`: InlineGraphQL.GraphQLNullable<String>
    var self_: InlineGraphQL.GraphQLNullable<String>
    var `Self`: InlineGraphQL.GraphQLNullable<Hostile.Swift_>
    var `init`: Int?
    var variables: InlineGraphQL.GraphQLNullable<[Hostile.Variables]>
    var Variables: InlineGraphQL.GraphQLNullable<Hostile.Error>
    var hashValue_2: InlineGraphQL.GraphQLNullable<Hostile.Hostile_>
    var object: InlineGraphQL.GraphQLNullable<Hostile.Optional>
    var `in`: InlineGraphQL.GraphQLNullable<[Hostile.Default?]>
    var `inout`: InlineGraphQL.GraphQLNullable<Hostile.InlineGraphQL_>
    var `var`: InlineGraphQL.GraphQLNullable<Hostile.Optional>
    var `_`: Int?

    init(self self__2: InlineGraphQL.GraphQLNullableArgument<String> = nil, self_: InlineGraphQL.GraphQLNullableArgument<String> = nil, `Self`: InlineGraphQL.GraphQLNullableArgument<Hostile.Swift_> = nil, `init`: Int? = nil, variables: InlineGraphQL.GraphQLNullableArgument<[Hostile.Variables]> = nil, Variables: InlineGraphQL.GraphQLNullableArgument<Hostile.Error> = nil, hashValue_2: InlineGraphQL.GraphQLNullableArgument<Hostile.Hostile_> = nil, object: InlineGraphQL.GraphQLNullableArgument<Hostile.Optional> = nil, `in`: InlineGraphQL.GraphQLNullableArgument<[Hostile.Default?]> = nil, `inout`: InlineGraphQL.GraphQLNullableArgument<Hostile.InlineGraphQL_> = nil, `var`: InlineGraphQL.GraphQLNullableArgument<Hostile.Optional> = nil, `_`: Int? = nil) {
      self.`self` = __nullable(given: self__2)
      self.self_ = __nullable(given: self_)
      self.`Self` = __nullable(given: `Self`)
      self.`init` = `init`
      self.variables = __nullable(given: variables)
      self.Variables = __nullable(given: Variables)
      self.hashValue_2 = __nullable(given: hashValue_2)
      self.object = __nullable(given: object)
      self.`in` = __nullable(given: `in`)
      self.`inout` = __nullable(given: `inout`)
      self.`var` = __nullable(given: `var`)
      self.`_` = `_`
    }

    @_disfavoredOverload
    init(self self__2: InlineGraphQL.GraphQLNullable<String> = .none, self_: InlineGraphQL.GraphQLNullable<String> = .none, `Self`: InlineGraphQL.GraphQLNullable<Hostile.Swift_> = .none, `init`: Int? = nil, variables: InlineGraphQL.GraphQLNullable<[Hostile.Variables]> = .none, Variables: InlineGraphQL.GraphQLNullable<Hostile.Error> = .none, hashValue_2: InlineGraphQL.GraphQLNullable<Hostile.Hostile_> = .none, object: InlineGraphQL.GraphQLNullable<Hostile.Optional> = .none, `in`: InlineGraphQL.GraphQLNullable<[Hostile.Default?]> = .none, `inout`: InlineGraphQL.GraphQLNullable<Hostile.InlineGraphQL_> = .none, `var`: InlineGraphQL.GraphQLNullable<Hostile.Optional> = .none, `_`: Int? = nil) {
      self.`self` = self__2
      self.self_ = self_
      self.`Self` = `Self`
      self.`init` = `init`
      self.variables = variables
      self.Variables = Variables
      self.hashValue_2 = hashValue_2
      self.object = object
      self.`in` = `in`
      self.`inout` = `inout`
      self.`var` = `var`
      self.`_` = `_`
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("self", self.`self`)
      object.write("self_", self.self_)
      object.write("Self", self.`Self`)
      object.write("init", self.`init`)
      object.write("variables", self.variables)
      object.write("Variables", self.Variables)
      object.write("hashValue", self.hashValue_2)
      object.write("object", self.object)
      object.write("in", self.`in`)
      object.write("inout", self.`inout`)
      object.write("var", self.`var`)
      object.write("_", self.`_`)
    }
  }

  static var node: __OperationNode {
    .init(name: "Type", typeConditions: "1=Type", fragments: [Type_x.self], definition: """
      query Type($self:ID$self_:ID$Self:Swift$init:Int!=1$variables:[Variables!]$Variables:Error$hashValue:Hostile$object:Optional$in:[Default]$inout:InlineGraphQL$var:Optional$_:Int!=2){\
      __typename \
      self{__typename Self{__typename _}}\
      Type{__typename id Type throws nil lower{__typename Type id}Lower{__typename throws id}...Type_x}\
      init{__typename id}\
      Protocol(Self:$object self:\"quo\\\"te \\\\(x) 😀\\n\" in:$in object:$init init:$Self let:$variables x:$Variables){\
      __typename \
      id \
      Type\
      }\
      block:Protocol(self:\"block \\\"quoted\\\" \\\\\\\\(x) \\\"\\\"\\\" text\" object:$_ Self:$var){__typename Type id}\
      names(hashValue:$hashValue inline:$inout id:$self id_:$self_)enum \
      enumSelf \
      scalar \
      Any{__typename ...on Type{id}}\
      reader \
      object \
      hashValue \
      description \
      hash \
      into \
      encode \
      Swift \
      InlineGraphQL \
      Hostile \
      default \
      fragment_Type \
      fragmentPointer \
      data \
      Data \
      Variables \
      _ \
      __ \
      _old \
      old \
      oldType{__typename throws id}\
      Type_x \
      x{__typename throws id}\
      a:object \
      write:old\
      }
      """)
  }
}

struct Mutation: InlineGraphQL.GraphQLMutation {
  var variables: Variables

  init(input: Hostile.Variables, choice: InlineGraphQL.GraphQLNullableArgument<Hostile.Error> = nil) {
    self.init(variables: .init(input: input, choice: choice))
  }

  @_disfavoredOverload
  init(input: Hostile.Variables, choice: InlineGraphQL.GraphQLNullable<Hostile.Error> = .none) {
    self.init(variables: .init(input: input, choice: choice))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Data
  struct Data: InlineGraphQL.ResponseObject {
    let write: Type_write?

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_write: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Protocol_Key, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String
      let fragment_Protocol: InlineGraphQL.FragmentPointer

      static var __responseKeys: [String: String] { ["_id": "id"] }
      typealias __Stored = (_id: String, fragment_Protocol: InlineGraphQL.FragmentPointer, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: String = reader.readID("id", in: &object)
        let fragment_Protocol: InlineGraphQL.FragmentPointer = try reader.readFragment(`Protocol`.self, in: &object)
        try reader.endObject(&object)
        self._id = _id
        self.fragment_Protocol = fragment_Protocol
      }
    }

    typealias __Stored = (write: Type_write?, __on_Data: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let write: Type_write? = reader.readNullable("write", in: &object)
      try reader.endObject(&object)
      self.write = write
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var input: Hostile.Variables
    var choice: InlineGraphQL.GraphQLNullable<Hostile.Error>

    init(input: Hostile.Variables, choice: InlineGraphQL.GraphQLNullableArgument<Hostile.Error> = nil) {
      self.input = input
      self.choice = __nullable(given: choice)
    }

    @_disfavoredOverload
    init(input: Hostile.Variables, choice: InlineGraphQL.GraphQLNullable<Hostile.Error> = .none) {
      self.input = input
      self.choice = choice
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("input", self.input)
      object.write("choice", self.choice)
    }
  }

  static var node: __OperationNode {
    .init(name: "Mutation", fragments: [`Protocol`.self], definition: """
      mutation Mutation($input:Variables!$choice:Error){\
      write(input:$input choice:$choice nested:[[{self:1 list:[{self:2 in:default}]}]null]){\
      __typename \
      id \
      ...Protocol\
      }\
      }
      """)
  }
}
