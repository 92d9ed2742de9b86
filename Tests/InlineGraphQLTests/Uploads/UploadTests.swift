import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import Testing

@testable import InlineGraphQL

@GraphQLSchema enum Attachments {}

@Suite(.timeLimit(.minutes(1))) struct UploadTests {
  enum Operations {
    #graphql(
      """
      mutation Add($file: Upload, $files: [Upload!], $album: AlbumInput, $albums: [AlbumInput!]) {
        add(file: $file, files: $files, album: $album, albums: $albums)
      }
      """
    )
    #graphql("query Sizes { sizes }")
  }

  private static let a = Upload(Data("A".utf8), fileName: "a.txt", contentType: "text/plain")
  private static let b = Upload(Data("B\r\n".utf8), fileName: "b.bin")

  /// A temporary file.
  private final class File {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID().uuidString).txt")
    init(_ text: String) throws { try Data(text.utf8).write(to: url) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func text(of form: MultipartForm) throws -> String {
    let reader = StreamedBody(form.parts).makeReader()
    var bytes = Data()
    while let chunk = try reader.next() { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Files are null in the variables and have their paths, in lists and input objects too")
  func paths() throws {
    let album = Attachments.AlbumInput(title: "\"a\"", cover: .some(Self.a), pages: .some([Self.b, nil, Self.a]))
    let request = try GraphQLRequest(
      Operations.Add(file: .some(Self.a), files: .some([Self.b]), album: .some(album), albums: .some([album]))
    )
    let object = #"{"title":"\"a\"","cover":null,"pages":[null,null,null]}"#
    #expect(
      String(decoding: request.variables, as: UTF8.self)
        == #"{"file":null,"files":[null],"album":\#(object),"albums":[\#(object)]}"#
    )
    #expect(
      request.uploads.map { "\($0.path) \($0.upload.fileName)" } == [
        "file a.txt", "files[0] b.bin", "album.cover a.txt", "album.pages[0] b.bin", "album.pages[2] a.txt",
        "albums[0].cover a.txt", "albums[0].pages[0] b.bin", "albums[0].pages[2] a.txt",
      ]
    )
    #expect(try GraphQLRequest(Operations.Add(file: .null)).uploads.isEmpty)
    #expect(try GraphQLRequest(Operations.Add()).variables == Data("{}".utf8))
  }

  @Test("Variables and requests with other files differ")
  func equality() throws {
    let one = Operations.Add(file: .some(Self.a))
    let other = Operations.Add(file: .some(Self.b))
    #expect(one.variables == Operations.Add(file: .some(Self.a)).variables)
    #expect(one.variables != other.variables)
    #expect(one.variables != Operations.Add(file: .null).variables)
    #expect(try GraphQLRequest(one) != GraphQLRequest(other))
    #expect(try GraphQLRequest(one) == GraphQLRequest(one))
  }

  @Test("The form, byte for byte")
  func form() throws {
    let file = try File("from disk")
    let request = try GraphQLRequest(
      Operations.Add(
        file: .some(Self.a),
        files: .some([Upload(contentsOf: file.url, fileName: "c"), Self.b])
      )
    )
    let form = try MultipartForm(request, boundary: "XX")
    #expect(form.contentType == "multipart/form-data; boundary=XX")
    let operations = String(decoding: request.body, as: UTF8.self)
    let expected = [
      "--XX", #"Content-Disposition: form-data; name="operations""#, "", operations,
      "--XX", #"Content-Disposition: form-data; name="map""#, "",
      #"{"0":["variables.file"],"1":["variables.files.0"],"2":["variables.files.1"]}"#,
      "--XX", #"Content-Disposition: form-data; name="0"; filename="a.txt""#, "Content-Type: text/plain", "", "A",
      "--XX", #"Content-Disposition: form-data; name="1"; filename="c""#, "Content-Type: application/octet-stream", "",
      "from disk",
      "--XX", #"Content-Disposition: form-data; name="2"; filename="b.bin""#, "Content-Type: application/octet-stream",
      "", "B\r\n",
      "--XX--", "",
    ]
    #expect(try text(of: form) == expected.joined(separator: "\r\n"))
    #expect(StreamedBody(form.parts).count == expected.joined(separator: "\r\n").utf8.count)
    #expect(try MultipartForm(request).boundary != MultipartForm(request).boundary)
  }

  @Test(
    "Names of files cannot end their quotes or their line",
    arguments: [
      ("a\"b", "a%22b"), ("a\r\nX-Evil: 1", "a%0D%0AX-Evil: 1"), ("a\nb\rc", "a%0Ab%0Dc"), ("é\\ü.txt", "é\\ü.txt"),
      ("a%22b", "a%22b"), ("", ""),
    ]
  )
  func names(name: String, escaped: String) throws {
    let request = try GraphQLRequest(Operations.Add(file: .some(Upload(Data(), fileName: name))))
    #expect(try text(of: MultipartForm(request, boundary: "XX")).contains("; filename=\"\(escaped)\"\r\nContent-Type"))
  }

  @Test(
    "A media type with a line break is an error before anything is sent",
    arguments: ["a/b\r\nX: 1", "a/b\n", "\0"]
  )
  func mediaTypes(type: String) throws {
    let request = try GraphQLRequest(Operations.Add(file: .some(Upload(Data(), fileName: "a", contentType: type))))
    let error = #expect(throws: GraphQLClientError.self) { try MultipartForm(request) }
    guard case .invalidHeader(name: "Content-Type")? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A file is streamed to the service, with the progress", arguments: Connector.allCases)
  func streamed(connector: Connector) async throws {
    let content = String(repeating: "0123456789", count: 30_000)
    let file = try File(content)
    let server = try LoopbackServer { _ in [.answer(#"{"data":{"add":[1]}}"#)] }
    let progress = Progress()
    var options = GraphQLRequestOptions(prefersGET: true)
    options.reportUpload = { progress.add($0, $1) }
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    let operation = Operations.Add(file: .some(Upload(contentsOf: file.url)))
    #expect(try await client.execute(operation, options: options).data?.add == [1])

    let request = try #require(server.requests.first)
    #expect(request.line == "POST /graphql HTTP/1.1")
    #expect(request.headers["apollo-require-preflight"] == "true")
    let type = try #require(request.headers["content-type"])
    let boundary = try #require(type.split(separator: "boundary=").last)
    let sent = try GraphQLRequest(operation)
    let form = try MultipartForm(sent, boundary: String(boundary))
    #expect(type == form.contentType)
    #expect(String(decoding: request.body, as: UTF8.self) == (try text(of: form)))
    #expect(progress.all.map(\.sent) == progress.all.map(\.sent).sorted())
    #expect(Set(progress.all.map(\.total)) == [request.body.count])
    #expect(progress.all.last?.sent == request.body.count)
    #expect(progress.all.count > 4)
  }

  @Test("A redirect gets the whole form again", arguments: Connector.allCases)
  func redirect(connector: Connector) async throws {
    let file = try File("from disk")
    let target = try LoopbackServer { _ in [.answer(#"{"data":{"add":[]}}"#)] }
    let server = try LoopbackServer { _ in [.redirect(307, to: target.url.absoluteString)] }
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
    _ = try await client.execute(Operations.Add(file: .some(Upload(contentsOf: file.url))))
    #expect(target.requests.first?.body == server.requests.first?.body)
    #expect(target.requests.first?.headers["content-type"] == server.requests.first?.headers["content-type"])
  }

  @Test("A file that cannot be read is an error before anything is sent")
  func unreadable() async throws {
    let server = try LoopbackServer { _ in [.answer(#"{"data":{"add":[]}}"#)] }
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, timeout: 600))
    let folder = FileManager.default.temporaryDirectory
    for url in [folder.appendingPathComponent("nothing-\(UUID().uuidString)"), folder] {
      let operation = Operations.Add(file: .some(Upload(contentsOf: url)))
      let error = try await failure { try await client.execute(operation) }
      guard case GraphQLClientError.upload(.unreadable(url, reason: _)) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect("\(error)".hasPrefix("The file \"\(url.lastPathComponent)\" cannot be uploaded: "))
    }
    #expect(server.requests.isEmpty)
  }

  @Test(
    "A file that changes its size while it is sent is an error",
    arguments: Connector.allCases,
    ["", "longer than before"]
  )
  func changed(connector: Connector, text: String) async throws {
    let file = try File("from disk")
    let server = try LoopbackServer { _ in [.answer(#"{"data":{"add":[]}}"#)] }
    let client = GraphQLClient(transport: HTTPTransport(url: server.url, timeout: 20, by: connector))
    var options = GraphQLRequestOptions()
    let url = file.url
    // The first report comes after the sizes were asked for, and before the file is read.
    options.reportUpload = { _, _ in try? Data(text.utf8).write(to: url) }
    let operation = Operations.Add(file: .some(Upload(contentsOf: url)))
    let error = try await failure { try await client.execute(operation, options: options) }
    guard case GraphQLClientError.upload(.changed(url)) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("The reader keeps to the limit of a chunk, and ends once")
  func chunks() throws {
    let file = try File("0123456789")
    let body = StreamedBody([.data(Data("abc".utf8)), try .init(contentsOf: file.url), .data(Data())])
    for size in 1...12 {
      let reader = body.makeReader()
      var chunks: [Data] = []
      while let chunk = try reader.next(upTo: size) { chunks.append(chunk) }
      #expect(chunks.allSatisfy { !$0.isEmpty && $0.count <= size })
      #expect(chunks.reduce(Data(), +) == Data("abc0123456789".utf8))
      #expect(try reader.next(upTo: size) == nil)
    }
  }

  @Test("A request with files is not batched, and sent again only if that is asked for")
  func middleware() async throws {
    let requests = Locked<[GraphQLRequest]>([])
    let failing: GraphQLMiddleware.Next = { request in
      requests.withLock { $0.append(request) }
      throw GraphQLClientError.network(URLError(.networkConnectionLost))
    }
    var request = try GraphQLRequest(Operations.Sizes())
    request.uploads = try GraphQLRequest(Operations.Add(file: .some(Self.a))).uploads
    let backoff = GraphQLBackoff(maximumAttempts: 1)
    _ = try await failure { try await BatchingMiddleware().intercept(request, next: failing) }
    _ = try await failure { try await RetryMiddleware(backoff: backoff).intercept(request, next: failing) }
    #expect(requests.withLock { $0 } == [request, request])
    let retry = RetryMiddleware(backoff: backoff, isRepeatable: { _ in true })
    _ = try await failure { try await retry.intercept(request, next: failing) }
    #expect(requests.withLock { $0.count } == 4)
  }

  @Test("A response with a file is an error that says what to declare")
  func response() {
    let error = #expect(throws: (any Error).self) { try Upload(jsonValue: "a") }
    #expect(error.map { "\($0)" }?.hasSuffix("typealias Upload = Swift.String") == true)
  }
}

/// What a request reported.
private final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var reports: [(sent: Int, total: Int)] = []

  func add(_ sent: Int, _ total: Int) { lock.withLock { reports.append((sent, total)) } }

  var all: [(sent: Int, total: Int)] { lock.withLock { reports } }
}
