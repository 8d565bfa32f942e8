import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../../../testing/data-folder.ts';
import { StartRefusal } from './data-lock.ts';
import { openDb } from '../open-db.ts';
import { emptyFolder } from './empty-folder.ts';

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'dasbor-broken-'));
  const good = join(dir, 'good');
  mkdirSync(good);
  await makeDataFolder(good);
  // The lock files of a closed database remain in the folder.
  await (await openDb({ dataDir: good })).close();
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const cutTables = (folder: string): void => {
  for (const { name, parentPath } of readdirSync(join(folder, 'pglite/base'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (/^\d+$/.test(name) && !parentPath.endsWith('base')) truncateSync(join(parentPath, name), 100);
};
const replaceBy = (make: (path: string) => void) => (path: string) => {
  rmSync(path, { recursive: true });
  make(path);
};
const aFile = replaceBy((path) => writeFileSync(path, ''));
const aFolder = replaceBy((path) => mkdirSync(path));

const DAMAGED =
  /^The data folder \S+ cannot be opened \(its files are damaged or of another version\): restore it, or begin anew with `npm start -- --reset`\.$/;
const NO_FOLDER =
  /^The data folder \S+ cannot be opened \(ENOTDIR\): restore it, or begin anew with `npm start -- --reset`\.$/;
const NO_LOCK = /^\S+\/lock\.(sqlite|pid) is no lock of Dasbor: delete it, it holds no data\.$/;

test.each<[string, RegExp, (folder: string) => void]>([
  ['whose database is a file', NO_FOLDER, (folder) => aFile(join(folder, 'pglite'))],
  ['with an empty pg_control', DAMAGED, (folder) => truncateSync(join(folder, 'pglite/global/pg_control'))],
  ['without its write-ahead log', DAMAGED, (folder) => aFolder(join(folder, 'pglite/pg_wal'))],
  ['of another version', DAMAGED, (folder) => writeFileSync(join(folder, 'pglite/PG_VERSION'), '16\n')],
  ['whose tables are truncated', DAMAGED, cutTables],
  [
    'whose lock is another kind of file',
    NO_LOCK,
    (folder) => writeFileSync(join(folder, 'lock.sqlite'), 'x'.repeat(5000)),
  ],
  ['whose lock is a folder', NO_LOCK, (folder) => aFolder(join(folder, 'lock.sqlite'))],
  ['whose holder file is a folder', NO_LOCK, (folder) => aFolder(join(folder, 'lock.pid'))],
])('a data folder %s fails with one sentence and can be reset', async (name, sentence, spoil) => {
  const folder = join(dir, name.replaceAll(' ', '-'));
  cpSync(join(dir, 'good'), folder, { recursive: true });
  spoil(folder);

  const refused: unknown = await openDb({ dataDir: folder }).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(StartRefusal);
  expect((refused as StartRefusal).message).toMatch(sentence);
  await emptyFolder(folder);
  expect(existsSync(join(folder, 'pglite'))).toBe(false);
  // The rejected start released the lock.
  await emptyFolder(folder);
});

test('a reset keeps a valid secret and deletes a damaged one', async () => {
  const folder = join(dir, 'secrets');
  const secret = join(folder, 'secret');
  mkdirSync(folder);

  for (const spoil of [() => writeFileSync(secret, ''), () => mkdirSync(secret)]) {
    spoil();
    await emptyFolder(folder);
    expect(existsSync(secret)).toBe(false);
  }
  writeFileSync(secret, 's'.repeat(43));
  await emptyFolder(folder);
  expect(existsSync(secret)).toBe(true);
});
