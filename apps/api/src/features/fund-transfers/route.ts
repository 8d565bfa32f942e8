import { decideBankDestination } from '@dasbor/domain/fund-transfers';
import type { Standing } from '@dasbor/domain/fund-transfers';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';
import { findSubaccount } from '../subaccounts/public.ts';
import { whitelistedName } from './whitelist-repository.ts';

/** What stands at one end of a transfer; undefined where there is no such subaccount. */
export const readStanding = async (tx: Tx, holder: LedgerHolder): Promise<Standing | null | undefined> => {
  if (holder === THE_MERCHANT) return null;
  const row = await findSubaccount(tx, holder);
  return row && { id: row.id, status: row.status, bankTransfersEnabled: row.bank_transfers_enabled };
};

type Account = { bankCode: string; accountNumber: string };

/** Asked when the transfer is asked for, and again when it is approved: settings and whitelist may have changed. */
export const decideToBank = async (
  tx: Tx,
  { source, account, flags }: { source: Standing | null; account: Account; flags: Session['flags'] },
) => {
  const whitelistIsOn = flags.fund_transfer_whitelist;
  const name = whitelistIsOn ? await whitelistedName(tx, account) : undefined;
  const decided = decideBankDestination(source, { whitelistIsOn, isWhitelisted: name !== undefined });
  return { decided, whitelistedName: name };
};
