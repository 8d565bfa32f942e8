import type { CellFormat } from '../cell.ts';
import { xmlTags } from '../xml/elements.ts';
import { partText, type Zip } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/directory.ts';

export interface CellStyle {
  readonly format: CellFormat;
  /** Of `zero-padded`: how many digits are shown at least. */
  readonly digits: number;
}

export const PLAIN: CellStyle = { format: 'plain', digits: 0 };

/** What the number `s` of a cell means, as far as it changes what the cell says. */
export async function readStyles(zip: Zip, entry: ZipEntry | undefined): Promise<readonly CellStyle[]> {
  if (!entry) return [];
  const codes = new Map<string, string>();
  const styles: CellStyle[] = [];
  let inCells = false;
  for (const tag of xmlTags(await partText(zip, entry), entry.name)) {
    if (tag.name === 'cellXfs') inCells = tag.kind === 'open';
    if (tag.kind === 'close') continue;
    if (tag.name === 'numFmt') codes.set(tag.attribute('numFmtId') ?? '', tag.attribute('formatCode') ?? '');
    if (inCells && tag.name === 'xf') {
      const id = tag.attribute('numFmtId') ?? '0';
      styles.push(styleOf(codes.get(id) ?? builtIn(Number(id))));
    }
  }
  return styles;
}

/** Formats that files use by number without telling their code (ECMA-376 18.8.30; 27–36 and 50–58 are dates of East Asia). */
function builtIn(id: number): string {
  const ranges: readonly (readonly [number, number, string])[] = [
    [9, 10, '0%'],
    [11, 11, '0E+0'],
    [14, 22, 'yyyy-mm-dd'],
    [27, 36, 'yyyy-mm-dd'],
    [45, 47, 'mm:ss'],
    [48, 48, '0E+0'],
    [49, 49, '@'],
    [50, 58, 'yyyy-mm-dd'],
  ];
  return ranges.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'General';
}

export function styleOf(code: string): CellStyle {
  const [first = ''] = bare(code).split(';');
  if (saysMore(code)) return { format: 'altered', digits: 0 };
  if (code === '' || /general/i.test(first)) return PLAIN;
  if (/^0{2,}$/.test(first)) return { format: 'zero-padded', digits: first.length };
  const kind = KINDS.find(([pattern]) => pattern.test(first));
  return kind ? { format: kind[1], digits: 0 } : PLAIN;
}

const KINDS: readonly (readonly [RegExp, CellFormat])[] = [
  [/E[+-]/i, 'scientific'],
  [/[ymdhs]/i, 'date'],
  // Percentages, `0,` for thousands, digits of its own, and what shows no digit at all.
  [/%|[0#?],+(?![0#?])|[1-9]|^[^0#?@]*$/, 'altered'],
  [/^@$/, 'text'],
];

/**
 * Money of another country, by its sign or as Excel keeps it (`[$€-2]`, `[$USD]`), and words that say digits: `"1"000` shows 1500 for
 * 500. Rupiah has letters.
 */
function saysMore(code: string): boolean {
  const [first = ''] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const currencies = [...first.matchAll(/\[\$([^\]-]*)/g)].map(([, sign = '']) => sign.trim());
  return (
    /"[^"]*\d[^"]*"|\\\d/.test(first) ||
    /\p{Sc}/u.test(first.replaceAll('[$', '[')) ||
    currencies.some((sign) => !/^(?:(?:rp|idr)\.?)?$/i.test(sign))
  );
}

/** Without words, escaped signs, fill, colours and conditions; `[h]` stays, being a part of a time. */
function bare(code: string): string {
  return code
    .replace(/"[^"]*"?/g, '')
    .replace(/[\\_*]./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
}
