func use(_ hero: Queries.Hero.Data.Character_hero) -> String {
  let card = Card(key: hero)
  return hero.name + card.data.name
}
