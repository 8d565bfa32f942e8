import sql from 'sql-template-tag';
import { moneyInOf } from '../../features/payments/public.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { postDated } from '../../platform/ledger/post.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { DEMO_MERCHANTS } from '../accounts.ts';
import { seedDisbursements } from '../disbursements/disbursements.ts';
import { ownAccounts } from '../destination-accounts.ts';
import { marginOfPayouts } from './margins.ts';
import { moveMoney } from './money-out.ts';
import type { Seeding } from '../seeding.ts';
import { moneySettled } from './settle.ts';
import { insertRows } from '../store.ts';
import type { Trade } from '../store.ts';
import { seedSubaccounts } from '../subaccounts/subaccounts.ts';

/** Posts sales and the merchant's own transactions in chronological order. */
export const keepBooks = async (
  tx: Tx,
  seeding: Seeding,
  { trade, refunded, days }: { trade: Trade; refunded: readonly DatedTransfer[]; days: number },
): Promise<void> => {
  const { merchantId, mode } = seeding;
  const incoming = inOrder([...moneyIn(trade), ...moneySettled(trade.settlements), ...refunded]);
  const accounts = ownAccounts(seeding, { days });
  const { rows, transfers: moved } = moveMoney(seeding, incoming, { days, account: accounts[0] });
  await insertRows(tx, 'destination_account', accounts, merchantId);
  await insertRows(tx, 'top_up', rows.topUps, merchantId);
  await insertRows(tx, 'withdrawal', rows.withdrawals, merchantId);
  await insertRows(tx, 'bank_transfer', rows.bankTransfers, merchantId);

  const ofOffice = merchantId === DEMO_MERCHANTS.kopi.id ? await keepOffice(tx, seeding) : [];

  await tx.run(sql`select enter_tenant(${merchantId}, ${mode}, '', '')`);
  const transfers = inOrder([...incoming, ...moved, ...ofOffice]);
  for (let from = 0; from < transfers.length; from += CHUNK) {
    await postDated(tx, transfers.slice(from, from + CHUNK));
  }
};

const CHUNK = 1_000;

/** Branches and batches of payouts, some of them a branch's own. */
const keepOffice = async (tx: Tx, seeding: Seeding): Promise<DatedTransfer[]> => {
  const { selling, posted } = await seedSubaccounts(tx, seeding);
  const payouts = await seedDisbursements(tx, seeding, selling);
  const margins = marginOfPayouts(seeding, payouts, selling);
  await insertRows(
    tx,
    'settlement',
    margins.map(({ settlement }) => settlement),
    seeding.merchantId,
  );
  return [...posted, ...payouts, ...margins.map((one) => one.posted)];
};

const inOrder = (transfers: readonly DatedTransfer[]): DatedTransfer[] =>
  transfers.toSorted((a, b) => Number(a.at) - Number(b.at));

const moneyIn = ({ sales }: Trade): DatedTransfer[] =>
  sales
    .flatMap(({ payments }) => payments)
    .flatMap((payment) =>
      payment.completed_at === null ? [] : [{ ...moneyInOf(payment), at: new Date(payment.completed_at) }],
    );
