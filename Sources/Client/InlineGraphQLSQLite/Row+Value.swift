#if SQLite
  import GRDB

  extension Row {
    /// Returns a value; `nil` if it is of another type. GRDB's subscript would end the program then.
    func value<Value: DatabaseValueConvertible>(at index: Int, as type: Value.Type) -> Value? {
      Value.fromDatabaseValue(self[index] as DatabaseValue)
    }

    /// Returns the number of a record, the first value. Only a broken table has none.
    func id() throws -> Int64 {
      guard let id = value(at: 0, as: Int64.self) else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
      return id
    }
  }
#endif
