import GraphQLJSON
import GraphQLLanguage

extension DocumentInFile {
  /// Returns the arguments of the field, directive or fragment whose parentheses are around an offset, and which of them
  /// is being written.
  func signatureHelp(at offset: Int) -> GraphQLJSONValue? {
    let read = read()
    // The closing parenthesis may be missing, so the nearest list that is open counts.
    guard
      let list = read.argumentLists.last(where: { list in
        list.range.lowerBound < offset && (list.isClosed ? offset < list.range.upperBound : offset <= endOfLine(list))
      })
    else { return nil }
    let arguments: [InputValueDefinition]
    let name: String
    switch list.owner {
    case .field(let field, _): name = field
    case .directive(let directive): name = "@\(directive)"
    case .fragment(let fragment): name = "...\(fragment)"
    }
    if case .fragment(let fragment) = list.owner {
      arguments = (fragments[fragment]?.arguments ?? []).map {
        InputValueDefinition(
          name: $0.name,
          type: $0.type,
          defaultValue: $0.defaultValue,
          directives: [],
          range: $0.range
        )
      }
    } else {
      arguments = schema?.arguments(of: list.owner) ?? []
    }
    if arguments.isEmpty { return nil }
    let current = list.arguments.last { $0.start <= offset }?.name
    var signature: GraphQLJSONObject = [
      "label": .string("\(name)(\(arguments.map(\.signature).joined(separator: ", ")))"),
      "parameters": .array(
        arguments.map { argument in
          var parameter: GraphQLJSONObject = ["label": .string(argument.signature)]
          parameter["documentation"] = argument.description.map { ["kind": "markdown", "value": .string($0.value)] }
          return .object(parameter)
        }
      ),
    ]
    signature["activeParameter"] = arguments.firstIndex { $0.name.value == current }.map { .int($0) }
    return ["signatures": [.object(signature)], "activeSignature": 0]
  }

  private func endOfLine(_ list: ReadDocument.ArgumentList) -> Int {
    utf8[list.range.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
  }
}
