import type { PayoutBank } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import { BANKS } from '../../reference/public.ts';

export const PAYOUT_BANKS: readonly PayoutBank[] = BANKS;

const byCode = new Map(BANKS.map((bank) => [bank.code, bank]));

export const nameOfBank = (code: string): string => byCode.get(code)?.name ?? code;

/** The maximum amount per transfer; null if the bank has no limit. */
export const limitOf = (code: string | null): Rupiah | null => {
  const limit = code === null ? null : (byCode.get(code)?.split_limit ?? null);
  return limit === null ? null : rupiah(limit);
};
