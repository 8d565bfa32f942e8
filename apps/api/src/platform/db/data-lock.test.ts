import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir, StartRefusal } from './data-lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'dasbor-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const lock = () => join(dir, 'lock');

test('the folder is ours until it is given back', () => {
  const unlock = lockDataDir(dir);

  expect(() => lockDataDir(dir)).toThrow(StartRefusal);
  unlock();
  lockDataDir(dir)();
  expect(existsSync(lock())).toBe(false);
});

test('the refusal is one sentence that names the folder and the process', () => {
  lockDataDir(dir);

  expect(() => lockDataDir(dir)).toThrow(
    `The data folder ${dir} is in use by another Dasbor (process ${process.pid});`,
  );
});

test.each([
  ['of a process that died', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
  ['of another process that had our number', JSON.stringify({ pid: process.pid, started: 'long ago' })],
  ['that was never finished', '{"pi'],
])('a lock %s is taken over', (_, text) => {
  writeFileSync(lock(), text);

  lockDataDir(dir);

  expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a folder that does not exist yet is made', () => {
  lockDataDir(join(dir, 'new', 'place'));

  expect(existsSync(join(dir, 'new', 'place', 'lock'))).toBe(true);
});
