// Valid files, however odd: every cell must be read back as written.
import { writeCsv, writeXlsx } from '../../../packages/spreadsheet/src/index.ts';
import { xlsxOf } from '../../../packages/spreadsheet/src/testing/xlsx.ts';
import { bytesOf } from '../bytes.mjs';
import { FORMATS, HEADER, NUMBERS, payoutOf, rowsOf } from './payouts.mjs';

const inline = (text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const row = (cells) => `<row>${cells.join('')}</row>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const header = row(HEADER.map(inline));

const columns = HEADER.map((header) => ({ header }));
const table = (random, most = 20) => random.some(random.between(1, most), (n) => payoutOf(random, n));
const isRead = (rows, format) => ({ rows, format });

/** The xlsx writer marks text cells through how they are stored; reading returns the text. */
const written = async (random) => {
  const rows = table(random);
  return { bytes: await bytesOf(writeXlsx(columns, rows)), expect: isRead(rowsOf(rows), 'xlsx') };
};

const byHand = async (random) => {
  const rows = table(random);
  const bytes = xlsxOf({ rows: header + rows.map((cells) => row(cells.map(inline))).join('') });
  return { bytes, expect: isRead(rowsOf(rows), 'xlsx') };
};

const numbers = async (random) => {
  const rows = random.some(random.between(1, 10), (n) => payoutOf(random, n));
  const amounts = rows.map(() => random.one(NUMBERS));
  const xml = rows.map((cells, n) =>
    row(cells.map((text, at) => (at === 3 ? `<c><v>${amounts[n].stored}</v></c>` : inline(text)))),
  );
  const expected = rows.map((cells, n) =>
    cells.map((text, at) => (at === 3 ? { text: amounts[n].shown, kind: 'number' } : text)),
  );
  return { bytes: xlsxOf({ rows: header + xml.join('') }), expect: isRead(rowsOf(expected), 'xlsx') };
};

const formats = async (random) => {
  const rows = random.some(random.between(1, 10), (n) => payoutOf(random, n));
  const stored = rows.map(() => ({
    style: random.below(FORMATS.length),
    text: String(random.between(1, 1e9)),
  }));
  const xml = rows.map((cells, n) =>
    row(
      cells.map((text, at) =>
        at === 2 || at === 3 ? `<c s="${stored[n].style}"><v>${stored[n].text}</v></c>` : inline(text),
      ),
    ),
  );
  const expected = rows.map((cells, n) => {
    const { altered, digits } = FORMATS[stored[n].style];
    const { text } = stored[n];
    const shown = altered ? { text, kind: 'altered' } : { text: text.padStart(digits, '0'), kind: 'number' };
    return cells.map((written, at) => (at === 2 || at === 3 ? shown : written));
  });
  const codes = FORMATS.map(({ code }) => escaped(code));
  return {
    bytes: xlsxOf({ rows: header + xml.join(''), formats: codes }),
    expect: isRead(rowsOf(expected), 'xlsx'),
  };
};

const formulas = async (random) => {
  const value = String(random.below(1e9));
  const cells = payoutOf(random);
  const xml = cells.map((text, at) =>
    at === 3 ? `<c><f>HYPERLINK("http://evil","x")+1</f><v>${value}</v></c>` : inline(text),
  );
  const expected = [cells.map((text, at) => (at === 3 ? { text: value, kind: 'formula' } : text))];
  return { bytes: xlsxOf({ rows: header + row(xml) }), expect: isRead(rowsOf(expected), 'xlsx') };
};

const sharedTexts = async (random) => {
  const rows = table(random);
  const texts = [...HEADER, ...rows.flat()];
  const strings = `<sst>${texts.map((text) => `<si><r><t xml:space="preserve">${escaped(text.slice(0, 3))}</t></r><r><t xml:space="preserve">${escaped(text.slice(3))}</t></r></si>`).join('')}</sst>`;
  const xml = [0, ...rows.map((_, n) => (n + 1) * HEADER.length)].map((from) =>
    row(HEADER.map((_, at) => `<c t="s"><v>${from + at}</v></c>`)),
  );
  return { bytes: xlsxOf({ rows: xml.join(''), strings }), expect: isRead(rowsOf(rows), 'xlsx') };
};

const gaps = async (random) => {
  const cells = payoutOf(random);
  const number = random.between(3, 1_048_576);
  const xml = cells
    .map((text, at) => inline(text).replace('<c ', `<c r="${'ABCDE'[at]}${number}" `))
    .join('');
  return {
    bytes: xlsxOf({ rows: `${header}<row r="${number}" hidden="1">${xml}</row>` }),
    expect: isRead(rowsOf([cells], { first: number }), 'xlsx'),
  };
};

const ENCODINGS = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
};

const csv = async (random) => {
  const rows = table(random, 40);
  const separator = random.one([',', ';', '\t', '|']);
  const end = random.one(['\r\n', '\n']);
  const quoted = (text) => `"${text.replaceAll('"', '""')}"`;
  const text = [HEADER, ...rows].map((cells) => cells.map(quoted).join(separator) + end).join('');
  return { bytes: ENCODINGS[random.one(Object.keys(ENCODINGS))](text), expect: isRead(rowsOf(rows), 'csv') };
};

const TITLES = ['Gaji November 2026', 'Jakarta, 20 November 2026', 'Gaji; bulan 11', 'PT Maju, Tbk | Gaji'];

/** Only titles and amounts contain characters that other files use as separators. */
const csvTitled = async (random) => {
  const separator = random.one([',', ';', '\t', '|']);
  const rows = random.some(random.between(1, 40), (n) => [
    'Siti Aminah',
    'BCA',
    `${8_000_000_000 + random.below(1e9)}`,
    `${random.between(1, 900)}.000${separator === ',' ? '' : ',00'}`,
    `n${n}`,
  ]);
  const titles = random.some(random.between(1, 4), () => random.one([...TITLES, '']));
  const lines = [...titles, ...[HEADER, ...rows].map((cells) => cells.join(separator))];
  const expect = isRead(rowsOf(rows, { first: titles.length + 2 }), 'csv');
  return { bytes: Buffer.from(lines.join(random.one(['\r\n', '\n']))), expect };
};

/** The guard that our writer adds against formulas is removed when reading. */
const csvWritten = async (random) => {
  const rows = table(random);
  return {
    bytes: await bytesOf(writeCsv(columns, rows, { separator: random.one([',', ';']) })),
    expect: isRead(rowsOf(rows), 'csv'),
  };
};

const windows = async (random) => {
  const name = random.one(['Jos\u00E9', 'M\u00FCller \u0080'.replace('\u0080', '€'), 'Ni\u00F1o']);
  const rows = [[name, 'BCA', '8422647010', '150000', `n${random.below(1e6)}`]];
  const text = [HEADER, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('');
  const bytes = Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
  return { bytes, expect: isRead(rowsOf(rows), 'csv') };
};

export const WHOLE = {
  written,
  byHand,
  numbers,
  formats,
  formulas,
  sharedTexts,
  gaps,
  csv,
  csvTitled,
  csvWritten,
  windows,
};
