export interface Dialect {
  readonly separator: Separator;
  readonly lineEnd: '\n' | '\r';
  /** Where the first record begins: behind a line `sep=;`, which Excel writes for itself. */
  readonly start: number;
}

export type Separator = (typeof SEPARATORS)[number];

/** In Indonesia a comma is the decimal sign, so Excel separates by semicolons there. On a tie the earlier wins. */
const SEPARATORS = [';', ',', '\t', '|'] as const;
const LINES = 50;
/** People put titles above a header. */
const HEADER_WITHIN = 10;

/** How a text is laid out, judged by its first lines; the last of them may be cut off where it is not whole. */
export function dialectOf(text: string, isWhole: boolean): Dialect {
  const lineEnd = text.includes('\n') ? '\n' : text.includes('\r') ? '\r' : '\n';
  const told = /^sep=(.)(\r\n|\r|\n|$)/i.exec(text);
  const separator = SEPARATORS.find((one) => one === told?.[1]);
  if (told && separator) return { separator, lineEnd, start: told[0].length };

  const all = unquoted(text).split(lineEnd);
  const whole = isWhole || all.length === 1 ? all : all.slice(0, -1);
  return { separator: separatorOf(whole.slice(0, LINES)), lineEnd, start: 0 };
}

/** The one that all lines have equally often; else the one by which most of them are parted into as many cells as a header is. */
function separatorOf(lines: readonly string[]): Separator {
  const filled = lines.filter((line) => /[^ \r]/.test(line));
  const found = SEPARATORS.map((separator) => {
    const counts = filled.map((line) => line.split(separator).length - 1);
    return { separator, counts, score: scoreOf(counts) };
  }).filter(({ score }) => score > 0);
  const even = found.filter(({ counts }) => counts.every((count) => count === counts[0]));
  const [first, ...others] = even.length > 0 ? even : found;
  return first ? others.reduce((best, one) => (one.score > best.score ? one : best), first).separator : ',';
}

/** Of the first lines the one that makes the best header counts: how alike it and those below it are. */
function scoreOf(counts: readonly number[]): number {
  const scores = counts.slice(0, HEADER_WITHIN).map((header, at) => {
    if (header === 0) return 0;
    const alike = counts
      .slice(at)
      .reduce((sum, count) => sum + Math.min(count, header) / Math.max(count, header), 0);
    return alike * Math.min(header, MANY) ** 2 * 100 + Math.min(header, 99);
  });
  return Math.max(0, ...scores);
}

/** A title, and an amount with decimals, have one or two of another separator in every line too. */
const MANY = 3;

/** Without the cells in quotes, which may hold any separator. */
const unquoted = (text: string) => text.replace(/(?<=^|[;,\t|\r\n])"[^"]*(?:""[^"]*)*(?:"|$)/g, '');
