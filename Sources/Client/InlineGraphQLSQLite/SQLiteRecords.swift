#if SQLite
  import Foundation
  import GRDB
  import GraphQLCLibrary
  import InlineGraphQLStore

  /// The records of a store in an SQLite file.
  final class SQLiteRecords: RecordStorage {
    private let file: URL
    private let configuration: Configuration
    private let keyFields: String
    private let maximumSize: Int
    private let onEvent: (@Sendable (StoreEvent) -> Void)?
    private let lock: FileLock
    private let state: Locked<(pool: DatabasePool, isBroken: Bool)>
    /// The records that were loaded, whose uses the file does not have yet.
    private let uses = Locked<Set<Int64>>([])
    private let queue = DispatchQueue(label: "InlineGraphQLSQLite.uses", qos: .background)
    let times: SavedTimes

    /// Opens a file, which may not be there yet.
    ///
    /// - Throws: ``StoreFileError``.
    init(
      _ file: URL,
      maximumSize: Int,
      configuration: Configuration,
      keyFields: [String: [String]],
      onEvent: (@Sendable (StoreEvent) -> Void)?
    ) throws(StoreFileError) {
      let file = file.withoutLinks
      (self.file, self.maximumSize, self.onEvent) = (file, maximumSize, onEvent)
      var configuration = configuration
      configuration.label = configuration.label ?? "InlineGraphQL"
      configuration.busyMode = .timeout(10)
      let fields = keyFields.map { "\($0.key): \($0.value.sorted().joined(separator: ","))" }
      (self.configuration, self.keyFields) = (configuration, fields.sorted().joined(separator: "\n"))
      lock = try FileLock(file)
      let pool: DatabasePool
      let replacement: String?
      (pool, times, replacement) = try StoreFile.open(file, configuration, keyFields: self.keyFields)
      state = Locked((pool, false))
      if let replacement { onEvent?(.replacement(reason: replacement)) }
    }

    deinit {
      // Before the lock goes.
      try? state.withLock { $0.pool }.close()
    }

    // MARK: - Loading

    /// The numbers of keys for which there are statements. Others are filled with nulls, so that all are prepared once.
    private static let batchSizes = [1, 16, 256]

    func load(_ keys: [RecordKey]) throws -> [RecordKey: SavedRecord] {
      let pool = state.withLock { $0.pool }
      var found: [RecordKey: SavedRecord] = [:]
      var ids: [Int64] = []
      do {
        try pool.read { db in
          var rest = keys[...]
          while !rest.isEmpty {
            let size = Self.batchSizes.first { $0 >= rest.count } ?? Self.batchSizes.last!
            let batch = rest.prefix(size)
            rest = rest.dropFirst(size)
            let marks = Array(repeating: "?", count: size).joined(separator: ",")
            let statement = try db.cachedStatement(sql: "SELECT id, key, record FROM records WHERE key IN (\(marks))")
            let arguments = batch.map { Data($0.bytes) as Data? } + Array(repeating: nil, count: size - batch.count)
            let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
            while let row = try rows.next() {
              // A record that the disk has spoiled counts as absent.
              guard let bytes = row.value(at: 1, as: Data.self), let sealed = row.value(at: 2, as: Data.self) else {
                continue
              }
              let key = RecordKey([UInt8](bytes))
              guard let record = SavedRecord(sealed: [UInt8](sealed), for: key) else { continue }
              found[key] = record
              ids.append(try row.id())
            }
          }
        }
      } catch {
        note(error)
        throw error
      }
      if !ids.isEmpty { noteUses(of: ids) }
      return found
    }

    func keys(withPrefix prefix: [UInt8], limit: Int?) throws -> [RecordKey] {
      let end = prefix.dropLast() + [prefix.last! + 1]
      let arguments: StatementArguments = [Data(prefix), Data(end), limit ?? -1]
      do {
        return try state.withLock { $0.pool }.read { db in
          let rows = try Row.fetchAll(
            db,
            sql: "SELECT key FROM records WHERE key >= ? AND key < ? LIMIT ?",
            arguments: arguments
          )
          return rows.compactMap { $0.value(at: 0, as: Data.self).map { RecordKey([UInt8]($0)) } }
        }
      } catch {
        note(error)
        throw error
      }
    }

    private func noteUses(of ids: [Int64]) {
      let isFirst = uses.withLock { uses in
        defer { uses.formUnion(ids) }
        return uses.isEmpty
      }
      if !isFirst { return }
      queue.asyncAfter(deadline: .now() + 1) { [weak self] in
        guard let self else { return }
        // If that fails, they look older than they are.
        try? state.withLock { $0.pool }.write { try self.saveUses($0) }
      }
    }

    /// Saves the uses of records since the last time.
    private func saveUses(_ db: Database) throws {
      let ids = uses.withLock { uses in
        defer { uses = [] }
        return uses
      }
      let statement = try db.cachedStatement(sql: "UPDATE uses SET time = ? WHERE id = ?")
      for id in ids { try statement.execute(arguments: [Self.now, id]) }
    }

    /// The time in milliseconds.
    private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

    // MARK: - Saving

    func save(_ changes: [RecordKey: SavedRecord], times: SavedTimes) throws -> Int {
      try replaceIfBroken()
      do {
        return try state.withLock { $0.pool }.write { db in
          for (key, change) in changes { try Self.save(change, for: key, db) }
          try saveUses(db)
          let arguments: StatementArguments = [Int64(times.validSince), Int64(times.last)]
          try db.execute(sql: "UPDATE store SET validSince = ?, lastTime = ?", arguments: arguments)
          return try StoreSize.evict(from: db, to: maximumSize)
        }
      } catch {
        note(error)
        throw error
      }
    }

    private static func save(_ change: SavedRecord, for key: RecordKey, _ db: Database) throws {
      let keyData = Data(key.bytes)
      let old = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT id, record FROM records WHERE key = ?"),
        arguments: [keyData]
      )
      let sealed = old?.value(at: 1, as: Data.self)
      let known = sealed.flatMap { SavedRecord(sealed: [UInt8]($0), for: key) }
      let record = Data(change.applied(to: known).sealed(for: key))
      let id: Int64
      if let old {
        id = try old.id()
        try db.cachedStatement(sql: "UPDATE records SET record = ? WHERE id = ?").execute(arguments: [record, id])
      } else {
        try db.cachedStatement(sql: "INSERT INTO records (key, record) VALUES (?, ?)")
          .execute(arguments: [keyData, record])
        id = db.lastInsertedRowID
      }
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO uses VALUES (?, ?)").execute(arguments: [id, now])
    }

    func removeAll() throws {
      try replaceIfBroken()
      try state.withLock { $0.pool }.barrierWriteWithoutTransaction { db in
        // The deleted records are written over, then the file is made anew, and the log is emptied.
        try db.execute(sql: "PRAGMA secure_delete = ON")
        try db.inTransaction {
          try db.execute(sql: "DELETE FROM records; DELETE FROM uses; UPDATE store SET validSince = 0, lastTime = 0")
          return .commit
        }
        try db.checkpoint(.truncate)
        try db.execute(sql: "VACUUM")
        try db.checkpoint(.truncate)
        try db.execute(sql: "PRAGMA secure_delete = OFF")
      }
    }

    // MARK: - A broken file

    private func note(_ error: any Error) {
      if (error as? DatabaseError)?.isOfBrokenFile == true { state.withLock { $0.isBroken = true } }
    }

    /// Puts an empty file in the place of one that turned out to be broken.
    private func replaceIfBroken() throws {
      guard case (let old, true) = state.withLock({ $0 }) else { return }
      try? old.close()
      let pool = try StoreFile.replaced(file, configuration, keyFields)
      state.withLock { $0 = (pool, false) }
      onEvent?(.replacement(reason: "It is broken."))
    }
  }
#endif
