// Expands model schemas with Amplify's own transformers, bundled from a clone into the file named by the first
// argument. Only their changes of schemas run; stubs replace everything that makes resources. The program reads a list
// of {source} as JSON and writes a list of {sdl} or {error}. The second argument is a Python with the package
// "pluralizer", a port of npm's "pluralize". graphql and lodash are Debian's node-graphql and node-lodash.

const Module = require('module');
const { execFileSync } = require('child_process');
const { createHash } = require('crypto');
const { readFileSync } = require('fs');

const [bundle, python] = process.argv.slice(2);

function stub(name) {
  const target = function () {};
  target.prototype = {};
  return new Proxy(target, {
    get(target, key) {
      if (key === Symbol.toPrimitive) return () => name;
      if (key === Symbol.iterator) return function* () {};
      if (key === 'then') return undefined;
      if (!(key in target)) target[key] = stub(`${name}.${String(key)}`);
      return target[key];
    },
    construct: (target, values, made) => Object.create(made.prototype ?? {}),
    apply: () => stub(`${name}()`),
  });
}

const plurals = new Map();
function pluralize(word) {
  if (!plurals.has(word)) {
    const code = 'import sys; from pluralizer import Pluralizer; print(Pluralizer().plural(sys.argv[1]), end="")';
    plurals.set(word, execFileSync(python, ['-c', code, word], { encoding: 'utf8' }));
  }
  return plurals.get(word);
}
const md5 = (text) => createHash('md5').update(text).digest('hex');

const shims = {
  pluralize: Object.assign(pluralize, { default: pluralize }),
  md5: Object.assign(md5, { default: md5 }),
  graphql: require('/usr/share/nodejs/graphql'),
  lodash: require('/usr/share/nodejs/lodash'),
};
const load = Module._load;
Module._load = function (request, ...rest) {
  if (shims[request]) return shims[request];
  if (request.startsWith('graphql/')) return load.call(this, `/usr/share/nodejs/${request}`, ...rest);
  if (/^(aws-cdk-lib|constructs|fs-extra|@aws|immer|hjson|object-hash|ts-dedent|libphonenumber)/.test(request)) {
    return stub(request);
  }
  return load.call(this, request, ...rest);
};

const original = require(bundle);
const { parse, print, visit } = shims.graphql;

// Directives whose transformers do not run: their additions to a schema are known to differ.
const left = new Set(
  ('auth aws_api_key aws_auth aws_cognito_user_pools aws_iam aws_lambda aws_oidc aws_publish aws_subscribe canonical ' +
    'conversation function generation hidden http mapsTo merge predictions refersTo renamed searchable sql validate')
    .split(' '),
);

function expand(source) {
  const document = visit(parse(source), { Directive: (node) => (left.has(node.name.value) ? null : undefined) });
  const model = new original.ModelTransformer();
  const index = new original.IndexTransformer();
  const hasOne = new original.HasOneTransformer();
  const transform = new original.GraphQLTransform({
    transformers: [
      model, new original.PrimaryKeyTransformer(), index, new original.HasManyTransformer(), hasOne,
      new original.ManyToManyTransformer(model, index, hasOne, stub('auth')), new original.BelongsToTransformer(),
      new original.DefaultValueTransformer(),
    ],
    transformParameters: {},
    authConfig: { defaultAuthentication: { authenticationType: 'API_KEY' }, additionalAuthenticationProviders: [] },
  });
  const finished = Symbol('finished');
  let sdl;
  transform.generateGraphQlApi = (stacks, assets, parameters, output) => {
    sdl = output.buildSchema();
    throw finished;
  };
  const models = document.definitions.filter((node) => node.directives?.some(({ name }) => name.value === 'model'));
  try {
    transform.transform({
      assetProvider: stub('assets'),
      dataSourceStrategies: Object.fromEntries(
        models.map((node) => [node.name.value, original.DDB_DEFAULT_DATASOURCE_STRATEGY]),
      ),
      nestedStackProvider: stub('stacks'),
      parameterProvider: stub('parameters'),
      rdsLayerMapping: {},
      rdsSnsTopicMapping: {},
      schema: print(document),
      scope: stub('scope'),
      sqlDirectiveDataSourceStrategies: [],
      synthParameters: { amplifyEnvironmentName: 'NONE', apiName: 'api' },
    });
  } catch (error) {
    if (error !== finished) throw error;
  }
  return sdl;
}

const sources = JSON.parse(readFileSync(0, 'utf8'));
console.log = console.warn = () => {};
const results = sources.map(({ source }) => {
  try {
    return { sdl: expand(source) };
  } catch (error) {
    return { error: String(error?.message ?? error) };
  }
});
process.stdout.write(JSON.stringify(results));
