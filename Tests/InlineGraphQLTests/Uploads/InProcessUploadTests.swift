import Foundation
import GraphQLCLibrary
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Uploads in process", .timeLimit(.minutes(1))) struct InProcessUploadTests {
  typealias Add = UploadTests.Operations.Add

  private struct Album: Decodable {
    var title: String
    var cover: UploadedFile?
    var pages: [UploadedFile?]?
  }

  private static let a = Upload(Data("A".utf8), fileName: "a.txt", contentType: "text/plain")
  private static let b = Upload(Data([0, 13, 10, 45, 45, 255]), fileName: "\u{301}\u{2028}é;\".bin")

  /// The files that resolvers got: each as its name, its type and its bytes.
  private let received = Locked<[String]>([])

  private func schema() throws -> ExecutableSchema {
    let sdl = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Schemas/Attachments.graphqls"),
      encoding: .utf8
    )
    let received = received
    return try ExecutableSchema(sdl: sdl) {
      Resolver("Mutation.add") { input in
        let album = try input.argument("album", as: Album?.self)
        let albums = try input.argument("albums", as: [Album]?.self) ?? []
        var files = [try input.argument("file", as: UploadedFile?.self)]
        files += try input.argument("files", as: [UploadedFile]?.self) ?? []
        for album in albums + [album].compactMap({ $0 }) { files += [album.cover] + (album.pages ?? []) }
        received.withLock { received in
          for file in files.compactMap({ $0 }) {
            received.append("\(file.fileName) \(file.contentType) \(Array(file.contents))")
          }
        }
        return .list(files.map { .json(.int($0?.contents.count ?? -1)) })
      }
    }
  }

  private func operation(_ file: Upload) -> Add {
    let album = Attachments.AlbumInput(title: "\"a\"", cover: .some(Self.a), pages: .some([Self.b, nil, file]))
    return Add(file: .some(file), files: .some([Self.b, Self.a]), album: .some(album), albums: .some([album]))
  }

  @Test("Resolvers get what those of a service get from the HTTP transport", arguments: Connector.allCases)
  func sameAsHTTP(connector: Connector) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(repeating: 97, count: 200_000).write(to: url)
    let schema = try schema()
    let operation = operation(Upload(contentsOf: url, contentType: "image/png"))

    let reports = Locked<[Int]>([])
    let options = GraphQLRequestOptions(reportUpload: { sent, _ in reports.withLock { $0.append(sent) } })
    let client = GraphQLClient(transport: InProcessTransport(schema))
    let response = try await client.execute(operation, options: options)
    #expect(response.data?.add == [200_000, 6, 1, 1, 6, -1, 200_000, 1, 6, -1, 200_000])
    let inProcess = received.withLock { received in
      defer { received = [] }
      return received
    }
    #expect(inProcess.count == 9)
    #expect(inProcess.contains("a.txt text/plain [65]"))
    #expect(inProcess.contains("\u{301}\u{2028}é;%22.bin application/octet-stream [0, 13, 10, 45, 45, 255]"))
    #expect(reports.withLock { $0.last } ?? 0 > 600_000)

    let server = try LoopbackServer { _ in [.answer(#"{"data":{"add":[]}}"#)] }
    _ = try await GraphQLClient(transport: HTTPTransport(url: server.url, by: connector)).execute(operation)
    let request = try #require(server.requests.first)
    let body = await schema.respond(to: Data(request.body), contentType: request.headers["content-type"] ?? "")
    #expect(try operation.decodeResponse(body).data == response.data)
    #expect(received.withLock { $0 } == inProcess)
  }

  @Test("A file that cannot be read is the error that it is over HTTP")
  func unreadable() async throws {
    let client = GraphQLClient(transport: InProcessTransport(try schema()))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("nothing-\(UUID().uuidString)")
    let error = try await failure { try await client.execute(Add(file: .some(Upload(contentsOf: url)))) }
    guard case GraphQLClientError.upload(.unreadable(url, reason: _)) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(received.withLock { $0 } == [])
  }

  @Test("Without files null stays null")
  func none() async throws {
    let client = GraphQLClient(transport: InProcessTransport(try schema()))
    let album = Attachments.AlbumInput(title: "", cover: .null)
    #expect(try await client.execute(Add(file: .null, album: .some(album))).data?.add == [-1, -1])
  }

  /// Parts of forms, each as name and body, and the error of the request.
  private static let malformed: [(parts: [(String, String)], message: String)] = [
    ([], "The form of the request does not end."),
    ([("map", "{}")], #"The form of the request has no "operations"."#),
    ([("operations", "{")], #""operations" of the form is no JSON: "#),
    ([("operations", "{}"), ("map", "[]")], #""map" of the form must be an object."#),
    ([("operations", "{}"), ("map", "{}")], "Must provide query string."),
    ([("operations", "{}"), ("map", #"{"0":[]}"#)], #"The form has no file "0", which its map has."#),
    (
      [("operations", "{}"), ("map", #"{"0":"a"}"#), ("0", "")],
      #""0" in the form's map must be a list of paths."#
    ),
    (
      [("operations", #"{"variables":{"files":[1]}}"#), ("map", #"{"0":["variables.files.0"]}"#), ("0", "")],
      #"The operations of the form have no null at "variables.files.0", where its map has a file."#
    ),
    (
      [("operations", #"{"variables":{"files":[null]}}"#), ("map", #"{"0":["variables.files.1"]}"#), ("0", "")],
      #"The operations of the form have no null at "variables.files.1", where its map has a file."#
    ),
  ]

  @Test("A form that is none, or that does not fit its map, is an error of the request")
  func malformed() async throws {
    let schema = try schema()
    for (parts, message) in Self.malformed {
      let form = parts.map { Self.part($0, $1) }.joined() + (parts.isEmpty ? "--x\r\n" : "--x--\r\n")
      let response = await schema.respond(to: Data(form.utf8), contentType: "multipart/form-data; boundary=x")
      guard case .string(let text)? = try GraphQLJSONValue(parsing: response)["errors"]?[0]?["message"] else {
        Issue.record("\(String(decoding: response, as: UTF8.self))")
        continue
      }
      #expect(text.hasPrefix(message), "\(text)")
    }
  }

  private static func part(_ name: String, _ body: String) -> String {
    "--x\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"f\"\r\n\r\n\(body)\r\n"
  }
}
