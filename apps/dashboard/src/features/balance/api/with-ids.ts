import type { BalanceEntry } from './types.ts';

/** Lists identify rows by id, but an entry has only a number. */
export function withIds<Answer extends { data: readonly Omit<BalanceEntry, 'id'>[] }>(answer: Answer) {
  return { ...answer, data: answer.data.map((entry) => ({ ...entry, id: String(entry.sequence) })) };
}
