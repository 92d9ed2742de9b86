import Foundation
import Testing

@testable import InlineGraphQL

/// Encoding, tested with the types that the macros emit for the animal kingdom.
@Suite("Macros: encoding")
struct RoundTripRowsTests {
  enum Queries {
    #graphql(
      """
      query Everyone {
        allAnimals {
          hashValue: species
          height { feet }
          skinCovering
          ... on Cat { isJellicle height { meters } predators { __typename ...RoundTripAnimal } }
          ... on Crocodile { age }
          ...RoundTripPet
        }
        classroomPets { ... on Animal { species } ... on Pet { owner { firstName } } }
      }
      fragment RoundTripAnimal on Animal { species height { inches } }
      fragment RoundTripPet on Pet { humanName ... on Cat { owner { species } } }
      query Part($a: Boolean!) { allAnimals { species @include(if: $a) ... on Cat @include(if: $a) { isJellicle } } }
      """,
      schema: "AnimalKingdom"
    )
  }

  private func roundTrip<Value: Codable & Hashable & Sendable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  private let body = Data(
    #"""
    {"data":{"allAnimals":[
    {"__typename":"Cat","hashValue":"Felis","height":{"__typename":"Height","feet":1,"meters":0},"skinCovering":"FUR",
    "isJellicle":true,"predators":[{"__typename":"Human","species":"Homo","height":{"__typename":"Height","inches":60}}],
    "humanName":null,"owner":{"__typename":"Human","species":"Homo"}},
    {"__typename":"Crocodile","hashValue":"Crocodylus","height":{"__typename":"Height","feet":9},"skinCovering":null,"age":70},
    {"__typename":"Dragon","hashValue":"Draco","height":{"__typename":"Height","feet":99},"skinCovering":"FIRE"}],
    "classroomPets":[{"__typename":"PetRock","owner":null},
    {"__typename":"Bird","species":"Aves","owner":{"__typename":"Human","firstName":"Ada"}}]}}
    """#.utf8
  )

  @Test("OBJ-23: objects of many types, seen through views and fragments, are encoded and decoded to equal ones")
  func polymorphic() throws {
    let data = try #require(try Queries.Everyone().decodeResponse(body).data)
    let decoded = try roundTrip(data)
    #expect(decoded == data && decoded.hashValue == data.hashValue)
    #expect(decoded.allAnimals.map { $0.asCat?.height.meters } == [0, nil, nil])
    let predator = try #require(decoded.allAnimals[0].asCat?.predators[0])
    #expect(Queries.RoundTripAnimal(key: predator).data.height.inches == 60)
    let animal = try roundTrip(data.allAnimals[2])
    #expect(animal == data.allAnimals[2] && animal.__typename == "Dragon" && animal.skinCovering == .unknown("FIRE"))
    #expect(animal.hashValue_2 == "Draco")
  }

  @Test("What generated types say of their stored properties is what reflection shows, places included")
  func declaredLayouts() throws {
    var seen = Set<ObjectIdentifier>()
    func check(_ value: Any) throws {
      func compare<Value>(_ value: Value) throws {
        if let shared = value as? any AnySharedFields { return try check(shared.anyFields) }
        if let view = value as? any __SharedView { return try check(view.anyFields) }
        guard Value.self is any SelectedObject.Type || Value.self is any __StoredFields.Type else {
          for child in Mirror(reflecting: value).children { try check(child.value) }
          return
        }
        for (_, child) in StoredProperties.all(of: value) { try check(child) }
        guard seen.insert(ObjectIdentifier(Value.self)).inserted else { return }
        let declared = try #require(StoredLayout(of: Value.self))
        #expect(declared.agrees(with: try #require(StoredLayout(reflecting: Value.self))), "\(Value.self)")
        #expect(declared.properties.allSatisfy { !$0.name.isEmpty })
      }
      try compare(value)
    }
    try check(try Queries.Everyone().decodeResponse(body).data as Any)
    #expect(seen.count > 5)
  }

  @Test("OBJ-23: what is encoded is what the response had of what was selected")
  func encoded() throws {
    let data = try #require(try Queries.Everyone().decodeResponse(body).data)
    let encoded = try GraphQLJSONValue(parsing: JSONEncoder().encode(data))
    let response = try #require(try GraphQLJSONValue(parsing: body)["data"])
    for index in 0..<3 {
      guard case .object(let object)? = encoded["allAnimals"]?[index],
        case .object(let original)? = response["allAnimals"]?[index]
      else {
        Issue.record("no object")
        continue
      }
      for (key, value) in original { #expect(object[key].map { $0.has(value) } == true, "\(key)") }
    }
  }

  @Test("OBJ-23, REL-19: what was excluded is not there when it is decoded again")
  func excluded() throws {
    let body = Data(#"{"data":{"allAnimals":[{"__typename":"Cat"},{"__typename":"Fish"}]}}"#.utf8)
    let data = try #require(try Queries.Part(a: false).decodeResponse(body).data)
    #expect(try roundTrip(data) == data)
  }
}

extension GraphQLJSONValue {
  /// Returns whether this value contains the other one, except for `__typename` of types that the schema knows.
  fileprivate func has(_ other: GraphQLJSONValue) -> Bool {
    switch (self, other) {
    case (.object(let object), .object(let other)):
      other.allSatisfy { key, value in key == "__typename" || object[key].map { $0.has(value) } ?? false }
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.has($1) }
    default: self == other
    }
  }
}
