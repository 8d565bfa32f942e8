export const GROUPS = ['pages', 'settings', 'actions', 'hits'] as const;
type Group = (typeof GROUPS)[number];

/** One choice in the palette. */
export type Choice = {
  readonly key: string;
  readonly group: Group;
  readonly title: string;
  readonly detail?: string;
  /** The related amount, formatted. */
  readonly amount?: string;
  /** Words that find it in addition to its title. */
  readonly words?: string;
  /** The target address; an action has a function instead. */
  readonly to?: string;
  readonly run?: () => void;
};

/**
 * Choices in which each typed word starts a word, by group. The group with the best match comes first, and so does the best match
 * within it. Equal matches keep their order. Hits from the API can match by more than their title, so all of them stay.
 */
export const matching = (choices: readonly Choice[], text: string): readonly Choice[] => {
  const typed = wordsOf(text);
  const ranked = choices
    .map((choice) => ({ choice, rank: rankOf(choice, typed) }))
    .filter(({ choice, rank }) => rank > 0 || choice.group === 'hits')
    .toSorted((a, b) => b.rank - a.rank);
  const best = (group: Group) => ranked.find(({ choice }) => choice.group === group)?.rank ?? -1;
  return GROUPS.toSorted((a, b) => best(b) - best(a)).flatMap((group) =>
    ranked.filter(({ choice }) => choice.group === group).map(({ choice }) => choice),
  );
};

/** Ranks an exact title, its start, words in it, or synonyms. */
const RANK = { same: 4, beginning: 3, title: 2, words: 1, none: 0 } as const;

const rankOf = ({ title, words = '', key }: Choice, typed: readonly string[]): number => {
  const titled = wordsOf(title);
  const text = typed.join(' ');
  if (titled.join(' ') === text || wordsOf(key).join(' ') === text) return RANK.same;
  if (titled.join(' ').startsWith(text)) return RANK.beginning;
  if (begin(titled, typed)) return RANK.title;
  return begin([...titled, ...wordsOf(words)], typed) ? RANK.words : RANK.none;
};

const begin = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => word.startsWith(one)));

/** The next choice, wrapping around at the ends. */
export const step = (index: number, by: number, count: number): number =>
  count === 0 ? -1 : (index + by + count) % count;

/** Without case and diacritics: `Élan, Saldo` becomes `elan` and `saldo`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
