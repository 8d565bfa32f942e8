import type { Issue } from '@dasbor/domain/disbursements';
import { nearestBanks } from '@dasbor/domain/payouts';
import type { Bank } from '../api/types.ts';

/** Candidate banks for an unknown name. Empty if one bank is a certain match. */
export const banksMeant = (
  { code }: Pick<Issue, 'code'>,
  text: string,
  suggestion: string | undefined,
  banks: readonly Bank[],
): readonly Bank[] => (code === 'BANK_UNKNOWN' && suggestion === undefined ? nearestBanks(banks, text) : []);
