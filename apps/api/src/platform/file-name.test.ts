import { expect, test } from 'vitest';
import { safeFileName, uploadedName } from './file-name.ts';

test.each([
  ['gaji november.xlsx', 'gaji november.xlsx'],
  ['Gaji “Nov” — é.xlsx', 'Gaji “Nov” — é.xlsx'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\..\\gaji.xlsx', '_.._gaji.xlsx'],
  ['gaji\u202Exslx.exe', 'gajixslx.exe'],
  ['\u200Fgaji\u0000\r\n\u0007.csv', 'gaji.csv'],
  ['a\nSet-Cookie: b', 'aSet-Cookie_ b'],
  ['a"; filename="b.exe', 'a_; filename=_b.exe'],
  ['.htaccess', 'htaccess'],
  ['gaji. . .', 'gaji'],
  ['nul.csv', '_nul.csv'],
  ['\uD800gaji.csv', 'gaji.csv'],
  ['', 'file'],
  ['...', 'file'],
  ['/', '_'],
])('%j is stored as %j', (name, want) => {
  expect(safeFileName(name)).toBe(want);
});

test('a long name keeps its extension and no half of a character', () => {
  const long = safeFileName(`${'😀'.repeat(200)}.xlsx`);

  expect(long.length).toBeLessThanOrEqual(150);
  expect(long).toMatch(/^(?:😀)+\.xlsx$/u);
});

test('cleaning a name twice changes nothing more', () => {
  for (const name of ['../../etc/passwd', ' . a . ', 'con', `${'x'.repeat(300)}.csv`]) {
    expect(safeFileName(safeFileName(name))).toBe(safeFileName(name));
  }
});

test.each([
  ['C:\\fakepath\\gaji.xlsx', 'gaji.xlsx'],
  ['../../gaji.csv', 'gaji.csv'],
  ['map/', 'file'],
])('an upload %j is named %j', (name, want) => {
  expect(uploadedName(name)).toBe(want);
});
