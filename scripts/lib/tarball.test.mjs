import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { checkTarball, faultsOf } from './tarball.mjs';

const FILES = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js'].map(
  (name) => `package/${name}`,
);
const GOOD = {
  files: FILES,
  manifest: { version: '0.2.0', exports: { '.': './dist/index.js' }, dependencies: { ajv: '8.20.0' } },
  changelog: '# x\n\n## 0.2.0\n\n- A change.\n',
  version: '0.2.0',
};

for (const { name, packed, faults } of [
  { name: 'a whole package has no fault', packed: {}, faults: [] },
  {
    name: 'a licence that is not packed',
    packed: { files: FILES.filter((file) => !/LICENSE/.test(file)) },
    faults: ['LICENSE is missing'],
  },
  {
    name: 'a source file',
    packed: { files: [...FILES, 'package/src/key.ts'] },
    faults: ['src/key.ts is packed'],
  },
  {
    name: 'another version',
    packed: { manifest: { version: '0.1.9' } },
    faults: ['its version is 0.1.9, not 0.2.0'],
  },
  {
    name: 'a changelog without this version',
    packed: { changelog: '## 0.2.0-beta\n' },
    faults: ['its changelog has no 0.2.0'],
  },
  {
    name: 'a dependency of the workspace',
    packed: { manifest: { version: '0.2.0', dependencies: { '@dasbor/domain': 'workspace:*' } } },
    faults: ['it depends on @dasbor/domain@workspace:*, which no registry has'],
  },
  {
    name: 'an entry point that was not built',
    packed: { manifest: { version: '0.2.0', exports: { './snap': { require: './dist/snap.cjs' } } } },
    faults: ['./dist/snap.cjs is named but not packed'],
  },
]) {
  it(name, () => assert.deepEqual(faultsOf({ ...GOOD, ...packed }), faults));
}

it('a tarball without a changelog is refused with a sentence', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'dasbor-tarball-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'package'));
  const manifest = { name: '@dasbor/sdk', version: '0.2.0' };
  for (const [name, text] of [
    ['package.json', JSON.stringify(manifest)],
    ['README.md', ''],
    ['LICENSE', ''],
  ])
    writeFileSync(join(folder, 'package', name), text);
  const tarball = join(folder, 'sdk.tgz');
  execFileSync('tar', [
    '-czf',
    tarball,
    '-C',
    folder,
    ...['package.json', 'README.md', 'LICENSE'].map((name) => `package/${name}`),
  ]);

  await assert.rejects(checkTarball(tarball, { version: '0.2.0' }), {
    message: '@dasbor/sdk: CHANGELOG.md is missing',
  });
});
