import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSpreadsheet } from '../open.ts';
import { bytesOf } from '../testing/bytes.ts';
import { allRows, differences, readBySheetJs } from '../testing/sheetjs.ts';
import { xlsxOf } from '../testing/xlsx.ts';
import { blobOf } from './blob.ts';
import type { WriteColumn, WriteRows } from './column.ts';
import { errorFile } from './error-file.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const COLUMNS: readonly WriteColumn[] = [
  { header: 'account_owner_name', width: 30 },
  { header: 'account_number', kind: 'digits' },
  { header: 'amount', kind: 'number' },
];
const texts = async (bytes: Uint8Array | Blob) =>
  (await allRows(await openSpreadsheet(bytes))).map(({ cells }) => cells.map((cell) => cell?.text ?? ''));
const WRITERS = { xlsx: writeXlsx, csv: writeCsv } as const;

describe.each(['xlsx', 'csv'] as const)('a file written as %s', (format) => {
  const write = (rows: WriteRows) => bytesOf(WRITERS[format](COLUMNS, rows));

  it('is read back unchanged, for any text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }).map((one) => one.toWellFormed()),
      fc.constantFrom(
        '=1+1',
        '+62812',
        '-5',
        '@a',
        '\t',
        ' =1+1',
        "'=1",
        "' =1",
        "''1",
        '_x000D_',
        'a\r\nb',
        '007',
        ' a ',
        ';',
        '"',
        ']]>',
      ),
    );
    // CSV cannot represent non-text characters.
    const spoken = format === 'csv' ? text.filter((one) => !one.includes('\0')) : text;
    const row = fc.record({ name: spoken, digits: spoken, amount: fc.maxSafeInteger() });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        // The leading mark keeps a row of empty texts from being skipped.
        const values = rows.map(({ name, digits, amount }) => [`x${name}`, digits, amount]);

        const [header, ...read] = await texts(await write(values));

        expect(header).toEqual(COLUMNS.map(({ header }) => header));
        expect(read).toEqual(values.map((one) => one.map(String)));
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('is a Blob with its content type', async () => {
    const blob = await blobOf(format, WRITERS[format](COLUMNS, [['Budi', '0012', 5000]]));

    expect(await texts(blob)).toEqual([COLUMNS.map(({ header }) => header), ['Budi', '0012', '5000']]);
    expect(blob.type).toContain(format === 'csv' ? 'csv' : 'sheet');
  });

  it('throws the errors of its rows', async () => {
    const rows = async function* () {
      yield ['a', '1', 1];
      throw new Error('the database is gone');
    };

    await expect(write(rows())).rejects.toThrow('the database is gone');
  });
});

describe('a written xlsx', () => {
  it('is read equally by SheetJS, with digits as text, amounts as numbers and no formula', async () => {
    const rows = [
      ['=HYPERLINK("http://x")', '0012345678', 150_000],
      ['+62', '1234567890123456', '9007199254740993'],
      ['<&>"', null, 1.5],
    ];
    const bytes = await bytesOf(writeXlsx(COLUMNS, rows, { sheet: 'Payouts/1' }));

    const theirs = readBySheetJs(bytes);
    const sheet = theirs.Sheets['Payouts 1'] ?? {};

    expect(await differences(await openSpreadsheet(bytes), theirs)).toEqual([]);
    expect([sheet.A2, sheet.B2, sheet.C2, sheet.C3].map((cell) => [cell?.t, cell?.f, cell?.v])).toEqual([
      ['s', undefined, '=HYPERLINK("http://x")'],
      ['s', undefined, '0012345678'],
      ['n', undefined, 150_000],
      // A number of sixteen digits would lose its last one, so it stays text.
      ['s', undefined, '9007199254740993'],
    ]);
  });

  it('keeps text that looks like an escape, beside control characters and line breaks', async () => {
    const stored = ['_x0041', '_x0041_', '_x005F_', '_x000D_', '_x00', '_', 'x0041_', '41', '&#13;'];
    const signs = [
      '\r\n',
      '\r',
      '\n',
      '\t',
      '\u0001',
      '\u001f',
      '\u0085',
      '\u2028',
      '\ufffe',
      '\ud83d',
      '\ude00',
    ];
    const parts = fc.constantFrom(...stored, ...signs, 'SKU', ' ');
    const text = fc.array(parts, { minLength: 1, maxLength: 8 }).map((some) => some.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (rows) => {
        const written = await bytesOf(
          writeXlsx(
            [{ header: rows[0] ?? '' }],
            rows.map((one) => [one]),
          ),
        );

        expect((await texts(written)).flat()).toEqual([rows[0], ...rows]);
      }),
      { numRuns: 300, examples: [[['SKU_x0041\r\nrest', '_x0042\u0007']]] },
    );
  }, 60_000);

  it('of any size is one zip that SheetJS reads completely', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => [`Nama ${n}`, `00${n}`, n]);

    const theirs = readBySheetJs(await bytesOf(writeXlsx(COLUMNS, rows)));

    expect(utils.sheet_to_json(theirs.Sheets.Sheet1 ?? {}, { header: 1 }).slice(1)).toEqual(rows);
  });
});

describe('a written csv', () => {
  it('opens in a spreadsheet without computing and without losing a zero', async () => {
    const rows = [
      ['=1+1', '0012', -5],
      ['a;"b"', '+62', 0.5],
      [' =1+1', ' 62', 0],
    ];
    const bytes = await bytesOf(writeCsv(COLUMNS, rows, { separator: ';' }));

    expect(bytes.toString()).toBe(
      `\uFEFFaccount_owner_name;account_number;amount\r\n'=1+1;'0012;-5\r\n"a;""b""";'+62;0.5\r\n' =1+1; 62;0\r\n`,
    );
  });
});

it('a number that was read is written to csv as displayed, however it is stored', async () => {
  const rows = '<row><c><v>1.5E7</v></c><c><v>50000.0</v></c><c><v>0.5</v></c></row>';
  const [read] = await allRows(await openSpreadsheet(xlsxOf({ rows })));

  const bytes = await bytesOf(writeCsv(COLUMNS, [read?.cells ?? []]));

  expect(bytes.toString()).toContain('\r\n15000000,50000,0.5\r\n');
});

describe('the same file with its errors', () => {
  const errorOf = ({ number }: { number: number }) => (number === 4 ? 'bank_code: not known' : undefined);

  it('as xlsx keeps each cell as stored, in its row, and turns none into text', async () => {
    const rows =
      '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c></row>' +
      '<row r="2"><c r="A2"><v>1,5</v></c><c r="B2" s="1"><v>45000</v></c></row>' +
      '<row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="C4"><v>9007199254740993</v></c></row>';
    const file = await openSpreadsheet(xlsxOf({ rows, formats: ['General', 'd/m'] }));

    const read = await allRows(await openSpreadsheet(await bytesOf(errorFile(file, { errorOf }))));

    expect(
      read.map(({ number, cells }) => [number, ...cells.map((cell) => cell && `${cell.kind} ${cell.text}`)]),
    ).toEqual([
      [1, 'text a', 'text b', undefined, 'text error'],
      [2, 'formula 1,5', 'date 2023-03-15'],
      [4, 'formula 2', undefined, 'number 9007199254740993', 'text bank_code: not known'],
    ]);
  });

  it('puts its title beside the others, even if a line precedes them', async () => {
    const file = await openSpreadsheet(Buffer.from('Gaji November\r\na,b,error\r\n1,x,old\r\n'));

    expect((await bytesOf(errorFile(file, { errorOf, headerRow: 2 }))).toString()).toBe(
      '\uFEFFGaji November,,\r\na,b,error\r\n1,x,\r\n',
    );
  });

  it("as xlsx keeps formulas, errors and lost digits as such, and computes nothing of a stranger's", async () => {
    const long = `“${'"x"'.repeat(500)}<&`;
    const rows =
      '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="2"><c r="A2"><f>5*15000</f><v>75000</v></c>' +
      `<c r="B2" t="str"><f>WEBSERVICE("http://x")</f><v>${long.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</v></c>` +
      '<c r="C2" t="e"><v>#DIV/0!</v></c><c r="D2" t="str"><f>B1</f><v></v></c></row>';
    const written = await bytesOf(errorFile(await openSpreadsheet(xlsxOf({ rows })), { errorOf }));
    const [, row] = await allRows(await openSpreadsheet(written));

    expect(row?.cells.map((cell) => cell && [cell.kind, cell.text])).toEqual([
      ['formula', '75000'],
      ['formula', long],
      ['error', '#DIV/0!'],
      ['formula', ''],
    ]);
    const [{ A2, B2 } = {}] = Object.values(readBySheetJs(written).Sheets);
    expect([A2?.f, A2?.v, B2?.v]).toEqual(['75000', 75_000, long]);
    expect(B2?.f).toMatch(/^("([^"]|"")*"&)*"([^"]|"")*"$/);
  });

  it('as csv keeps its separator, and replaces earlier errors', async () => {
    const file = await openSpreadsheet(Buffer.from("a;b;error\r\n'0012;x;old\r\n\r\n1;y;\r\n"));

    expect((await bytesOf(errorFile(file, { errorOf }))).toString()).toBe(
      "\uFEFFa;b;error\r\n'0012;x;\r\n;;\r\n1;y;bank_code: not known\r\n",
    );
  });
});

describe('additional sheets', () => {
  const bytes = () =>
    bytesOf(
      writeXlsx(COLUMNS, [['Budi', '0123', 5]], {
        sheet: 'Payouts',
        more: [{ sheet: 'Banks & codes', columns: [{ header: 'code', kind: 'digits' }], rows: [['014']] }],
      }),
    );

  it('have their names, and the first sheet is still the one that is read', async () => {
    const file = await openSpreadsheet(await bytes());

    expect(file.sheets.map(({ name }) => name)).toEqual(['Payouts', 'Banks & codes']);
    expect(await texts(await bytes())).toContainEqual(['Budi', '0123', '5']);
    expect(
      (await allRows(await openSpreadsheet(await bytes(), { sheet: 'Banks & codes' })))[1]?.cells[0],
    ).toMatchObject({ text: '014', kind: 'text' });
  });

  it('are read equally by SheetJS', async () => {
    const book = read(await bytes());

    expect(book.SheetNames).toEqual(['Payouts', 'Banks & codes']);
    expect(utils.sheet_to_json(book.Sheets['Banks & codes']!)).toEqual([{ code: '014' }]);
  });
});
