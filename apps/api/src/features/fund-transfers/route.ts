import { decideBankDestination } from '@dasbor/domain/fund-transfers';
import type { Standing } from '@dasbor/domain/subaccounts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';
import { approvedHolder } from '../destination-accounts/public.ts';

type Account = { bankCode: string; accountNumber: string };

/** Checked at the request and again at the approval, because settings and accounts may have changed. */
export const decideToBank = async (
  tx: Tx,
  { source, account, flags }: { source: Standing | null; account: Account; flags: Session['flags'] },
) => {
  const whitelistIsOn = flags.fund_transfer_whitelist;
  const name = whitelistIsOn ? await approvedHolder(tx, account) : undefined;
  const decided = decideBankDestination(source, { whitelistIsOn, isWhitelisted: name !== undefined });
  return { decided, approvedHolder: name };
};
