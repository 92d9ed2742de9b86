import GraphQLJSON
import InlineGraphQL

extension StoreContents {
  /// Notes that elements of a list will follow.
  ///
  /// - Parameter arrived: How many elements of the service's list have arrived; `nil` if all that it has.
  mutating func awaitElements(ofListAt address: FieldAddress, arrived: Int? = nil) {
    guard let index = table.index(of: address.field, in: address.record, guess: 0),
      let count = table[address.record][index].elementCount
    else { return }
    let error = FieldError.awaitedElements(from: count, arrived: arrived ?? count)
    add(error, to: address.field, of: address.record, at: index)
  }

  /// Returns how many elements of a list have arrived, if others have not; `nil` if no more will follow.
  func arrivedElements(ofListAt address: FieldAddress) -> Int? {
    guard let error = table.errors[address]?.first(where: \.isOfAwaitedElements),
      case .int(let count)? = error.members["arrived"]
    else { return nil }
    return count
  }

  /// Adds elements to a list, if it has those before them and waits for more. Otherwise it has become another, or has them already,
  /// since the object with the list is at several places of the response.
  ///
  /// - Parameters:
  ///   - words: The words of the elements.
  ///   - first: The index of the first in the service's list.
  mutating func append(_ words: [Int32], from first: Int, toListAt address: FieldAddress) {
    guard let arrived = arrivedElements(ofListAt: address), first <= arrived else { return }
    var all = ListWords.elements(of: words)
    all = all.dropFirst(arrived - first)
    rewrite(address, arrived: arrived + all.count) { bytes in
      for word in all.joined() { withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) } }
    }
  }

  /// Adds elements to a list of scalars, as ``append(_:from:toListAt:)-([Int32],_,_)`` does.
  ///
  /// - Parameter text: The text of a list with the elements.
  mutating func append(_ text: [UInt8], from first: Int, toListAt address: FieldAddress) {
    guard let arrived = arrivedElements(ofListAt: address), first <= arrived,
      case .array(let elements)? = try? GraphQLJSONValue(parsing: text)
    else { return }
    let all = elements.dropFirst(arrived - first)
    rewrite(address, arrived: arrived + all.count) { bytes in
      let isEmpty = bytes.count == 2
      let added = all.map(\.description).joined(separator: ",")
      bytes = bytes.dropLast() + (isEmpty || all.isEmpty ? [] : [UInt8(ascii: ",")]) + added.utf8 + [UInt8(ascii: "]")]
    }
  }

  /// Notes that no more elements of a list follow, if it has as many as there are.
  mutating func endAwaitedElements(ofListAt address: FieldAddress, count: Int) {
    if arrivedElements(ofListAt: address) == count { rewrite(address, arrived: nil) { _ in } }
  }

  /// Changes a list, whose errors stay.
  private mutating func rewrite(_ address: FieldAddress, arrived: Int?, _ change: (inout [UInt8]) -> Void) {
    guard let index = table.index(of: address.field, in: address.record, guess: 0) else { return }
    let value = table[address.record][index]
    let known = (table.errors[address] ?? []).filter { !$0.isOfAwaitedElements }
    var bytes = value.bytes
    change(&bytes)
    let newIndex = bytes.withUnsafeBufferPointer { bytes in
      if value.kind != .list, let short = ShortByteString(bytes) {
        return write(StoredValue(short), to: address.field, of: address.record, guess: index)
      }
      return write(value.kind == .list ? .list : .text, bytes, to: address.field, of: address.record, guess: index)
    }
    for error in known { add(error, to: address.field, of: address.record, at: newIndex) }
    if let arrived { awaitElements(ofListAt: address, arrived: arrived) }
  }
}
