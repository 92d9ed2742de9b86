import Foundation
import GraphQLHTTP
import InlineGraphQL

/// libFuzzer calls this with one input after another. What arrives in pieces must be read as what arrives whole, and
/// nothing may stop the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Data(UnsafeBufferPointer(start: bytes, count: count))
  guard let kind = input.first else { return 0 }
  let text = Data(input.dropFirst())
  let pieces = pieces(of: text)
  switch kind % 4 {
  case 0:
    var (whole, split) = (
      ServerSentEventReader(maximumEventSize: 1 << 20), ServerSentEventReader(maximumEventSize: 1 << 20)
    )
    expectEqual(text, try? whole.append(text), try? pieces.flatMap { try split.append($0) })
  case 1:
    var (whole, split) = (
      MultipartReader(boundary: "-", maximumPartSize: 1 << 20), MultipartReader(boundary: "-", maximumPartSize: 1 << 20)
    )
    expectEqual(text, try? whole.append(text), try? pieces.flatMap { try split.append($0) })
    expectEqual(text, whole.isComplete, split.isComplete)
  case 2:
    // A message is read if and only if it is an object that JSON allows.
    if ServerMessages([.texts(DataPieces(text))]).problem == nil {
      expectEqual(text, isJSON(text), true)
    }
  default:
    // Payloads are separated by a byte that no JSON has.
    var response = IncrementalResponse()
    for payload in text.split(separator: 0) {
      guard (try? response.apply(Data(payload))) != nil, !response.isEmpty else { continue }
      expectEqual(text, isJSON(response.body), true)
    }
  }
  return 0
}

/// Whether data is JSON. A number beyond the range of `Double` is an error only where it is read.
private func isJSON(_ data: Data) -> Bool {
  (try? GraphQLJSONValue(parsing: data)) != nil || numbers(in: data).contains { Double($0)?.isInfinite == true }
}

private func expectEqual<Value: Equatable>(_ text: Data, _ one: Value, _ other: Value) {
  if one != other {
    fatalError("\(one) and \(other) differ for \(String(decoding: text, as: UTF8.self).debugDescription)")
  }
}
