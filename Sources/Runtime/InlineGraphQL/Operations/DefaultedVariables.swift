import DocumentComposition
import Foundation
import GraphQLJSON

extension [DefaultedVariable] {
  /// Returns an operation's variables with these, which have the values of those for which they stand.
  ///
  /// - Parameter variables: The operation's variables, a JSON object in UTF-8.
  func values(addedTo variables: Data) -> Data {
    if isEmpty { return variables }
    return variables.withUnsafeBytes { bytes in
      guard let members = try? jsonMembers(of: bytes.bindMemory(to: UInt8.self)) else { return variables }
      var all = variables
      all.removeLast()
      for variable in self {
        let given = members.first { $0.name == variable.source }.map { Data(bytes[$0.value]) }
        guard let value = given ?? (variable.isNullIfAbsent ? Data("null".utf8) : nil) else { continue }
        if all.count > 1 { all.append(UInt8(ascii: ",")) }
        all.append(contentsOf: "\"\(variable.name)\":".utf8)
        all.append(value)
      }
      all.append(UInt8(ascii: "}"))
      return all
    }
  }

  /// Returns the files among an operation's variables with those among these.
  func uploads(addedTo uploads: [UploadedVariable]) -> [UploadedVariable] {
    if isEmpty { return uploads }
    return uploads
      + flatMap { variable in
        uploads.filter { $0.path.components.first == .key(variable.source) }.map { upload in
          UploadedVariable(
            path: JSONPath([.key(variable.name)] + upload.path.components.dropFirst()),
            upload: upload.upload
          )
        }
      }
  }
}
