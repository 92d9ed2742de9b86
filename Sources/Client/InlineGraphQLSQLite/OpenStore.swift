#if SQLite
  public import Foundation
  public import GRDB
  public import InlineGraphQLStore

  extension GraphQLStore {
    /// Opens a store whose records are kept in an SQLite file, where they survive the process.
    ///
    /// ```swift
    /// let store = try GraphQLStore(file: folder.appending(path: "graphql.sqlite"))
    /// ```
    ///
    /// Opening reads no records: they are loaded when they are first needed. Changes are saved about a tenth of a
    /// second later, or when ``GraphQLStore/flush()`` is called.
    ///
    /// One store at a time has the file open. Records of another version of this library, or with other key
    /// fields, are dropped, and `onEvent` is called.
    ///
    /// - Parameters:
    ///   - file: The file. It is made if it is not there, in a folder that is. Others are made beside it, which begin with its
    ///     name.
    ///   - maximumSize: The size of the file in bytes. If it becomes larger, the records that were neither written nor loaded
    ///     for the longest time are removed from it.
    ///   - configuration: How GRDB opens the file. Its `prepareDatabase` is where SQLCipher is given its key.
    ///   - keyFields: The fields that identify the objects of a type, as in `["Book": ["isbn"]]`, where that is not `id` and
    ///     only the running program knows it, as for a `GraphQLStore` in memory.
    ///   - fieldPolicies: The arguments by which root fields find their objects, where only the running program knows them.
    ///   - handlers: What sets fields with `@__clientField(handle: "name")`, by these names.
    ///   - maximumAges: The ages up to which values of a type are fresh, as in `["Review": .seconds(60)]`.
    ///   - releasedCapacity: How many operations' values stay in memory after they were executed or released.
    ///   - onEvent: A function that is called after each write, collection, save and load, for logs.
    /// - Throws: ``StoreFileError``.
    public convenience init(
      file: URL,
      maximumSize: Int = 256 << 20,
      configuration: Configuration = Configuration(),
      keyFields: [String: [String]] = [:],
      fieldPolicies: [String: FieldPolicy] = [:],
      handlers: [String: any FieldHandler] = [:],
      maximumAges: [String: Duration] = [:],
      releasedCapacity: Int = 10,
      onEvent: (@Sendable (StoreEvent) -> Void)? = nil
    ) throws(StoreFileError) {
      let records = try SQLiteRecords(
        file,
        maximumSize: maximumSize,
        configuration: configuration,
        keyFields: keyFields,
        onEvent: onEvent
      )
      self.init(
        storage: records,
        keyFields: keyFields,
        fieldPolicies: fieldPolicies,
        handlers: handlers,
        maximumAges: maximumAges,
        releasedCapacity: releasedCapacity,
        onEvent: onEvent
      )
    }
  }
#endif
