import { openSpreadsheet } from '@dasbor/spreadsheet';
import { expect, test } from 'vitest';
import { rowsFile } from './rows-file.ts';

const HEADER = ['Nama', 'Rekening', 'Nominal'];
const ROWS = [
  ['Siti, "Ibu"', '0012345678901234', 150_000],
  ['=1+1', null, 7],
];

const readBack = async (file: Blob) => {
  const sheet = await openSpreadsheet(file);
  const read: string[][] = [];
  for await (const { rows } of sheet.rows()) {
    for (const { cells } of rows) read.push(cells.map((cell) => (cell ? `${cell.kind}:${cell.text}` : '')));
  }
  return read;
};

test('a spreadsheet stores account numbers as text with all digits, and amounts as numbers', async () => {
  const [header, first] = await readBack(await rowsFile('xlsx', HEADER, ROWS, 'id'));

  expect(header?.map((cell) => cell.replace(/^.*:/, ''))).toEqual(HEADER);
  expect(first).toEqual(['text:Siti, "Ibu"', 'text:0012345678901234', 'number:150000']);
});

test('text that looks like a formula is stored as text in both formats', async () => {
  const [, , second] = await readBack(await rowsFile('xlsx', HEADER, ROWS, 'id'));

  expect(second?.[0]).toBe('text:=1+1');
  expect(await (await rowsFile('csv', HEADER, ROWS, 'id')).text()).toContain("\r\n'=1+1;;7\r\n");
});
