// Rules of this contract for `redocly lint` (redocly.yaml). Each reports the file and line of what it finds.
import { ANY_SCOPE, SCOPES } from '../packages/domain/src/api-keys/index.ts';
import { FLAGS, PERMISSIONS } from '../packages/domain/src/access/index.ts';

const CALLERS = ['public', 'any', 'key', ...PERMISSIONS];
// An enum states these already. Generators such as orval 7 fail on them beside it.
const STATED_BY_ENUM = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'];
const SHORT_FORMATS = ['date', 'date-time', 'email', 'uuid', 'binary'];
const REPEATS_WITHOUT_END = /[*+]|\{\d+,\}/;
// Names that nobody can register (RFC 2606), and this machine.
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;
const HOST = /(?:https?:\/\/|@)([\w-]+(?:\.[\w-]+)*)/g;

const JSON_SCHEMA = ['content', 'application/json', 'schema'];
const inPaths = (check) => ({ Paths: { Operation: check } });

/** Permissions and scopes are the domain's, and match the security schemes. */
const callers = () =>
  inPaths((operation, { report, location }) => {
    const { 'x-permission': permission, 'x-scope': scope, security = [] } = operation;
    const say = (key, message) => report({ message, location: location.child([key]).key() });
    if (!CALLERS.includes(permission))
      say('x-permission', `${permission} is not a permission of the domain.`);
    if (scope !== undefined && ![ANY_SCOPE, ...SCOPES].includes(scope))
      say('x-scope', `${scope} is not a scope of the domain.`);
    if (security.some((scheme) => 'apiKey' in scheme) !== (scope !== undefined))
      say('security', 'The security scheme apiKey needs x-scope, and x-scope needs apiKey.');
    if (permission === 'key' && security.length !== 1)
      say('security', 'With x-permission: key, apiKey is the only security scheme.');
  });

/** `requestOtp` sends a code for each purpose; a flag that switches it is the domain's. */
const otp = () => {
  const asked = [];
  let purposes = [];
  return {
    Paths: {
      Operation(operation, ctx) {
        const { operationId, requestBody, 'x-otp': purpose, 'x-otp-feature': flag } = operation;
        if (operationId === 'requestOtp')
          purposes = walk(ctx, { node: requestBody }, ...JSON_SCHEMA, 'properties', 'purpose', 'enum').node;
        if (purpose) asked.push({ purpose, location: ctx.location.child(['x-otp']) });
        if (flag !== undefined && !(purpose && FLAGS.includes(flag)))
          ctx.report({
            message: 'x-otp-feature is a flag of the domain and needs x-otp.',
            location: ctx.location,
          });
      },
    },
    Root: {
      leave(_, { report }) {
        for (const { purpose, location } of asked)
          if (!purposes.includes(purpose))
            report({ message: `requestOtp sends no code for ${purpose}.`, location });
      },
    },
  };
};

/** The rows of a list can be told apart: `each` of the SDK continues after a row. */
const lists = () =>
  inPaths((operation, ctx) => {
    const answer = walk(ctx, { node: operation }, 'responses', '200', ...JSON_SCHEMA);
    const required = ({ node = {}, from }) => [
      ...(node.required ?? []),
      ...(node.allOf ?? []).flatMap((part) => required(walk(ctx, { node: part, from }))),
    ];
    const isNamed = required(walk(ctx, answer, 'properties', 'data', 'items')).some((name) =>
      ['id', 'sequence'].includes(name),
    );
    if (answer.node?.properties?.page && !isNamed)
      ctx.report({ message: 'The rows of a list by pages need a required id or sequence.' });
  });

/** Nothing repeats an enum, and a list of different values can contain all of them. */
const enums = () => ({
  Schema(schema, ctx) {
    for (const keyword of Array.isArray(schema.enum) ? STATED_BY_ENUM : [])
      if (keyword in schema) ctx.report({ message: `${keyword} is redundant beside enum.` });
    const values = schema.uniqueItems ? walk(ctx, { node: schema }, 'items', 'enum').node : undefined;
    if (values && schema.maxItems < values.length)
      ctx.report({ message: `At most ${schema.maxItems} of the ${values.length} values of its enum fit.` });
  },
});

/** Every string of a JSON body has a maxLength, an enum, a short format or a pattern that ends (docs/safety.md). */
const boundedBodies = () => ({
  Paths: {
    RequestBody({ content }, ctx) {
      for (const [type, { schema }] of Object.entries(content))
        for (const path of type.includes('json') ? endless(ctx, { node: schema }, 'body') : [])
          ctx.report({
            message: `${path} has no end: it needs maxLength, enum, format or a pattern that ends.`,
          });
    },
  },
});

const endless = function* (ctx, given, path, above = []) {
  const { node: schema, from } = walk(ctx, given);
  if (!schema || above.includes(schema)) return;
  const inside = (node, at) => endless(ctx, { node, from }, at, [...above, schema]);
  if ([schema.type].flat().includes('string') && !isBounded(schema)) yield path;
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* inside(part, `${path}.${name}`);
  for (const part of [schema.items, schema.additionalProperties]) yield* inside(part, `${path}[]`);
  for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) yield* inside(part, path);
  // What narrows another schema may leave its bounds to that one.
  const parts = schema.allOf ?? [];
  if (!parts.some((node) => isBounded(walk(ctx, { node, from }).node)))
    for (const part of parts) yield* inside(part, path);
};

const isBounded = ({ maxLength, enum: values, const: value, format, pattern }) =>
  maxLength !== undefined ||
  values !== undefined ||
  value !== undefined ||
  SHORT_FORMATS.includes(format) ||
  (pattern?.endsWith('$') && !REPEATS_WITHOUT_END.test(pattern));

/** Examples are sent as they are: no address in them may belong to somebody. */
const reservedNames = () => ({
  Example({ value }, { report }) {
    for (const [, host] of (JSON.stringify(value) ?? '').matchAll(HOST))
      if (!RESERVED.test(host))
        report({ message: `${host} may belong to somebody. Use a name that ends with .example.` });
  },
});

/** What stands under these keys, through references, which are relative to the file that they stand in. */
const walk = (ctx, { node, from }, ...keys) => {
  if (node?.$ref) {
    const { node: target, location } = ctx.resolve(node, from);
    return walk(ctx, { node: target, from: location?.source.absoluteRef }, ...keys);
  }
  const [key, ...rest] = keys;
  return key === undefined ? { node, from } : walk(ctx, { node: node?.[key], from }, ...rest);
};

export default function plugin() {
  return {
    id: 'dasbor',
    rules: {
      oas3: { callers, otp, lists, enums, 'bounded-bodies': boundedBodies, 'reserved-names': reservedNames },
    },
  };
}
