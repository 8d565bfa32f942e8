import type { BalanceEntry } from './types.ts';

/** A list knows its rows by id; an entry has its number. */
export function withIds<Answer extends { data: readonly Omit<BalanceEntry, 'id'>[] }>(answer: Answer) {
  return { ...answer, data: answer.data.map((entry) => ({ ...entry, id: String(entry.sequence) })) };
}
