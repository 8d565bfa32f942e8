export interface SearchOption {
  value: string;
  label: string;
  /** Stands beside it in the list, where there is room: in the field it would be cut. */
  note?: string | undefined;
  /** Other spellings by which it is found: a code, a brand. */
  also: readonly string[];
}

/** Those that fit, in their order: the text itself, then what begins with it, then what has it somewhere. */
export function matching(options: readonly SearchOption[], text: string): readonly SearchOption[] {
  const wanted = wantedOf(text);
  if (wanted === '') return options;
  const rank = (option: SearchOption): number => {
    const spellings = spellingsOf(option);
    if (spellings.includes(wanted)) return 0;
    if (spellings.some((one) => one.startsWith(wanted))) return 1;
    return spellings.some((one) => one.includes(wanted)) ? 2 : NONE;
  };
  const ranks = new Map(options.map((option) => [option, rank(option)]));
  const rankOf = (option: SearchOption) => ranks.get(option) ?? NONE;
  return options
    .filter((option) => rankOf(option) < NONE)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Whether the text is one of its spellings, to the letter: only then may Enter take it without it being pointed at. */
export function isSpelled(option: SearchOption | undefined, text: string): boolean {
  return option !== undefined && spellingsOf(option).includes(wantedOf(text));
}

/** The only option that has the text as a spelling. A text that two options share chooses neither. */
export function theOneSpelled(options: readonly SearchOption[], text: string): SearchOption | undefined {
  const [one, another] = options.filter((option) => isSpelled(option, text));
  return another === undefined ? one : undefined;
}

const NONE = 3;
const wantedOf = (text: string): string => text.trim().toLowerCase();
const spellingsOf = ({ label, value, also }: SearchOption): string[] =>
  [label, value, ...also].map((spelling) => spelling.toLowerCase());
