import DynamicCodable
import Foundation

/// The types that values need while the variables of a request are written, and the files among the values.
final class VariablesContext: @unchecked Sendable {
  /// The types that values of a ``DynamicScalar`` may have.
  let dynamicTypes: DynamicDecodableRegistry
  // A request has a context of its own, so it needs no lock.
  private var uploads: [(offset: Int, upload: Upload)] = []

  init(dynamicTypes: DynamicDecodableRegistry) {
    self.dynamicTypes = dynamicTypes
  }

  /// Adds a file, for which the writer has `null` at an offset.
  func add(_ upload: Upload, at offset: Int) { uploads.append((offset, upload)) }

  /// Returns the files with their places in the written text.
  func uploads(in variables: Data) -> [UploadedVariable] {
    if uploads.isEmpty { return [] }
    return variables.withUnsafeBytes { bytes in
      var finder = JSONPathFinder()
      return uploads.map { offset, upload in
        let path = finder.path(ofOffset: offset, in: bytes.bindMemory(to: UInt8.self))
        return UploadedVariable(path: path, upload: upload)
      }
    }
  }
}
