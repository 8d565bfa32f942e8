import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../cell.ts';
import { openSpreadsheet } from '../open.ts';
import { bytesOf } from '../testing/bytes.ts';
import { allRows, readBySheetJs } from '../testing/sheetjs.ts';
import { xlsxOf, type XlsxParts } from '../testing/xlsx.ts';
import { errorFile, type ErrorFileOptions } from './error-file.ts';

const TITLE = '<row r="1"><c r="A1" t="str"><v>a</v></c></row>';
const errorOf = () => 'wrong';

const writtenOf = async (parts: XlsxParts, options: Partial<ErrorFileOptions> = {}) => {
  const file = await openSpreadsheet(xlsxOf(parts));
  return bytesOf(errorFile(file, { errorOf, ...options }));
};
const rowsOf = async (bytes: Uint8Array) => allRows(await openSpreadsheet(bytes));
const said = (cell: Cell | undefined) => cell && `${cell.kind} ${cell.text}`;
const cellAgain = async (cell: string, formats: readonly string[] = []) => {
  const rows = `${TITLE}<row r="2">${cell}</row>`;
  return (await rowsOf(await writtenOf({ rows, formats })))[1]?.cells[0];
};

describe('a cell in the file with errors', () => {
  it.each(['"1"#,##0', '0%', '#,##0," rb"', ';;;', '$#,##0'])(
    'is not a plain number if it was displayed as another value, by the format %s',
    async (format) => {
      const cell = await cellAgain('<c r="A2" s="0"><v>150000</v></c>', [format.replaceAll('"', '&quot;')]);

      expect(said(cell)).toBe('formula 150000');
    },
  );

  it.each([
    ['a number in a column of text', '@', '12345678', 'number 12345678'],
    ['a number with the zeros that its format shows', '0000000000', '12345678', 'number 0012345678'],
    ['a number as long as its format', '00', '12345678', 'number 12345678'],
    ['a number of more zeros than any account has', '0'.repeat(40), '1', `formula ${'0'.repeat(39)}1`],
    ['a number that no spreadsheet stores so', 'General', ' 12345678', 'formula  12345678'],
  ])('is still %s', async (_, format, stored, want) => {
    expect(said(await cellAgain(`<c r="A2" s="0"><v>${stored}</v></c>`, [format]))).toBe(want);
  });

  it.each([
    ['1.5E7', 'General'],
    ['8.42264001E9', '@'],
    ['50000.0', '#,##0'],
    ['1e+21', 'General'],
  ])('is the stored number, %s, unchanged', async (stored, format) => {
    const cell = await cellAgain(`<c r="A2" s="0"><v>${stored}</v></c>`, [format]);

    expect(cell).toMatchObject({ kind: 'number', raw: stored });
  });

  it('keeps the zeros of its format, even if its number is stored with an exponent', async () => {
    expect(said(await cellAgain('<c r="A2" s="0"><v>1.2345678E7</v></c>', ['0000000000']))).toBe(
      'number 0012345678',
    );
  });

  it('is the displayed number, if it was a formula', async () => {
    expect(said(await cellAgain('<c r="A2"><f>B2</f><v>1.5E7</v></c>'))).toBe('formula 15000000');
  });

  it('keeps the zeros that a formula displayed, as a text', async () => {
    const cell = '<c r="A2" t="str"><f>B2</f><v>0012345678</v></c>';
    const bytes = await writtenOf({ rows: `${TITLE}<row r="2">${cell}</row>` });

    expect(said((await rowsOf(bytes))[1]?.cells[0])).toBe('formula 0012345678');
    const [sheet] = Object.values(readBySheetJs(bytes).Sheets);
    expect(sheet?.A2).toMatchObject({ t: 's', v: '0012345678' });
  });

  it('is still an error, for any error name', async () => {
    expect(said(await cellAgain('<c r="A2" t="e"><v>#N/A</v></c>'))).toBe('error #N/A');
    expect(said(await cellAgain('<c r="A2" t="e"><v>Budi</v></c>'))).toBe('formula Budi');
  });

  it('never becomes a text or number that could have been typed', async () => {
    const numbers = ['0%', '#,##0,', '"1"0', ';;;', '00000', '#000-000', '0E+0'];
    const format = fc.constantFrom('General', '@', 'd/m', ...numbers);
    const digits = fc.stringMatching(/^ ?\d{1,18}(\.\d)?([Ee]\+?\d)?$/);
    await fc.assert(
      fc.asyncProperty(digits, format, async (stored, code) => {
        const rows = `${TITLE}<row r="2"><c r="A2" s="0"><v>${stored}</v></c></row>`;
        const parts = { rows, formats: [code.replaceAll('"', '&quot;')] };
        const before = (await rowsOf(xlsxOf(parts)))[1]?.cells[0];

        const after = (await rowsOf(await writtenOf(parts)))[1]?.cells[0];

        expect(after?.kind === 'formula' || said(after) === said(before)).toBe(true);
        if (before?.kind === 'altered') expect(after?.kind).toBe('formula');
      }),
      { numRuns: 150 },
    );
  });
});

describe('a cell hidden under a merge', () => {
  const parts = {
    sheet:
      `<worksheet><sheetData>${TITLE}<row r="2"><c r="A2"><v>150000</v></c><c r="B2"><v>7</v></c></row>` +
      '<row r="3"><c r="A3"><v>175000</v></c><c r="B3"><v>8</v></c></row></sheetData>' +
      '<mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>',
  };

  it('becomes visible, and not as a typed value', async () => {
    const bytes = await writtenOf(parts);

    expect((await rowsOf(bytes)).map(({ cells }) => cells.map(said))).toEqual([
      ['text a', undefined, 'text error'],
      ['number 150000', 'number 7', 'text wrong'],
      ['formula 175000', 'number 8', 'text wrong'],
    ]);
    const [sheet] = Object.values(readBySheetJs(bytes).Sheets);
    expect([sheet?.['!merges'], sheet?.A3?.v]).toEqual([undefined, 175_000]);
  });

  it('becomes the value typed over it since', async () => {
    const typed: Cell = { kind: 'text', text: '180000', raw: '180000', format: 'plain' };
    const bytes = await writtenOf(parts, {
      rowNow: (row) => (row.number === 3 ? { ...row, cells: [typed, ...row.cells.slice(1)] } : row),
    });

    expect((await rowsOf(bytes))[2]?.cells.map(said)).toEqual(['text 180000', 'number 8', 'text wrong']);
  });
});

it('a sheet with an excessive number of merged ranges is refused instead of ignoring some', async () => {
  const ranges = '<mergeCell ref="A2:A3"/>'.repeat(100_001);
  const file = await openSpreadsheet(
    xlsxOf({ sheet: `<worksheet><sheetData/><mergeCells>${ranges}</mergeCells></worksheet>` }),
  );

  await expect(allRows(file)).rejects.toMatchObject({ code: 'too-many-cells' });
});

it('a row that is left out leaves no gap', async () => {
  const rows = `${TITLE}<row r="2"><c t="str"><v>b</v></c></row><row r="3"><c t="str"><v>c</v></c></row>`;
  const written = await rowsOf(await writtenOf({ rows }, { isLeftOut: ({ number }) => number === 2 }));

  expect(written.map(({ number, cells }) => [number, cells[0]?.text])).toEqual([
    [1, 'a'],
    [2, 'c'],
  ]);
});
