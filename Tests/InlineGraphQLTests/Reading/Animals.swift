import InlineGraphQL

// What the macros emit for
//
//     query Animals { allAnimals { species height { feet inches } mood tags matrix names details ...Owner_pet friends { name } } }
//     fragment Owner_pet on Pet { name owner { email } friends { age } }
//
// The code is handwritten, so that the reader is tested without the macros.

struct Animals: InlineGraphQL.ResponseObject {
  var __typename: Swift.String { "Query" }
  let allAnimals: [Animal_allAnimals]
  typealias __Stored = (allAnimals: [Animal_allAnimals], __on_Query: ())
  init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
    var object = try reader.beginObject()
    self.allAnimals = reader.readList("allAnimals", in: &object)
    try reader.endObject(&object)
  }

  struct Animal_allAnimals: InlineGraphQL.ResponseObject, Swift.Identifiable, Owner_pet_Key {
    let __typename: Swift.String
    let id: Swift.String
    let species: Swift.String?
    let height: Height_height
    let weight: Swift.Double
    let isTame: Swift.Bool?
    let mood: Mood
    let tags: [Swift.String?]?
    let matrix: [[Swift.Int]]
    let details: InlineGraphQL.GraphQLJSONValue
    let friends: [Pet_friends]
    let fragment_Owner_pet: InlineGraphQL.FragmentPointer
    typealias __Stored = (
      __typename: Swift.String, id: Swift.String, species: Swift.String?, height: Height_height, weight: Swift.Double,
      isTame: Swift.Bool?, mood: Mood, tags: [Swift.String?]?, matrix: [[Swift.Int]],
      details: InlineGraphQL.GraphQLJSONValue,
      friends: [Pet_friends], fragment_Owner_pet: InlineGraphQL.FragmentPointer,
      __on_Animal: ()
    )
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      self.__typename = reader.readString("__typename", in: &object)
      self.id = reader.readID("id", in: &object)
      self.species = reader.readNullableString("species", in: &object)
      self.height = try reader.read("height", in: &object)
      self.weight = reader.readDouble("weight", in: &object)
      self.isTame = reader.readNullableBool("isTame", in: &object)
      self.mood = reader.readEnum("mood", in: &object)
      self.tags = reader.readNullable("tags", in: &object)
      self.matrix = reader.readList("matrix", in: &object)
      self.details = try reader.read("details", in: &object)
      self.friends = reader.readList("friends", in: &object)
      self.fragment_Owner_pet = try reader.readFragment(Owner_pet.self, in: &object)
      try reader.endObject(&object)
    }

    struct Height_height: InlineGraphQL.ResponseObject {
      var __typename: Swift.String { "Height" }
      let feet: Swift.Int
      let inches: Swift.Int?
      typealias __Stored = (feet: Swift.Int, inches: Swift.Int?, __on_Height: ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        self.feet = reader.readInt("feet", in: &object)
        self.inches = reader.readNullableInt("inches", in: &object)
        try reader.endObject(&object)
      }
    }

    struct Pet_friends: InlineGraphQL.ResponseObject {
      var __typename: Swift.String { "Pet" }
      let name: Swift.String
      typealias __Stored = (name: Swift.String, __on_Pet: ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        self.name = reader.readString("name", in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

protocol Owner_pet_Key { var fragment_Owner_pet: InlineGraphQL.FragmentPointer { get } }

struct Owner_pet: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Owner_pet",
      typeCondition: "Pet",
      definition: "fragment Owner_pet on Pet{name owner{email}friends{age}}"
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Owner_pet_Key) { fragmentPointer = key.fragment_Owner_pet }
  var data: Data { fragmentPointer.data(of: Self.self) }

  struct Data: InlineGraphQL.ResponseObject {
    let __typename: Swift.String
    let name: Swift.String
    let owner: Owner_owner?
    let friends: [Pet_friends]
    typealias __Stored = (
      __typename: Swift.String, name: Swift.String, owner: Owner_owner?, friends: [Pet_friends], __on_Pet: ()
    )
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      self.__typename = reader.readString("__typename", in: &object)
      self.name = reader.readString("name", in: &object)
      self.owner = reader.readNullable("owner", in: &object)
      self.friends = reader.readList("friends", in: &object)
      try reader.endObject(&object)
    }

    struct Owner_owner: InlineGraphQL.ResponseObject {
      var __typename: Swift.String { "Owner" }
      let email: Swift.String
      typealias __Stored = (email: Swift.String, __on_Owner: ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        self.email = reader.readString("email", in: &object)
        try reader.endObject(&object)
      }
    }

    struct Pet_friends: InlineGraphQL.ResponseObject {
      var __typename: Swift.String { "Pet" }
      let age: Swift.Int
      typealias __Stored = (age: Swift.Int, __on_Pet: ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        self.age = reader.readInt("age", in: &object)
        try reader.endObject(&object)
      }
    }
  }
}

enum Mood: InlineGraphQL.GraphQLEnum {
  case calm
  case angry
  case unknown(Swift.String)
  static let allCases: [Mood] = [.calm, .angry]
  static let __names = __EnumNames<Self>()
  init(rawValue: Swift.String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }
  var rawValue: Swift.String {
    switch self {
    case .calm: "CALM"
    case .angry: "ANGRY"
    case .unknown(let rawValue): rawValue
    }
  }
}

/// A response with every kind of value that `Animals` can have.
let animalsBody = #"""
  {"data":{"allAnimals":[{"__typename":"Cat","id":"c1","species":"Félis \"catus\" \ud83d\ude00","height":{"__typename":"Height","feet":1,"inches":null},"weight":4.25,"isTame":true,"mood":"CALM","tags":["a",null,"🐈"],"matrix":[[1,2],[],[-3]],"details":{"k":[1,2.5,"x",null,true,{}]},"friends":[{"__typename":"Dog","name":"Rex","age":3}],"name":"Tom","owner":{"__typename":"Owner","email":"a@b.c"}},{"__typename":"Fish","id":"f1","species":null,"height":{"__typename":"Height","feet":0,"inches":2147483647},"weight":1e-3,"isTame":null,"mood":"HUNGRY","tags":null,"matrix":[],"details":null,"friends":[],"name":"Wanda","owner":null}]}}
  """#

/// Reads the data of a complete response.
func readAnimals(_ body: some Sequence<UInt8>) throws(ResponseDecodingError) -> Animals {
  try read(Animals.self, body)
}

/// Reads the data of a complete response.
func read<Data: ResponseObject>(_: Data.Type, _ body: some Sequence<UInt8>) throws(ResponseDecodingError) -> Data {
  try __ResponseReader.read(from: Array(body), root: "data") { reader throws(ResponseDecodingError) in
    var object = try reader.beginObject()
    let data: Data = try reader.read("data", in: &object)
    try reader.endObject(&object)
    return data
  }
}

/// Reads one value.
func read<Value: __ResponseValue>(value: Value.Type, _ text: String) throws(ResponseDecodingError) -> Value {
  try __ResponseReader.read(from: Array(text.utf8)) { reader throws(ResponseDecodingError) in try Value(from: &reader) }
}
