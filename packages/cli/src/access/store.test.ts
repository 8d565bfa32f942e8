import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { KEY, run } from '../testing/run.ts';

const STORED = { key: KEY, api: 'https://a.test', dashboard: 'https://d.test' };
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dasbor-store-'));
});

const file = () => join(home, 'dasbor/keys.json');
const keep = (text: string, mode = 0o600) => {
  mkdirSync(join(home, 'dasbor'));
  writeFileSync(file(), text);
  chmodSync(file(), mode);
};
const dasbor = (line: string) => run(line, { XDG_CONFIG_HOME: home });

test.each([
  'null',
  '[]',
  '{',
  '{"sandbox":null}',
  '{"sandbox":{"key":5}}',
  '{"live":{"key":"dp_live_1"}}',
  '{"sandbox":{"key":"dp_test_1","api":"https://a.test","dashboard":1}}',
  '{"sandbox":{"key":"dp_live_1","api":"https://a.test"}}',
  '{"live":{"key":"dp_test_1","api":"https://a.test"}}',
])('a file that holds %s is reported as damaged', async (text) => {
  keep(text);

  for (const line of ['whoami', 'logout', 'login']) {
    const { code, complained } = dasbor(line);
    expect(await code).toBe(1);
    expect(complained).toEqual([`${file()} is damaged: delete it, then run dasbor login`]);
  }
});

test.skipIf(process.platform === 'win32')('a file that others can read is closed to them, once', async () => {
  keep(JSON.stringify({ sandbox: STORED }), 0o644);
  const first = dasbor('open pay_01KAJ800000000000000000002 --print');
  expect(await first.code).toBe(0);
  const second = dasbor('open pay_01KAJ800000000000000000002 --print');
  expect(await second.code).toBe(0);

  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(first.complained).toEqual([`others could read ${file()}: only you can read it now`]);
  expect(second.complained).toEqual([]);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ sandbox: STORED });
});
