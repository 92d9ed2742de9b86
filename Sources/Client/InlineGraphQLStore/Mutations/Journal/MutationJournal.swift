import Foundation

/// The mutations of a queue on the disk: a file to which each change of one is appended.
///
/// It is used under the lock of its queue.
struct MutationJournal: Sendable {
  private let file: JournalFile
  /// Whether the file lacks a record, because it could not be appended.
  private var isIncomplete = false
  /// The size that the file had when it was last written anew.
  private var liveSize = 0

  /// The size up to which a file is not written anew.
  private static let smallSize = 1 << 16

  /// Opens a journal, which is made if there is none.
  ///
  /// - Returns: The journal, the mutations in it in the order in which they were queued, and a copy of the old
  ///   contents if some lines were damaged, with a description of the damage.
  static func open(
    _ url: URL
  ) throws(MutationQueueError) -> (MutationJournal, [StoredMutation], setAside: (URL, problem: String)?) {
    let file = try JournalFile(url)
    let contents = try file.contents()
    let text = JournalText(contents)
    let mutations = text.mutations.values.sorted { $0.id < $1.id }
    var journal = MutationJournal(file)
    if !text.damage.isEmpty {
      let copy = try file.setAside(contents)
      try journal.write(mutations)
      return (journal, mutations, (copy, text.damage.joined(separator: " ")))
    }
    if text.size < contents.count { try file.truncate(to: text.size) }
    if file.size == 0 || mutations.isEmpty || file.size > smallSize { try journal.write(mutations) }
    return (journal, mutations, nil)
  }

  private init(_ file: JournalFile) { self.file = file }

  /// Appends a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - mutations: Returns all mutations of the queue after it, for a file that must be written anew.
  /// - Throws: ``MutationQueueError`` if it cannot be written. Then the file is as before.
  mutating func append(_ record: JournalRecord, of mutations: () -> [StoredMutation]) throws(MutationQueueError) {
    if isIncomplete || file.size > Self.smallSize + 2 * liveSize { return try write(mutations()) }
    do {
      try file.append(JournalText.line(record))
    } catch {
      isIncomplete = true
      throw error
    }
  }

  private mutating func write(_ mutations: [StoredMutation]) throws(MutationQueueError) {
    try file.replace(with: JournalText.firstLine + mutations.flatMap { JournalText.line(.queued($0)) })
    (isIncomplete, liveSize) = (false, file.size)
  }
}
