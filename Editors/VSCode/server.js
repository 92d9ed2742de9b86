'use strict';

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const { Connection } = require('./connection');
const convert = require('./convert');
const { register } = require('./providers');

const RESTARTS = 5;

// What this extension makes of the server's answers.
const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: false },
  workspace: {
    applyEdit: true,
    workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
  },
  textDocument: {
    synchronization: { didSave: true },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, deprecatedSupport: true, documentationFormat: ['markdown'], insertReplaceSupport: true,
        labelDetailsSupport: true, tagSupport: { valueSet: [1] },
      },
    },
    hover: { contentFormat: ['markdown'] },
    signatureHelp: { signatureInformation: { documentationFormat: ['markdown'], parameterInformation: { labelOffsetSupport: true } } },
    definition: { linkSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } } },
    rename: { prepareSupport: true },
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] } },
    semanticTokens: { requests: { full: true }, formats: ['relative'], tokenTypes: [], tokenModifiers: [] },
  },
};

// The server of one folder of the workspace. It starts again when it ends by itself, five times at most.
class Server {
  constructor(folder, output) {
    this.folder = folder;
    this.output = output;
    this.restarts = 0;
    this.diagnostics = vscode.languages.createDiagnosticCollection('inline-graphql');
    this.disposables = [];
    this.selector = ['swift', 'graphql'].map(language => ({
      language, scheme: 'file', pattern: new vscode.RelativePattern(folder, '**/*'),
    }));
    this.start();
  }

  // The setting, the program that the package has built, or the one on the path.
  command() {
    const chosen = vscode.workspace.getConfiguration('inlineGraphQL', this.folder.uri).get('server.path');
    if (chosen) return path.resolve(this.folder.uri.fsPath, chosen);
    const name = process.platform === 'win32' ? 'inline-graphql.exe' : 'inline-graphql';
    const built = path.join(this.folder.uri.fsPath, '.build', 'debug', name);
    return fs.existsSync(built) ? built : name;
  }

  async start() {
    const connection = new Connection([this.command(), 'lsp'], { cwd: this.folder.uri.fsPath }, {
      notified: (method, params) => this.notified(method, params),
      asked: (method, params) => this.asked(method, params),
      said: text => this.output.append(text),
      ended: reason => this.ended(connection, reason),
    });
    this.connection = connection;
    try {
      const { capabilities } = await connection.ask('initialize', {
        processId: process.pid,
        clientInfo: { name: 'Visual Studio Code' },
        rootUri: String(this.folder.uri),
        workspaceFolders: [{ uri: String(this.folder.uri), name: this.folder.name }],
        capabilities: CAPABILITIES,
      });
      connection.notify('initialized', {});
      this.follow(connection);
      this.disposables.push(...register(this.selector, connection, capabilities));
    } catch (problem) {
      if (!connection.ended) this.output.appendLine(`The server did not start: ${problem.message}`);
    }
  }

  has(document) {
    return vscode.languages.match(this.selector, document) > 0;
  }

  // Tells the server of the documents that are open, and of what happens to them.
  follow(connection) {
    const id = document => ({ uri: String(document.uri) });
    const open = document => {
      if (!this.has(document)) return;
      const item = { ...id(document), languageId: document.languageId, version: document.version, text: document.getText() };
      connection.notify('textDocument/didOpen', { textDocument: item });
    };
    vscode.workspace.textDocuments.forEach(open);
    this.disposables.push(
      vscode.workspace.onDidOpenTextDocument(open),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!this.has(document) || contentChanges.length === 0) return;
        const changes = contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text }));
        connection.notify('textDocument/didChange', {
          textDocument: { ...id(document), version: document.version }, contentChanges: changes,
        });
      }),
      vscode.workspace.onDidSaveTextDocument(document => {
        if (this.has(document)) connection.notify('textDocument/didSave', { textDocument: id(document) });
      }),
      vscode.workspace.onDidCloseTextDocument(document => {
        if (this.has(document)) connection.notify('textDocument/didClose', { textDocument: id(document) });
      })
    );
  }

  async format(document) {
    const { tabSize, insertSpaces } = vscode.window.activeTextEditor.options;
    const uri = String(document.uri);
    const edits = await this.connection.ask('textDocument/formatting', {
      textDocument: { uri }, options: { tabSize, insertSpaces },
    });
    await vscode.workspace.applyEdit(convert.workspaceEdit({ changes: { [uri]: edits ?? [] } }));
  }

  notified(method, params) {
    if (method === 'textDocument/publishDiagnostics') {
      this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    } else if (method === 'window/showMessage') {
      const show = [vscode.window.showErrorMessage, vscode.window.showWarningMessage][params.type - 1];
      (show ?? vscode.window.showInformationMessage)(params.message);
    } else if (method === 'window/logMessage') {
      this.output.appendLine(params.message);
    }
  }

  async asked(method, params) {
    if (method === 'client/registerCapability') {
      for (const registration of params.registrations) {
        if (registration.method === 'workspace/didChangeWatchedFiles') this.watch(registration.registerOptions.watchers);
      }
    } else if (method === 'workspace/applyEdit') {
      return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(params.edit)) };
    } else if (method === 'workspace/configuration') {
      return params.items.map(() => null);
    }
    return null;
  }

  // Tells the server which files change on disk.
  watch(watchers) {
    for (const { globPattern } of watchers) {
      const pattern = typeof globPattern === 'string' ? globPattern : globPattern.pattern;
      const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(this.folder, pattern));
      const tell = type => uri =>
        this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: String(uri), type }] });
      watcher.onDidCreate(tell(1));
      watcher.onDidChange(tell(2));
      watcher.onDidDelete(tell(3));
      this.disposables.push(watcher);
    }
  }

  unregister() {
    for (const disposable of this.disposables.splice(0)) disposable.dispose();
    this.diagnostics.clear();
  }

  ended(connection, reason) {
    if (connection !== this.connection) return;
    this.unregister();
    if (this.stopped) return;
    this.output.appendLine(`The server ended: ${reason}.`);
    if (this.restarts < RESTARTS) {
      this.restarts += 1;
      this.start();
    } else {
      vscode.window.showErrorMessage(
        `The server of GraphQL for ${this.folder.name} ended ${RESTARTS + 1} times. "InlineGraphQL: Restart the Server" starts it again.`
      );
    }
  }

  async stop() {
    this.stopped = true;
    const { connection } = this;
    this.unregister();
    this.diagnostics.dispose();
    if (connection.ended) return;
    const late = setTimeout(() => connection.kill(), 2000);
    try {
      await connection.ask('shutdown', null);
      connection.notify('exit', null);
    } catch {
      // It has ended, which is what was asked for.
    } finally {
      if (connection.ended) clearTimeout(late);
      else connection.process.once('exit', () => clearTimeout(late));
    }
  }
}

module.exports = { Server };
