import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { bundleContract, impliedErrors } from '../gen/bundle.mjs';

test('a contract that cannot be bundled is told by what is wrong in it, and by nothing else', (t) => {
  const openapi = contractFolder(t, 'echo "paths.yaml:235:9 cannot resolve" >&2\nexit 1');

  assert.throws(() => bundleContract(openapi), {
    message: 'The contract cannot be read as one.\npaths.yaml:235:9 cannot resolve\n',
  });
});

for (const extension of ['x-errors', 'x-field-errors'])
  test(`a code that ${extension} misspells is told with its operation`, (t) => {
    const openapi = withCreateNote(t, { 'x-errors': [], responses: {}, [extension]: ['DPAY_NOTE_EMTPY'] });

    assert.throws(() => bundleContract(openapi), {
      message: 'createNote: DPAY_NOTE_EMTPY is not in openapi/shared/errors.yaml',
    });
  });

for (const [missing, stated] of [
  ['x-errors', { responses: {} }],
  ['responses', { 'x-errors': [] }],
])
  test(`an operation without ${missing} is named`, (t) => {
    const openapi = withCreateNote(t, stated);

    assert.throws(() => bundleContract(openapi), { message: `createNote: ${missing} is missing` });
  });

test('a command that meets such a mistake ends with that line alone', (t) => {
  const openapi = withCreateNote(t, { responses: {} });
  const command = `import { bundleOrEnd } from '${new URL('../gen/bundle.mjs', import.meta.url)}';
    bundleOrEnd(${JSON.stringify(openapi)});`;

  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', command], {
    encoding: 'utf8',
  });

  assert.deepEqual([status, stderr], [1, 'createNote: x-errors is missing\n']);
});

/** The folder of a contract with one operation, of which it says no more than that. */
function withCreateNote(t, stated) {
  const openapi = contractFolder(t, 'cp "$(dirname "$2")/whole.json" "$4"');
  const write = (path, part) => writeFileSync(join(openapi, path), JSON.stringify(part));
  write('whole.json', {
    paths: { '/notes': { post: { operationId: 'createNote', ...stated } } },
    components: { schemas: { DisbursementIssue: { properties: { code: {} } } } },
  });
  write('shared/errors.yaml', catalogueOf(impliedErrors(stated)));
  write('shared/parameters.yaml', {});
  write('features/disbursements/issues.yaml', {});
  return openapi;
}

const catalogueOf = (codes) =>
  Object.fromEntries(codes.map((code) => [code, { status: 400, title: { id: 'Salah.', en: 'Wrong.' } }]));

/** The folder of a contract beside a bundler of its own, which does as it is told. */
function contractFolder(t, bundles) {
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
}
