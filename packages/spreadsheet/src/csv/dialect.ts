export interface Dialect {
  readonly separator: Separator;
  readonly lineEnd: '\n' | '\r';
  /** Where the first record begins: behind a line `sep=;`, which Excel writes for itself. */
  readonly start: number;
}

export type Separator = (typeof SEPARATORS)[number];

/** In Indonesia a comma is the decimal sign, so Excel separates by semicolons there. On a tie the earlier wins. */
const SEPARATORS = [';', ',', '\t', '|'] as const;
const SAMPLE = 64 * 1024;
const LINES = 50;

/** How the text is laid out, judged by its first lines: the separator that most lines have as often as the first has. */
export function dialectOf(text: string): Dialect {
  const sample = text.slice(0, SAMPLE);
  const lineEnd = sample.includes('\n') ? '\n' : sample.includes('\r') ? '\r' : '\n';
  const told = /^sep=(.)(\r\n|\r|\n|$)/i.exec(sample);
  const separator = SEPARATORS.find((one) => one === told?.[1]);
  if (told && separator) return { separator, lineEnd, start: told[0].length };

  const lines = unquoted(sample).split(lineEnd).slice(0, LINES);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines
      .filter((line) => /[^ \r]/.test(line))
      .map((line) => line.split(separator).length - 1);
    const [first = 0] = counts;
    return first === 0 ? 0 : counts.filter((count) => count === first).length * 100 + Math.min(first, 99);
  });
  const best = Math.max(...scores);
  return { separator: best === 0 ? ',' : (SEPARATORS[scores.indexOf(best)] ?? ','), lineEnd, start: 0 };
}

/** Without what stands in quotes, which may hold any separator. */
const unquoted = (text: string) => text.replace(/"[^"]*("|$)/g, '');
