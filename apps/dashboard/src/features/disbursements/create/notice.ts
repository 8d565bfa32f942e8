import { type Payout, type SplitNotice, splitNotice } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import type { Grid } from '../../../shared/intake/rows/grid.ts';

/** The total of the payable rows, including the cost of splitting. */
export const noticeOf = (
  { rows }: Grid<Payout>,
  banks: readonly { readonly code: string; readonly split_limit: number | null }[],
): SplitNotice => {
  const limits = new Map(banks.map(({ code, split_limit: limit }) => [code, limit]));
  return splitNotice(
    rows.flatMap(({ value: payout, removed }) => {
      if (!payout || removed) return [];
      const limit = limits.get(payout.bank_code) ?? null;
      return [{ amount: payout.amount, splitLimit: limit === null ? null : rupiah(limit) }];
    }),
  );
};
