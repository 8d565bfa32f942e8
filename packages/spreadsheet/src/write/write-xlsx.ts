import { columnName } from '../column.ts';
import { looksLikeFormula } from '../formula.ts';
import { escapeStored, escapeXml } from '../xml/text.ts';
import { zipStream, type ZipFile } from '../zip/write.ts';
import { writtenOf, type WriteColumn, type WriteRows, type WriteValue } from './column.ts';
import { paddedStyle, STYLE, xlsxParts } from './xlsx-parts.ts';

export type XlsxOptions = {
  readonly sheet?: string;
  /** Additional sheets, such as a list of codes. */
  readonly more?: readonly XlsxSheet[];
  /** Whether dates of cells that were read count from 1904. */
  readonly from1904?: boolean;
};

export type XlsxSheet = {
  readonly sheet: string;
  readonly columns: readonly WriteColumn[];
  readonly rows: WriteRows;
};

const PIECE = 64 * 1024;

/** Writes an xlsx piece by piece, with a highlighted, frozen header, digits as text, and no formulas that compute anything. */
export const writeXlsx = (
  columns: readonly WriteColumn[],
  rows: WriteRows,
  { sheet = 'Sheet1', more = [], from1904 = false }: XlsxOptions = {},
): AsyncGenerator<Uint8Array> => {
  const sheets = [{ sheet, columns, rows }, ...more];
  const parts = xlsxParts(
    sheets.map((one) => one.sheet),
    from1904,
  );
  const files: ZipFile[] = parts.map(({ name, text }) => ({ name, text: [text] }));
  const bodies = sheets.map((one, n) => ({
    name: `xl/worksheets/sheet${n + 1}.xml`,
    text: sheetXml(one.columns, one.rows),
  }));
  return zipStream([...files, ...bodies]);
};

/** As `writeXlsx`, for rows that are XML already: `<row><c>…</c></row>`, one after the other. */
export const writeXlsxOfXml = (
  columns: readonly WriteColumn[],
  rows: AsyncIterable<string>,
  { sheet = 'Sheet1' }: Pick<XlsxOptions, 'sheet'> = {},
): AsyncGenerator<Uint8Array> => {
  const files: ZipFile[] = xlsxParts([sheet], false).map(({ name, text }) => ({ name, text: [text] }));
  return zipStream([...files, { name: 'xl/worksheets/sheet1.xml', text: sheetOfXml(columns, rows) }]);
};

const sheetOfXml = async function* (
  columns: readonly WriteColumn[],
  rows: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield headXml(columns);
  yield* rows;
  yield END;
};

const sheetXml = async function* (columns: readonly WriteColumn[], rows: WriteRows): AsyncGenerator<string> {
  let number = 1;
  let xml = headXml(columns);
  for await (const row of rows) {
    number += 1;
    xml += rowXml(
      number,
      columns.map((column, n) => cellXml(row[n], column, n, number)),
    );
    if (xml.length < PIECE) continue;
    yield xml;
    xml = '';
  }
  yield `${xml}${END}`;
};

const headXml = (columns: readonly WriteColumn[]): string => {
  const titles = columns.map(({ header }, n) => (header === '' ? '' : textXml(n, 1, header, STYLE.header)));
  return `${START}${columnsXml(columns)}<sheetData>${rowXml(1, titles)}`;
};

const END = '</sheetData></worksheet>';

const START =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** A column's style applies to new entries: in a template, digits stay text. */
const columnsXml = (columns: readonly WriteColumn[]): string => {
  const one = ({ header, width, kind }: WriteColumn, n: number) =>
    `<col min="${n + 1}" max="${n + 1}" width="${width ?? Math.max(10, header.length + 2)}" style="${kind === 'number' ? STYLE.number : STYLE.text}" customWidth="1"/>`;
  return `<cols>${columns.map(one).join('')}</cols>`;
};

const rowXml = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

const cellXml = (value: WriteValue, column: WriteColumn, n: number, row: number): string => {
  const { kind, text } = writtenOf(value, column.kind ?? 'text');
  if (kind === 'formula') return `<c r="${columnName(n)}${row}"${saidXml(text)}</c>`;
  if (text === '') return '';
  if (kind === 'error') return `<c r="${columnName(n)}${row}" t="e"><v>${text}</v></c>`;
  if (kind === 'number' || kind === 'date') {
    return `<c r="${columnName(n)}${row}" s="${STYLE[kind]}"><v>${text}</v></c>`;
  }
  if (kind === 'padded') {
    return `<c r="${columnName(n)}${row}" s="${paddedStyle(text.length)}"><v>${text.replace(/^0+(?=\d)/, '')}</v></c>`;
  }
  // Excel needs `quotePrefix` to treat text that looks like a formula as text, also after an edit.
  return textXml(n, row, text, looksLikeFormula(text) ? STYLE.quoted : STYLE.text);
};

/** A formula that returns a displayed value: text is split into parts, because Excel limits string literals. */
const saidXml = (text: string): string => {
  // No number keeps leading zeros.
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return `><f>${text}</f><v>${text}</v>`;
  const parts = text.slice(0, 4000).match(/[^]{1,100}/g) ?? [''];
  const formula = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('&');
  const [said, shown] = [formula, text].map((one) => escapeXml(escapeStored(one)));
  return ` t="str"><f>${said}</f><v>${shown}</v>`;
};

const textXml = (n: number, row: number, text: string, style: number) =>
  `<c r="${columnName(n)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeStored(text))}</t></is></c>`;
