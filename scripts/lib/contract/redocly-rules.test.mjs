import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';

const GOOD = {
  operationId: 'changeNote',
  'x-permission': 'any',
  'x-feature': null,
  'x-otp': null,
  'x-idempotent': false,
  'x-mode': 'any',
  'x-errors': [],
  responses: { 204: { description: 'Changed' } },
};
const RULES = /^(dasbor\/|rule\/)/;

const json = (schema, more) => ({ 'application/json': { schema, ...more } });
const list = (items, more = {}) => ({
  ...more,
  responses: {
    200: {
      description: 'Notes',
      content: json(
        { properties: { page: { type: 'object' }, data: { type: 'array', items } } },
        { examples: {} },
      ),
    },
  },
});
const body = (schema) => ({ requestBody: { content: json(schema) } });
const note = { required: ['id'], properties: { id: { type: 'string' } } };
const words = ['a', 'b'];

const CASES = [
  ['a good operation', {}, []],
  ['a missing key', { 'x-mode': undefined }, [/x-mode is required/]],
  ['a stranger to the domain', { 'x-permission': 'note.eat' }, [/note\.eat is not a permission/]],
  ['a scope without a key', { 'x-scope': 'orders:read' }, [/apiKey needs x-scope/]],
  [
    'a strange scope',
    { 'x-scope': 'notes:eat', security: [{ apiKey: [] }] },
    [/notes:eat is not a scope of the domain/],
  ],
  [
    'a session beside the permission key',
    { 'x-permission': 'key', 'x-scope': 'any', security: [{ apiKey: [] }, { accessToken: [] }] },
    [/apiKey is the only security scheme/],
  ],
  ['a purpose without a code', { 'x-otp': 'eat' }, [/requestOtp sends no code for eat/]],
  ['a flag without a code', { 'x-otp-feature': 'withdrawal' }, [/x-otp-feature is a flag of the domain/]],
  ['a list of named rows', list({ allOf: [note] }), []],
  ['a list of nameless rows', list({ properties: note.properties }), [/need a required id or sequence/]],
  [
    'an answer without examples',
    { responses: { 200: { description: 'A', content: json({}) } } },
    [/examples/],
  ],
  ['an enum with a length', body({ enum: words, maxLength: 3 }), [/maxLength is redundant beside enum/]],
  [
    'a list that cannot contain its enum',
    body({ type: 'array', uniqueItems: true, maxItems: 1, items: { enum: words } }),
    [/At most 1 of the 2 values/],
  ],
  ['a text without end', body({ properties: { text: { type: 'string' } } }), [/^body\.text has no end/]],
  ['a pattern without end', body({ type: 'string', pattern: '^a+$' }), [/^body has no end/]],
  ['a text with an end', body({ type: 'string', pattern: '^[a-z]{1,9}$' }), []],
  ['a text that another bounds', body({ allOf: [{ type: 'string' }, { maxLength: 3 }] }), []],
  [
    "somebody's address",
    { requestBody: { content: json({}, { examples: { a: { summary: 'A', value: 'budi@toko.co.id' } } }) } },
    [/toko\.co\.id may belong to somebody/],
  ],
  [
    "nobody's address",
    { requestBody: { content: json({}, { examples: { a: { summary: 'A', value: 'budi@toko.example' } } }) } },
    [],
  ],
  [
    'an example without a summary',
    { requestBody: { content: json({}, { examples: { a: { value: 1 } } }) } },
    [/summary is required/],
  ],
];

test("Redocly reports violations of this contract's rules", async (t) => {
  const messages = await lint(
    t,
    CASES.map(([, operation]) => operation),
  );

  CASES.forEach(([name, , wanted], at) => {
    const found = messages(`#/paths/~1${at}/`);
    assert.equal(found.length, wanted.length, `${name}: ${found.join(' ') || 'nothing is reported'}`);
    wanted.forEach((pattern, index) => assert.match(found[index], pattern));
  });
});

/** The messages for each of these operations, in one run. */
const lint = async (t, operations) => {
  const folder = mkdtempSync(join(tmpdir(), 'dasbor-rules-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'openapi.json');
  const paths = operations.map((more, at) => [
    `/${at}`,
    { post: { ...GOOD, operationId: `note${at}`, ...more } },
  ]);
  const purposes = body({ properties: { purpose: { enum: words } } });
  paths.push(['/otp', { post: { ...GOOD, operationId: 'requestOtp', ...purposes } }]);
  const info = { title: 'Notes', version: '1' };
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }));
  const command = ['lint', file, '--config', inRoot('redocly.yaml'), '--format=json', '--max-problems=1000'];
  const { output } = await run(inRoot('node_modules/.bin/redocly'), command, { quiet: true });
  const { problems } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const ours = problems.filter(({ ruleId }) => RULES.test(ruleId));
  return (place) =>
    ours.filter(({ location }) => location[0].pointer.startsWith(place)).map(({ message }) => message);
};
