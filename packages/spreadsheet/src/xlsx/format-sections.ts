/** What one section of a number format displays (ECMA-376 18.8.31). */
export type Section = {
  /**
   * The placeholders: `0`, `#`, `?` and `@`, `.` and `,` between them, `%`, `/`, `E` for an exponent, `d` for a date or time; `|` for a
   * literal point or comma.
   */
  readonly shape: string;
  /** Literals: before the first placeholder, between them, and after the last. */
  readonly before: string;
  readonly inside: string;
  readonly behind: string;
  /** False if a bracket is unknown. */
  readonly isKnown: boolean;
  readonly condition: Condition | undefined;
};

export type Condition = {
  readonly anyPositive: boolean;
  readonly everyPositive: boolean;
};

/** Quoted, escaped, width of a character, fill character, brackets, keywords, and any other single character. */
const TOKENS = /"([^"]*)"?|\\(.?)|_.?|\*(.?)|\[([^\]]*)\]?|general|am\/pm|a\/p|e[+-]|./gisu;

export const sectionsOf = (code: string): readonly Section[] => {
  const sections = [new SectionReader()];
  for (const [token, quoted, escaped, fill, bracket] of code.matchAll(TOKENS)) {
    if (token === ';') sections.push(new SectionReader());
    else if (bracket !== undefined) sections.at(-1)?.bracket(bracket);
    else sections.at(-1)?.token(token, quoted ?? escaped ?? fill);
  }
  return sections;
};

class SectionReader implements Section {
  shape = '';
  before = '';
  inside = '';
  behind = '';
  isKnown = true;
  condition: Condition | undefined;

  token(token: string, written: string | undefined): void {
    if (token.startsWith('_')) return;
    if (written !== undefined) this.#write(token.startsWith('*') && SILENT_FILL.test(written) ? '' : written);
    else if (/^[0#?@]$/.test(token)) this.#place(token);
    else if (/^general$/i.test(token)) this.#place('#');
    else if (/^e[+-]$/i.test(token)) this.shape += 'E';
    else if (/^(?:[ymdhs]|am\/pm|a\/p)$/i.test(token)) this.shape += 'd';
    else if (/^[.,%/]$/.test(token)) this.shape += token;
    else this.#write(token);
  }

  bracket(inside: string): void {
    const condition = conditionOf(inside);
    const money = MONEY.exec(inside);
    if (condition) this.condition = condition;
    else if (money) this.#write(money[1] ?? '');
    else if (/^(?:h+|m+|s+)$/i.test(inside)) this.shape += 'd';
    else this.isKnown &&= COLOUR.test(inside);
  }

  #place(place: string): void {
    this.inside += this.behind;
    this.behind = '';
    this.shape += place;
  }

  #write(text: string): void {
    if (/[0#?@]/.test(this.shape)) this.behind += text;
    else this.before += text;
    if (/[.,]/.test(text)) this.shape += '|';
  }
}

const SILENT_FILL = /[^\p{L}\p{N}\p{Sc}%‰]/u;
const COLOUR = /^(?:black|blue|cyan|green|magenta|red|white|yellow|color\s?\d{1,2})$/i;
/** `[$Rp-421]`, `[$IDR]`, or only a locale: `[$-421]`, `[$-id-ID]`, `[$-x-sysdate]`. */
const MONEY = /^\$(.*?)(?:-(?:[\da-f]{1,8}|[a-z]{2,3}-[a-z]{2,4}|x-\w+)(?:,\w*)?)?$/is;

const conditionOf = (bracket: string): Condition | undefined => {
  const [, sign, limit] = /^\s*(<=|>=|<>|[<>=])\s*(-?[\d.]+(?:e[+-]?\d+)?)\s*$/i.exec(bracket) ?? [];
  if (sign === undefined) return undefined;
  const isAboveZero = Number(limit) > 0;
  // `<`, `<=` and `=` match values up to their limit; `>`, `>=` and `<>` those above.
  return sign === '<' || sign === '<=' || sign === '='
    ? { anyPositive: isAboveZero, everyPositive: false }
    : { anyPositive: true, everyPositive: !isAboveZero };
};
