import type { Rupiah } from '@dasbor/domain/kernel';
import { rupiah } from '@dasbor/domain/kernel';
import { reserved, THE_MERCHANT } from '@dasbor/domain/ledger';
import type { WithdrawalSource } from '@dasbor/domain/withdrawals';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { Ids } from '../../platform/ids.ts';
import { post } from '../../platform/ledger/post.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { addTransfers, transfersOf } from '../../platform/payouts/transfers.ts';
import type { Destination } from '../destination-accounts/public.ts';
import { findWithdrawal, insertWithdrawal } from './repository.ts';
import { toWithdrawal } from './rows.ts';
import type { Withdrawal, WithdrawalRow } from './rows.ts';

type Wanted = {
  destination: Destination;
  amount: Rupiah;
  source: WithdrawalSource;
  notes: string | null;
  createdBy: string | null;
};

/**
 * Reserves the money and stores the transfers, which are sent after the commit. Withdrawals have no fee. It posts, so it must come last in
 * the transaction.
 */
export const beginWithdrawal = async (
  { tx, now, ids }: { tx: Tx; now: Date; ids: Ids },
  { destination, amount, source, notes, createdBy }: Wanted,
): Promise<Withdrawal> => {
  const { bank, accountNumber, accountName, bankAccountName } = destination;
  const id = ids.next('withdrawal', now);
  await insertWithdrawal(tx, {
    id,
    holder: THE_MERCHANT,
    amount,
    destination_account_id: destination.id,
    bank_code: bank.code,
    account_number: accountNumber,
    account_name: accountName,
    bank_account_name: bankAccountName,
    source,
    notes,
    created_by: createdBy,
    search_text: searchText(id, accountNumber, accountName, bank.code, bank.name),
    created_at: now.toISOString(),
  });
  const out = await addTransfers(tx, now, [
    {
      ownerKind: 'withdrawal',
      ownerId: id,
      attempt: 1,
      holder: THE_MERCHANT,
      bankCode: bank.code,
      accountNumber,
      accountName,
      amount,
      splitLimit: bank.split_limit === null ? null : rupiah(bank.split_limit),
      feePerTransfer: rupiah(0),
      // The pause exists for sweeps.
      inPause: source === 'sweep_out',
    },
  ]);
  await outbox.add(tx, { topic: 'withdrawal.updated', aggregate: id, payload: { status: 'processing' } });
  const row = (await findWithdrawal(tx, id)) as WithdrawalRow;
  const transfers = (await transfersOf(tx, [id])).get(id) ?? [];
  post(tx, now, out.map(reserved));
  return toWithdrawal(row, transfers);
};
