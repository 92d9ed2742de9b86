import Foundation

/// Cuts a text at places that depend on it.
func pieces(of text: Data) -> [Data] {
  var pieces: [Data] = []
  var rest = text[...]
  while let first = rest.first {
    let size = min(rest.count, 1 + Int(first) % 7)
    pieces.append(Data(rest.prefix(size)))
    rest = rest.dropFirst(size)
  }
  return pieces
}
