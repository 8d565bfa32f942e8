import type { Issue } from '@dasbor/domain/disbursements';
import { nearestBanks } from '@dasbor/domain/payouts';
import type { Bank } from '../api/types.ts';

/** The banks that an unknown name may mean, for a person to choose from; none where one was found that it surely means. */
export function banksMeant(
  { code }: Pick<Issue, 'code'>,
  text: string,
  suggestion: string | undefined,
  banks: readonly Bank[],
): readonly Bank[] {
  return code === 'BANK_UNKNOWN' && suggestion === undefined ? nearestBanks(banks, text) : [];
}
