import GraphQLValidation

/// The arguments of a command.
///
/// A command takes its options and flags first and its positional arguments last. Then an option that nobody took is
/// unknown. The help lists what a command takes.
struct Arguments {
  /// An argument in the help.
  struct Entry {
    var usage: String
    var name: String
    var help: String
    var isPositional = false
  }

  private(set) var entries: [Entry] = []
  private var names: [String] = ["--help"]
  private var words: [String]
  /// The words behind `--`, none of which is an option.
  private var operands: [String]
  /// Whether they are taken for the help alone, so that none is missing.
  private let isForHelp: Bool

  init(_ words: [String], isForHelp: Bool = false) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    self.words = Array(words[..<end])
    operands = Array(words[end...].dropFirst())
    self.isForHelp = isForHelp
  }

  /// Whether the arguments ask for the help.
  var askForHelp: Bool { words.contains { $0 == "-h" || $0 == "--help" } }

  /// Takes an option that may be repeated: `--name value` or `--name=value`.
  ///
  /// - Parameters:
  ///   - name: The name, with its hyphens.
  ///   - short: A second name of one letter, such as `-o`.
  ///   - value: The name of the value in the help.
  ///   - help: A sentence.
  mutating func options(
    _ name: String,
    short: String? = nil,
    _ value: String,
    _ help: String
  ) throws(UsageError) -> [String] {
    let shown = (short.map { $0 + ", " } ?? "") + "\(name) <\(value)>"
    entries.append(Entry(usage: "[\(short ?? name) <\(value)>]", name: shown, help: help))
    names.append(name)
    var values: [String] = []
    while let index = words.firstIndex(where: { [name, short].contains(String($0.prefix { $0 != "=" })) }) {
      let word = words.remove(at: index)
      if let equals = word.firstIndex(of: "=") {
        values.append(String(word[word.index(after: equals)...]))
      } else if index < words.endIndex, !words[index].isOption {
        values.append(words.remove(at: index))
      } else {
        throw UsageError("Missing value for '\(shown)'")
      }
    }
    return values
  }

  /// Takes an option. If it is repeated, the last one counts.
  mutating func option(
    _ name: String,
    short: String? = nil,
    _ value: String,
    _ help: String
  ) throws(UsageError) -> String? {
    try options(name, short: short, value, help).last
  }

  /// Takes an option that cannot be left out.
  mutating func requiredOption(
    _ name: String,
    short: String,
    _ value: String,
    _ help: String
  ) throws(UsageError) -> String {
    let taken = try option(name, short: short, value, help)
    entries[entries.endIndex - 1].usage = "\(short) <\(value)>"
    guard let taken else { return try missing("\(short) <\(value)>") }
    return taken
  }

  /// Takes an option that has one of some values.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    _ value: String,
    _ help: String
  ) throws(UsageError) -> Choice? {
    guard let text = try option(name, value, help) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map { "'\($0.rawValue)'" }
    let listed = choices.dropLast().joined(separator: ", ") + " and " + (choices.last ?? "")
    throw UsageError("The value '\(text)' is invalid for '\(name) <\(value)>'. Please provide one of \(listed).")
  }

  /// Takes an option without a value.
  mutating func flag(_ name: String, _ help: String) -> Bool {
    entries.append(Entry(usage: "[\(name)]", name: name, help: help))
    names.append(name)
    let count = words.count
    words.removeAll { $0 == name }
    return words.count < count
  }

  /// Takes the next positional argument, which cannot be left out.
  mutating func positional(_ name: String, _ help: String) throws(UsageError) -> String {
    entries.append(Entry(usage: "<\(name)>", name: "<\(name)>", help: help, isPositional: true))
    try refuseUnknownOptions()
    if !words.isEmpty { return words.removeFirst() }
    return operands.isEmpty ? try missing("<\(name)>") : operands.removeFirst()
  }

  /// Takes all positional arguments that are left.
  mutating func positionals(_ name: String, _ help: String) throws(UsageError) -> [String] {
    entries.append(Entry(usage: "[<\(name)> ...]", name: "<\(name)>", help: help, isPositional: true))
    try refuseUnknownOptions()
    defer { (words, operands) = ([], []) }
    return words + operands
  }

  /// Throws an error if arguments are left, because the command has taken all that it has.
  func end() throws(UsageError) {
    try refuseUnknownOptions()
    if let word = (words + operands).first { throw UsageError("Unexpected argument '\(word)'") }
  }

  private func refuseUnknownOptions() throws(UsageError) {
    guard let word = words.first(where: \.isOption) else { return }
    let name = String(word.prefix { $0 != "=" })
    if names.contains(name) { throw UsageError("'\(name)' takes no value") }
    throw UsageError("Unknown option '\(name)'." + didYouMean(suggestions(for: name, from: names)))
  }

  private func missing(_ usage: String) throws(UsageError) -> String {
    if isForHelp { return "" }
    throw UsageError("Missing expected argument '\(usage)'")
  }
}

extension String {
  /// Whether a word is an option. A hyphen alone stands for standard input.
  fileprivate var isOption: Bool { hasPrefix("-") && self != "-" }
}
