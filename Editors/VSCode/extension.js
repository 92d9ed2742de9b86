'use strict';

const vscode = require('vscode');
const { Server } = require('./server');

let output;
const servers = new Map();

function start(folder) {
  if (folder.uri.scheme === 'file') servers.set(String(folder.uri), new Server(folder, output));
}

async function stop(folder) {
  const server = servers.get(String(folder.uri));
  servers.delete(String(folder.uri));
  await server?.stop();
}

const folders = () => vscode.workspace.workspaceFolders ?? [];

async function restart() {
  await Promise.all(folders().map(stop));
  folders().forEach(start);
}

// Formats by this extension, in whatever file. In a Swift file another extension is the one that "Format Document" asks.
async function format() {
  const document = vscode.window.activeTextEditor?.document;
  const folder = document && vscode.workspace.getWorkspaceFolder(document.uri);
  await servers.get(String(folder?.uri))?.format(document);
}

function activate(context) {
  output = vscode.window.createOutputChannel('InlineGraphQL');
  folders().forEach(start);
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('inlineGraphQL.restart', restart),
    vscode.commands.registerCommand('inlineGraphQL.format', format),
    vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      removed.forEach(stop);
      added.forEach(start);
    }),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('inlineGraphQL.server.path')) restart();
    })
  );
}

async function deactivate() {
  await Promise.all(folders().map(stop));
}

module.exports = { activate, deactivate };
