import { err, ok, type Result } from '../kernel/index.ts';
import type { SubaccountStatus } from '../subaccounts/index.ts';
import type { FundTransferProblemCode } from './problems.ts';

type Decided = Result<true, FundTransferProblemCode>;

/** What matters of a subaccount at either end; null is the merchant itself. */
export interface Standing {
  readonly id: string;
  readonly status: SubaccountStatus;
  readonly bankTransfersEnabled: boolean;
}

/** From one balance to another, both live. */
export function decideRoute(source: Standing | null, destination: Standing | null): Decided {
  if ((source?.id ?? null) === (destination?.id ?? null)) return err('DPAY_SAME_BALANCE');
  const isLive = [source, destination].every((one) => one === null || one.status === 'live');
  return isLive ? ok(true) : err('DPAY_SUBACCOUNT_NOT_LIVE');
}

/** To a bank account; where the whitelist is on, to one of it. */
export function decideBankDestination(
  source: Standing | null,
  { isWhitelisted, whitelistIsOn }: { isWhitelisted: boolean; whitelistIsOn: boolean },
): Decided {
  if (source && source.status !== 'live') return err('DPAY_SUBACCOUNT_NOT_LIVE');
  if (source && !source.bankTransfersEnabled) return err('DPAY_BANK_TRANSFERS_OFF');
  return isWhitelisted || !whitelistIsOn ? ok(true) : err('DPAY_ACCOUNT_NOT_WHITELISTED');
}
