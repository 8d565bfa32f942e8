import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFile } from './reader.ts';
import { csvOf, HEADER } from '../testing/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasbor-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, bytes: Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const good = fileOf('good.csv', csvOf([HEADER, ['Siti', 'BCA', '8422647010', '50000']]));

test('files are read one after another by a reused thread', async () => {
  const times: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const begun = performance.now();
    expect(await readFile(good)).toMatchObject({ ok: true, format: 'csv', count: 1 });
    times.push(performance.now() - begun);
  }

  const [first = 0, ...later] = times;
  // The fastest of them, because load can slow down any one.
  expect(Math.min(...later)).toBeLessThan(first);
});

test('above the queue limit, files are refused with a retry, and all others are read', async () => {
  const reads = await Promise.all(Array.from({ length: 25 }, () => readFile(good)));

  expect(reads.filter((read) => read === 'busy')).toHaveLength(3);
  expect(reads.filter((read) => read !== 'busy' && read.ok)).toHaveLength(22);
});

test('a file that crashes its thread fails alone; concurrent and later files are read', async () => {
  const [dead, beside] = await Promise.allSettled([readFile(join(folder, 'nothing.csv')), readFile(good)]);

  expect(dead).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/open/i) } });
  expect(beside).toMatchObject({ value: { ok: true } });
  expect(await readFile(good)).toMatchObject({ ok: true });
});
