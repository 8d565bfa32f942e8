import { decideOwnAccount } from '@dasbor/domain/destination-accounts';
import type { WrittenAccount } from './read-account.ts';
import { confirmAsOwn, insertOwnAccount, removeAccount } from './repository.ts';
import { toListed } from './rows.ts';
import type { DestinationAccountRow } from './rows.ts';
import { tell } from './tell.ts';
import type { Changing } from './tell.ts';

type Adding = {
  account: WrittenAccount;
  /** The holder according to the bank. */
  stated: string;
  /** What stands in the list under the same number; none of the merchant's own. */
  listed: DestinationAccountRow | undefined;
};

export const addOwn = async (
  call: Changing,
  { account, stated, listed }: Adding,
): Promise<DestinationAccountRow> => {
  const { tx, now, deps, session } = call;
  const decided = decideOwnAccount(toListed(listed), stated);
  if (listed && decided.ok && decided.value === 'confirm')
    return confirmAsOwn(tx, { id: listed.id, bank_account_name: stated, now });
  if (listed) {
    await removeAccount(tx, { id: listed.id, by: session.name, now });
    await tell(call, { action: 'whitelist.account_removed', row: listed });
  }
  return insertOwnAccount(tx, {
    id: deps.ids.next('destination_account', now),
    bank_code: account.bank.code,
    account_number: account.accountNumber,
    account_name: account.accountName,
    bank_account_name: stated,
    created_by: session.name,
    created_at: now.toISOString(),
  });
};
