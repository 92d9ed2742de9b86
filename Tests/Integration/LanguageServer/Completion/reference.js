// Reads {"schema": SDL, "cases": [{"text": …, "offset": …}]}, and prints for each case the labels of
// graphql-language-service, with the versions that made them.
'use strict';

const { buildSchema, version } = require('graphql');
const service = require('graphql-language-service');

const { schema: sdl, cases } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const schema = buildSchema(sdl);

function labels(text, offset) {
  const lines = text.slice(0, offset).split('\n');
  const position = new service.Position(lines.length - 1, lines[lines.length - 1].length);
  // It leaves out what does not resemble the token before the position. A client filters for itself, so the token is
  // asked without its text.
  const token = { ...service.getTokenAtPosition(text, position, 1), string: '' };
  const options = { mode: service.GraphQLDocumentMode.EXECUTABLE };
  return service.getAutocompleteSuggestions(schema, text, position, token, undefined, options).map(item => item.label);
}

const answers = cases.map(({ text, offset }) => [...new Set(labels(text, offset))].sort());
process.stdout.write(JSON.stringify({ graphql: version, answers }));
