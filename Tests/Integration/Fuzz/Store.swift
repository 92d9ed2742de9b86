import DynamicCodable
import Foundation
import InlineGraphQL

@testable import InlineGraphQLStore

/// libFuzzer calls this with one input after another: responses that a store writes, changes of the records on its disk, a
/// journal of mutations, or values whose types the data names. What was read is the same when it is written and read again, and nothing may stop the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // The array has exactly this size, so that the address sanitizer sees every read beyond it.
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let kind = input.first else { return 0 }
  let text = Array(input.dropFirst())
  switch kind % 5 {
  case 0: checkStore(of: text.split(separator: 0).map { Data($0) })
  case 1: checkJournal(text)
  case 2:
    checkJournal(
      text.split(separator: UInt8(ascii: "\n")).flatMap {
        checksum($0) + [UInt8(ascii: " ")] + $0 + [UInt8(ascii: "\n")]
      }
    )
  case 3: checkDynamicValues(Data(text))
  default: mutatedRecords.check(text)
  }
  return 0
}

private let request = StoreRequest(
  SentDocument(
    text: """
      query Q{hero{__typename id name ...F friends(first:2){__typename id name}}search{__typename ...on Human{id height}...on Ship{id size}}\
      point{__typename x y}matrix}fragment F on Character{best{__typename id name best{__typename id}}}
      """,
    operationName: "Q"
  )
) { [:] }

private let mutatedRecords = try! MutatedRecords(
  of: Array(
    """
    {"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","best":{"__typename":"Droid","id":"2","name":"R2",\
    "best":{"__typename":"Human","id":"1"}},"friends":[{"__typename":"Droid","id":"2","name":"R2"},null]},\
    "search":[{"__typename":"Human","id":"1","height":1.72},{"__typename":"Ship","id":"3","size":4}],\
    "point":{"__typename":"Point","x":1,"y":null},"matrix":[[1,null],[]]},"errors":[{"message":"no","path":["point","y"]}]}
    """.utf8
  ),
  to: request
)

/// Responses to one request, each of which the store may refuse.
private func checkStore(of responses: [Data]) {
  let store = GraphQLStore()
  for response in responses { try? store.write(response, to: request) }
  guard let read = try? store.read(request) else { return }
  guard (try? GraphQLJSONValue(parsing: read.body)) != nil else {
    fatalError("\(String(decoding: read.body, as: UTF8.self).debugDescription) is read, which is not JSON")
  }
  guard read.missing.isEmpty else { return }
  let again = GraphQLStore()
  do {
    try again.write(Data(read.body), to: request)
    let second = try again.read(request)
    expectEqual(Array(second.body), Array(read.body))
  } catch {
    fatalError("\(String(decoding: read.body, as: UTF8.self).debugDescription) is read, which is refused: \(error)")
  }
}

/// What the whole lines of a journal say does not depend on what comes behind them, and can be written again.
private func checkJournal(_ bytes: [UInt8]) {
  let text = JournalText(JournalText.firstLine + bytes)
  let whole = JournalText(Array((JournalText.firstLine + bytes)[..<text.size]))
  expectEqual(whole.size, text.size)
  guard whole.mutations == text.mutations else { fatalError("\(text.mutations) and \(whole.mutations) differ") }
  let lines = whole.mutations.sorted { $0.key < $1.key }.flatMap { JournalText.line(.queued($0.value)) }
  let again = JournalText(JournalText.firstLine + lines)
  guard again.mutations == whole.mutations, again.damage.isEmpty else {
    fatalError("\(whole.mutations) was written, and \(again.mutations) is read: \(again.damage)")
  }
}

/// The hash FNV-1a of 64 bits, in hexadecimal.
private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return Array((String(repeating: "0", count: 16 - digits.count) + digits).utf8)
}

private protocol Route: TypeIdentifiable, Sendable {}

private struct Home: Route, Codable, Sendable {
  var type: String { "home" }
  var title: String?
  var count: Int?
}

private struct List: Route, Codable, Sendable {
  var type: String { "list" }
  @DynamicCodable var routes: [any Route]
  var names: [String: Double?]?
}

private struct Screen: Codable {
  @DynamicCodable var routes: [any Route]
}

/// Values that are decoded are the same when they are encoded and decoded again.
private func checkDynamicValues(_ data: Data) {
  let registry = DynamicDecodableRegistry {
    DynamicType("home", Home.self)
    DynamicType("list", List.self)
  }
  let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
  decoder.userInfo[.dynamicDecodableRegistry] = registry
  encoder.userInfo[.dynamicDecodableRegistry] = registry
  encoder.outputFormatting = .sortedKeys
  guard let screen = try? decoder.decode(Screen.self, from: data) else { return }
  do {
    let encoded = try encoder.encode(screen)
    expectEqual(try encoder.encode(decoder.decode(Screen.self, from: encoded)), encoded)
  } catch {
    fatalError("\(screen) was decoded, and not again: \(error)")
  }
}

func expectEqual<Value: Equatable>(_ one: Value, _ other: Value) {
  if one != other { fatalError("\(one) and \(other) differ") }
}
