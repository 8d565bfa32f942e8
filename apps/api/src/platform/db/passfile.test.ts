import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passfileOf, passwordFrom } from './passfile.ts';

const TARGET = { host: 'db.example', port: 5432, database: 'dasbor', user: 'dasbor' };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dasbor-passfile-'));
  path = join(folder, 'pgpass');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['the first line that fits', '*:*:*:other:x\n*:*:*:*:first\n*:*:*:*:second\n', 'first'],
  ['a line with all fields', 'db.example:5432:dasbor:dasbor:all\n', 'all'],
  ['an escaped colon and backslash', String.raw`*:*:*:dasbor:a\:b\\c` + '\n', String.raw`a:b\c`],
  ['nothing from a comment', '#*:*:*:*:no\n', undefined],
  ['nothing from a line of another server', 'db2.example:5432:*:*:no\n', undefined],
  ['nothing from a line without a password', '*:*:*:*\n', undefined],
])('takes %s', async (_, text, want) => {
  writeFileSync(path, text);

  expect(await passwordFrom(path, TARGET)).toBe(want);
});

test('a file that is missing is an error, not an empty password', async () => {
  await expect(passwordFrom(path, TARGET)).rejects.toThrow('ENOENT');
});

test('a password in the URL wins over the file', () => {
  expect(passfileOf('postgres://u@h/d?passfile=/run/pgpass')).toBe('/run/pgpass');
  expect(passfileOf('postgres://u:p@h/d?passfile=/run/pgpass')).toBeUndefined();
  expect(passfileOf('postgres://u@h/d')).toBeUndefined();
});
