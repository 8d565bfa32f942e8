import { approversNeeded } from '@dasbor/domain/approvals';
import { rupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import type { MoneyOut } from '@dasbor/domain/ledger';
import { reserved, THE_MERCHANT } from '@dasbor/domain/ledger';
import { findBank } from '@dasbor/domain/payouts';
import type { WithdrawalSource } from '@dasbor/domain/withdrawals';
import { readApprovalRules } from '../../platform/approvals/rules.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { Ids } from '../../platform/ids.ts';
import { post } from '../../platform/ledger/post.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { addTransfers, transfersOf } from '../../platform/payouts/transfers.ts';
import type { Destination } from '../destination-accounts/public.ts';
import { BANKS } from '../reference/public.ts';
import { findWithdrawal, insertWithdrawal } from './repository.ts';
import { toWithdrawal } from './rows.ts';
import type { Withdrawal, WithdrawalRow } from './rows.ts';

type Wanted = {
  destination: Destination;
  amount: Rupiah;
  source: WithdrawalSource;
  notes: string | null;
  /** Null for automatic withdrawals. */
  maker: { userId: string; name: string } | null;
};

/**
 * Reserves the money and stores the transfers, which are sent after the commit, or waits for people to approve it. Withdrawals have no fee. It
 * posts, so it must come last in the transaction.
 */
export const beginWithdrawal = async (
  { tx, now, ids }: { tx: Tx; now: Date; ids: Ids },
  { destination, amount, source, notes, maker }: Wanted,
): Promise<Withdrawal> => {
  const { bank, accountNumber, accountName, bankAccountName } = destination;
  const id = ids.next('withdrawal', now);
  const status = (await isToApprove(tx, amount, source)) ? 'need_approval' : 'processing';
  await insertWithdrawal(tx, {
    id,
    holder: THE_MERCHANT,
    amount,
    destination_account_id: destination.id,
    bank_code: bank.code,
    account_number: accountNumber,
    account_name: accountName,
    bank_account_name: bankAccountName,
    status,
    source,
    notes,
    created_by: maker?.name ?? null,
    maker_id: maker?.userId ?? null,
    search_text: searchText(id, accountNumber, accountName, bank.code, bank.name),
    created_at: now.toISOString(),
  });
  await outbox.add(tx, { topic: 'withdrawal.updated', aggregate: id, payload: { status } });
  const row = (await findWithdrawal(tx, id)) as WithdrawalRow;
  return status === 'processing' ? sendWithdrawal(tx, row, now) : toWithdrawal(row, []);
};

// A sweep out has its hour at night, set by regulation, when nobody is there to approve it (docs/decisions/0058).
const isToApprove = async (tx: Tx, amount: Rupiah, source: WithdrawalSource): Promise<boolean> =>
  source !== 'sweep_out' && approversNeeded(await readApprovalRules(tx), 'withdrawal', amount) > 0;

/** Reserves the money and stores the transfers. It posts, so it must come last in the transaction. */
export const sendWithdrawal = async (tx: Tx, row: WithdrawalRow, now: Date): Promise<Withdrawal> => {
  const out = await addTransfers(tx, now, [
    {
      ownerKind: 'withdrawal',
      ownerId: row.id,
      attempt: 1,
      holder: THE_MERCHANT,
      bankCode: row.bank_code,
      accountNumber: row.account_number,
      accountName: row.account_name,
      amount: rupiah(Number(row.amount)),
      splitLimit: splitLimitOf(row.bank_code),
      feePerTransfer: rupiah(0),
      // The pause exists for sweeps.
      inPause: row.source === 'sweep_out',
    },
  ]);
  const transfers = (await transfersOf(tx, [row.id])).get(row.id) ?? [];
  post(
    tx,
    now,
    out.map((money: MoneyOut) => reserved(money)),
  );
  return toWithdrawal(row, transfers);
};

const splitLimitOf = (bankCode: string): Rupiah | null => {
  const bank = findBank(BANKS, bankCode);
  return bank.ok && bank.value.split_limit !== null ? rupiah(bank.value.split_limit) : null;
};
