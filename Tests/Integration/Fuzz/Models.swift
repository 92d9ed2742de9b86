import Foundation
import InlineGraphQLModels

/// libFuzzer calls this with one input after another: what a service answers where a model or a list of models is asked for.
/// What is read is the same when it is encoded and decoded again, and nothing may stop the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // The array has exactly this size, so that the address sanitizer sees every read beyond it.
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let kind = input.first else { return 0 }
  let text = Data(input.dropFirst())
  switch kind % 6 {
  case 0: check(ModelList<Blogs.Post>.self, text)
  case 1: check(Blogs.Post.self, text)
  case 2: check(Blogs.Place.self, text)
  case 3: check(Blogs.Category.self, text)
  case 4: check(Blogs.Vote.self, text)
  default: check(LazyReference<Blogs.Place>.self, text)
  }
  return 0
}

private func check<Value: __ResponseValue & Codable & Hashable>(_ type: Value.Type, _ text: Data) {
  let read = try? __ResponseReader.read(from: text) { reader throws(ResponseDecodingError) in
    try Value(from: &reader)
  }
  guard let read else { return }
  do {
    let again = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(read))
    guard again == read, again.hashValue == read.hashValue else { fatalError("\(read) and \(again) differ") }
  } catch {
    fatalError("\(read) was read, and not again: \(error)")
  }
}
