import Foundation

/// A file to send: the value of a scalar `Upload`.
///
/// ```swift
/// try await client.execute(SetAvatar(image: Upload(contentsOf: url, contentType: "image/png")))
/// ```
///
/// A request with such values is sent with POST as a form of several parts. Files are read while they are sent. A schema's
/// `scalar Upload` has this type, unless its `@GraphQLSchema` declares another.
///
/// [GraphQL Multipart Request Specification](https://github.com/jaydenseric/graphql-multipart-request-spec)
public struct Upload: Sendable, Hashable {
  /// Where the contents are.
  public enum Contents: Sendable, Hashable {
    /// They are in memory.
    case data(Data)

    /// They are in a file, which is read while it is sent.
    case file(URL)
  }

  /// The bytes to send, or the file that has them.
  public var contents: Contents

  /// The name that the service gets.
  public var fileName: String

  /// The media type that the service gets.
  public var contentType: String

  /// Creates an upload of bytes.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - fileName: The name that the service gets.
  ///   - contentType: The media type that the service gets.
  public init(_ data: Data, fileName: String, contentType: String = "application/octet-stream") {
    contents = .data(data)
    self.fileName = fileName
    self.contentType = contentType
  }

  /// Creates an upload of a file. It must not change before it is sent.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - fileName: The name that the service gets; nil for the file's own.
  ///   - contentType: The media type that the service gets.
  public init(
    contentsOf url: URL,
    fileName: String? = nil,
    contentType: String = "application/octet-stream"
  ) {
    contents = .file(url)
    self.fileName = fileName ?? url.lastPathComponent
    self.contentType = contentType
  }
}

/// A file in the variables of a request.
public struct UploadedVariable: Sendable, Hashable {
  /// The place of the file among the variables, where they have `null`.
  public let path: JSONPath

  /// The file.
  public let upload: Upload
}
