'use strict';

const vscode = require('vscode');

// From the protocol to VS Code, and back. Positions are the same: both count UTF-16.

const position = value => new vscode.Position(value.line, value.character);
const range = value => new vscode.Range(position(value.start), position(value.end));
const toPosition = value => ({ line: value.line, character: value.character });
const toRange = value => ({ start: toPosition(value.start), end: toPosition(value.end) });
const edit = value => new vscode.TextEdit(range(value.range), value.newText);

const location = value =>
  value.targetUri
    ? {
        targetUri: vscode.Uri.parse(value.targetUri),
        targetRange: range(value.targetRange),
        targetSelectionRange: range(value.targetSelectionRange),
        originSelectionRange: value.originSelectionRange && range(value.originSelectionRange),
      }
    : new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));

function markdown(value) {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(markdown);
  if (typeof value === 'string' || value.kind === 'markdown') return new vscode.MarkdownString(value.value ?? value);
  if (value.language) return new vscode.MarkdownString().appendCodeblock(value.value, value.language);
  return new vscode.MarkdownString().appendText(value.value);
}

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(value.changes ?? {})) result.set(vscode.Uri.parse(uri), edits.map(edit));
  for (const change of value.documentChanges ?? []) {
    if (change.edits) result.set(vscode.Uri.parse(change.textDocument.uri), change.edits.map(edit));
    else if (change.kind === 'create') result.createFile(vscode.Uri.parse(change.uri), change.options);
    else if (change.kind === 'rename') result.renameFile(vscode.Uri.parse(change.oldUri), vscode.Uri.parse(change.newUri), change.options);
    else if (change.kind === 'delete') result.deleteFile(vscode.Uri.parse(change.uri), change.options);
  }
  return result;
}

// The protocol counts severities, kinds of completions and of symbols from 1, VS Code from 0.
function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
  result.source = value.source;
  result.code = value.code;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    related => new vscode.DiagnosticRelatedInformation(location(related.location), related.message)
  );
  return result;
}

function toDiagnostic(value) {
  return { range: toRange(value.range), message: value.message, severity: value.severity + 1, source: value.source, code: value.code };
}

function completion(value) {
  const result = new vscode.CompletionItem(value.label, (value.kind ?? 1) - 1);
  const text = value.textEdit?.newText ?? value.insertText ?? value.label;
  result.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (value.textEdit) {
    const { insert, replace } = value.textEdit;
    result.range = insert ? { inserting: range(insert), replacing: range(replace) } : range(value.textEdit.range);
  }
  if (value.labelDetails) result.label = { label: value.label, ...value.labelDetails };
  result.detail = value.detail;
  result.documentation = markdown(value.documentation);
  result.sortText = value.sortText;
  result.filterText = value.filterText;
  result.preselect = value.preselect;
  result.tags = value.tags;
  result.commitCharacters = value.commitCharacters;
  result.additionalTextEdits = value.additionalTextEdits?.map(edit);
  result.command = value.command && command(value.command);
  return result;
}

function command(value) {
  return { title: value.title, command: value.command, arguments: value.arguments };
}

function signatures(value) {
  const result = new vscode.SignatureHelp();
  result.activeSignature = value.activeSignature ?? 0;
  result.activeParameter = value.activeParameter ?? 0;
  result.signatures = value.signatures.map(signature => {
    const converted = new vscode.SignatureInformation(signature.label, markdown(signature.documentation));
    converted.parameters = (signature.parameters ?? []).map(
      parameter => new vscode.ParameterInformation(parameter.label, markdown(parameter.documentation))
    );
    return converted;
  });
  return result;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange)
  );
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function action(value) {
  if (typeof value.command === 'string') return command(value);
  const kind = value.kind && vscode.CodeActionKind.Empty.append(value.kind);
  const result = new vscode.CodeAction(value.title, kind);
  result.edit = value.edit && workspaceEdit(value.edit);
  result.command = value.command && command(value.command);
  result.isPreferred = value.isPreferred;
  result.diagnostics = value.diagnostics?.map(diagnostic);
  return result;
}

function selection(value) {
  return new vscode.SelectionRange(range(value.range), value.parent && selection(value.parent));
}

module.exports = {
  position, range, toPosition, toRange, edit, location, markdown, workspaceEdit, diagnostic, toDiagnostic, completion, signatures,
  symbol, action, selection,
};
