/** What a number format shows by one of its sections (ECMA-376 18.8.31). */
export interface Section {
  /**
   * Its places: `0`, `#`, `?` and `@`, `.` and `,` between them, `%`, `/`, `E` of an exponent, `d` of a day or a time; `|` where it
   * writes a point or a comma of its own.
   */
  readonly shape: string;
  /** What it writes of its own: before the first place, between them, and behind the last. */
  readonly before: string;
  readonly inside: string;
  readonly behind: string;
  /** No bracket says what nobody knows. */
  readonly isKnown: boolean;
  readonly condition: Condition | undefined;
}

export interface Condition {
  readonly anyPositive: boolean;
  readonly everyPositive: boolean;
}

/** Quoted, escaped, as wide as a sign, filled with a sign, in brackets, a name, and each other sign by itself. */
const TOKENS = /"([^"]*)"?|\\(.?)|_.?|\*(.?)|\[([^\]]*)\]?|general|am\/pm|a\/p|e[+-]|./gisu;

export function sectionsOf(code: string): readonly Section[] {
  const sections = [new SectionReader()];
  for (const [token, quoted, escaped, fill, bracket] of code.matchAll(TOKENS)) {
    if (token === ';') sections.push(new SectionReader());
    else if (bracket !== undefined) sections.at(-1)?.bracket(bracket);
    else sections.at(-1)?.token(token, quoted ?? escaped ?? fill);
  }
  return sections;
}

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
/** `[$Rp-421]`, `[$IDR]`, and a language alone: `[$-421]`, `[$-id-ID]`, `[$-x-sysdate]`. */
const MONEY = /^\$(.*?)(?:-(?:[\da-f]{1,8}|[a-z]{2,3}-[a-z]{2,4}|x-\w+)(?:,\w*)?)?$/is;

function conditionOf(bracket: string): Condition | undefined {
  const [, sign, limit] = /^\s*(<=|>=|<>|[<>=])\s*(-?[\d.]+(?:e[+-]?\d+)?)\s*$/i.exec(bracket) ?? [];
  if (sign === undefined) return undefined;
  const isAboveZero = Number(limit) > 0;
  // `<`, `<=` and `=` are met by what is not above their limit; `>`, `>=` and `<>` by what is.
  return sign === '<' || sign === '<=' || sign === '='
    ? { anyPositive: isAboveZero, everyPositive: false }
    : { anyPositive: true, everyPositive: !isAboveZero };
}
