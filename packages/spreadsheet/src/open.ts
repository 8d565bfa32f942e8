import { openCsv } from './csv/open-csv.ts';
import { limitsOf, type ReadOptions } from './options.ts';
import { SpreadsheetProblem, type SpreadsheetProblemCode } from './problem.ts';
import { byteSource } from './source.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

/**
 * Detects the file type from the content, never from the name.
 *
 * @example
 * const file = await openSpreadsheet(blob, { signal: AbortSignal.timeout(10_000) });
 * for await (const { rows, bytesRead, bytesTotal } of file.rows()) check(rows);
 * @throws {SpreadsheetProblem} here and while rows are read
 */
export const openSpreadsheet = async (
  from: Blob | Uint8Array,
  options: ReadOptions = {},
): Promise<Spreadsheet> => {
  const source = byteSource(from);
  const { fileBytes } = limitsOf(options);
  if (source.size > fileBytes) throw new SpreadsheetProblem('too-large', { detail: fileBytes });

  const start = await source.read(0, Math.min(source.size, 4096));
  if (begins(start, [0x50, 0x4b])) return openXlsx(source, options);
  if (begins(start, [0xd0, 0xcf, 0x11, 0xe0])) throw new SpreadsheetProblem(await compoundKind(source));
  const other = OTHERS.find((magic) => begins(start, magic));
  if (other || isMarkup(start)) throw new SpreadsheetProblem('not-a-spreadsheet');
  return openCsv(source, options);
};

/** Files chosen by mistake whose start could pass for text: PDF, RTF, gzip, png, jpeg, 7z, rar, old Excel. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x1f, 0x8b],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x09, 0x08, 0x10, 0x00],
] as const;

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, n) => bytes[n] === byte);

/** Some banks export HTML as `.xls`. */
const isMarkup = (bytes: Uint8Array) =>
  /^(\u00ef\u00bb\u00bf)?\s*<(\?xml|!doctype|html|table|head|body|meta)/i.test(
    String.fromCharCode(...bytes.subarray(0, 200)),
  );

/** An old xls and a protected xlsx are both compound files; the latter contains a UTF-16 name for its encrypted content. */
const compoundKind = async (source: ReturnType<typeof byteSource>): Promise<SpreadsheetProblemCode> => {
  const bytes = await source.read(0, source.size);
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (name.every((byte, n) => bytes[at + n] === byte)) return 'encrypted';
  }
  return 'legacy-xls';
};
