import Foundation
@testable import InlineGraphQL
import SeededRandomness
import Testing

/// Any bytes give an error with a path, or the right value, and never a crash.
@Suite struct HostileBytesTests {
  let body = Array(animalsBody.utf8)

  @Test("Truncated at every offset: an error")
  func truncation() {
    let accepted = (0..<body.count).filter { (try? readAnimals(body[..<$0])) != nil }
    #expect(accepted == [])
  }

  @Test("Nothing is read behind the end of the bytes, wherever that is")
  func unreadableEnd() throws {
    let long = String(repeating: "long text ", count: 20)
    let texts = [
      "\"\(long)\"", "\"\(long)é\(long)\"", "\"\(long)\\n\(long)\"", "\"é😀\\u00e9\\ud83d\\ude00\"",
      #"[-1234567890.12345678901234567890e-12, 1234567890123456789012345678901234567890, 0.000000000000000000000001]"#,
      #"{"\#(long)": [true, false, null, {}, [], 1], "a": "b"}"#, String(repeating: " ", count: 50) + "1",
    ]
    for text in texts {
      for count in 0...text.utf8.count {
        withUnreadableEnd(text.utf8.prefix(count)) { bytes in
          _ = try? __ResponseReader.read(from: bytes) { reader throws(ResponseDecodingError) in
            try reader.readJSONValue()
          }
          _ = try? __ResponseReader.read(from: bytes) { reader throws(ResponseDecodingError) in try reader.skipValue() }
          _ = try? __ResponseReader.read(from: bytes) { reader throws(ResponseDecodingError) in try reader.readString()
          }
          _ = try? __ResponseReader.read(from: bytes) { reader throws(ResponseDecodingError) in try reader.readDouble()
          }
        }
      }
    }
    for count in 0...body.count {
      let animals = withUnreadableEnd(body.prefix(count)) { bytes in
        try? __ResponseReader.read(from: bytes, root: "data") { reader throws(ResponseDecodingError) in
          var object = try reader.beginObject()
          let data: Animals = try reader.read("data", in: &object)
          try reader.endObject(&object)
          return data
        }
      }
      #expect((animals != nil) == (count == body.count))
    }
  }

  @Test("Invalid UTF-8 at every offset: an error")
  func invalidUTF8() {
    let invalid: [[UInt8]] = [
      [0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ]
    for bytes in invalid {
      let accepted = body.indices.filter { offset in
        var wrong = body
        wrong.insert(contentsOf: bytes, at: offset)
        return (try? readAnimals(wrong)) != nil
      }
      #expect(accepted == [], "\(bytes)")
    }
  }

  @Test("Any byte at every offset: what is accepted is JSON, and has the value that Foundation reads")
  func replacedBytes() {
    struct Body: Decodable { var data: Animals }
    var accepted = 0
    var wrong: [(offset: Int, byte: UInt8)] = []
    for offset in body.indices {
      for byte in Array("\0\"\\{}[],:0-e. n\u{1F}".utf8) + [0x80, 0xC3, 0xED, 0xF5] where byte != body[offset] {
        var changed = body
        changed[offset] = byte
        guard let animals = try? readAnimals(changed) else { continue }
        accepted += 1
        // Foundation is slow, and a third of the cases shows as much.
        guard accepted % 3 == 0 else { continue }
        let theirs = try? JSONDecoder().decode(Body.self, from: Foundation.Data(changed)).data
        if theirs != animals { wrong.append((offset, byte)) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(accepted > 1000)
  }

  @Test("APO-03: every kind of wrong value at every place: an error at that place, or the value is right")
  func wrongTypes() throws {
    let value = try #require(try GraphQLJSONValue(parsing: body)["data"])
    let replacements: [GraphQLJSONValue] = [nil, true, 7, 1.5, -1e300, "x", "", [], [:], [1], [nil]]
    var errors = 0
    for place in value.places {
      let kind = try #require(animalsShape[place.pattern], "no shape for \(place.pattern)")
      for replacement in replacements {
        let changed: GraphQLJSONValue = ["data": value.replacing(place.components[...], with: replacement)]
        let wrong = kind.wrongPlace(in: replacement).map { place.path + $0 }
        let result = Result { () throws(ResponseDecodingError) in try readAnimals(changed.description.utf8) }
        var found: String?
        if case .failure(let error) = result { found = error.path.description }
        #expect(found == wrong, "\(replacement) at \(place.path)")
        if wrong != nil { errors += 1 }
      }
      // A missing member.
      guard case .key? = place.components.last, kind != .ignored else { continue }
      let changed: GraphQLJSONValue = ["data": value.replacing(place.components[...], with: nil as GraphQLJSONValue?)]
      let error = #expect(throws: ResponseDecodingError.self) { try readAnimals(changed.description.utf8) }
      #expect(error?.path.description == place.path)
      #expect(error?.found == "nothing")
    }
    #expect(errors > 300)
  }

  @Test("10,000 levels of nesting at every place: an error or passed over, never a crash")
  func nesting() throws {
    let depth = 10_000
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    for deep in [arrays, objects, String(repeating: "[", count: depth), String(repeating: #"{"a":"#, count: depth)] {
      for place in [#""CALM""#, "4.25", "[1,2]", #"{"k""#, #""Height""#, #""Owner""#, #"{"data""#] {
        let body = animalsBody.replacingOccurrences(of: place, with: deep + (place.hasPrefix("{") ? "," + place : ""))
        #expect(throws: ResponseDecodingError.self) { try readAnimals(body.utf8) }
      }
      let extra = animalsBody.replacingOccurrences(of: #""feet""#, with: #""extra":\#(deep),"feet""#)
      let error = #expect(throws: ResponseDecodingError.self) { try readAnimals(extra.utf8) }
      #expect(error?.found == "more than 512 levels of nesting")
    }
  }

  @Test("Large objects in the wrong order and with unknown members are read in one go")
  func manyMembers() throws {
    let unknown = (0..<100_000).map { #""unknown\#($0)":[{}]"# }
    let members = [
      "__typename", "id", "species", "height", "weight", "isTame", "mood", "tags", "matrix", "details", "friends",
    ]
    let cat = try #require(try GraphQLJSONValue(parsing: body)["data"]?["allAnimals"]?[0])
    let known = (members + ["name", "owner"]).map { #""\#($0)":\#(cat[$0]!)"# }
    let expected = try readAnimals(body).allAnimals[0]
    typealias Animal = Animals.Animal_allAnimals
    for text in [unknown + known, known + unknown, known.reversed() + unknown, unknown + known.reversed()] {
      #expect(try read(value: Animal.self, "{\(text.joined(separator: ","))}") == expected)
    }
    var random = SeededRandom(seed: 3)
    let shuffled = (unknown + known).shuffled(using: &random).joined(separator: ",")
    #expect(try read(value: Animal.self, "{\(shuffled)}") == expected)
  }

  @Test("An object out of order is indexed once, also where some of its members follow each other")
  func oneIndex() throws {
    let names: [StaticString] = ["b", "c", "d", "e", "f", "g"]
    let unknown = (0..<1000).map { #""unknown\#($0)":0"# }
    let known = names.enumerated().map { #""\#($1)":\#($0)"# }
    let text = "{\((known[2...] + unknown + known[..<2] + unknown + known).joined(separator: ","))}"
    try __ResponseReader.read(from: Array(text.utf8)) { reader throws(ResponseDecodingError) in
      var object = try reader.beginObject()
      for _ in 0..<3 {
        for (value, name) in names.enumerated() {
          #expect(try reader.read(name, in: &object) == value)
        }
      }
      #expect(reader.memberIndexes.count == 1)
      try reader.endObject(&object)
      #expect(reader.memberIndexes.isEmpty)
    }
  }

  @Test("A list of a million nulls and a string of 10 MB are read")
  func large() throws {
    let nulls = "[" + String(repeating: "null,", count: 999_999) + "null]"
    #expect(try read(value: [Int?].self, nulls).count == 1_000_000)
    let text = String(repeating: "0123456789abcdé", count: 625_000)
    #expect(try read(value: String.self, "\"\(text)\"") == text)
  }
}

/// Calls `use` with bytes that end before unreadable memory, so reading beyond them crashes.
private func withUnreadableEnd<Result>(
  _ bytes: some Collection<UInt8>,
  _ use: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  let page = sysconf(Int32(_SC_PAGESIZE))
  let size = (bytes.count + page - 1) / page * page
  let memory = mmap(nil, size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)!
  defer { munmap(memory, size + page) }
  precondition(memory != MAP_FAILED && mprotect(memory + size, page, PROT_NONE) == 0)
  let end = UnsafeMutableBufferPointer(
    start: (memory + size - bytes.count).assumingMemoryBound(to: UInt8.self),
    count: bytes.count
  )
  _ = end.initialize(from: bytes)
  return use(UnsafeBufferPointer(end))
}
