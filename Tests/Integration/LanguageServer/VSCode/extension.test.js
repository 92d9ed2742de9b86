'use strict';

// A person's work in VS Code, with the extension and a stub of VS Code: each step asks what VS Code would.
//
//     node extension.test.js
//
// EDITORS is the folder of the configurations, FIXTURE the package, SERVER the server's program.

const assert = require('assert/strict');
const fs = require('fs');
const Module = require('module');
const path = require('path');

const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => resolve(name === 'vscode' ? path.join(__dirname, 'vscode.js') : name, ...rest);

const vscode = require('vscode');
const { seen, settings, events, TextDocument } = vscode.test;
const extension = require(path.join(process.env.EDITORS, 'VSCode', 'extension.js'));

const fixture = process.env.FIXTURE;
const context = { subscriptions: [] };

async function wait(what, condition) {
  for (let round = 0; round < 600; round += 1) {
    const found = await condition();
    if (found) return found;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error(`no ${what} within 60 seconds`);
}

function open(file) {
  const document = new TextDocument(path.join(fixture, file));
  vscode.workspace.textDocuments.push(document);
  events.open.fire(document);
  return document;
}

function close(document) {
  vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(document), 1);
  events.close.fire(document);
}

const at = (document, text, part) =>
  document.positionAt(document.getText().indexOf(part, document.getText().indexOf(text)));
const token = { isCancellationRequested: false, onCancellationRequested() {} };
const lineAt = (document, range) => document.getText().split('\n')[range.start.line];

// What a provider answers, of those that are registered for a document.
async function ask(kind, method, document, ...rest) {
  const registered = await wait(`provider ${kind}`, () =>
    [...(seen.providers[kind] ?? [])].find(({ selector }) => vscode.languages.match(selector, document))
  );
  return registered.one[method](document, ...rest);
}

const steps = {
  async complete() {
    const document = open('Sources/App/Queries.swift');
    const position = at(document, '        id', 'id');
    document.replace(new vscode.Range(position, new vscode.Position(position.line, position.character + 2)), 'na');
    const end = new vscode.Position(position.line, position.character + 2);
    const list = await ask('CompletionItem', 'provideCompletionItems', document, end, token, { triggerKind: 0 });
    const item = list.items.find(({ label }) => (label.label ?? label) === 'name');
    assert.ok(item, `a field is completed: ${JSON.stringify(list.items)}`);
    assert.equal(item.kind, 4, 'a field has the kind of a field');
    close(document);
  },
  async hover() {
    const document = open('Sources/Fragments/Fragments.swift');
    const hover = await ask('Hover', 'provideHover', document, at(document, '    name', 'name'), token);
    assert.match([hover.contents].flat().map(({ value }) => value).join('\n'), /String!/);
    close(document);
  },
  async jump() {
    const document = open('Sources/Fragments/Fragments.swift');
    const [place] = await ask('Definition', 'provideDefinition', document, at(document, '    name', 'name'), token);
    const target = new TextDocument((place.targetUri ?? place.uri).fsPath);
    assert.match(target.uri.fsPath, /Schemas\/StarWars\.graphqls$/);
    assert.match(lineAt(target, place.targetSelectionRange ?? place.range), /name: String!/);
    close(document);
  },
  async references() {
    const document = open('Sources/Fragments/Fragments.swift');
    const position = at(document, 'fragment Card', 'Card');
    const places = await ask('Reference', 'provideReferences', document, position, { includeDeclaration: true }, token);
    const files = places.map(place => path.basename(place.uri.fsPath));
    assert.ok(files.includes('Queries.swift') && files.includes('Fragments.swift'), `it is spread: ${files}`);
    close(document);
  },
  async signature() {
    const document = open('Sources/App/Queries.swift');
    const help = await ask('SignatureHelp', 'provideSignatureHelp', document, at(document, 'hero(', 'episode: '), token);
    assert.match(help.signatures[help.activeSignature].label, /^hero\(episode: Episode/);
    assert.equal(help.activeParameter ?? help.signatures[0].activeParameter, 0);
    close(document);
  },
  async fix() {
    const document = open('Sources/App/Mistake.graphql');
    const start = at(document, 'nme', 'nme');
    const range = new vscode.Range(start, start);
    const actions = await ask('CodeActions', 'provideCodeActions', document, range, { diagnostics: [] }, token);
    const action = actions.find(({ title }) => title.includes('"name"'));
    assert.ok(action, `a fix is offered: ${actions.map(({ title }) => title)}`);
    assert.ok(await vscode.workspace.applyEdit(action.edit));
    assert.match(document.getText(), /hero \{ name \}/);
    close(document);
  },
  async extract() {
    const document = open('Sources/App/Queries.swift');
    const start = at(document, '        id', 'id');
    const range = new vscode.Range(start, new vscode.Position(start.line, start.character + 2));
    const actions = await ask('CodeActions', 'provideCodeActions', document, range, { diagnostics: [] }, token);
    const action = actions.find(({ title }) => title.includes('fragment'));
    assert.ok(action, `a fragment is offered: ${actions.map(({ title }) => title)}`);
    assert.ok(await vscode.workspace.applyEdit(action.edit));
    assert.match(document.getText(), /\.\.\.Hero_hero[^]*fragment Hero_hero on Character \{[^]*struct Hero_hero \{\}/);
    close(document);
  },
  async fold() {
    const document = open('Sources/App/Queries.swift');
    const ranges = await ask('FoldingRange', 'provideFoldingRanges', document, {}, token);
    const line = at(document, 'query Hero', 'query').line;
    assert.ok(ranges.some(({ start }) => start === line), `the query folds: ${JSON.stringify(ranges)}`);
    close(document);
  },
  async select() {
    const document = open('Sources/App/Queries.swift');
    const position = at(document, '        id', 'id');
    const [selection] = await ask('SelectionRange', 'provideSelectionRanges', document, [position], token);
    assert.deepEqual({ ...selection.range.start }, { ...position });
    assert.ok(selection.parent.range.start.line < position.line, 'the selection set is around the field');
    close(document);
  },
  async rename() {
    const document = open('Sources/App/Queries.swift');
    const position = at(document, '...Card', 'Card');
    const found = await ask('Rename', 'prepareRename', document, position, token);
    assert.equal((found.range ?? found).start.character, position.character, 'the name is what is renamed');
    const edit = await ask('Rename', 'provideRenameEdits', document, position, 'Portrait', token);
    assert.ok(await vscode.workspace.applyEdit(edit));
    assert.match(document.getText(), /\.\.\.Portrait/);
    const fragment = fs.readFileSync(path.join(fixture, 'Sources/Fragments/Fragments.swift'), 'utf8');
    assert.match(fragment, /fragment Portrait on Character/);
    assert.match(fragment, /struct Portrait/);
    close(document);
  },
  // The errors that macros report are shown by sourcekit-lsp.
  async diagnose() {
    for (const [file, message, line, character] of [
      ['Sources/App/Mistake.graphql', 'Cannot query field "nme"', 1, 9],
      ['Sources/App/Twice.swift', 'There can be only one operation named "Hero"', 3, 18],
    ]) {
      const document = open(file);
      const found = await wait(`diagnostics of ${file}`, () =>
        (seen.diagnostics.get(document.uri.fsPath) ?? []).find(diagnostic => diagnostic.message.includes(message))
      );
      assert.deepEqual({ ...found.range.start }, { line, character });
      assert.equal(found.severity, 0, 'it is an error');
      close(document);
    }
  },
  async outline() {
    const document = open('Sources/App/Queries.swift');
    const [symbol] = await ask('DocumentSymbol', 'provideDocumentSymbols', document, token);
    assert.match(symbol.name, /Hero/);
    close(document);
  },
  async color() {
    const document = open('Sources/App/Untidy.graphql');
    const tokens = await ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens', document, token);
    assert.ok(tokens.data.length >= 5 && tokens.data.length % 5 === 0);
    close(document);
  },
  async format() {
    const document = open('Sources/App/Untidy.graphql');
    vscode.window.activeTextEditor = { document, options: { tabSize: 2, insertSpaces: true } };
    const edits = await ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', document, { tabSize: 2, insertSpaces: true }, token);
    assert.ok(edits.length > 0);
    await seen.commands['inlineGraphQL.format']();
    assert.match(document.getText(), /^query Untidy \{\n {2}hero \{\n {4}name\n/);
    close(document);
  },
  // A server that ends is started again, five times at most.
  async restart() {
    const starts = path.join(fixture, 'starts');
    settings['inlineGraphQL.server.path'] = path.join(fixture, 'ending');
    fs.writeFileSync(path.join(fixture, 'ending'), `#!/bin/sh\necho start >>'${starts}'\nexit 1\n`, { mode: 0o755 });
    events.configuration.fire({ affectsConfiguration: name => name === 'inlineGraphQL.server.path' });
    await wait('message', () => seen.messages.some(message => message.includes('ended 6 times')));
    assert.equal(fs.readFileSync(starts, 'utf8').match(/start/g).length, 6);
    settings['inlineGraphQL.server.path'] = process.env.SERVER;
    await seen.commands['inlineGraphQL.restart']();
    await steps.hover();
  },
};

async function main() {
  vscode.workspace.workspaceFolders.push({ uri: vscode.Uri.file(fixture), name: 'Saga', index: 0 });
  settings['inlineGraphQL.server.path'] = process.env.SERVER;
  extension.activate(context);
  for (const [name, step] of Object.entries(steps)) {
    await step();
    console.log(`VS Code: ${name}`);
  }
  await extension.deactivate();
  for (const kind of Object.keys(seen.providers)) assert.equal(seen.providers[kind].size, 0, `${kind} is still registered`);
}

main().catch(problem => {
  console.log(`VS Code: ${problem.stack}\n${seen.output}`);
  process.exit(1);
});
