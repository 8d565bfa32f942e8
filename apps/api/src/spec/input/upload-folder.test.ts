import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeUploadFolder } from './upload-folder.ts';

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'dasbor-test-'));
});
afterEach(() => rm(temporary, { recursive: true, force: true }));

const IN_TWO_HOURS = Date.now() + 2 * 60 * 60 * 1000;
const leave = async (name: string): Promise<void> => {
  await mkdir(join(temporary, name));
  await writeFile(join(temporary, name, 'recipients.csv'), 'a');
};
const left = async (): Promise<string[]> => (await readdir(temporary)).map((name) => name.slice(0, -6));

test('folders of dead processes are deleted, others stay', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  await leave(`dasbor-uploads-${gone}-aaaaaa`);
  await leave(`dasbor-uploads-${process.ppid}-bbbbbb`);
  await leave('another-program-1-cccccc');

  await makeUploadFolder(temporary, IN_TWO_HOURS);

  expect((await left()).toSorted()).toEqual(
    ['another-program-1-', `dasbor-uploads-${process.pid}-`, `dasbor-uploads-${process.ppid}-`].toSorted(),
  );
});

test('nothing is deleted within the hour: its process may run in another container', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  await leave(`dasbor-uploads-${gone}-aaaaaa`);

  await makeUploadFolder(temporary);

  expect(await left()).toHaveLength(2);
});
