import { err, ok, type Result } from '../kernel/index.ts';
import { decideMoneyIn, decideMoneyToBanks, type Standing } from '../subaccounts/index.ts';
import type { FundTransferProblemCode } from './problems.ts';

type Decided = Result<true, FundTransferProblemCode>;

/** Between two balances, both live. */
export const decideRoute = (source: Standing | null, destination: Standing | null): Decided => {
  if ((source?.id ?? null) === (destination?.id ?? null)) return err('DPAY_SAME_BALANCE');
  const leaves = decideMoneyIn(source);
  return leaves.ok ? decideMoneyIn(destination) : leaves;
};

/** To a bank account, which must be approved if the whitelist is on. */
export const decideBankDestination = (
  source: Standing | null,
  { isWhitelisted, whitelistIsOn }: { isWhitelisted: boolean; whitelistIsOn: boolean },
): Decided => {
  const leaves = decideMoneyToBanks(source);
  if (!leaves.ok) return leaves;
  return isWhitelisted || !whitelistIsOn ? ok(true) : err('DPAY_ACCOUNT_NOT_WHITELISTED');
};
