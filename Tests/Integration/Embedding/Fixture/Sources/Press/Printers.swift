import InlineGraphQL

enum Printers {
  #graphql("query Printers { listPrinters { items { city } } }", schema: "Press")
}
