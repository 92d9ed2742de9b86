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

    try await showMemory(file: folder.appendingPathComponent("memory.sqlite"))
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

  /// Prints what memory the process keeps when one store has written 800,000 records, of which it still has a few.
  private func showMemory(file: URL) async throws {
    let before = residentMemory() ?? .nan
    var highest = before
    let store = try GraphQLStore(file: file, maximumSize: 1 << 30, releasedCapacity: 1)
    for start in stride(from: 0, to: 800_000, by: 50_000) {
      let transport = PreparedTransport(body: nodes(start..<start + 50_000))
      _ = try await GraphQLClient(transport: transport, store: store).execute(Queries.Nodes(from: .some(start)))
      try await store.flush()
      highest = max(highest, residentMemory() ?? .nan)
    }
    _ = try await GraphQLClient(transport: PreparedTransport(body: nodes(0..<4)), store: store)
      .execute(Queries.Nodes(from: .some(-1)))
    try await store.flush()
    await store.collect()
    let text = String(
      format: "%.0f MB before, at most %.0f MB, and %.0f MB at the end, with %d records in memory",
      before,
      highest,
      residentMemory() ?? .nan,
      store.statistics.records
    )
    print("\nresident while one store writes 800,000 records to a file: \(text)")
  }
#endif
