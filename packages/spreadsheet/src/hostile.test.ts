import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzip } from './node.ts';
import { openSpreadsheet } from './open.ts';
import { allRows } from './testing/sheetjs.ts';
import { xlsxOf, xlsxParts } from './testing/xlsx.ts';
import { zipOf, type ZipPart } from './testing/zip.ts';

const MEGABYTE = 1024 * 1024;
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const inText = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const withSheet = (part: Partial<ZipPart>) =>
  zipOf(xlsxParts({}).map((one) => (one.name.endsWith('sheet1.xml') ? { ...one, ...part } : one)));
const good = xlsxOf({ rows: inText('good') });
const flipped = (at: number) => {
  const bytes = withSheet({ content: sheetOf(inText('x'.repeat(500))), stored: true });
  const place = bytes.indexOf('xxxx') + at;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
};
/** A gigabyte of one letter, which zip compresses to a megabyte. */
const gigabyte = () => {
  const one = deflateRawSync(Buffer.alloc(64 * MEGABYTE, 0x41), { level: 9 });
  return withSheet({ content: one, stored: true, says: { unpacked: 1024 * MEGABYTE } });
};

const HOSTILE: readonly (readonly [name: string, bytes: () => Buffer, problem: object])[] = [
  ['a cell of 100 MB', () => xlsxOf({ rows: inText('A'.repeat(100 * MEGABYTE)) }), { code: 'zip-bomb' }],
  [
    'a cell of 7 MB',
    () => xlsxOf({ rows: inText('A'.repeat(7 * MEGABYTE)) }),
    { code: 'cell-too-long', cell: 'A1' },
  ],
  [
    'a cell of a sign too many',
    () => xlsxOf({ rows: inText('A'.repeat(32_768)) }),
    { code: 'cell-too-long', cell: 'A1' },
  ],
  [
    'a number of 40.000 digits',
    () => xlsxOf({ rows: `<row r="1"><c r="A1"><v>${'9'.repeat(40_000)}</v></c></row>` }),
    { code: 'cell-too-long', cell: 'A1' },
  ],
  [
    'a shared text of 7 MB',
    () => xlsxOf({ strings: `<sst><si><t>${'A'.repeat(7 * MEGABYTE)}</t></si></sst>` }),
    { code: 'cell-too-long' },
  ],
  ['a part that says it is a gigabyte', gigabyte, { code: 'zip-bomb' }],
  [
    'a part larger than it says',
    () => withSheet({ content: sheetOf(inText('A'.repeat(9999))), says: { unpacked: 50 } }),
    { code: 'zip-broken' },
  ],
  [
    'a part smaller than it says',
    () => withSheet({ content: sheetOf(''), says: { unpacked: 5000 } }),
    { code: 'zip-broken' },
  ],
  [
    'a part of another sum',
    () => withSheet({ content: sheetOf(''), says: { crc: 1 } }),
    { code: 'zip-broken' },
  ],
  ['one bit that is wrong in data that is not packed', () => flipped(100), { code: 'zip-broken' }],
  ['a part under a password', () => withSheet({ says: { flags: 1 } }), { code: 'encrypted' }],
  [
    '3.000 parts',
    () => xlsxOf({ more: Array.from({ length: 3000 }, (_, n) => ({ name: `x${n}`, content: '' })) }),
    { code: 'zip-too-many-entries' },
  ],
  [
    'two parts of one name',
    () => xlsxOf({ more: [{ name: 'XL/workbook.xml', content: '' }] }),
    { code: 'zip-broken' },
  ],
  ['parts that share their bytes', () => overlapping(), { code: 'zip-broken' }],
  ['an end that is missing', () => good.subarray(0, -30), { code: 'zip-broken' }],
  ['something behind its end', () => Buffer.concat([good, Buffer.from('<script>')]), { code: 'zip-broken' }],
  ['only the letters PK', () => Buffer.from('PK'), { code: 'zip-broken' }],
  [
    'a PDF before the zip',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), good]),
    { code: 'not-a-spreadsheet' },
  ],
  [
    'a page of HTML',
    () => Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
    { code: 'not-a-spreadsheet' },
  ],
  ['a zip of something else', () => zipOf([{ name: 'a.txt', content: 'a' }]), { code: 'not-a-spreadsheet' }],
  [
    'an OpenDocument',
    () =>
      zipOf([
        { name: 'mimetype', content: '' },
        { name: 'content.xml', content: '' },
      ]),
    { code: 'other-spreadsheet' },
  ],
  [
    'an entity that reads a file',
    () =>
      xlsxOf({ sheet: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetOf(inText('&a;'))}` }),
    { code: 'xml-doctype' },
  ],
  [
    'entities that multiply, in the shared texts',
    () => xlsxOf({ strings: '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst/>' }),
    { code: 'xml-doctype' },
  ],
  [
    'entities in the workbook',
    () => xlsxOf({ workbook: '<!DOCTYPE x><workbook/>' }),
    { code: 'xml-doctype' },
  ],
  ['an entity that nobody declared', () => xlsxOf({ rows: inText('&a;') }), { code: 'xml-broken' }],
  ['an ampersand alone', () => xlsxOf({ rows: inText('a & b') }), { code: 'xml-broken' }],
  [
    'a sheet that ends early',
    () => xlsxOf({ sheet: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>' }),
    { code: 'xml-broken' },
  ],
  [
    'a sheet that ends within a cell',
    () => xlsxOf({ sheet: '<worksheet><sheetData><row r="1"><c r="A1"><v>1' }),
    { code: 'xml-broken' },
  ],
  [
    'a row within a row',
    () => xlsxOf({ rows: '<row r="1"><row r="2"></row></row>' }),
    { code: 'xml-broken' },
  ],
  ['a row that comes twice', () => xlsxOf({ rows: '<row r="1"/><row r="1"/>' }), { code: 'row-order' }],
  ['a row of no number', () => xlsxOf({ rows: '<row r="1e3x"/>' }), { code: 'row-order' }],
  [
    'a cell that comes twice',
    () => xlsxOf({ rows: '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>' }),
    { code: 'cell-twice', cell: 'A1' },
  ],
  [
    'a cell of a shared text that is not there',
    () => xlsxOf({ rows: '<row r="7"><c r="B7" t="s"><v>9</v></c></row>' }),
    { code: 'cell-broken', cell: 'B7' },
  ],
  [
    'a cell of a kind that does not exist',
    () => xlsxOf({ rows: '<row r="1"><c r="A1" t="q"><v>9</v></c></row>' }),
    { code: 'cell-broken', cell: 'A1' },
  ],
  [
    'a column past the last',
    () => xlsxOf({ rows: '<row r="1"><c r="XFE1"><v>1</v></c></row>' }),
    { code: 'too-many-columns', cell: 'XFE1' },
  ],
  [
    'a row past the last',
    () => xlsxOf({ rows: '<row r="1048577"/>' }),
    { code: 'too-many-rows', row: 1_048_577 },
  ],
  [
    'bytes that are no text',
    () =>
      withSheet({ content: Buffer.concat([Buffer.from('<worksheet>'), Buffer.from([0xff, 0xfe, 0xc0])]) }),
    { code: 'text-encoding' },
  ],
  [
    'an attribute that never ends',
    () => xlsxOf({ sheet: `<worksheet a="${'x'.repeat(3 * MEGABYTE)}` }),
    { code: 'xml-broken' },
  ],
  [
    'a comment that never ends',
    () => xlsxOf({ sheet: `<worksheet><!-- ${'x'.repeat(3 * MEGABYTE)}` }),
    { code: 'xml-broken' },
  ],
  [
    'a csv whose third cell is endless',
    () => Buffer.from(`a,b,c\n1,2,${'x'.repeat(5 * MEGABYTE)}`),
    { code: 'cell-too-long', cell: 'C2' },
  ],
  ['a csv of one endless cell', () => Buffer.alloc(20 * MEGABYTE, 0x41), { code: 'cell-too-long', row: 1 }],
  [
    'a csv of one endless quote',
    () => Buffer.concat([Buffer.from('a,"'), Buffer.alloc(20 * MEGABYTE, 0x41)]),
    { code: 'cell-too-long', row: 1 },
  ],
  ['a csv of separators alone', () => Buffer.alloc(3 * MEGABYTE, 0x2c), { code: 'too-many-columns', row: 1 }],
  ['a million rows with one cell at their far end', () => farCells(), { code: 'too-many-cells' }],
];

describe.each([
  ['the runtime’s stream', {}],
  ['zlib', { gunzip }],
] as const)('decompressed by %s', (_, options) => {
  it.each(HOSTILE)(
    '%s gets a clear error',
    async (_name, make, problem) => {
      const bytes = make();
      const memory = process.memoryUsage();
      const begun = performance.now();

      const outcome = await openSpreadsheet(bytes, options)
        .then(allRows)
        .catch((fault: unknown) => fault);

      expect(outcome).toMatchObject({ name: 'SpreadsheetProblem', ...problem });
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(process.memoryUsage().rss - memory.rss).toBeLessThan(400 * MEGABYTE);
    },
    30_000,
  );

  it('XML nested a million levels deep only takes its length', async () => {
    const deep = (name: string) => `<${name}>`.repeat(400_000) + `</${name}>`.repeat(400_000);
    const sheet = `<worksheet><x>${deep('y')}</x><sheetData>${inText('ok')}</sheetData>${deep('z')}</worksheet>`;

    const rows = await allRows(await openSpreadsheet(xlsxOf({ sheet }), options));

    expect(rows[0]?.cells[0]?.text).toBe('ok');
  }, 30_000);

  it('reading stops on abort', async () => {
    const file = await openSpreadsheet(good, { ...options, signal: AbortSignal.abort() });

    await expect(allRows(file)).rejects.toMatchObject({ code: 'aborted' });
  });
});

it('any truncated or altered part of a file is read unchanged or refused', async () => {
  const rows = Array.from(
    { length: 200 },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>${n * 7}</v></c></row>`,
  );
  const bytes = xlsxOf({ rows: rows.join('') });
  const whole = await allRows(await openSpreadsheet(bytes));
  for (let at = 0; at < bytes.length; at += 3) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
    for (const one of [changed, bytes.subarray(0, at)]) {
      const outcome = await openSpreadsheet(one)
        .then(allRows)
        .catch((fault: unknown) => fault);
      if (Array.isArray(outcome)) expect(outcome).toEqual(one === changed ? whole : []);
      else expect(outcome).toMatchObject({ name: 'SpreadsheetProblem' });
    }
  }
}, 60_000);

/** The second entry of the directory points to the first one's data. */
const overlapping = (): Buffer => {
  const bytes = xlsxOf({});
  const first = bytes.indexOf('PK\u0001\u0002');
  const second = bytes.indexOf('PK\u0001\u0002', first + 4);
  bytes.writeUInt32LE(bytes.readUInt32LE(first + 42), second + 42);
  return bytes;
};

const farCells = (): Buffer => {
  const rows = Array.from(
    { length: 100_000 },
    (_, n) => `<row r="${n + 1}"><c r="XFD${n + 1}"><v>${n}</v></c></row>`,
  );
  return xlsxOf({ rows: rows.join('') });
};
