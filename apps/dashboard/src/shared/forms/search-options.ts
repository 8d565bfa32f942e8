export type SearchOption = {
  value: string;
  label: string;
  /** Shown beside the label in the list only. The field has no room for it. */
  note?: string | undefined;
  /** Other search terms: a code, a brand. */
  also: readonly string[];
};

/** Matching options, ordered: exact matches, then prefix matches, then other matches. */
export const matching = (options: readonly SearchOption[], text: string): readonly SearchOption[] => {
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
};

/** Whether the text equals one of the option's spellings. Only then may Enter select an option that is not highlighted. */
export const isSpelled = (option: SearchOption | undefined, text: string): boolean =>
  option !== undefined && spellingsOf(option).includes(wantedOf(text));

/** The only option spelled like the text; undefined if two options share the spelling. */
export const theOneSpelled = (options: readonly SearchOption[], text: string): SearchOption | undefined => {
  const [one, another] = options.filter((option) => isSpelled(option, text));
  return another === undefined ? one : undefined;
};

const NONE = 3;
const wantedOf = (text: string): string => text.trim().toLowerCase();
const spellingsOf = ({ label, value, also }: SearchOption): string[] =>
  [label, value, ...also].map((spelling) => spelling.toLowerCase());
