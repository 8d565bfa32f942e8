import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { bundleContract, impliedErrors } from '../../gen/bundle.mjs';

const UNRESOLVED = `bundling openapi/openapi.yaml...
[1] paths.yaml:235:9 at #/notes/post

Can't resolve $ref: 'schemas.yaml#/Note'

234 | schema:
235 |   $ref: schemas.yaml#/Note

[2] paths.yaml:240:9 at #/notes/post

Can't resolve $ref
`;

test("the bundler's first error is reported in one line, with its place", (t) => {
  const openapi = contractFolder(t, `cat >&2 <<'END'\n${UNRESOLVED}END\nexit 1`);

  assert.throws(() => bundleContract(openapi), {
    message: "paths.yaml:235:9 at #/notes/post: Can't resolve $ref: 'schemas.yaml#/Note'",
  });
});

test('a bundler message in another form is reported unchanged', (t) => {
  const openapi = contractFolder(t, 'echo "no space left on device" >&2\nexit 1');

  assert.throws(() => bundleContract(openapi), {
    message: 'The contract cannot be read as one.\nno space left on device',
  });
});

const NOTE = { operationId: 'createNote', summary: 'A note', tags: ['notes'], 'x-errors': [], responses: {} };
const FILE = 'openapi/features/notes/paths.yaml';

test('an operation in the right form is accepted', (t) => {
  assert.doesNotThrow(() => bundleContract(withNotes(t, { post: NOTE })));
});

for (const [told, stated] of [
  ['createNote: x-errors is missing', { 'x-errors': undefined }],
  ['createNote: x-errors is no list of codes', { 'x-errors': 'DPAY_NOT_FOUND' }],
  ['createNote: x-errors is no list of codes', { 'x-errors': { a: 'b' } }],
  ['createNote: x-field-errors is no list of codes', { 'x-field-errors': 'DPAY_FIELD_INVALID' }],
  ['createNote: DPAY_NOTE_EMTPY is not in openapi/shared/errors.yaml', { 'x-errors': ['DPAY_NOTE_EMTPY'] }],
  [
    'createNote: DPAY_NOTE_EMTPY is not in openapi/shared/errors.yaml',
    { 'x-field-errors': ['DPAY_NOTE_EMTPY'] },
  ],
  ['createNote: responses is missing', { responses: undefined }],
  ['createNote: responses is no map of statuses to answers', { responses: [] }],
  ['createNote: responses is no map of statuses to answers', { responses: { 200: null } }],
  ['createNote: tags is missing', { tags: undefined }],
  ['createNote: security is no list', { security: { apiKey: [] } }],
  ['post /notes: operationId is missing', { operationId: undefined }],
  ['post /notes: operationId is no name of letters and digits', { operationId: 'create-note' }],
])
  test(`an operation is refused with its file: ${told} (${JSON.stringify(stated)})`, (t) => {
    const openapi = withNotes(t, { post: { ...NOTE, ...stated } });

    assert.throws(() => bundleContract(openapi), { message: `${FILE}: ${told}` });
  });

test('a duplicate operation name is reported at the second', (t) => {
  const openapi = withNotes(t, { get: NOTE, post: NOTE });

  assert.throws(() => bundleContract(openapi), {
    message: `${FILE}: createNote: operationId is also that of get /notes`,
  });
});

for (const item of [null, { gett: NOTE }])
  test(`a path without known operations is reported: ${JSON.stringify(item)}`, (t) => {
    assert.throws(() => bundleContract(withNotes(t, item)), {
      message: 'openapi/openapi.yaml: /notes has no operation',
    });
  });

test('a catalogue with invalid YAML is reported with its place', (t) => {
  const openapi = withNotes(t, { post: NOTE });
  writeFileSync(join(openapi, 'shared/errors.yaml'), 'DPAY_NOT_FOUND:\n  title: x: y\n');

  assert.throws(() => bundleContract(openapi), {
    message: /^openapi\/shared\/errors\.yaml: .+ at line 2, column \d+$/,
  });
});

test('a command with such a mistake prints only that line', (t) => {
  const openapi = withNotes(t, { post: { ...NOTE, 'x-errors': undefined } });
  const command = `import { bundleOrEnd } from '${new URL('../../gen/bundle.mjs', import.meta.url)}';
    bundleOrEnd(${JSON.stringify(openapi)});`;

  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', command], {
    encoding: 'utf8',
  });

  assert.deepEqual([status, stderr], [1, `${FILE}: createNote: x-errors is missing\n`]);
});

/** A contract folder with one path. */
const withNotes = (t, item) => {
  const openapi = contractFolder(t, 'cp "$(dirname "$2")/whole.json" "$4"');
  const write = (path, part) => writeFileSync(join(openapi, path), JSON.stringify(part));
  write('openapi.yaml', { paths: { '/notes': { $ref: 'features/notes/paths.yaml#/notes' } } });
  write('whole.json', {
    paths: { '/notes': item },
    components: { schemas: { DisbursementIssue: { properties: { code: {} } } } },
  });
  write('shared/errors.yaml', catalogueOf(impliedErrors(NOTE)));
  write('shared/parameters.yaml', {});
  write('features/disbursements/issues.yaml', {});
  return openapi;
};

const catalogueOf = (codes) =>
  Object.fromEntries(codes.map((code) => [code, { status: 400, title: { id: 'Salah.', en: 'Wrong.' } }]));

/** A contract folder with a stub bundler. */
const contractFolder = (t, bundles) => {
  const root = mkdtempSync(join(tmpdir(), 'dasbor-bundle-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const bundler = join(root, 'node_modules/.bin/redocly');
  mkdirSync(dirname(bundler), { recursive: true });
  writeFileSync(bundler, `#!/bin/sh\n${bundles}\n`);
  chmodSync(bundler, 0o755);
  const openapi = join(root, 'openapi');
  for (const folder of ['shared', 'features/disbursements'])
    mkdirSync(join(openapi, folder), { recursive: true });
  return openapi;
};
