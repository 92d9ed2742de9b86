import GraphQLJSON

extension LanguageServer {
  /// What the server can do.
  var initializeResult: GraphQLJSONValue {
    [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "completionProvider": ["triggerCharacters": ["{", "(", "$", "@", ":", ".", "["]],
        "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "renameProvider": ["prepareProvider": true],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "refactor.extract", "refactor.rewrite"]],
        "documentFormattingProvider": true,
        "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "selectionRangeProvider": true,
        "semanticTokensProvider": [
          "legend": [
            "tokenTypes": .array(SemanticTokenType.allCases.map { .string($0.name) }), "tokenModifiers": [],
          ],
          "full": true,
        ],
      ],
      "serverInfo": ["name": "inline-graphql"],
    ]
  }

  /// Asks the editor to say when files change that the GraphQL depends on.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = ["**/*.swift", "**/*.graphql", "**/*.graphqls", "**/*.json", "**/.graphqlrc"].map {
      pattern -> GraphQLJSONValue in ["globPattern": .string(pattern)]
    }
    ask(
      client: "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ]
    )
  }
}
