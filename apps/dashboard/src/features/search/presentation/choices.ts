/** One thing that the palette can do. */
export interface Choice {
  readonly key: string;
  readonly group: 'hits' | 'pages' | 'actions';
  readonly title: string;
  readonly detail?: string;
  /** The money it is about, as it is written. */
  readonly amount?: string;
  /** Where it leads; an action runs instead. */
  readonly to?: string;
  readonly run?: () => void;
}

/** Pages and actions whose words contain every word typed; all of them before anything is typed. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const words = fold(text).split(' ').filter(Boolean);
  return choices.filter((choice) => words.every((word) => fold(choice.title).includes(word)));
}

/** The next choice, around the ends. */
export function step(index: number, by: number, count: number): number {
  return count === 0 ? -1 : (index + by + count) % count;
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
