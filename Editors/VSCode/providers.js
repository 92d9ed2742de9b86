'use strict';

const vscode = require('vscode');
const convert = require('./convert');

const list = (values, one) => (values ?? []).map(one);

// Registers what the server can do, as its capabilities say. Returns what unregisters it.
function register(selector, server, capabilities) {
  const { languages } = vscode;
  const file = document => ({ textDocument: { uri: String(document.uri) } });
  const at = (document, position) => ({ ...file(document), position: convert.toPosition(position) });

  // Asks the server; what the editor no longer waits for is no answer.
  async function ask(method, params, token, converted) {
    const answer = await server.ask(`textDocument/${method}`, params, token);
    return answer === null || answer === undefined || token?.isCancellationRequested ? undefined : converted(answer);
  }

  const registrations = {
    completionProvider: options =>
      languages.registerCompletionItemProvider(
        selector,
        {
          provideCompletionItems(document, position, token, context) {
            const how = { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter };
            return ask('completion', { ...at(document, position), context: how }, token, answer => {
              const items = Array.isArray(answer) ? answer : answer.items;
              return new vscode.CompletionList(items.map(convert.completion), answer.isIncomplete ?? false);
            });
          },
        },
        ...(options.triggerCharacters ?? [])
      ),
    signatureHelpProvider: options =>
      languages.registerSignatureHelpProvider(
        selector,
        {
          provideSignatureHelp: (document, position, token) =>
            ask('signatureHelp', at(document, position), token, convert.signatures),
        },
        ...(options.triggerCharacters ?? [])
      ),
    hoverProvider: () =>
      languages.registerHoverProvider(selector, {
        provideHover: (document, position, token) =>
          ask('hover', at(document, position), token, answer =>
            new vscode.Hover(convert.markdown(answer.contents), answer.range && convert.range(answer.range))
          ),
      }),
    definitionProvider: () =>
      languages.registerDefinitionProvider(selector, {
        provideDefinition: (document, position, token) =>
          ask('definition', at(document, position), token, answer => list([answer].flat(), convert.location)),
      }),
    referencesProvider: () =>
      languages.registerReferenceProvider(selector, {
        provideReferences: (document, position, context, token) =>
          ask('references', { ...at(document, position), context }, token, answer => list(answer, convert.location)),
      }),
    renameProvider: options =>
      languages.registerRenameProvider(selector, {
        provideRenameEdits: (document, position, newName, token) =>
          ask('rename', { ...at(document, position), newName }, token, convert.workspaceEdit),
        ...(options.prepareProvider && {
          async prepareRename(document, position, token) {
            const found = await ask('prepareRename', at(document, position), token, answer =>
              answer.range
                ? { range: convert.range(answer.range), placeholder: answer.placeholder }
                : convert.range(answer)
            );
            // Then VS Code asks the provider of another extension.
            if (!found) throw new Error('Nothing of GraphQL can be renamed here.');
            return found;
          },
        }),
      }),
    codeActionProvider: options =>
      languages.registerCodeActionsProvider(
        selector,
        {
          provideCodeActions(document, range, context, token) {
            const diagnostics = context.diagnostics.map(convert.toDiagnostic);
            const only = context.only && [context.only.value];
            const params = { ...file(document), range: convert.toRange(range), context: { diagnostics, only } };
            return ask('codeAction', params, token, answer => list(answer, convert.action));
          },
        },
        { providedCodeActionKinds: options.codeActionKinds?.map(kind => vscode.CodeActionKind.Empty.append(kind)) }
      ),
    documentFormattingProvider: () =>
      // VS Code asks which extension formats a Swift file if several do, so it is asked only about files with GraphQL alone.
      languages.registerDocumentFormattingEditProvider(selector.filter(({ language }) => language === 'graphql'), {
        provideDocumentFormattingEdits: (document, options, token) =>
          ask('formatting', { ...file(document), options: { ...options } }, token, answer => list(answer, convert.edit)),
      }),
    documentSymbolProvider: () =>
      languages.registerDocumentSymbolProvider(selector, {
        provideDocumentSymbols: (document, token) =>
          ask('documentSymbol', file(document), token, answer => list(answer, convert.symbol)),
      }),
    foldingRangeProvider: () =>
      languages.registerFoldingRangeProvider(selector, {
        provideFoldingRanges: (document, _, token) =>
          ask('foldingRange', file(document), token, answer =>
            list(answer, ({ startLine, endLine }) => new vscode.FoldingRange(startLine, endLine))
          ),
      }),
    selectionRangeProvider: () =>
      languages.registerSelectionRangeProvider(selector, {
        provideSelectionRanges: (document, positions, token) =>
          ask('selectionRange', { ...file(document), positions: positions.map(convert.toPosition) }, token, answer =>
            list(answer, convert.selection)
          ),
      }),
    semanticTokensProvider: ({ legend }) =>
      languages.registerDocumentSemanticTokensProvider(
        // An editor has the tokens of one extension for a file, and those of Swift matter more in a Swift file.
        selector.filter(({ language }) => language === 'graphql'),
        {
          provideDocumentSemanticTokens: (document, token) =>
            ask('semanticTokens/full', file(document), token, answer =>
              new vscode.SemanticTokens(new Uint32Array(answer.data), answer.resultId)
            ),
        },
        new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)
      ),
  };
  return Object.entries(registrations)
    .filter(([name]) => capabilities[name])
    .map(([name, one]) => one(capabilities[name] === true ? {} : capabilities[name]));
}

module.exports = { register };
