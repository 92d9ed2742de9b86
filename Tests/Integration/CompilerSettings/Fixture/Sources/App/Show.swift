import InlineGraphQL
import Kit

/// What the main actor may do.
@MainActor
final class MenuModel {
  var lines: [String] = []

  func load(_ client: GraphQLClient) async throws {
    let data = try await client.execute(Queries.Menu(size: .large, pairs: true)).data
    lines = (data?.menu ?? []).map(line)
    let guest = Cafe.GuestInput(name: "Ada", friend: .some(Cafe.GuestInput(name: "Bo")))
    let input = Cafe.OrderInput(drinks: ["1"], size: .small, guest: guest)
    let order = try await client.execute(Queries.Place(input: input, payment: .card("4242"))).data?.order
    lines.append(order?.size.rawValue ?? "")
  }
}

// What is on no actor.

nonisolated func line(_ drink: Queries.Menu.Data.Drink_menu) -> String {
  let kind =
    switch Drinks.DrinkCard.Case(drink) {
    case .coffee(let coffee): "coffee of \(coffee.shots)"
    case .tea(let tea): "tea of \(tea.leaves ?? "leaves"), \(tea.pairs.map(name))"
    case .__other: "drink"
    }
  let shots = Drinks.Recipe(key: drink).map { " (\($0.data.shots))" } ?? ""
  return "\(name(drink)), a \(kind)\(shots) for \(price(drink)), with \((drink.pairs ?? []).map(\.name))"
}

nonisolated func price(_ drink: any Drinks.DrinkCard.Fields) -> Int { drink.price.cents }

nonisolated func labels(_ orders: Queries.Orders.Data.OrderConnection_orders) -> [String] {
  orders.compactMap { $0 }.flatMap(\.drinks).map { Queries.Label(key: $0).data.name }
}

nonisolated func leaves(_ response: GraphQLResponse<Queries.Leaves.Data>) throws -> String? {
  let drink = try response.result.get()?.drink
  let pairs = try drink.flatMap { Queries.Leaf(key: $0) }?.data.pairs.get().map { "\($0.name) \($0.price?.cents ?? 0)" }
  return drink?.tea.map { $0.leaves + (pairs ?? []).joined() }
}

nonisolated func areEqual(_ left: OneDrink.Data, _ right: OneDrink.Data) -> Bool { left == right }

nonisolated func reprice(
  _ data: Queries.Reprice.Updatable,
  _ pair: some Queries.Pairing_Key,
  _ price: Cafe.Price
) throws {
  data.drink?.price = price
  data.drink?.pairs.append(try .init(key: pair, in: data))
  data.drink?.pairs.first?.asTea?.leaves = nil
}

nonisolated func rename(_ data: Rename.Updatable, as drink: Pair.Updatable) {
  data.name = drink.drink?.pairs.first?.name ?? data.name
}

nonisolated let documents = [Queries.Menu.document, OneDrink.document, Ready.document]
