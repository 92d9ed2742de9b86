#if SQLite
  public import Foundation

  /// The error for a file that a store cannot be opened on.
  public struct StoreFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a file.
    public enum Reason: Hashable, Sendable {
      /// Another store has it open, in this process or in another.
      case isInUse
      /// It is something else than the file of a store, or its key is another.
      case isNoStore
      /// There is no room for it.
      case diskIsFull
      /// It cannot be read or written.
      case cannotBeOpened(String)
    }

    /// The file.
    public var file: URL

    /// What is wrong with it.
    public var reason: Reason

    /// What is wrong, and what to do.
    public var description: String {
      switch reason {
      case .isInUse:
        "\"\(file.path)\" is open in another store. Share that store, or flush and release it before the file is opened again. Two processes need two files."
      case .isNoStore:
        "\"\(file.path)\" is not the file of a store, or is encrypted with another key. Give another URL, or remove the file."
      case .diskIsFull:
        "\"\(file.path)\" cannot be opened: the disk is full. Make room on it, or give a URL on another one."
      case .cannotBeOpened(let message):
        "\"\(file.path)\" cannot be opened: \(message). The folder must exist, and this process must be allowed to write to it."
      }
    }
  }
#endif
