#if SQLite
  public import Foundation

  /// The error for a file that a store cannot be opened on.
  public struct StoreFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why a file cannot be used.
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

    /// The file that was to be opened.
    public var file: URL

    /// Why it cannot be used.
    public var reason: Reason

    /// The reason, and the remedy.
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
