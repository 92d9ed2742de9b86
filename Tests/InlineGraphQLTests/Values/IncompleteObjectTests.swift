import InlineGraphQL
import Testing

private struct Hero: __IncompleteObject {
  let name = "R2-D2"
}

private protocol HeroCard_Key {}
extension __InvalidSelection: HeroCard_Key {}

private func take(_ text: String) {}
private func take(key: some HeroCard_Key) {}

/// Code that uses data of a document with an error. It must type-check and never runs.
private func everyUse(of hero: Hero) -> [String] {
  let missing = hero.missing
  let text: String = hero.missing
  let optional: String? = hero.missing
  let nested = missing.a.b
  let fallback = hero.missing?.name ?? ""
  take(fallback)
  print(missing.name == "x" ? "a" : "b")
  take(hero.missing)
  take(hero.missing ?? "x")
  take(key: hero.missing)
  print(hero.missing, "\(hero.missing ?? "none")", hero.name)
  for element in hero.missing { take(element.name) }
  for element in hero.missing ?? [] { take(element.name) }
  for (index, edge) in (hero.missing?.edges ?? []).enumerated() { print(index, edge.node?.name ?? "") }
  for element in missing.list { print(element.name) }
  if let present = hero.missing { take(present.name) }
  if let present = hero.missing?.deeper { take(present.name) }
  guard let present = hero.missing?.deeper?.still else { return [] }
  if hero.missing == nil || hero.missing == "x" || hero.missing > 3 || hero.missing {}
  let sum = hero.missing + 1.5
  let names: [String] = hero.missing.map { $0.name }.sorted()
  let nodes = hero.missing?.edges?.compactMap { $0.node } ?? []
  if let first = hero.missing.first { print(first.name) }
  let joined = hero.missing.map(\.name.description).joined(separator: ", ")
  let indexed = hero.missing[0].name ?? hero.missing.other ?? "x"
  return names + [text, optional ?? "", "\(nested)\(present)\(sum)\(nodes)\(joined)", indexed]
}

@Suite struct IncompleteObjectTests {
  @Test("Members of an object whose document has errors type-check in every use, and known ones keep their types")
  func typeChecks() {
    let uses: (Hero) -> [String] = everyUse(of:)
    #expect(type(of: uses) == ((Hero) -> [String]).self)
    let name: String = Hero().name
    #expect(name == "R2-D2")
  }
}
