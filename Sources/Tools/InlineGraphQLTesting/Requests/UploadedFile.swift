public import Foundation
import InlineGraphQL

/// A file that a request uploaded, as a resolver gets it.
///
/// ```swift
/// Resolver("Mutation.setAvatar") { input in
///   let image = try input.argument("image", as: UploadedFile.self)
///   return ["size": .json(.int(image.contents.count))]
/// }
/// ```
///
/// As plain data it is an object with `fileName`, `contentType` and the contents in Base64. So it can be a property of
/// the decodable type of an input object, too.
public struct UploadedFile: Sendable, Hashable, Decodable {
  /// The name of the file, with `"`, CR and LF escaped as forms have them: `%22`.
  public let fileName: String

  /// The media type.
  public let contentType: String

  /// The bytes.
  public let contents: Data

  /// The file as plain data.
  var jsonValue: GraphQLJSONValue {
    [
      "fileName": .string(fileName), "contentType": .string(contentType),
      "contents": .string(contents.base64EncodedString()),
    ]
  }
}
