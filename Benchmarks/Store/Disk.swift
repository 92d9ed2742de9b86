#if SQLite
  import Foundation
  import InlineGraphQL
  import InlineGraphQLSQLite
  import InlineGraphQLStore
  import Measuring

  /// Prints how long it takes to open a file of 100 MB, to read from it and to write to it.
  func showDisk() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("store.sqlite")
    func size() throws -> Int { try FileManager.default.attributesOfItem(atPath: file.path)[.size] as! Int }
    func milliseconds(_ duration: Duration) -> String { String(format: "%.1f ms", duration / .milliseconds(1)) }
    let clock = ContinuousClock()

    var count = 0
    while try count == 0 || size() < 100_000_000 {
      let store = try GraphQLStore(file: file, maximumSize: 1 << 30)
      let transport = PreparedTransport(body: nodes(count..<count + 50_000))
      let start = processorTime()
      _ = try await GraphQLClient(transport: transport, store: store).execute(Queries.Nodes(from: .some(count)))
      let written = processorTime()
      try await store.flush()
      let text = String(
        format: "%.0f ms, then %.0f ms of the queue that saves them",
        (written - start) * 1e3,
        (processorTime() - written) * 1e3
      )
      if count == 0 { print("\nwriting 50,000 records with a file: \(text)") }
      count += 50_000
    }
    print("a file of \(try size() / 1_000_000) MB, \(count) records")
    for _ in 0..<3 {
      var store: GraphQLStore!
      let opening = try clock.measure { store = try GraphQLStore(file: file, maximumSize: 1 << 30) }
      let client = GraphQLClient(transport: PreparedTransport(body: Foundation.Data()), store: store)
      let missing = await clock.measure {
        _ = try? await client.execute(Queries.Nodes(from: .some(-1)), policy: .storeOnly)
      }
      let reading = try await clock.measure {
        blackHole(try await client.execute(Queries.Nodes(from: .some(0)), policy: .storeOnly))
      }
      let again = try await clock.measure {
        blackHole(try await client.execute(Queries.Nodes(from: .some(0)), policy: .storeOnly))
      }
      print(
        "opening: \(milliseconds(opening)); a first read of nothing: \(milliseconds(missing)); of 50,000 records: \(milliseconds(reading)), then from memory: \(milliseconds(again))"
      )
    }
  }
#endif
