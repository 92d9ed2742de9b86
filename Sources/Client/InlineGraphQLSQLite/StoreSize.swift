#if SQLite
  import GRDB

  /// The size of a store's file.
  enum StoreSize {
    /// Removes the records that were not used for the longest time, if a file is larger than it may be.
    ///
    /// - Returns: How many were removed.
    static func evict(from db: Database, to maximumSize: Int) throws -> Int {
      // So much less that the next save need not evict again.
      let wanted = maximumSize / 10 * 9
      var removed = 0
      var size = try size(of: db)
      if size <= maximumSize { return 0 }
      while size > wanted, let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM uses"), count > 0 {
        let part = max(1, count * (size - wanted) / size)
        try db.execute(
          sql: "DELETE FROM records WHERE id IN (SELECT id FROM uses ORDER BY time LIMIT ?)",
          arguments: [part]
        )
        try db.execute(sql: "DELETE FROM uses WHERE id NOT IN (SELECT id FROM records)")
        removed += part
        size = try self.size(of: db)
      }
      try db.execute(sql: "PRAGMA incremental_vacuum")
      return removed
    }

    /// Returns the size of the pages that are used, in bytes.
    private static func size(of db: Database) throws -> Int {
      func number(_ name: String) throws -> Int { try Int.fetchOne(db, sql: "PRAGMA \(name)") ?? 0 }
      return (try number("page_count") - number("freelist_count")) * (try number("page_size"))
    }
  }
#endif
