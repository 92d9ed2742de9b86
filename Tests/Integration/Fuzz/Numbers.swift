/// Returns the texts in JSON that look like numbers, in strings too.
func numbers(in body: some Sequence<UInt8>) -> [String] {
  Array(body).split { !(0x30...0x39 ~= $0 || "+-.eE".utf8.contains($0)) }.map { String(decoding: $0, as: UTF8.self) }
}
