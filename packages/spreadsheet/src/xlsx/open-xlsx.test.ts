import { describe, expect, it } from 'vitest';
import type { Row } from '../cell.ts';
import { hiddenAmong } from '../column.ts';
import { openSpreadsheet } from '../open.ts';
import { gunzip } from '../node.ts';
import { allRows } from '../testing/sheetjs.ts';
import { xlsxOf, xlsxParts, type XlsxParts } from '../testing/xlsx.ts';
import { zipOf } from '../testing/zip.ts';

const rowsOf = async (parts: XlsxParts): Promise<Row[]> => allRows(await openSpreadsheet(xlsxOf(parts)));
const cellOf = async (cell: string, more: XlsxParts = {}) =>
  (await rowsOf({ ...more, rows: `<row r="1">${cell}</row>` }))[0]?.cells[0];

describe('a cell', () => {
  it.each([
    ['<c r="A1"><v>1,5</v></c>', { kind: 'number', text: '1,5' }],
    ['<c r="A1"><v>0x10</v></c>', { kind: 'number', text: '0x10' }],
    ['<c r="A1"><v>9007199254740993</v></c>', { kind: 'number', text: '9007199254740993' }],
    ['<c r="A1"><v>1.23457E+15</v></c>', { kind: 'number', text: '1.23457E+15' }],
    ['<c r="A1"><v>1.5E7</v></c>', { kind: 'number', text: '15000000', raw: '1.5E7' }],
    ['<c r="A1"><v>50000.0</v></c>', { kind: 'number', text: '50000', raw: '50000.0' }],
    ['<c r="A1" t="str"><v>1.5E7</v></c>', { kind: 'text', text: '1.5E7' }],
    ['<c r="A1"><f>B1*2</f><v>1.5E7</v></c>', { kind: 'formula', text: '15000000' }],
    ['<c r="A1" t="b"><v>1</v></c>', { kind: 'boolean', text: 'TRUE', raw: '1' }],
    ['<c r="A1" t="e"><v>#N/A</v></c>', { kind: 'error', text: '#N/A' }],
    ['<c r="A1" t="d"><v>2026-11-21</v></c>', { kind: 'date', text: '2026-11-21' }],
    ['<c r="A1"><f>B1*2</f><v>84</v></c>', { kind: 'formula', text: '84' }],
    ['<c r="A1" t="str"><f>"a"</f><v></v></c>', { kind: 'formula', text: '' }],
    ['<c r="A1"><f t="shared" si="0"/></c>', { kind: 'formula', text: '' }],
    [
      '<c r="A1" t="inlineStr"><is><t xml:space="preserve"> 007 </t></is></c>',
      { kind: 'text', text: ' 007 ' },
    ],
    ['<c r="A1" t="inlineStr"><is><r><t>a</t></r><r><rPr><b/></rPr><t>b</t></r></is></c>', { text: 'ab' }],
    ['<c r="A1" t="inlineStr"><is><t>a</t><rPh sb="0" eb="1"><t>x</t></rPh></is></c>', { text: 'a' }],
    ['<c r="A1" t="inlineStr"><is><t><![CDATA[<&]]>&amp;&#65;&#x1F600;</t></is></c>', { text: '<&&A😀' }],
    ['<c r="A1" t="inlineStr"><is><t>a_x000D__x005F_x</t></is></c>', { text: 'a\r_x' }],
    ["<c r='A1'\n t = 'n' ><v >7</v ></c >", { text: '7' }],
    ['<c><v>7</v></c>', { text: '7' }],
    ['<c r="A1" cm="1" s="0"><v>7</v></c>', { text: '7' }],
    ['<c r="A1"><!-- <v>8</v> --><v>7</v></c>', { text: '7' }],
    // Like spreadsheets: of two values, the one for the cell's type; extensions are ignored.
    ['<c r="A1"><v>50000</v><is><t>00</t></is></c>', { kind: 'number', text: '50000' }],
    ['<c r="A1" t="inlineStr"><v>9</v><is><t>50000</t></is></c>', { kind: 'text', text: '50000' }],
    ['<c r="A1"><v>50000</v><extLst><ext uri="x"><v>99</v></ext></extLst></c>', { text: '50000' }],
    ['<c r="A1" t="inlineStr"><is><v>9</v><t>5</t></is><extLst><t>9</t></extLst></c>', { text: '5' }],
    ['<c r="A1"><f>1<!-- --></f><v>50000</v><extLst/></c>', { kind: 'formula', text: '50000' }],
  ])('%s keeps the stored value', async (stored, want) => {
    expect(await cellOf(stored)).toMatchObject(want);
  });

  it.each([
    '<c r="A1"><v>50000</v><v>60000</v></c>',
    '<c r="A1" t="inlineStr"><is><t>5</t></is><is><t>6</t></is></c>',
    '<c r="A1"><v>5<x>0</x></v></c>',
    '<c r="A1"><is><t>50000</t></is></c>',
    '<c r="A1" t="inlineStr"><v>50000</v></c>',
  ])('%s is ambiguous, and is refused with its position', async (stored) => {
    await expect(cellOf(stored)).rejects.toMatchObject({ code: 'cell-broken', cell: 'A1' });
  });

  it.each([
    ['yyyy-mm-dd', '45000', 'date', '2023-03-15'],
    ['[$-421]dd mmmm yyyy;@', '45000.5', 'date', '2023-03-15T12:00:00'],
    ['h:mm', '0.75', 'date', '18:00:00'],
    ['[h]:mm', '0.5', 'date', '12:00:00'],
    ['d/m', '1', 'date', '1900-01-01'],
    ['d/m', '60', 'altered', '60'],
    ['d/m', '61', 'date', '1900-03-01'],
    ['d/m', '-1', 'altered', '-1'],
    ['d/m', '1,5', 'altered', '1,5'],
    ['d/m', '15000000', 'altered', '15000000'],
    ['d/m', '1.5E7', 'altered', '15000000'],
    ['h:mm', '2958466', 'altered', '2958466'],
    ['0.00%', '0.1', 'altered', '0.1'],
    ['#,##0,', '50000000', 'altered', '50000000'],
    ['#,##0,,"jt"', '50000000', 'altered', '50000000'],
    ['"1"00000', '50000', 'altered', '50000'],
    ['0\\5', '5', 'altered', '5'],
    ['$#,##0', '50000', 'altered', '50000'],
    ['"US$" #,##0', '50000', 'altered', '50000'],
    ['[$€-2]#,##0', '50000', 'altered', '50000'],
    ['[$USD] #,##0', '50000', 'altered', '50000'],
    [';;;', '50000', 'altered', '50000'],
    ['_-"Rp"* #,##0_-;-"Rp"* #,##0_-', '50000', 'number', '50000'],
    ['[$Rp-421]#,##0;[Red]"5"', '50000', 'number', '50000'],
    ['[$-421]#,##0.00', '50000', 'number', '50000'],
    ['#,##0', '50000', 'number', '50000'],
    ['0.00E+00', '123456', 'number', '123456'],
    ['0000000000', '12345678', 'number', '0012345678'],
    ['0000000000', '1.2345678E7', 'number', '0012345678'],
    ['#,##0', '1.5E7', 'number', '15000000'],
    ['0.00', '50000.0', 'number', '50000'],
    ['#,##0,', '5.0E7', 'altered', '50000000'],
    ['d/m', '45000.0', 'date', '2023-03-15'],
    ['[Red]General', '5', 'number', '5'],
    ['_-* #,##0_-', '5', 'number', '5'],
  ])('with format %s and the value %s is a %s: %s', async (format, stored, kind, text) => {
    const cell = await cellOf(`<c r="A1" s="0"><v>${stored}</v></c>`, {
      formats: [format.replaceAll('"', '&quot;')],
    });

    expect(cell).toMatchObject({ kind, text, raw: stored });
  });

  it.each([
    ['0%', 'altered'],
    [';;;', 'altered'],
    ['d/m', 'altered'],
    ['#,##0', 'formula'],
  ])('with format %s and a formula is %s', async (format, kind) => {
    const cell = await cellOf('<c r="A1" s="0"><f>B1</f><v>15000000</v></c>', { formats: [format] });

    expect(cell).toMatchObject({ kind, text: '15000000' });
  });

  it('reports percentages and scientific notation', async () => {
    const formats = ['0%', '0E+0', '@'];
    const rows =
      '<row r="1"><c r="A1" s="0"><v>1</v></c><c r="B1" s="1"><v>2</v></c><c r="C1" s="2"><v>3</v></c></row>';

    expect((await rowsOf({ rows, formats }))[0]?.cells.map((cell) => cell?.format)).toEqual([
      'altered',
      'scientific',
      'text',
    ]);
  });

  it('counts dates from 1904 if the workbook does', async () => {
    const workbook =
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="One" r:id="s1"/></sheets></workbook>';

    expect(await cellOf('<c r="A1" s="0"><v>1</v></c>', { formats: ['d/m'], workbook })).toMatchObject({
      text: '1904-01-02',
    });
  });

  it.each([['<si><t>50</t><t>00</t></si>'], ['<si><r><t>50</t></r><t>00</t></si>']])(
    'with the text %s is refused, because some programs read only its first part',
    async (text) => {
      const strings = `<sst>${text}</sst>`;
      await expect(cellOf('<c r="A1" t="s"><v>0</v></c>', { strings })).rejects.toMatchObject({
        code: 'cell-broken',
      });
    },
  );

  it('ignores extensions beside a text', async () => {
    const strings = '<sst><si><t>50</t><extLst><ext><t>00</t></ext></extLst></si></sst>';
    expect(await cellOf('<c r="A1" t="s"><v>0</v></c>', { strings })).toMatchObject({ text: '50' });
  });

  it('with a shared string is that text, rich or plain, with its spaces', async () => {
    const strings =
      '<sst><si><t>plain</t></si><si><r><t>ri</t></r><r><t xml:space="preserve">ch </t></r></si><si><t>a&amp;b</t></si><si><t/></si><si/></sst>';
    const rows = `<row r="1">${[0, 1, 2, 3, 4].map((n) => `<c t="s"><v>${n}</v></c>`).join('')}</row>`;

    expect((await rowsOf({ rows, strings }))[0]?.cells.map((cell) => cell?.text)).toEqual([
      'plain',
      'rich ',
      'a&b',
      '',
      '',
    ]);
  });
});

describe('a sheet', () => {
  it('keeps the positions of missing rows and cells', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2" s="0"/></row><row r="5" hidden="1"><c r="AA5"><v>2</v></c></row>';

    const read = await rowsOf({ rows });

    expect(read.map(({ number, hidden, cells }) => [number, hidden, cells.length])).toEqual([
      [2, false, 2],
      [5, true, 27],
    ]);
  });

  it.each([
    ['hidden="true"', true],
    ['ht="0" customHeight="1"', true],
    ["customHeight='1' ht='0.0'", true],
    ['ht="0.75"', false],
    ['ht="15"', false],
    ['customHeight="0"', false],
  ])('hides a row of %s: %s', async (attributes, hidden) => {
    const rows = `<row r="1" ${attributes}><c r="A1"><v>1</v></c></row>`;

    expect((await rowsOf({ rows })).map((row) => row.hidden)).toEqual([hidden]);
  });

  it('may have a prefix on every name', async () => {
    const sheet =
      '<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';

    expect((await rowsOf({ sheet }))[0]?.cells[0]?.text).toBe('5');
  });

  it('may be UTF-16 with a byte order mark', async () => {
    const text =
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>é😀</v></c></row></sheetData></worksheet>';
    for (const content of [Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(`\uFEFF${text}`)]) {
      const parts = xlsxParts({}).map((part) =>
        part.name.endsWith('sheet1.xml') ? { ...part, content } : part,
      );
      expect((await allRows(await openSpreadsheet(zipOf(parts))))[0]?.cells[0]?.text).toBe('é😀');
    }
  });

  it('returns its merged ranges after it was read', async () => {
    const sheet =
      '<worksheet><sheetData/><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>';
    const file = await openSpreadsheet(xlsxOf({ sheet }));
    await allRows(file);

    expect(file.merged).toEqual(['A1:C1']);
  });

  it('returns its hidden columns, hidden explicitly or without width', async () => {
    const cols =
      '<cols><col min="1" max="1" width="9"/><col min="2" max="3" width="9" hidden="1"/><col min="5" max="5" width="0" customWidth="1"/></cols>';
    const file = await openSpreadsheet(xlsxOf({ sheet: `<worksheet>${cols}<sheetData/></worksheet>` }));
    await allRows(file);

    expect(file.hiddenColumns).toEqual([
      { first: 1, last: 2 },
      { first: 4, last: 4 },
    ]);
    expect(hiddenAmong(file.hiddenColumns, [4, 0, 1, 3])).toEqual(['B', 'E']);
  });

  it('is the first visible one, or the named one', async () => {
    const workbook =
      '<workbook><sheets><sheet name="Hidden" state="hidden" r:id="s1"/><sheet name="Two" r:id="s2"/></sheets></workbook>';
    const more = [{ name: 'xl/worksheets/sheet2.xml', content: '<worksheet/>' }];
    const bytes = xlsxOf({ workbook, more });

    expect((await openSpreadsheet(bytes)).sheet).toBe('Two');
    expect((await openSpreadsheet(bytes, { sheet: 'Hidden' })).sheet).toBe('Hidden');
    await expect(openSpreadsheet(bytes, { sheet: 'Three' })).rejects.toMatchObject({
      code: 'sheet-not-found',
    });
  });

  it('comes in chunks that report progress, with both decompressors', async () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>${n * 7919}</v></c></row>`,
    );
    const bytes = new Blob([new Uint8Array(xlsxOf({ rows: rows.join('') }))]);
    for (const options of [{}, { gunzip }]) {
      const seen: number[] = [];
      let sum = 0;
      for await (const { rows, bytesRead, bytesTotal } of (await openSpreadsheet(bytes, options)).rows()) {
        seen.push(bytesRead / bytesTotal);
        sum += rows.reduce((all, { cells }) => all + Number(cells[0]?.raw), 0);
      }

      expect(seen.length).toBeGreaterThan(3);
      expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
      expect(seen.at(-1)).toBe(1);
      expect(sum).toBe(7919 * 60_000 * 59_999 * 0.5);
    }
  });
});
