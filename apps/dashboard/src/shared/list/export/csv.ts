import type { CsvSeparator } from '@dasbor/domain/kernel';
import { looksLikeFormula } from '@dasbor/spreadsheet';

/** The cell's type in a spreadsheet: money stays a number, and a VA number keeps all its digits. */
export type CsvCell = string | number | null;

/** RFC 4180 with a byte order mark. Without the mark, Excel reads UTF-8 as Windows-1252. */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  separator: CsvSeparator,
): string => {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
};

const writeCell = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guard(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A spreadsheet would evaluate a text that begins like a formula (a customer may be named `=HYPERLINK(…)`);
 * the apostrophe is OWASP's advice. The tab keeps a long number as text, which Excel would otherwise round.
 */
const guard = (text: string): string => {
  if (looksLikeFormula(text)) return `'${text}`;
  if (/^\d{12,}$/.test(text) || /^0\d+$/.test(text)) return `\t${text}`;
  return text;
};

const BYTE_ORDER_MARK = '\uFEFF';
