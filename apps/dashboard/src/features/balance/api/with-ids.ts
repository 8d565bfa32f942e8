import type { BalanceEntry } from './types.ts';

/** Lists identify rows by id, but an entry has only a number. */
export const withIds = <Answer extends { data: readonly Omit<BalanceEntry, 'id'>[] }>(answer: Answer) => ({
  ...answer,
  data: answer.data.map((entry) => ({ ...entry, id: String(entry.sequence) })),
});
