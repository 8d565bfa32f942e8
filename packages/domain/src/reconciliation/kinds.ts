import type { ReconciliationRow, RecordKind } from './types.ts';

/**
 * Kinds that the statement cannot show. A merchant with a balance gets settlements there and withdraws them later, so if the bank booked
 * none of them, all would be missing.
 */
export const kindsElsewhere = (
  rows: readonly ReconciliationRow[],
  { hasBalance }: { readonly hasBalance: boolean },
): readonly RecordKind[] => {
  const isBooked = rows.some(
    ({ group, records }) => group === 'matched' && records.some(({ kind }) => kind === 'settlement'),
  );
  return hasBalance && !isBooked ? ['settlement'] : [];
};
