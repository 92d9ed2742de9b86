import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@GraphQLSchema enum Fleet {
  typealias Coordinates = GraphQLJSONValue
}

enum FleetOperations {
  #graphql(
    """
    query LoadShip($id: ID!) {
      ship(id: $id) {
        id title speed position isWatched log
        captain { id name rank ships(first: 2) { id title } ...OfficerToAssign ...OfficerUpdate ...MemberToAssign }
        crew { id name ... on Robot { model } ...MemberToAssign }
        guests { ... on Officer { __typename id ...OfficerToAssign } ... on Robot { __typename id } }
        decks { id } size { length width } hull { length }
      }
    }
    query LoadOfficer($id: ID!) { officer(id: $id) { id name rank ships(first: 2) { id title } ...OfficerToAssign ...MemberToAssign } }
    query LoadName { officer(id: 9) { name ...OfficerToAssign } }
    fragment OfficerToAssign on Officer @assignable { __typename }
    fragment MemberToAssign on Member @assignable { __typename }
    fragment OfficerUpdate on Officer @argumentDefinitions(count: {type: "Int", defaultValue: 2}) @updatable {
      name rank ships(first: $count) { title }
    }
    query UpdateShip($id: ID!, $first: Int) @updatable {
      ship(id: $id) {
        id __typename heading: title speed position isWatched log note { text }
        captain { id name rank ships(first: $first) { id title } ...OfficerToAssign }
        crew { name ...MemberToAssign }
        guests {
          ... on Officer { __typename name ...OfficerToAssign }
          ... on Robot { __typename model }
        }
        decks { id ...OfficerToAssign } size { length width } hull { length width }
      }
    }
    query UpdateOfficer($id: ID!) @updatable { officer(id: $id) { name rank friend { name ...MemberToAssign } } }
    query UpdateTick @updatable { tick }
    """,
    schema: "Fleet"
  )
}

@Suite("Documents with @updatable change a store")
struct UpdatableTests {
  private typealias UpdateShip = FleetOperations.UpdateShip
  private let store = GraphQLStore()

  private var client: GraphQLClient {
    GraphQLClient(transport: FixedTransport(body: Data()), store: store, policy: .storeOnly)
  }

  init() throws {
    let kirk: GraphQLJSONValue = [
      "__typename": "Officer", "id": "1", "name": "Kirk", "rank": "CAPTAIN",
      "ships": [["__typename": "Ship", "id": "7", "title": "Enterprise"]],
    ]
    let robot: GraphQLJSONValue = ["__typename": "Robot", "id": "2", "name": "Data", "model": "Soong"]
    try store.write(
      json: [
        "ship": [
          "__typename": "Ship", "id": "7", "title": "Enterprise", "speed": 9.5, "position": ["x": 1],
          "log": [["a"], nil],
          "captain": kirk, "crew": [["__typename": "Officer", "id": "1", "name": "Kirk"], robot],
          "guests": [["__typename": "Officer", "id": "1"], ["__typename": "Robot", "id": "2"], nil],
          "decks": [[["__typename": "Officer", "id": "1"]], []],
          "size": ["__typename": "Size", "length": 289, "width": nil], "hull": nil,
        ]
      ],
      of: FleetOperations.LoadShip(id: "7")
    )
    try store.write(
      json: ["officer": ["__typename": "Officer", "id": "3", "name": "Picard", "rank": "CAPTAIN", "ships": []]],
      of: FleetOperations.LoadOfficer(id: "3")
    )
  }

  private func ship() async throws -> FleetOperations.LoadShip.Data.Ship_ship {
    try #require(try await client.execute(FleetOperations.LoadShip(id: "7")).data?.ship)
  }

  private func picard() async throws -> FleetOperations.LoadOfficer.Data.Officer_officer {
    try #require(try await client.execute(FleetOperations.LoadOfficer(id: "3")).data?.officer)
  }

  @Test("Properties are what the store has, under names, aliases and arguments")
  func reading() throws {
    try store.update(UpdateShip(id: "7", first: 2)) { data in
      let ship = try #require(data.ship)
      #expect(ship.id == "7" && ship.__typename == "Ship" && ship.heading == "Enterprise" && ship.speed == 9.5)
      #expect(ship.position == ["x": 1] && ship.log == [["a"], nil] && ship.isWatched == nil && ship.note == nil)
      #expect(ship.captain.rank.rawValue == "CAPTAIN")
      #expect(ship.captain.ships?.map(\.title) == ["Enterprise"])
      #expect(ship.crew.map(\.name) == ["Kirk", "Data"])
      #expect(ship.guests?.map { $0?.asOfficer?.name } == ["Kirk", nil, nil])
      #expect(ship.guests?.map { $0?.asRobot?.model } == [nil, "Soong", nil])
      #expect(ship.decks?.map { $0.map(\.id) } == [["1"], []])
      #expect(ship.size.length == 289 && ship.size.width == nil && ship.hull == nil)
    }
    try store.update(UpdateShip(id: "7", first: 3)) { #expect($0.ship?.captain.ships == nil) }
    try store.update(UpdateShip(id: "8")) { #expect($0.ship == nil) }
  }

  @Test("Setting a property changes the store, and wakes its readers once")
  func setting() async throws {
    var values = client.values(of: FleetOperations.LoadShip(id: "7")).makeAsyncIterator()
    #expect(try await values.next()?.data?.ship?.title == "Enterprise")
    try store.update(UpdateShip(id: "7", first: 2)) { data in
      data.ship?.heading = "Voyager"
      data.ship?.speed = nil
      data.ship?.position = ["x": [2, 3]]
      data.ship?.isWatched = true
      data.ship?.log?.append(["b", "c"])
      data.ship?.captain.rank = .cadet
      data.ship?.captain.ships?[0].title += "!"
      data.ship?.guests?[1]?.asRobot?.model = nil
      data.ship?.size.width = 4
      #expect(data.ship?.heading == "Voyager!" && data.ship?.log == [["a"], nil, ["b", "c"]])
    }
    let ship = try #require(try await values.next()?.data?.ship)
    #expect(ship.title == "Voyager!" && ship.speed == nil && ship.position == ["x": [2, 3]] && ship.isWatched == true)
    #expect(ship.log == [["a"], nil, ["b", "c"]] && ship.captain.rank.rawValue == "CADET" && ship.size.width == 4)
    #expect(ship.crew[1].asRobot?.model == nil)
  }

  @Test("Objects are set to others of the field, in lists of lists too")
  func links() async throws {
    try store.update(UpdateShip(id: "7")) { data in
      let ship = try #require(data.ship)
      ship.guests = [ship.guests?[1], nil, ship.guests?[0]]
      ship.crew.removeFirst()
      ship.decks = [[], (ship.decks?[0] ?? []) + (ship.decks?[0] ?? [])]
      #expect(ship.crew.map(\.name) == ["Data"])
    }
    let ship = try await ship()
    #expect(ship.guests?.map { $0?.asOfficer?.id ?? $0?.asRobot?.id } == ["2", nil, "1"])
    #expect(ship.crew.map(\.id) == ["2"] && ship.decks?.map { $0.map(\.id) } == [[], ["1", "1"]])
    try store.update(UpdateShip(id: "7")) { $0.ship?.guests = nil }
    #expect(try await self.ship().guests == nil)
  }

  @Test("Objects are assigned from values that spread a fragment with @assignable")
  func assigning() async throws {
    let (ship, picard) = (try await ship(), try await picard())
    try store.update(UpdateShip(id: "7")) { data in
      data.ship?.captain = try .init(key: picard, in: data)
      data.ship?.crew.append(try .init(key: picard, in: data))
      data.ship?.crew.insert(try .init(key: ship.crew[1], in: data), at: 0)
      data.ship?.guests?[2] = try .init(key: picard, in: data)
      #expect(data.ship?.captain.name == "Picard" && data.ship?.crew.map(\.name) == ["Data", "Kirk", "Data", "Picard"])
      #expect(data.ship?.guests?[2]?.asOfficer?.name == "Picard")
    }
    #expect(try await self.ship().captain.id == "3")
    try store.update(FleetOperations.UpdateOfficer(id: "3")) { data in
      #expect(data.officer?.friend == nil)
      data.officer?.friend = try .init(key: ship.captain, in: data)
      #expect(data.officer?.friend?.name == "Kirk")
      data.officer?.friend = nil
    }
  }

  @Test("An object that is not known, or not as the document needs it, cannot be assigned, and nothing is changed")
  func unknown() async throws {
    let picard = try await picard()
    let other = GraphQLStore()
    try other.write(json: ["ship": nil], of: FleetOperations.LoadShip(id: "7"))
    #expect(throws: UnknownObjectError.self) {
      try other.update(FleetOperations.UpdateOfficer(id: "3")) { data in
        _ = try FleetOperations.UpdateOfficer.Updatable.Officer_officer.Member_friend(key: picard, in: data)
      }
    }
    // Its rank is not known.
    try store.write(
      json: ["officer": ["__typename": "Officer", "id": "9", "name": "Ro"]],
      of: FleetOperations.LoadName()
    )
    let ro = try #require(try await client.execute(FleetOperations.LoadName()).data?.officer)
    let before = store.debugDescription
    let error = #expect(throws: UnassignableObjectError.self) {
      try store.update(UpdateShip(id: "7")) { data in
        data.ship?.heading = "Lost"
        data.ship?.captain = try .init(key: ro, in: data)
      }
    }
    #expect(error?.path == "ship.captain" && store.debugDescription == before)
  }

  @Test("A fragment changes the object that it was read from, with its arguments")
  func fragment() async throws {
    let captain = try await ship().captain
    try store.update(fragment: FleetOperations.OfficerUpdate(key: captain)) { officer in
      officer.name = "James"
      officer.ships?[0].title = "Defiant"
    }
    let ship = try await ship()
    #expect(ship.captain.name == "James" && ship.title == "Defiant")
    #expect(FleetOperations.OfficerUpdate(key: captain).data.name == "Kirk")
    store.update { records in
      if let officer = records.get("Officer", id: "1") { records.delete(officer) }
    }
    let gone = FleetOperations.OfficerUpdate(key: captain)
    #expect(throws: UnknownObjectError.self) { try store.update(fragment: gone) { $0.name = "" } }
    let response = Data(
      #"{"data":{"officer":{"__typename":"Officer","id":"3","name":"P","rank":"CADET","ships":null}}}"#.utf8
    )
    let decoded = try FleetOperations.LoadOfficer(id: "3").decodeResponse(response).data?.officer
    #expect(throws: UnknownObjectError.self, "what came from no store has no object in it") {
      try store.update(FleetOperations.UpdateOfficer(id: "3")) { data in
        data.officer?.friend = try .init(key: try #require(decoded), in: data)
      }
    }
  }

  @Test("Objects are found by the arguments of fields, and gone ones are null")
  func lookups() async throws {
    try store.update(FleetOperations.UpdateOfficer(id: "1")) { $0.officer?.name = "Jim" }
    #expect(try await ship().captain.name == "Jim")
    store.update { records in
      if let robot = records.get("Robot", id: "2") { records.delete(robot) }
    }
    try store.update(UpdateShip(id: "7")) { data in
      #expect(data.ship == nil, "a crew without nulls has a member that is gone")
    }
    try store.update(FleetOperations.UpdateOfficer(id: "44")) { #expect($0.officer == nil) }
  }

  @Test("A root that lacks what it must have is an error")
  func missing() throws {
    let error = #expect(throws: MissingStoredDataError.self) {
      try store.update(FleetOperations.UpdateTick()) { $0.tick = 1 }
    }
    #expect(error?.missing.map(\.description) == ["tick"])
  }

  @Test("It works in updates of mutations that wait, and takes nothing of a failed update")
  func transactions() async throws {
    let before = store.debugDescription
    #expect(throws: CancellationError.self) {
      try store.update(UpdateShip(id: "7")) { data in
        data.ship?.heading = "Lost"
        throw CancellationError()
      }
    }
    #expect(store.debugDescription == before)
    let name = try store.update { records in
      try records.update(UpdateShip(id: "7")) { data in
        data.ship?.heading = "One"
        return data.ship?.heading
      }
    }
    #expect(name == "One")
  }
}
