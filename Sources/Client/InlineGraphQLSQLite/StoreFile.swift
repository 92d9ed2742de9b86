#if SQLite
  import Foundation
  import GRDB
  import InlineGraphQLStore

  /// The tables of a store's file.
  enum StoreFile {
    /// The application ID in SQLite's header of a store's file ("iGQL").
    static let applicationID: Int32 = 0x6947_514C

    /// Opens a file, which may not be there yet.
    ///
    /// - Returns: The file, its times, and why it was replaced by an empty one; `nil` if it was not.
    /// - Throws: ``StoreFileError``.
    static func open(
      _ file: URL,
      _ configuration: Configuration,
      keyFields: String
    ) throws(StoreFileError) -> (DatabasePool, SavedTimes, replacement: String?) {
      do {
        let pool = try opened(file, configuration, keyFields)
        switch try pool.read({ try times($0, keyFields) }) {
        case .success(let times): return (pool, times, nil)
        case .failure(let problem):
          try pool.close()
          return (try replaced(file, configuration, keyFields), SavedTimes(), problem.reason)
        }
      } catch let error as StoreFileError {
        throw error
      } catch let error as DatabaseError where error.isOfBrokenFile {
        // It may be somebody else's file, which only its owner may remove.
        guard saysIsStore(file) else { throw StoreFileError(file: file, reason: .isNoStore) }
        do {
          return (try replaced(file, configuration, keyFields), SavedTimes(), error.message ?? "\(error)")
        } catch {
          throw StoreFileError(file: file, reason: reason(of: error))
        }
      } catch {
        throw StoreFileError(file: file, reason: reason(of: error))
      }
    }

    private static func reason(of error: any Error) -> StoreFileError.Reason {
      guard let error = error as? DatabaseError else { return .cannotBeOpened("\(error)") }
      return error.isOfFullDisk ? .diskIsFull : .cannotBeOpened(error.message ?? "\(error)")
    }

    /// Removes a file, and opens an empty one in its place.
    static func replaced(_ file: URL, _ configuration: Configuration, _ keyFields: String) throws -> DatabasePool {
      for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
        try FileManager.default.removeItem(atPath: file.path + suffix)
      }
      return try opened(file, configuration, keyFields)
    }

    private static func opened(
      _ file: URL,
      _ configuration: Configuration,
      _ keyFields: String
    ) throws -> DatabasePool {
      var configuration = configuration
      configuration.prepareDatabase { db in
        // Only a file without tables heeds it.
        if !db.configuration.readonly { try db.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
      }
      if !configuration.readonly { makePrivate(file) }
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      try pool.writeWithoutTransaction { db in
        // A flush promises that its changes survive a loss of power.
        try db.execute(sql: "PRAGMA synchronous = FULL")
        let (id, tables) = try (
          Int32.fetchOne(db, sql: "PRAGMA application_id"), Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
        )
        if id != applicationID {
          if tables != 0 || id != 0 { throw StoreFileError(file: file, reason: .isNoStore) }
          try create(db, keyFields)
        }
        // SQLite opens what it cannot write.
        try db.inTransaction {
          try db.execute(sql: "UPDATE store SET lastTime = lastTime")
          return .rollback
        }
      }
      // Older versions let others read them.
      for suffix in ["", "-wal", "-shm"] { chmod(file.path + suffix, 0o600) }
      return pool
    }

    private static func create(_ db: Database, _ keyFields: String) throws {
      try db.inTransaction {
        // Uses are apart from records, so that noting one writes a few bytes.
        try db.execute(
          literal: """
            CREATE TABLE records (id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, record BLOB NOT NULL);
            CREATE TABLE uses (id INTEGER PRIMARY KEY, time INTEGER NOT NULL);
            CREATE TABLE store (validSince INTEGER NOT NULL, lastTime INTEGER NOT NULL, keyFields TEXT NOT NULL);
            INSERT INTO store VALUES (0, 0, \(keyFields));
            """
        )
        try db.execute(sql: "PRAGMA user_version = \(SavedRecord.formatVersion)")
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        return .commit
      }
      // The file itself says what it is from the beginning.
      try db.checkpoint(.truncate)
    }

    /// Makes an empty file that nobody else may read, unless there is one. SQLite gives those beside it the same permissions.
    private static func makePrivate(_ file: URL) {
      let descriptor = Foundation.open(file.path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
      // SQLite says why a file cannot be made.
      if descriptor >= 0 { close(descriptor) }
    }

    /// Why nothing can be done with the records of a file.
    private struct Problem: Error {
      var reason: String
    }

    private static func times(_ db: Database, _ keyFields: String) throws -> Result<SavedTimes, Problem> {
      if try Int.fetchOne(db, sql: "PRAGMA user_version") != SavedRecord.formatVersion {
        return .failure(Problem(reason: "Another version of this library wrote it."))
      }
      guard let row = try Row.fetchOne(db, sql: "SELECT validSince, lastTime, keyFields FROM store"),
        let validSince = row.value(at: 0, as: Int64.self), let last = row.value(at: 1, as: Int64.self),
        let savedFields = row.value(at: 2, as: String.self)
      else { return .failure(Problem(reason: "It is broken.")) }
      if savedFields != keyFields {
        return .failure(Problem(reason: "Objects are identified by other fields than when it was written."))
      }
      let times = SavedTimes(validSince: AbsoluteTime(clamping: validSince), last: AbsoluteTime(clamping: last))
      if times.areFarAhead { return .failure(Problem(reason: "The clock was put back by more than a day since.")) }
      return .success(times)
    }

    /// Returns whether a file says that it is that of a store, even if the rest of it is broken.
    private static func saysIsStore(_ file: URL) -> Bool {
      guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
      defer { try? handle.close() }
      guard let header = try? handle.read(upToCount: 72), header.count == 72 else { return false }
      let id = header[68..<72].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      return header.starts(with: Data("SQLite format 3\0".utf8)) && id == UInt32(applicationID)
    }
  }

  extension DatabaseError {
    /// Whether there was no room, for the file or for what SQLite has beside it.
    fileprivate var isOfFullDisk: Bool {
      resultCode == .SQLITE_FULL || extendedResultCode == .SQLITE_IOERR_SHMSIZE
    }

    /// Whether no use of the file can succeed.
    var isOfBrokenFile: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
  }
#endif
