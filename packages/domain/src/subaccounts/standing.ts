import { err, ok, type Result } from '../kernel/index.ts';
import type { SubaccountProblemCode } from './problems.ts';
import type { SubaccountStatus } from './status.ts';

/** What matters of a subaccount where money comes to it or leaves it; null is the merchant itself. */
export interface Standing {
  readonly id: string;
  readonly status: SubaccountStatus;
  readonly bankTransfersEnabled: boolean;
}

type Decided<Code extends SubaccountProblemCode> = Result<true, Code>;

/** Whether money may come to it, or move between it and another balance. */
export function decideMoneyIn(standing: Standing | null): Decided<'DPAY_SUBACCOUNT_NOT_LIVE'> {
  return standing && standing.status !== 'live' ? err('DPAY_SUBACCOUNT_NOT_LIVE') : ok(true);
}

/** Whether its money may leave for a bank by itself, without passing the merchant. */
export function decideMoneyToBanks(
  standing: Standing | null,
): Decided<'DPAY_SUBACCOUNT_NOT_LIVE' | 'DPAY_BANK_TRANSFERS_OFF'> {
  const isLive = decideMoneyIn(standing);
  if (!isLive.ok) return isLive;
  return standing && !standing.bankTransfersEnabled ? err('DPAY_BANK_TRANSFERS_OFF') : ok(true);
}
