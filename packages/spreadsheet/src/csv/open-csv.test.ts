import { describe, expect, it } from 'vitest';
import type { Limits } from '../limits.ts';
import { openSpreadsheet } from '../open.ts';
import { allRows } from '../testing/sheetjs.ts';

const read = async (content: string | Uint8Array, limits: Partial<Limits> = {}) =>
  allRows(await openSpreadsheet(typeof content === 'string' ? Buffer.from(content) : content, { limits }));
const texts = async (content: string | Uint8Array) =>
  (await read(content)).map(({ cells }) => cells.map((cell) => cell?.text));

describe('a csv', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1,5;2\r\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a|b\r1|2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['sep=;\r\na;b,c', [['a', 'b,c']]],
    [
      '"a,1";b\n"c;d";e',
      [
        ['a,1', 'b'],
        ['c;d', 'e'],
      ],
    ],
    [
      '"a ""b""","c\r\nd"\r\ne,""',
      [
        ['a "b"', 'c\r\nd'],
        ['e', ''],
      ],
    ],
    [
      '"a,b"\t"c"\n"d"\t"e,f"\n',
      [
        ['a,b', 'c'],
        ['d', 'e,f'],
      ],
    ],
    ['a b",c\n', [['a b"', 'c']]],
    ['one\ntwo', [['one'], ['two']]],
    ['a,b,c\n1\n1,2,3,4\n', [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]],
    [',\n', [['', '']]],
    ['', []],
    ['\uFEFFa,b', [['a', 'b']]],
  ])('%j is parsed into its rows', async (content, want) => {
    expect(await texts(content)).toEqual(want);
  });

  const ROWS = ['Siti;bca;8422640010;100.000', 'Budi;bni;8422640011;250.000'];
  const SEMICOLONS = ['Nama;Bank;Rekening;Nominal', ...ROWS];
  const DECIMALS = SEMICOLONS.map((line, n) => (n === 0 ? line : `${line},00`));
  const COMMAS = ['Nama,Bank,Rekening,Nominal', 'Siti,bca,8422640010,100000', 'Budi,bni,8422640011,250000'];
  it.each([
    ['a plain title', ';', ['Gaji November 2026', '', '', '', ...SEMICOLONS]],
    ['a place and a day', ';', ['Jakarta, 20 November 2026', ...SEMICOLONS]],
    ['the same, where amounts have decimals', ';', ['Jakarta, 20 November 2026', ...DECIMALS]],
    ['many titles', ';', ['PT Maju, Tbk', 'Gaji, November', 'BCA, Jakarta', 'x, y', ...DECIMALS]],
    ['a title that has its quotes', ';', ['Gaji "bulanan", 5" besar', ...SEMICOLONS]],
    ['a title in quotes', ';', ['"Gaji\nNovember, 2026"', ...SEMICOLONS]],
    ['semicolons in its title', ',', ['Gaji; bulan 11', ...COMMAS]],
    ['semicolons in its notes', ',', COMMAS.map((line, n) => (n === 0 ? line : `${line},a;b`))],
    ['tabs', '\t', ['Gaji, November; dua', ...COMMAS.map((line) => line.replaceAll(',', '\t'))]],
    ['bars', '|', ['Gaji, November', ...SEMICOLONS.map((line) => line.replaceAll(';', '|'))]],
    ['nine titles', ';', [...Array.from({ length: 9 }, (_, n) => `Judul ${n}, x`), ...DECIMALS]],
    ['rows that end early or late', ';', ['Judul', ...SEMICOLONS, 'Ani;bri;84226400;1,5;;', 'Jumlah']],
    ['two columns of texts with commas', ';', ['a;b', 'x, y, z;1', 'x, y, z;2', 'x, y, z;3']],
  ])('with %s is split by the separator of most lines', async (_, separator, lines) => {
    for (const text of [lines.join('\r\n'), `${lines.join('\n')}\n`])
      expect((await openSpreadsheet(Buffer.from(text))).separator).toBe(separator);
  });

  it('is split by its declared separator, even if its first 64 KB are inconsistent', async () => {
    const titles = `${'x,y\n'.repeat(1500)}`;
    const file = await openSpreadsheet(Buffer.from(titles + 'a;b;c;d\n'.repeat(60_000)));
    const last = (await allRows(file)).at(-1)?.cells.length;

    expect([file.separator, last]).toEqual([',', 1]);
  });

  it('counts empty lines but does not return them', async () => {
    expect((await read('a\n\n\r\nb\n')).map(({ number }) => number)).toEqual([1, 4]);
  });

  it.each([
    ['UTF-8', Buffer.from('é;€\n')],
    ['UTF-16 with its mark', Buffer.from('\uFEFFé;€\n', 'utf16le')],
    ['UTF-16 of the other order', Buffer.from('\uFEFFé;€\n', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('aa;b\né;€\n', 'utf16le')],
    ['Windows-1252', Buffer.from([0xe9, 0x3b, 0x80, 0x0a])],
  ])('in %s keeps its characters', async (_, bytes) => {
    expect((await texts(bytes)).at(-1)).toEqual(['é', '€']);
  });

  it('that turns out to be Windows-1252 late is decoded as such', async () => {
    const start = Buffer.from('plain;text\n'.repeat(60_000));

    expect((await texts(Buffer.concat([start, Buffer.from([0xe9, 0x3b, 0x31])]))).at(-1)).toEqual(['é', '1']);
  });

  it('with valid and invalid UTF-8 characters is refused', async () => {
    const start = Buffer.from('é;text\n'.repeat(60_000));

    await expect(read(Buffer.concat([start, Buffer.from([0xe9, 0x3b])]))).rejects.toMatchObject({
      code: 'text-encoding',
    });
  });

  it.each([
    ['in one piece', '', ''],
    ['where its signs of UTF-8 come late', 'x;y\n'.repeat(100_000), ''],
    ['where they come long after the others', '', 'x;y\n'.repeat(100_000)],
  ])('in two encodings is refused, %s', async (_, before, between) => {
    const bytes = Buffer.concat([
      Buffer.from(before),
      Buffer.from([0x41, 0xe9, 0x3b, 0x31, 0x0a]),
      Buffer.from(`${between}José;text\n`),
    ]);

    await expect(read(bytes)).rejects.toMatchObject({ code: 'text-encoding' });
  });

  it('joins a record that is split across pieces', async () => {
    const rows = Array.from({ length: 50_000 }, (_, n) => [`"n""${n}\n"`, 'x'.repeat(n % 40)]);

    const read = await texts(rows.map((row) => row.join(';')).join('\r\n'));

    expect(read).toHaveLength(50_000);
    expect(read.every(([a, b], n) => a === `n"${n}\n` && b === 'x'.repeat(n % 40))).toBe(true);
  });

  it('returns the stored value beside the intended one', async () => {
    expect((await read(`'0012,"x",'t Hooft`))[0]?.cells.map((cell) => [cell?.text, cell?.raw])).toEqual([
      ['0012', "'0012"],
      ['x', '"x"'],
      ["'t Hooft", "'t Hooft"],
    ]);
  });

  it.each([
    ['a,b\n1,"x"y\n', {}, { code: 'csv-quote', cell: 'B2' }],
    ['a,b\n1,"x', {}, { code: 'csv-quote-open', cell: 'B2' }],
    ['a,b\n1,xyz\n', { cellText: 2 }, { code: 'cell-too-long', cell: 'B2' }],
    ['a\nb\nc\n', { rows: 2 }, { code: 'too-many-rows', row: 3 }],
    ['a,b,c', { columns: 2 }, { code: 'too-many-columns', cell: 'C1' }],
    ['a,b\nc,d', { cells: 3 }, { code: 'too-many-cells', row: 2 }],
    ['a,b\0', {}, { code: 'not-a-spreadsheet' }],
    ['abc', { fileBytes: 2 }, { code: 'too-large' }],
  ])('%j is refused with its position', async (content, limits, problem) => {
    await expect(read(content, limits)).rejects.toMatchObject(problem);
  });
});
