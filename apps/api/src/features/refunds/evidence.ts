import { rupiah } from '@dasbor/domain/kernel';
import { awaitsDecision } from '@dasbor/domain/refunds';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import type { Tx } from '../../platform/db/tx.ts';
import {
  lastContactChange,
  latestOfCustomer,
  sumOfCustomer,
  sumOfMaker,
  unsettledSum,
} from './evidence-repository.ts';
import { balancesOf } from '../balance/public.ts';
import { findPayment } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { findRefund } from './repository.ts';
import { instantMoneyOf, poolOf } from './rows.ts';
import type { RefundRow } from './rows.ts';

type Evidence = SuccessBody<'getRefundEvidence'>['data'];

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** What an approver should know: how much of the payment, of this customer and by this maker, and what pays for it. */
export const getRefundEvidence: Handler<'getRefundEvidence'> = async ({ params, tx, now }) => {
  const row = await findRefund(tx, params.id);
  if (!row) return problem('DPAY_REFUND_NOT_FOUND');
  const payment = (await findPayment(tx, row.payment_id)) as PaymentRow;
  return ok({
    data: {
      payment: ofPayment(row, payment),
      customer: row.customer_id === null ? null : await ofCustomer(tx, row, row.customer_id, now),
      maker: { name: row.maker_name, ...(await sumOfMaker(tx, row, daysBefore(now, 30))) },
      funding: awaitsDecision(row.status) ? await fundingOf(tx, row) : null,
    },
  });
};

const COUNTED_OUT: ReadonlySet<string> = new Set(['rejected', 'failed']);

const ofPayment = ({ amount, status }: RefundRow, payment: PaymentRow): Evidence['payment'] => {
  const [paid, refunded] = [Number(payment.paid_amount), Number(payment.refund_amount)];
  const returned = Number(payment.returned_amount);
  const own = COUNTED_OUT.has(status) ? 0 : Number(amount);
  return {
    paid_amount: paid,
    other_refunds_amount: refunded - own,
    returned_amount: returned,
    left_amount: paid - refunded - returned,
  };
};

const ofCustomer = async (
  tx: Tx,
  row: RefundRow,
  customerId: string,
  now: Date,
): Promise<Evidence['customer']> => {
  const others = { refundId: row.id, customerId, since: daysBefore(now, 365) };
  const change = await lastContactChange(tx, customerId, daysBefore(now, 30));
  return {
    ...(await sumOfCustomer(tx, others)),
    latest: await latestOfCustomer(tx, others),
    contact_changed_at: change?.created_at ?? null,
    contact_changed_by: change?.actor_name ?? null,
  };
};

const fundingOf = async (tx: Tx, row: RefundRow): Promise<Evidence['funding']> => {
  if (row.type === 'instant') {
    const { amount, fee, ppn, holder } = instantMoneyOf(row);
    const { available: balance = 0 } = await balancesOf(tx, holder);
    return { source: 'balance', available: balance, after: balance - amount - fee - ppn };
  }
  const available = rupiah(await unsettledSum(tx, poolOf(row)));
  return { source: 'unsettled_payments', available, after: available - Number(row.amount) };
};
