import GraphQLJSON

/// A message of the compiler.
///
/// The protocol is that of swift-syntax (`PluginMessages.swift`), version 7. Compilers keep supporting it, because
/// packages pin old versions of swift-syntax.
enum HostMessage {
  /// The compiler's capabilities, and its question about the plugin's.
  case getCapability
  case expand(ExpansionRequest)
  /// The request to load another plugin. Only the toolchain's own plugin can do that.
  case loadPluginLibrary

  init(_ text: [UInt8]) throws(ConnectionError) {
    guard case .object(let message)? = try? GraphQLJSONValue(parsing: text),
      let (name, contents) = message.members.first,
      message.members.count == 1
    else { throw ConnectionError("The compiler's message is not a JSON object with one member.") }
    switch name {
    case "getCapability": self = .getCapability
    case "loadPluginLibrary": self = .loadPluginLibrary
    case "expandFreestandingMacro": self = .expand(try ExpansionRequest(freestanding: contents))
    case "expandAttachedMacro": self = .expand(try ExpansionRequest(attached: contents))
    default: throw ConnectionError("The compiler's message \"\(name.prefix(100))\" is not known.")
    }
  }

  /// Returns the answer as JSON.
  func answer() -> [UInt8] {
    let answer: GraphQLJSONValue =
      switch self {
      case .getCapability: ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
      case .loadPluginLibrary: ["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]]
      case .expand(let request): ["expandMacroResult": request.expanded().json]
      }
    var writer = JSONWriter()
    writer.write(answer)
    return Array(writer.text().utf8)
  }
}
