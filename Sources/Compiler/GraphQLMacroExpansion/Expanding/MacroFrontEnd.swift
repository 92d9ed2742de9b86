import GraphQLCompiler
import GraphQLProject

/// Expands a macro of either schema channel.
///
/// The compiler requests each role of an attached macro separately. The extension and the peers of a struct do not depend
/// on the schema, so the channel compiles declarations and members alone.
struct MacroFrontEnd {
  private var reported: ReportedUse
  private let request: ExpansionRequest
  private let channel: any SchemaChannel.Type

  init(_ request: ExpansionRequest, of macro: SwiftLiteral.Macro, through channel: any SchemaChannel.Type) {
    self.request = request
    self.channel = channel
    reported = ReportedUse(request, of: macro)
  }

  func answer() -> ExpansionAnswer {
    var expansion = self
    let declarations = expansion.declarations()
    return expansion.reported.answer(declarations)
  }

  private mutating func declarations() -> [String] {
    let macro = reported.macro
    guard let literal = reported.use.literal else {
      reported.reportArguments()
      return []
    }
    if let message = literal.wrongDeclaration {
      reported.report(message)
      return []
    }
    if !channel.hasCheckedPlaces, let message = literal.place.misplacement(of: macro) {
      reported.report(message)
      return []
    }
    reported.reportArguments()
    switch macro {
    case .graphql: return channel.expand(literal, &reported)
    case .fragment: return part(.fragment, of: literal)
    case .operation: return part(.operation, of: literal)
    case .schema: return reported.use.problems.isEmpty ? channel.expandSchema(literal, &reported) : []
    }
  }

  /// Returns the part of an attached macro's expansion that belongs to the requested role.
  private mutating func part(_ kind: SoleDefinition, of literal: SwiftLiteral) -> [String] {
    let name = literal.declarationName ?? ""
    switch request.role {
    case .member: return channel.expand(literal, &reported)
    case .peer:
      return compilePeers(ofFragmentNamed: name, accessLevel: literal.accessLevel).map {
        $0.withoutModifier(impliedBy: literal.impliedAccessLevel).withModifier(literal.privateModifier)
      }
    case .extension:
      let protocols =
        kind == .fragment
        ? fragmentConformances(in: literal.source) : OperationStruct(of: literal.source).conformances
      return emptyExtension(of: request.extendedType, conformingTo: protocols)
    case .declaration, nil: return []
    }
  }
}
