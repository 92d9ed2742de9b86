#if SQLite
  import Foundation
  import GRDB
  import GraphQLCLibrary
  import InlineGraphQL
  import Testing

  @testable import InlineGraphQLSQLite
  @testable import InlineGraphQLStore

  /// A folder with the file of a store.
  final class StoreFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let events = Locked<[StoreEvent]>([])

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var file: URL { url.appendingPathComponent("store.sqlite") }

    var replacements: Int {
      events.withLock { $0.count { if case .replacement = $0 { true } else { false } } }
    }

    func open(
      maximumSize: Int = 1 << 30,
      keyFields: [String: [String]] = [:],
      _ configuration: Configuration = Configuration()
    ) throws -> GraphQLStore {
      try GraphQLStore(
        file: file,
        maximumSize: maximumSize,
        configuration: configuration,
        keyFields: keyFields,
        onEvent: { [events] event in events.withLock { $0.append(event) } }
      )
    }

    /// The bytes of all files.
    func bytes() throws -> [Data] {
      try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil).map {
        try Data(contentsOf: $0)
      }
    }

    /// Changes what the file has, when the last store has left it: closing writes to it, too.
    func replaceFile(by bytes: Data) throws {
      let lock = try FileLock(file)
      defer { withExtendedLifetime(lock) {} }
      try bytes.write(to: file)
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    }

    /// Returns how many of some objects a store has whole.
    func count(of ids: Range<Int>, in store: GraphQLStore) throws -> Int {
      try ids.count { try store.read(request("{node(id:\($0)){__typename id text}}")).missing.isEmpty }
    }

    /// Writes objects with an ID and a text of 1,000 bytes.
    func write(_ ids: Range<Int>, to store: GraphQLStore, text: String = String(repeating: "x", count: 1000)) throws {
      for id in ids {
        try write(
          #"{"data":{"node":{"__typename":"Node","id":"\#(id)","text":"\#(text)"}}}"#,
          "{node(id:\(id)){__typename id text}}",
          to: store
        )
      }
    }

    func write(_ body: String, _ text: String, to store: GraphQLStore) throws {
      try store.write(Data(body.utf8), to: request(text))
    }

    func request(_ text: String) -> StoreRequest {
      StoreRequest(SentDocument(text: text, operationName: "")) { [:] }
    }
  }

  @Suite("The file of a store")
  struct StoreFileTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    /// Returns why opening fails.
    private func reason(_ file: URL, _ configuration: Configuration = Configuration()) -> StoreFileError.Reason? {
      do {
        _ = try GraphQLStore(file: file, configuration: configuration)
        return nil
      } catch {
        #expect(error.description.contains(file.path))
        return error.reason
      }
    }

    private func writeOne() async throws {
      let store = try folder.open()
      try folder.write(0..<1, to: store)
      try await store.flush()
    }

    @Test("Opening it twice is refused, until it is closed")
    func twice() async throws {
      try await writeOne()
      var store: GraphQLStore? = try folder.open()
      #expect(reason(folder.file) == .isInUse)
      #expect(try folder.count(of: 0..<1, in: store!) == 1)
      store = nil
      #expect(reason(folder.file) == nil)
    }

    @Test("What is not the file of a store stays as it is")
    func others() throws {
      let text = folder.url.appendingPathComponent("text")
      let content = Data(String(repeating: "not a database. ", count: 1000).utf8)
      try content.write(to: text)
      #expect(reason(text) == .isNoStore)
      #expect(try Data(contentsOf: text) == content)
      let other = folder.url.appendingPathComponent("other")
      try DatabaseQueue(path: other.path).write { try $0.execute(sql: "CREATE TABLE records (id)") }
      #expect(reason(other) == .isNoStore)
      #expect(try DatabaseQueue(path: other.path).read { try $0.tableExists("records") })
    }

    @Test("A file that cannot be opened")
    func unopened() throws {
      for path in ["/proc/store.sqlite", folder.url.path, folder.url.appendingPathComponent("no/store").path] {
        guard case .cannotBeOpened(let message)? = reason(URL(fileURLWithPath: path)) else {
          Issue.record("\(path) can be opened")
          continue
        }
        #expect(!message.isEmpty)
      }
    }

    @Test("A file that a full disk has no room for")
    func noRoom() throws {
      var configuration = Configuration()
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1") }
      #expect(reason(folder.file, configuration) == .diskIsFull)
    }

    @Test("A file that cannot be written")
    func readOnly() async throws {
      try await writeOne()
      var configuration = Configuration()
      configuration.readonly = true
      guard case .cannotBeOpened? = reason(folder.file, configuration) else {
        Issue.record("It can be opened")
        return
      }
    }

    @Test("A broken file is replaced", arguments: [100, 1000, 4096, 5000, 20_000])
    func broken(length: Int) async throws {
      do {
        let store = try folder.open()
        try folder.write(0..<100, to: store)
        try await store.flush()
      }
      var bytes = try Data(contentsOf: folder.file)
      #expect(bytes.count > 20_000)
      // Cut, or with nonsense after so many bytes.
      for isCut in [true, false] {
        bytes.replaceSubrange(length..., with: isCut ? Data() : Data(repeating: 0xA5, count: bytes.count - length))
        try folder.replaceFile(by: bytes)
        do {
          let store = try folder.open()
          _ = try folder.count(of: 0..<100, in: store)
          try? await store.flush()
          // What was broken is replaced when something is saved at last.
          for _ in 0..<2 {
            try folder.write(200..<210, to: store)
            try? await store.flush()
          }
          #expect(try folder.count(of: 200..<210, in: store) == 10)
        }
        let store = try folder.open()
        #expect(try folder.count(of: 200..<210, in: store) == 10)
        #expect(folder.replacements > 0)
      }
    }

    @Test("Whichever bit of the file the disk changes, the store opens or says why, and reads nothing wrong")
    func changedBits() async throws {
      do {
        let store = try folder.open()
        try folder.write(0..<3, to: store, text: "short")
        try await store.flush()
      }
      let page = try await DatabaseQueue(path: folder.file.path).read { db in
        (try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'store'")! - 1) * 4096
      }
      let whole = try Data(contentsOf: folder.file)
      let read = folder.request("{node(id:1){__typename id text}}")
      for place in whole.indices where whole[place] != 0 {
        // All bits of the table that each opening reads, one of each byte elsewhere.
        for bit in (page..<page + 4096).contains(place) ? 0..<8 : place % 8..<place % 8 + 1 {
          var bytes = whole
          bytes[place] ^= 1 << bit
          try folder.replaceFile(by: bytes)
          do {
            let store = try folder.open()
            let found = try? store.read(read)
            if let found, found.missing.isEmpty {
              #expect(String(decoding: found.body, as: UTF8.self).contains("short"))
            }
            try folder.write(1..<2, to: store, text: "new")
            try? await store.flush()
          } catch let error as StoreFileError where error.reason != .isInUse {}
        }
      }
    }

    @Test("Rows that hold what they cannot are replaced, or not there")
    func otherTypes() async throws {
      for change in [
        "UPDATE store SET lastTime = 'abc'", "UPDATE store SET lastTime = 1e300",
        "UPDATE store SET lastTime = lastTime + 10000000",
        "UPDATE store SET keyFields = x'00ff'", "DELETE FROM store", "UPDATE records SET record = 5",
        "UPDATE records SET key = 5 WHERE id = 1",
        "UPDATE records SET record = 'abc'", "UPDATE uses SET time = 'abc'",
      ] {
        try await writeOne()
        try await DatabaseQueue(path: folder.file.path).write { try $0.execute(sql: change) }
        let store = try folder.open()
        _ = try folder.count(of: 0..<1, in: store)
        try folder.write(0..<1, to: store)
        try await store.flush()
        #expect(try folder.count(of: 0..<1, in: store) == 1)
        #expect(folder.replacements == (change.contains(" store") ? 1 : 0), "\(change)")
        folder.events.withLock { $0 = [] }
      }
    }

    @Test("Nobody else may read it, nor what is beside it, and a link to it is the same file")
    func privacy() async throws {
      func permissions() throws -> Set<Int> {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        return Set(
          try names.map { name in
            let path = folder.url.appendingPathComponent(name).path
            return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
          }
        )
      }
      var store: GraphQLStore! = try folder.open()
      try folder.write(0..<1, to: store)
      try await store.flush()
      #expect(try permissions() == [0o600])
      let link = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file)
      defer { try? FileManager.default.removeItem(at: link) }
      let error = #expect(throws: StoreFileError.self) { try GraphQLStore(file: link) }
      #expect(error?.reason == .isInUse)
      store = nil
      // An older version made it.
      #expect(chmod(folder.file.path, 0o644) == 0)
      store = try folder.open()
      #expect(try permissions() == [0o600])
      #expect(try folder.count(of: 0..<1, in: store) == 1)
    }

    @Test("Bytes that the disk has changed are not read")
    func spoiled() async throws {
      try await writeOne()
      try await DatabaseQueue(path: folder.file.path).write { db in
        let record = try Data.fetchOne(db, sql: "SELECT record FROM records WHERE length(record) > 1000")!
        var spoiled = record
        spoiled[500] ^= 1
        try db.execute(sql: "UPDATE records SET record = ? WHERE record = ?", arguments: [spoiled, record])
      }
      let store = try folder.open()
      #expect(try folder.count(of: 0..<1, in: store) == 0)
      try folder.write(0..<1, to: store)
      #expect(try folder.count(of: 0..<1, in: store) == 1)
    }

    @Test("What another version wrote, or other key fields identify, is dropped")
    func versions() async throws {
      try await writeOne()
      var store: GraphQLStore! = try folder.open(keyFields: ["Node": ["text"]])
      #expect(folder.replacements == 1)
      #expect(try folder.count(of: 0..<1, in: store) == 0)
      try folder.write(0..<1, to: store)
      try await store.flush()
      store = nil
      try await DatabaseQueue(path: folder.file.path).write { try $0.execute(sql: "PRAGMA user_version = 99") }
      store = try folder.open(keyFields: ["Node": ["text"]])
      #expect(folder.replacements == 2)
      #expect(try folder.count(of: 0..<1, in: store) == 0)
    }

    @Test("A full disk is told of, and what could not be saved is saved later")
    func full() async throws {
      let pages = Locked(40)
      var configuration = Configuration()
      configuration.prepareDatabase { db in
        // SQLite then says that the disk is full.
        try db.execute(sql: "PRAGMA max_page_count = \(pages.withLock { $0 })")
      }
      var store: GraphQLStore! = try folder.open(configuration)
      try folder.write(0..<10, to: store)
      try await store.flush()
      try folder.write(10..<1000, to: store)
      let error = await #expect(throws: DatabaseError.self) { try await store.flush() }
      #expect(error?.resultCode == .SQLITE_FULL)
      #expect(folder.events.withLock { $0.contains { if case .diskError = $0 { true } else { false } } })
      #expect(try folder.count(of: 0..<1000, in: store) == 1000)
      store = nil
      // What was saved before is there, and nothing of what failed.
      pages.withLock { $0 = 100_000 }
      store = try folder.open(configuration)
      let count = try folder.count(of: 0..<1000, in: store)
      #expect(count >= 10 && count < 1000)
    }

    @Test("A file that is too large loses what was not used for long")
    func eviction() async throws {
      var store: GraphQLStore! = try folder.open(maximumSize: 650_000)
      try folder.write(0..<200, to: store)
      try await store.flush()
      store = try await reopen(&store)
      try await Task.sleep(for: .milliseconds(10))
      #expect(try folder.count(of: 0..<50, in: store) == 50)
      // Uses are saved with the next change.
      try folder.write(200..<201, to: store)
      try await store.flush()
      try folder.write(201..<450, to: store)
      try await store.flush()
      store = try await reopen(&store)
      #expect(try folder.count(of: 0..<50, in: store) == 50)
      #expect(try folder.count(of: 50..<200, in: store) < 140)
      #expect(try folder.count(of: 201..<450, in: store) == 249)
      #expect(folder.events.withLock { $0.contains { if case .eviction = $0 { true } else { false } } })
      let size = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.size] as! Int
      #expect(size <= 750_000)
    }

    private func reopen(_ store: inout GraphQLStore?) async throws -> GraphQLStore {
      try await store?.flush()
      store = nil
      return try folder.open(maximumSize: 650_000)
    }

    @Test("Clearing leaves no trace in any file")
    func clear() async throws {
      let secret = "the secret of user 4711"
      let store = try folder.open()
      for round in 0..<3 {
        try folder.write(0..<300, to: store, text: "\(secret) \(round)")
        try await store.flush()
      }
      // Something is read while that goes.
      #expect(try folder.count(of: 0..<1, in: store) == 1)
      #expect(try folder.bytes().contains { $0.range(of: Data(secret.utf8)) != nil })
      try await store.clear()
      #expect(try folder.bytes().allSatisfy { $0.range(of: Data(secret.utf8)) == nil })
      #expect(try folder.bytes().allSatisfy { $0.range(of: Data("node(id".utf8)) == nil })
      #expect(try folder.count(of: 0..<300, in: store) == 0)
      try folder.write(0..<1, to: store)
      try await store.flush()
    }

    @Test("A list of objects is read by few statements, and opening reads none")
    func statements() async throws {
      let selects = Locked(0)
      var configuration = Configuration()
      configuration.prepareDatabase { db in
        db.trace { event in
          if event.description.contains("FROM records WHERE key IN") { selects.withLock { $0 += 1 } }
        }
      }
      let objects = (0..<1000).map { #"{"__typename":"Node","id":"\#($0)","text":"x"}"# }.joined(separator: ",")
      do {
        let store = try folder.open()
        try folder.write(#"{"data":{"all":[\#(objects)]}}"#, "{all{__typename id text}}", to: store)
        try await store.flush()
      }
      let store = try folder.open(configuration)
      #expect(selects.withLock { $0 } == 0)
      #expect(try store.read(folder.request("{all{__typename id text}}")).missing.isEmpty)
      #expect(selects.withLock { $0 } == 5)
    }

    @Test("A dump shows what the store shows, while it is open")
    func dump() async throws {
      let store = try folder.open()
      let fields =
        #""name":null,"size":{"__typename":"Size","rows":[[{"__typename":"Row"},null],[]]},"note":"a long \" text""#
      let body =
        #"{"data":{"node":{"__typename":"Node","id":"1",\#(fields)}},"errors":[{"message":"No","path":["node","name"]}]}"#
      try folder.write(body, "{node{__typename id name size{__typename rows{__typename}} note}}", to: store)
      try folder.write(#"{"data":{"it":{"__typename":"It","id":"2"}}}"#, "{it{__typename id}}", to: store)
      store.update { records in records.get("It", id: "2").map { records.delete($0) } }
      try await store.flush()
      let dump = try StoreDump(folder.file)
      let shown = store.debugDescription.split(separator: "\n\n")
      let expected = shown.filter { !$0.hasPrefix("mutation") && !$0.hasPrefix("subscription") }
      #expect(
        dump.records.map { $1.description(for: $0) }.joined(separator: "\n") == expected.joined(separator: "\n\n")
      )
      let json = dump.records.map { $1.json(for: $0) }
      #expect(json[0]["key"] == "It:\"2\"" && json[0]["isDeleted"] == true)
      #expect(json[1]["fields"]?["name"]?["errors"] == [["message": "No"]])
      #expect(json[1]["fields"]?["size"]?["value"] == ["__ref": "Node:\"1\".size"])
      #expect(throws: StoreFileError.self) { try StoreDump(folder.url.appendingPathComponent("none")) }
    }

    @Test("Many write, read, collect and flush at once")
    func threads() async throws {
      let store = try folder.open(maximumSize: 2_000_000)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<4 {
          group.addTask { [folder] in
            for round in 0..<30 {
              try folder.write(task * 10..<task * 10 + 10, to: store, text: "round \(round) of a text that is long")
              #expect(try folder.count(of: task * 10..<task * 10 + 10, in: store) == 10)
              if round % 10 == task { await store.collect() }
              if round % 7 == task { try await store.flush() }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try folder.count(of: 0..<40, in: store) == 40)
    }
  }
#endif
