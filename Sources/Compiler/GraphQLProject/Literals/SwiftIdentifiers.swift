/// Returns the ranges of the words in the code of a Swift file, without those in comments and strings. Code in interpolations counts.
///
/// - Parameter utf8: The file.
package func swiftIdentifiers(in utf8: [UInt8]) -> [Range<Int>] {
  SwiftBytes.withView(of: utf8) { swift in
    var words: [Range<Int>] = []
    // Interpolations wait until the code around them is read.
    var waiting = [0..<swift.count]
    while let code = waiting.popLast() {
      var index = swift.endOfTrivia(at: code.lowerBound)
      while index < code.upperBound {
        if let delimiter = StringDelimiter(in: swift, at: index) {
          let end = min(swift.endOfNesting(at: index), code.upperBound)
          var inside = index + delimiter.length
          while let start = delimiter.interpolation(in: swift, from: inside), start < end {
            let parenthesis = start + 1 + delimiter.pounds
            inside = min(swift.endOfNesting(at: parenthesis), end)
            if parenthesis + 1 < inside { waiting.append(parenthesis + 1..<inside) }
          }
          index = max(end, index + 1)
        } else if swift.kind(at: index) == .word {
          let end = swift.endOfWord(at: index)
          words.append(index..<end)
          index = end
        } else {
          index += 1
        }
        index = swift.endOfTrivia(at: index)
      }
    }
    return words.sorted { $0.lowerBound < $1.lowerBound }
  }
}
