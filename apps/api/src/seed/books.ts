import { rupiah } from '@dasbor/domain/kernel';
import { settlementSettled } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { moneyInOf } from '../features/payments/public.ts';
import type { Tx } from '../platform/db/tx.ts';
import { postDated } from '../platform/ledger/post.ts';
import type { DatedTransfer } from '../platform/ledger/post.ts';
import type { Seeding } from './seeding.ts';
import type { Trade } from './store.ts';

/** Posts what the trade did to the merchant's money, as it happened from day to day. */
export const keepBooks = async (tx: Tx, { merchantId, mode }: Seeding, trade: Trade): Promise<void> => {
  await tx.run(sql`select enter_tenant(${merchantId}, ${mode}, '', '')`);
  const transfers = [...moneyIn(trade), ...settled(trade)].toSorted((a, b) => Number(a.at) - Number(b.at));
  for (let from = 0; from < transfers.length; from += CHUNK) {
    await postDated(tx, transfers.slice(from, from + CHUNK));
  }
};

const CHUNK = 1_000;

const moneyIn = ({ sales }: Trade): DatedTransfer[] =>
  sales
    .flatMap(({ payments }) => payments)
    .flatMap((payment) =>
      payment.completed_at === null ? [] : [{ ...moneyInOf(payment), at: new Date(payment.completed_at) }],
    );

const settled = ({ settlements }: Trade): DatedTransfer[] =>
  settlements.map(({ id, payment_amount, mdr_fee, ppn, settled_at }) => ({
    ...settlementSettled({ id, net: rupiah(payment_amount - mdr_fee - ppn) }),
    at: new Date(settled_at),
  }));
