import Foundation
import InlineGraphQL

/// Sends files to a server that answers what it received.
@main struct SendUploads {
  static func main() async throws {
    let client = GraphQLClient(transport: HTTPTransport(url: URL(string: CommandLine.arguments[1])!, timeout: 300))
    try await sendSmall(with: client)
    try await sendLarge(URL(fileURLWithPath: CommandLine.arguments[2]), hash: CommandLine.arguments[3], with: client)
  }

  private static func sendSmall(with client: GraphQLClient) async throws {
    let a = Upload(Data("A".utf8), fileName: "a \"é\"\r\n.txt", contentType: "text/plain; charset=utf-8")
    let b = Upload(Data("\r\n--\r\n".utf8), fileName: "b.bin")
    let album = Uploads.Album(title: "Album", cover: .some(a), pages: .some([nil, b]))
    let response = try await client.execute(Add(file: .some(b), files: .some([a, b]), album: .some(album)))
    let files = try received(response).map { "\($0.name) \($0.type) \($0.size)" }
    // The server does not decode what browsers encode in names.
    let (first, second) = ("a %22é%22%0D%0A.txt text/plain; charset=utf-8 1", "b.bin application/octet-stream 6")
    precondition(files == [second, first, second, first, second], "\(files)")
    print("5 files in variables, lists and input objects")
  }

  private static func sendLarge(_ url: URL, hash: String, with client: GraphQLClient) async throws {
    let memory = try peakMemory()
    let progress = Progress()
    let options = GraphQLRequestOptions(reportUpload: { progress.report($0, $1) })
    let response = try await client.execute(Add(file: .some(Upload(contentsOf: url))), options: options)
    let file = try received(response)[0]
    precondition(file.size == 200 << 20 && file.hash == hash, "\(file)")
    precondition(progress.sent == progress.total && progress.total > 200 << 20, "\(progress.sent) of \(progress.total)")
    let growth = try peakMemory() - memory
    print("A file of 200 MB, in \(progress.count) reports; the program grew by \(growth) KB")
    precondition(growth < 16 << 10, "The program grew by \(growth) KB.")
  }

  private static func received(_ response: GraphQLResponse<Add.Data>) throws -> [Add.Data.Received_add] {
    guard let data = response.data else { fatalError("\(response.errors)") }
    return data.add
  }

  /// Returns the largest amount of memory that the process has had, in KB.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}

/// The last report of a request.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private var last = (sent: 0, total: 0, count: 0)

  func report(_ sent: Int, _ total: Int) {
    lock.withLock { last = (sent, total, last.count + 1) }
  }

  var sent: Int { lock.withLock { last.sent } }
  var total: Int { lock.withLock { last.total } }
  var count: Int { lock.withLock { last.count } }
}
