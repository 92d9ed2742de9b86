import Foundation
import GraphQLHTTP

/// The form that has a request and its files.
///
/// [GraphQL Multipart Request Specification](https://github.com/jaydenseric/graphql-multipart-request-spec)
package struct MultipartForm {
  /// The text that separates the parts.
  package let boundary: String

  /// The bytes of the form, without those of files on disk.
  package let parts: [StreamedBody.Part]

  /// Creates a form with a boundary that no file contains: it has 128 random bits.
  package init(_ request: GraphQLRequest) throws(GraphQLClientError) {
    let numbers = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
    try self.init(request, boundary: "InlineGraphQL-" + numbers.joined())
  }

  /// Creates a form.
  ///
  /// - Throws: ``GraphQLClientError/upload(_:)`` if a file cannot be read; ``GraphQLClientError/invalidHeader(name:)`` if
  ///   a media type is none.
  init(_ request: GraphQLRequest, boundary: String) throws(GraphQLClientError) {
    self.boundary = boundary
    // A file that several variables have is sent for each: servers give all places of one part the same stream, which
    // can often be read only once.
    let map = request.uploads.enumerated().map { index, variable in
      ("\(index)", GraphQLJSONValue.array([.string("variables.\(variable.path.dotted)")]))
    }
    var head = Data()
    func addPart(_ name: String, _ attributes: String = "", _ header: String = "") {
      head += Data(
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\(attributes)\r\n\(header)\r\n"
          .utf8
      )
    }
    addPart("operations")
    head += request.body + Data("\r\n".utf8)
    addPart("map")
    head += Data("\(GraphQLJSONValue.object(GraphQLJSONObject(map)))\r\n".utf8)
    var parts: [StreamedBody.Part] = []
    for (index, upload) in request.uploads.map(\.upload).enumerated() {
      guard HTTPHeaders.isValue(upload.contentType) else {
        throw GraphQLClientError.invalidHeader(name: "Content-Type")
      }
      addPart(
        "\(index)",
        "; filename=\"\(upload.fileName.escapedForForm)\"",
        "Content-Type: \(upload.contentType)\r\n"
      )
      switch upload.contents {
      case .data(let data): head += data
      case .file(let url):
        parts.append(.data(head))
        do throws(UploadError) { parts.append(try StreamedBody.Part(contentsOf: url)) } catch {
          throw .upload(error)
        }
        head = Data()
      }
      head += Data("\r\n".utf8)
    }
    head += Data("--\(boundary)--\r\n".utf8)
    self.parts = parts + [.data(head)]
  }

  /// The media type.
  package var contentType: String { "multipart/form-data; boundary=\(boundary)" }
}

extension String {
  /// The text in the quotes of a header of a form. Characters that could end the quotes or the line are escaped, as in
  /// browsers.
  ///
  /// [HTML: Multipart form data](https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data)
  fileprivate var escapedForForm: String {
    // Scalars, because Swift takes CR and LF for one character.
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": escaped.append(contentsOf: "%0A".unicodeScalars)
      case "\r": escaped.append(contentsOf: "%0D".unicodeScalars)
      case "\"": escaped.append(contentsOf: "%22".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

extension JSONPath {
  /// The path as the map of a form has it: `input.files.0`.
  fileprivate var dotted: String {
    components.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }.joined(separator: ".")
  }
}
