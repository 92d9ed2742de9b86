import ArgumentParser

/// Shows one example of each command.
struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Show a bit of everything (the default).")

  @OptionGroup
  var service: ServiceOptions

  func run() async throws {
    let client = try service.client()
    try await Heroes.show(.empire, from: client)
    try await Friends.show("1000", pageSize: 3, from: client)
    try await Starships.show("1000", from: client)
    try await Search.show("an", from: client)
    try await AddReview.post(stars: 5, comment: "I am your father's biggest fan.", of: .empire, to: client)
  }
}
