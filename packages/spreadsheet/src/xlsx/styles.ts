import { xmlTags } from '../xml/elements.ts';
import { partText, type Zip } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/directory.ts';
import { type CellStyle, styleOf } from './number-format.ts';

/** The styles that a cell's `s` refers to, as far as they change the value. */
export const readStyles = async (zip: Zip, entry: ZipEntry | undefined): Promise<readonly CellStyle[]> => {
  if (!entry) return [];
  const codes = new Map<string, string>();
  // A workbook may have tens of thousands of styles with few formats.
  const known = new Map<string, CellStyle>();
  const ofFormat = (id: string): CellStyle => {
    const style = known.get(id) ?? styleOf(codes.get(id) ?? builtIn(Number(id)));
    known.set(id, style);
    return style;
  };
  const styles: CellStyle[] = [];
  let inCells = false;
  for (const tag of xmlTags(await partText(zip, entry), entry.name)) {
    if (tag.name === 'cellXfs') inCells = tag.kind === 'open';
    if (tag.kind === 'close') continue;
    if (tag.name === 'numFmt') codes.set(tag.attribute('numFmtId') ?? '', tag.attribute('formatCode') ?? '');
    if (inCells && tag.name === 'xf') styles.push(ofFormat(tag.attribute('numFmtId') ?? '0'));
  }
  return styles;
};

/** Built-in formats, which files use by number (ECMA-376 18.8.30; 27–36 and 50–58 are East Asian dates). */
const builtIn = (id: number): string => {
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
};
