'use strict';

// The part of VS Code that the extension uses, over files: its types, and lists of what is registered.

const fs = require('fs');
const path = require('path');
const { fileURLToPath, pathToFileURL } = require('url');

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(text) {
    this.text = text;
  }
  static parse(text) {
    return new Uri(pathToFileURL(fileURLToPath(text)).href);
  }
  static file(name) {
    return new Uri(pathToFileURL(name).href);
  }
  get scheme() {
    return 'file';
  }
  get fsPath() {
    return fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}

class MarkdownString {
  constructor(value = '') {
    this.value = value;
  }
  appendText(text) {
    this.value += text;
    return this;
  }
  appendCodeblock(text, language) {
    this.value += `\n\`\`\`${language}\n${text}\n\`\`\`\n`;
    return this;
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind('');

class WorkspaceEdit {
  constructor() {
    this.edits = new Map();
  }
  set(uri, edits) {
    this.edits.set(uri.fsPath, [...(this.edits.get(uri.fsPath) ?? []), ...edits]);
  }
}

// A class that keeps what it is made from.
const record = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };

class Event {
  constructor() {
    this.listeners = new Set();
    this.subscribe = listener => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
}

const events = Object.fromEntries(['open', 'change', 'save', 'close', 'folders', 'configuration'].map(name => [name, new Event()]));
// What a test looks at: registrations by kind, diagnostics by path, and messages.
const seen = { providers: {}, diagnostics: new Map(), messages: [], output: '', commands: {} };

function provider(kind) {
  return (selector, one, ...rest) => {
    const entry = { selector, one, rest };
    (seen.providers[kind] ??= new Set()).add(entry);
    return { dispose: () => seen.providers[kind].delete(entry) };
  };
}

const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, found) => seen.diagnostics.set(uri.fsPath, found),
    clear: () => seen.diagnostics.clear(),
    dispose: () => seen.diagnostics.clear(),
  }),
  match: (selector, document) => (selector.some(({ language }) => language === document.languageId) ? 10 : 0),
};
for (const kind of [
  'CompletionItem', 'SignatureHelp', 'Hover', 'Definition', 'Reference', 'Rename', 'CodeActions', 'DocumentFormattingEdit',
  'DocumentSymbol', 'FoldingRange', 'SelectionRange', 'DocumentSemanticTokens',
]) {
  languages[`register${kind}Provider`] = provider(kind);
}

const settings = {};
const workspace = {
  workspaceFolders: [],
  textDocuments: [],
  getConfiguration: section => ({ get: name => settings[`${section}.${name}`] }),
  getWorkspaceFolder: uri => workspace.workspaceFolders.find(folder => uri.fsPath.startsWith(folder.uri.fsPath + path.sep)),
  onDidOpenTextDocument: events.open.subscribe,
  onDidChangeTextDocument: events.change.subscribe,
  onDidSaveTextDocument: events.save.subscribe,
  onDidCloseTextDocument: events.close.subscribe,
  onDidChangeWorkspaceFolders: events.folders.subscribe,
  onDidChangeConfiguration: events.configuration.subscribe,
  createFileSystemWatcher: () => ({ onDidCreate() {}, onDidChange() {}, onDidDelete() {}, dispose() {} }),
  async applyEdit(edit) {
    for (const [name, edits] of edit.edits) {
      const open = workspace.textDocuments.find(document => document.uri.fsPath === name);
      const document = open ?? new TextDocument(name);
      const last = (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character;
      for (const { range, newText } of [...edits].sort(last)) document.replace(range, newText);
      if (!open) fs.writeFileSync(name, document.getText());
    }
    return true;
  },
};

class TextDocument {
  constructor(name) {
    this.uri = Uri.file(name);
    this.languageId = name.endsWith('.swift') ? 'swift' : 'graphql';
    this.version = 1;
    this.text = fs.readFileSync(name, 'utf8');
  }
  getText() {
    return this.text;
  }
  positionAt(offset) {
    const lines = this.text.slice(0, offset).split('\n');
    return new Position(lines.length - 1, lines[lines.length - 1].length);
  }
  offsetAt({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
  }
  replace(range, text) {
    this.text = this.text.slice(0, this.offsetAt(range.start)) + text + this.text.slice(this.offsetAt(range.end));
    this.version += 1;
    events.change.fire({ document: this, contentChanges: [{ range, text }] });
  }
}

const show = message => void seen.messages.push(message);
const window = {
  createOutputChannel: () => ({
    append: text => (seen.output += text),
    appendLine: text => (seen.output += `${text}\n`),
    dispose() {},
  }),
  showErrorMessage: show,
  showWarningMessage: show,
  showInformationMessage: show,
};

module.exports = {
  Position, Range, Uri, MarkdownString, CodeActionKind, WorkspaceEdit,
  TextEdit: record('range', 'newText'),
  Location: record('uri', 'range'),
  RelativePattern: record('base', 'pattern'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  CompletionItem: record('label', 'kind'),
  CompletionList: record('items', 'isIncomplete'),
  SnippetString: record('value'),
  Hover: record('contents', 'range'),
  SignatureHelp: record(),
  SignatureInformation: record('label', 'documentation'),
  ParameterInformation: record('label', 'documentation'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  CodeAction: record('title', 'kind'),
  FoldingRange: record('start', 'end'),
  SelectionRange: record('range', 'parent'),
  SemanticTokens: record('data', 'resultId'),
  SemanticTokensLegend: record('tokenTypes', 'tokenModifiers'),
  languages, workspace, window,
  commands: {
    registerCommand(name, run) {
      seen.commands[name] = run;
      return { dispose: () => delete seen.commands[name] };
    },
  },
  test: { seen, settings, events, TextDocument },
};
