import GraphQLLanguage
import GraphQLProject

extension Workspace {
  /// Returns the change that makes a fragment of selections; `nil` if a range has no whole selections.
  func extraction(of range: Range<Int>, in document: DocumentInFile, _ read: ReadDocument) -> CodeAction? {
    let set = read.parts.last {
      $0.kind == .selectionSet && $0.range.lowerBound < range.lowerBound && range.upperBound < $0.range.upperBound
    }
    guard let set, !set.name.isEmpty, let selected = document.selections(in: range, of: set, read) else { return nil }
    let definition = read.definition(at: range.lowerBound)?.name ?? ""
    let field = read.parts.last {
      $0.kind == .field && $0.range.lowerBound < set.range.lowerBound && $0.range.upperBound >= set.range.upperBound
    }
    let name = document.newFragmentName(definition.isEmpty ? set.name : definition, field?.name ?? set.name, read)
    let text = String(decoding: document.utf8[selected], as: UTF8.self)
    let fragment = "fragment \(name) on \(set.name) {\n  \(document.outdented(text, at: selected.lowerBound))\n}"
    let end = document.file.utf8.count
    let isLineEnded = document.file.utf8.last.map { $0 == 0x0A } ?? true
    let lines = fragment.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    let added =
      document.literal == nil
      ? "\n\(fragment)\n"
      : "\n@GraphQLFragment(\n  #\"\"\"\n\(lines.joined(separator: "\n"))\n  \"\"\"#\n)\nstruct \(name) {}\n"
    return CodeAction(
      title: "Extract the fragment \"\(name)\"",
      kind: .extract,
      edits: [
        document.edit(selected, "...\(name)"),
        (Place(path: document.path, range: end..<end), (isLineEnded ? "" : "\n") + added),
      ]
    )
  }
}

extension DocumentInFile {
  /// Returns the range of the whole selections that a range covers; `nil` if it covers none, or a part of one.
  fileprivate func selections(in range: Range<Int>, of set: ReadDocument.Part, _ read: ReadDocument) -> Range<Int>? {
    let members = read.parts.filter { part in
      (part.kind == .field || part.kind == .inlineFragment) && part.depth == set.depth + 1
        && set.range.contains(part.range.lowerBound) && part.range.overlaps(range)
    }
    guard let first = members.first, let last = members.last else { return nil }
    let covered = first.range.lowerBound..<last.range.upperBound
    let isBlank = { (part: Range<Int>) in self.utf8[part].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") } }
    guard range.lowerBound <= covered.lowerBound, covered.upperBound <= range.upperBound,
      isBlank(range.lowerBound..<covered.lowerBound), isBlank(covered.upperBound..<range.upperBound)
    else { return nil }
    return covered
  }

  /// Returns a name for a fragment that no other has: `HeroQuery_hero`.
  fileprivate func newFragmentName(_ definition: String, _ field: String, _ read: ReadDocument) -> String {
    let base = "\(definition)_\(field)"
    let isTaken = { (name: String) in
      self.site(ofFragment: name) != nil || read.definitions.contains { $0.name == name }
    }
    return ([base] + (2...).lazy.prefix(100).map { "\(base)\($0)" }).first { !isTaken($0) } ?? base
  }

  /// Returns lines with the indentation that they have in a fragment of their own.
  fileprivate func outdented(_ text: String, at offset: Int) -> String {
    let line = utf8[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let indentation = utf8[line..<offset].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let blanks = line.prefix { $0 == " " || $0 == "\t" }.count
      return index == 0 ? String(line) : "  " + line.dropFirst(min(blanks, indentation))
    }.joined(separator: "\n")
  }
}
