import { jakartaDate, rupiah, sumRupiah } from '@dasbor/domain/kernel';
import { marginSettled } from '@dasbor/domain/ledger';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import type { Seeding } from '../seeding.ts';
import type { NewSettlement } from './settle.ts';

/** The merchant keeps this part of the fees that its branch pays. */
const PART = { ofPayments: 0.3, ofPayout: 500 } as const;

type Made = { settlement: NewSettlement; posted: DatedTransfer };

/** The margin from each settlement of a branch, at the same moment. */
export const marginsOfPayments = (seeding: Seeding, ofBranch: readonly NewSettlement[]): Made[] =>
  ofBranch.flatMap((one) => {
    const amount = rupiah(Math.floor(one.mdr_fee * PART.ofPayments));
    if (amount === 0 || one.subaccount_id === null) return [];
    const { method, due_date: dueDate, subaccount_id: from } = one;
    const about = { type: 'subaccount_payment_margin', method, dueDate } as const;
    return [makeMargin(seeding, { ...about, amount, from, at: new Date(one.settled_at) })];
  });

/** The margin from the payouts of a branch that arrived, together after the last one. */
export const marginOfPayouts = (
  seeding: Seeding,
  posted: readonly DatedTransfer[],
  branch: string,
): Made[] => {
  const arrived = posted.filter(
    ({ kind, lines }) => kind === 'disbursement.delivered' && lines.some(({ holder }) => holder === branch),
  );
  if (arrived.length === 0) return [];
  const at = new Date(Math.max(...arrived.map((one) => Number(one.at))));
  const amount = sumRupiah(arrived.map(() => rupiah(PART.ofPayout)));
  const about = { type: 'subaccount_disbursement_margin', method: null, dueDate: jakartaDate(at) } as const;
  return [makeMargin(seeding, { ...about, amount, from: branch, at })];
};

type Margin = Pick<NewSettlement, 'type' | 'method'> & {
  dueDate: string;
  amount: ReturnType<typeof rupiah>;
  from: string;
  at: Date;
};

const makeMargin = ({ ids, mode }: Seeding, { type, method, dueDate, amount, from, at }: Margin): Made => {
  const id = ids.next('settlement', at);
  const settlement: NewSettlement = {
    id,
    mode,
    subaccount_id: null,
    type,
    method,
    status: 'settled',
    due_date: dueDate,
    settled_at: at.toISOString(),
    payment_count: 0,
    payment_amount: 0,
    mdr_fee: 0,
    ppn: 0,
    refund_count: 0,
    refund_amount: 0,
    margin_amount: amount,
    currency: 'IDR',
    created_at: at.toISOString(),
  };
  return { settlement, posted: { ...marginSettled({ id, amount, from }), at } };
};
