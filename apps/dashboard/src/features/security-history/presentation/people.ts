import type { SecurityEvent } from '../api/types.ts';

type Actor = NonNullable<SecurityEvent['actor']>;

/** The actors on the loaded pages, each once, sorted by name. */
export const peopleOf = (events: readonly SecurityEvent[]): readonly Actor[] => {
  const byId = new Map(events.flatMap(({ actor }) => (actor === null ? [] : [[actor.id, actor] as const])));
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
};
