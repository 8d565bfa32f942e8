import { err, ok, type Result } from '../kernel/index.ts';
import type { SubaccountProblemCode } from './problems.ts';
import type { SubaccountStatus } from './status.ts';

/** The state of a subaccount that decides whether money may move; null is the merchant itself. */
export type Standing = {
  readonly id: string;
  readonly status: SubaccountStatus;
  readonly bankTransfersEnabled: boolean;
};

type Decided<Code extends SubaccountProblemCode> = Result<true, Code>;

/** Whether it may receive money, or exchange money with another balance. */
export const decideMoneyIn = (standing: Standing | null): Decided<'DPAY_SUBACCOUNT_NOT_LIVE'> =>
  standing && standing.status !== 'live' ? err('DPAY_SUBACCOUNT_NOT_LIVE') : ok(true);

/** Whether its money may go to a bank directly, without the merchant's balance. */
export const decideMoneyToBanks = (
  standing: Standing | null,
): Decided<'DPAY_SUBACCOUNT_NOT_LIVE' | 'DPAY_BANK_TRANSFERS_OFF'> => {
  const isLive = decideMoneyIn(standing);
  if (!isLive.ok) return isLive;
  return standing && !standing.bankTransfersEnabled ? err('DPAY_BANK_TRANSFERS_OFF') : ok(true);
};
