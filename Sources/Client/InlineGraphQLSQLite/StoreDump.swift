#if SQLite
  package import Foundation
  import GRDB
  package import InlineGraphQLStore

  /// The contents of a store's file, for tools that show it.
  package struct StoreDump {
    /// The records with their keys, sorted by these.
    package let records: [(key: RecordKey, record: SavedRecord)]

    /// Reads a file, which a store may have open.
    ///
    /// - Throws: ``StoreFileError``.
    package init(_ file: URL) throws(StoreFileError) {
      var configuration = Configuration()
      configuration.readonly = true
      do {
        records = try DatabaseQueue(path: file.path, configuration: configuration).read { db in
          guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == StoreFile.applicationID,
            try Int.fetchOne(db, sql: "PRAGMA user_version") == SavedRecord.formatVersion
          else { throw StoreFileError(file: file, reason: .isNoStore) }
          let rows = try Row.fetchCursor(db, sql: "SELECT key, record FROM records")
          var records: [RecordKey: SavedRecord] = [:]
          while let row = try rows.next() {
            guard let bytes = row.value(at: 0, as: Data.self), let sealed = row.value(at: 1, as: Data.self) else {
              continue
            }
            let key = RecordKey([UInt8](bytes))
            guard let record = SavedRecord(sealed: [UInt8](sealed), for: key) else { continue }
            records[key.record] = record.applied(to: records[key.record])
          }
          return records.map { (name: $0.key.description, ($0.key, $0.value)) }.sorted { $0.name < $1.name }.map(\.1)
        }
      } catch let error as StoreFileError {
        throw error
      } catch let error as DatabaseError {
        let message = error.message ?? "\(error)"
        throw StoreFileError(file: file, reason: error.isOfBrokenFile ? .isNoStore : .cannotBeOpened(message))
      } catch {
        throw StoreFileError(file: file, reason: .cannotBeOpened("\(error)"))
      }
    }
  }
#endif
