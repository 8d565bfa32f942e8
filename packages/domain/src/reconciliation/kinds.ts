import type { ReconciliationRow, RecordKind } from './types.ts';

/**
 * Kinds that the statement cannot show. A merchant with a balance gets settlements there and withdraws them later, so if the bank booked
 * none of them, all would be missing.
 */
export const kindsElsewhere = (
  rows: readonly ReconciliationRow[],
  { hasBalance }: { readonly hasBalance: boolean },
): readonly RecordKind[] => {
  const own = rows.filter(({ records }) => records.some(({ kind }) => kind === 'settlement'));
  const isBooked = own.some(({ group }) => group === 'matched');
  return hasBalance && own.length > 0 && !isBooked ? ['settlement'] : [];
};
