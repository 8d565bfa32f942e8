// Files with one fault each, the expected code, and the position if there is one.
import { deflateRawSync, gzipSync } from 'node:zlib';
import { xlsxOf, xlsxParts } from '../../../packages/spreadsheet/src/testing/xlsx.ts';
import { zipOf } from '../../../packages/spreadsheet/src/testing/zip.ts';
import { HEADER, payoutOf } from './payouts.mjs';
import { header } from './whole.mjs';

const MEGABYTE = 1024 * 1024;
const inline = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const payout = (random) =>
  `<row>${payoutOf(random)
    .map((_, n) => inline(`x${n}`))
    .join('')}</row>`;
const sheetOf = (rows) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const withPart = (name, part) =>
  zipOf(xlsxParts({ rows: header }).map((one) => (one.name.endsWith(name) ? { ...one, ...part } : one)));
const csvOf = (rows) => Buffer.from(rows.map((cells) => `${cells.join(',')}\n`).join(''));
const isRefused = (code, place) => ({ code, place });
/** Created once: parts that are slow to compress are shared by several files. */
const once = (make) => {
  let made;
  return () => (made ??= make());
};

const BOMBS = [64, 400, 1500].map((megabytes) =>
  once(() => {
    const one = deflateRawSync(Buffer.alloc(Math.min(megabytes, 128) * MEGABYTE, 0x41), { level: 9 });
    return withPart('sheet1.xml', { content: one, stored: true, says: { unpacked: megabytes * MEGABYTE } });
  }),
);
/** The zip declares a false size. */
const LIES = once(() => {
  const content = `<worksheet><sheetData>${header}<row><c t="inlineStr"><is><t>${'A'.repeat(128 * MEGABYTE)}</t></is></c></row></sheetData></worksheet>`;
  return withPart('sheet1.xml', { content, says: { unpacked: 1000 } });
});
const MILLION_ROWS = once(() =>
  xlsxOf({
    rows:
      header +
      Array.from(
        { length: 1_000_000 },
        (_, n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>${n}</v></c></row>`,
      ).join(''),
  }),
);
const MILLION_LINES = once(() => Buffer.from(`${HEADER.join(',')}\n${'a,b,c,1,d\n'.repeat(1_000_000)}`));
const MANY_TEXTS = once(() =>
  xlsxOf({
    rows: header,
    strings: `<sst>${Array.from({ length: 500_000 }, (_, n) => `<si><t>${String(n).padEnd(160, 'x')}</t></si>`).join('')}</sst>`,
  }),
);

const OTHERS = {
  DPAY_FILE_NOT_SPREADSHEET: [
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['RTF', '{\\rtf1\\ansi'],
    ['a picture', '\x89PNG\r\n\x1A\n'],
    ['a photograph', '\xFF\xD8\xFF\xE0'],
    ['7z', '7z\xBC\xAF\x27\x1C'],
    ['rar', 'Rar!\x1A\x07'],
    ['HTML', '<html><table><tr><td>'],
    ['XML of 2003', '<?xml version="1.0"?><Workbook>'],
    ['an ancient xls', '\x09\x08\x10\x00\x00\x06'],
  ],
  DPAY_FILE_OLD_SPREADSHEET: [['xls', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1']],
};

const odd = (text, random) =>
  Buffer.concat([Buffer.from(text, 'latin1'), random.bytes(random.between(0, 600))]);

export const BROKEN = {
  bomb: (random) => ({ bytes: random.one(BOMBS)(), expect: isRefused('DPAY_FILE_TOO_COMPLEX') }),
  bombThatLies: () => ({
    bytes: LIES(),
    expect: isRefused(['DPAY_FILE_DAMAGED', 'DPAY_FILE_TOO_COMPLEX', 'DPAY_FILE_CELL_TOO_LONG']),
  }),
  giantCell: (random) => ({
    bytes: xlsxOf({
      rows: `${header}<row>${inline('x'.repeat(random.between(32_768, 3 * MEGABYTE)))}</row>`,
    }),
    expect: isRefused(['DPAY_FILE_CELL_TOO_LONG', 'DPAY_FILE_TOO_COMPLEX']),
  }),
  giantLine: (random) => ({
    bytes: csvOf([
      HEADER,
      [...payoutOf(random).map(() => 'x'), 'y'.repeat(random.between(32_768, 5 * MEGABYTE))],
    ]),
    expect: isRefused('DPAY_FILE_CELL_TOO_LONG', 'F2'),
  }),
  longCell: (random) => {
    const at = random.below(HEADER.length);
    const cells = HEADER.map((_, n) => (n === at ? 'x'.repeat(random.between(401, 32_767)) : 'y'));
    return { bytes: csvOf([HEADER, cells]), expect: isRefused('DPAY_FILE_CELL_TOO_LONG', `${'ABCDE'[at]}2`) };
  },
  manyTexts: () => ({
    bytes: MANY_TEXTS(),
    expect: isRefused(['DPAY_FILE_TOO_COMPLEX', 'DPAY_FILE_TOO_SLOW']),
  }),
  millionRows: () => ({ bytes: MILLION_ROWS(), expect: isRefused('DPAY_FILE_TOO_MANY_ROWS', '10002') }),
  millionLines: () => ({ bytes: MILLION_LINES(), expect: isRefused('DPAY_FILE_TOO_MANY_ROWS', '10002') }),
  oneTooMany: (random) => {
    const rows = random.some(10_001 + random.below(3), () => ['a', 'BCA', '1', '2', 'c']);
    return { bytes: csvOf([HEADER, ...rows]), expect: isRefused('DPAY_FILE_TOO_MANY_ROWS', '10002') };
  },
  wrongSum: (random) => ({
    bytes: withPart('sheet1.xml', { says: { crc: random.below(2 ** 32) } }),
    expect: isRefused('DPAY_FILE_DAMAGED'),
  }),
  wrongSize: (random) => ({
    bytes: withPart('sheet1.xml', { says: { unpacked: random.between(0, 90) } }),
    expect: isRefused(['DPAY_FILE_DAMAGED', 'DPAY_FILE_TOO_COMPLEX']),
  }),
  protectedPart: () => ({
    bytes: withPart('sheet1.xml', { says: { flags: 1 } }),
    expect: isRefused(['DPAY_FILE_PROTECTED', 'DPAY_FILE_DAMAGED']),
  }),
  manyParts: (random) => ({
    bytes: xlsxOf({
      rows: header,
      more: random.some(random.between(2001, 4000), (n) => ({ name: `xl/media/${n}.png`, content: 'x' })),
    }),
    expect: isRefused('DPAY_FILE_TOO_COMPLEX'),
  }),
  entities: (random) => {
    const levels = random.between(2, 12);
    const declared = Array.from(
      { length: levels },
      (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
    ).join('');
    const doctype = `<!DOCTYPE x [<!ENTITY a0 "ha">${declared}]>`;
    const sheet = `<?xml version="1.0"?>${doctype}${sheetOf(`${header}<row>${inline(`&a${levels};`)}</row>`)}`;
    return { bytes: xlsxOf({ sheet }), expect: isRefused('DPAY_FILE_TOO_COMPLEX') };
  },
  entityOfAFile: (random) => {
    const strings = `<!DOCTYPE sst [<!ENTITY f SYSTEM "${random.one(['file:///etc/passwd', 'http://169.254.169.254/'])}">]><sst><si><t>&f;</t></si></sst>`;
    return {
      bytes: xlsxOf({ rows: '<row><c t="s"><v>0</v></c></row>', strings }),
      expect: isRefused('DPAY_FILE_TOO_COMPLEX'),
    };
  },
  unknownEntity: (random) => ({
    bytes: xlsxOf({
      rows: `${header}<row>${inline(`&${random.one(['nope', '#x110000', '#xFFFFFFFF'])};`)}</row>`,
    }),
    expect: isRefused('DPAY_FILE_DAMAGED'),
  }),
  cellTwice: (random) => {
    const number = random.between(2, 90_000);
    const cell = `<c r="B${number}"><v>1</v></c>`;
    return {
      bytes: xlsxOf({ rows: `${header}<row r="${number}">${cell}${cell}</row>` }),
      expect: isRefused('DPAY_FILE_DAMAGED', `B${number}`),
    };
  },
  rowsBackwards: (random) => {
    const number = random.between(5, 90_000);
    return {
      bytes: xlsxOf({
        rows: `${header}<row r="${number}"/><row r="${number - random.below(3)}">${inline('x')}</row>`,
      }),
      expect: isRefused('DPAY_FILE_DAMAGED'),
    };
  },
  noSuchText: (random) => {
    const number = random.between(2, 9000);
    return {
      bytes: xlsxOf({
        rows: `${header}<row r="${number}"><c r="C${number}" t="s"><v>${random.one(['7', '-1', 'x', '99999999999999999999'])}</v></c></row>`,
      }),
      expect: isRefused('DPAY_FILE_DAMAGED', `C${number}`),
    };
  },
  tooWide: (random) => ({
    bytes: csvOf([HEADER, random.some(random.between(16_385, 40_000), () => 'x')]),
    expect: isRefused('DPAY_FILE_TOO_COMPLEX'),
  }),
  farAway: (random) => ({
    bytes: xlsxOf({
      rows: random
        .some(random.between(700, 2000), (n) => `<row r="${n + 1}"><c r="XFD${n + 1}"><v>1</v></c></row>`)
        .join(''),
    }),
    expect: isRefused(['DPAY_FILE_TOO_COMPLEX', 'DPAY_FILE_COLUMNS_MISSING']),
  }),
  deep: (random) => {
    const depth = random.between(1000, 200_000);
    return {
      bytes: xlsxOf({
        rows: `${header}${payout(random)}<row><c t="inlineStr"><is>${'<r>'.repeat(depth)}<t>x</t>${'</r>'.repeat(depth)}</is></c></row>`,
      }),
      expect: { any: true },
    };
  },
  openQuote: (random) => {
    const number = random.between(2, 400);
    const rows = random.some(500, (n) =>
      n + 2 === number ? ['"x', 'BCA', '1', '2', '3'] : ['x', 'BCA', '1', '2', '3'],
    );
    return {
      bytes: csvOf([HEADER, ...rows]),
      expect: isRefused(['DPAY_FILE_QUOTES_BROKEN', 'DPAY_FILE_CELL_TOO_LONG'], `A${number}`),
    };
  },
  behindAQuote: (random) => {
    const number = random.between(2, 400);
    const rows = random.some(500, (n) =>
      n + 2 === number ? ['x', '"BCA"y', '1', '2', '3'] : ['x', 'BCA', '1', '2', '3'],
    );
    return { bytes: csvOf([HEADER, ...rows]), expect: isRefused('DPAY_FILE_QUOTES_BROKEN', `B${number}`) };
  },
  nul: (random) => {
    const bytes = csvOf([HEADER, payoutOf(random).map(() => 'abcdef')]);
    bytes[random.between(HEADER.join(',').length + 2, bytes.length - 2)] = 0;
    return { bytes, expect: isRefused('DPAY_FILE_NOT_SPREADSHEET') };
  },
  spelledNul: (random) => {
    const at = random.below(HEADER.length);
    const bad = random.one(['_x0000_', '&#xD800;', '_xD83D_']);
    const cells = HEADER.map((_, n) => inline(n === at ? `x${bad}` : 'y'));
    return {
      bytes: xlsxOf({ rows: `${header}<row>${cells.join('')}</row>` }),
      expect: isRefused('DPAY_FILE_TEXT_UNREADABLE', `${'ABCDE'[at]}2`),
    };
  },
  otherKind: (random) => {
    const code = random.one(Object.keys(OTHERS));
    return { bytes: odd(random.one(OTHERS[code])[1], random), expect: isRefused(code) };
  },
  packedText: (random) => ({
    bytes: gzipSync(csvOf([HEADER, payoutOf(random)])),
    expect: isRefused('DPAY_FILE_NOT_SPREADSHEET'),
  }),
  underAPassword: (random) => ({
    bytes: Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      random.bytes(500),
      Buffer.from('EncryptedPackage', 'utf16le'),
      random.bytes(200),
    ]),
    expect: isRefused('DPAY_FILE_PROTECTED'),
  }),
  openDocument: (random) => ({
    bytes: zipOf([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
      { name: 'content.xml', content: random.bytes(100) },
    ]),
    expect: isRefused('DPAY_FILE_OLD_SPREADSHEET'),
  }),
  otherZip: (random) => ({
    bytes: zipOf([
      {
        name: random.one(['../../etc/cron.d/x', 'word/document.xml', 'C:\\x.exe']),
        content: random.bytes(100),
      },
    ]),
    expect: isRefused('DPAY_FILE_NOT_SPREADSHEET'),
  }),
  zipInZip: () => ({
    bytes: zipOf([{ name: 'a.xlsx', content: xlsxOf({ rows: header }) }]),
    expect: isRefused('DPAY_FILE_NOT_SPREADSHEET'),
  }),
  otherHeader: (random) => ({
    bytes: csvOf([
      random.one([
        ['Nama', 'Bank', 'Tanggal'],
        ['a', 'b', 'c', 'd'],
        ['1', '2'],
      ]),
      payoutOf(random).map(() => 'x'),
    ]),
    expect: isRefused('DPAY_FILE_COLUMNS_MISSING', /^\d+$/),
  }),
  headerTwice: (random) => ({
    bytes: csvOf([
      ['nama', 'bank', 'rekening', 'nominal', random.one(['jumlah', 'gaji', 'nilai'])],
      payoutOf(random).map(() => 'x'),
    ]),
    expect: isRefused('DPAY_FILE_COLUMN_TWICE', '1'),
  }),
  headerAlone: (random) => ({
    bytes: csvOf([HEADER, ...random.some(random.below(5), () => ['', ' '])]),
    expect: isRefused('DPAY_FILE_EMPTY'),
  }),
};
