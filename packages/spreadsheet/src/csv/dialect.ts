export type Dialect = {
  readonly separator: Separator;
  readonly lineEnd: '\n' | '\r';
  /** Start of the first record: after a line `sep=;`, which Excel writes. */
  readonly start: number;
};

export type Separator = (typeof SEPARATORS)[number];

/** In Indonesia the comma is the decimal separator, so Excel uses semicolons. On a tie, the earlier one wins. */
const SEPARATORS = [';', ',', '\t', '|'] as const;
const LINES = 50;
/** People put titles above a header. */
const HEADER_WITHIN = 10;

/** Detects the dialect from the first lines; if the text is incomplete, the last line is ignored. */
export const dialectOf = (text: string, isWhole: boolean): Dialect => {
  const lineEnd = text.includes('\n') ? '\n' : text.includes('\r') ? '\r' : '\n';
  const told = /^sep=(.)(\r\n|\r|\n|$)/i.exec(text);
  const separator = SEPARATORS.find((one) => one === told?.[1]);
  if (told && separator) return { separator, lineEnd, start: told[0].length };

  const all = unquoted(text).split(lineEnd);
  const whole = isWhole || all.length === 1 ? all : all.slice(0, -1);
  return { separator: separatorOf(whole.slice(0, LINES)), lineEnd, start: 0 };
};

/** The separator with equal counts in all lines; otherwise the one that splits most lines into as many cells as the header. */
const separatorOf = (lines: readonly string[]): Separator => {
  const filled = lines.filter((line) => /[^ \r]/.test(line));
  const found = SEPARATORS.map((separator) => {
    const counts = filled.map((line) => line.split(separator).length - 1);
    return { separator, counts, score: scoreOf(counts) };
  }).filter(({ score }) => score > 0);
  const even = found.filter(({ counts }) => counts.every((count) => count === counts[0]));
  const [first, ...others] = even.length > 0 ? even : found;
  return first ? others.reduce((best, one) => (one.score > best.score ? one : best), first).separator : ',';
};

/** Scores the best header candidate among the first lines, by how consistent it and the lines below are. */
const scoreOf = (counts: readonly number[]): number => {
  const scores = counts.slice(0, HEADER_WITHIN).map((header, at) => {
    if (header === 0) return 0;
    const alike = counts
      .slice(at)
      .reduce((sum, count) => sum + Math.min(count, header) / Math.max(count, header), 0);
    return alike * Math.min(header, MANY) ** 2 * 100 + Math.min(header, 99);
  });
  return Math.max(0, ...scores);
};

/** Titles, and amounts with decimals, contain one or two of another separator. */
const MANY = 3;

/** Without quoted cells, which may contain any separator. */
const unquoted = (text: string) => text.replace(/(?<=^|[;,\t|\r\n])"[^"]*(?:""[^"]*)*(?:"|$)/g, '');
