import { rupiah } from '@dasbor/domain/kernel';
import { refundDelivered, refundReleased, refundReserved } from '@dasbor/domain/ledger';
import { refundTypeOf } from '@dasbor/domain/refunds';
import type { NewPayment } from '../../features/payments/public.ts';
import { searchText } from '../../platform/list/find.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { Sale } from '../orders.ts';
import type { Seeding } from '../seeding.ts';

/** A payment of a sale, with what refunds changed of it. */
type Refunded = NewPayment & { refund_amount?: number; deducted?: number };

const MINUTE_MS = 60_000;

const CASES = [
  { status: 'done', amount: 25_000, notes: 'Satu gelas tumpah saat diantar' },
  { status: 'failed', amount: 20_013, notes: 'Pesanan terlambat lebih dari satu jam' },
  { status: 'rejected', amount: 15_000, notes: 'Rasa tidak sesuai selera' },
  { status: 'started', amount: 30_000, notes: 'Biji kopi sudah lewat tanggal baik' },
  { status: 'started', amount: 12_000, notes: 'Salah ukuran gelas' },
] as const;

/** Refunds of unsettled payments by QRIS, which each pays for itself: one per case. They change the payments of `sales`. */
export const makeRefunds = (
  { ids, mode, now }: Seeding,
  sales: readonly Sale[],
): { refunds: object[]; deductions: object[]; transfers: DatedTransfer[] } => {
  const paid = sales
    .flatMap(({ payments }) => payments as Refunded[])
    .filter(({ method, settlement_status: settling, customer_id: customer, paid_amount: amount }) => {
      return (
        method === 'qris' && settling === 'need_to_settle' && customer !== null && Number(amount) >= 40_000
      );
    })
    .toSorted((a, b) => String(a.completed_at).localeCompare(String(b.completed_at)));
  const made = CASES.flatMap((one, index) => {
    const payment = paid[index];
    const at = (minutes: number) => new Date(Date.parse(String(payment?.completed_at)) + minutes * MINUTE_MS);
    if (!payment || at(50) > now) return [];
    return [makeRefund({ ...one, payment, at, id: ids.next('refund', at(10)), mode })];
  });
  return {
    refunds: made.map(({ refund }) => refund),
    deductions: made.flatMap(({ deduction }) => deduction),
    transfers: made.flatMap(({ transfers }) => transfers),
  };
};

type Making = (typeof CASES)[number] & {
  payment: Refunded;
  at: (minutes: number) => Date;
  id: string;
  mode: string;
};

const makeRefund = ({ status, amount, notes, payment, at, id, mode }: Making) => {
  const [maker, approver] = [DEMO_ACCOUNTS[3], DEMO_ACCOUNTS[4]];
  const isDecided = status !== 'started';
  const isEnded = status === 'done' || status === 'failed';
  if (status !== 'failed' && status !== 'rejected') payment.refund_amount = amount;
  if (status === 'done') payment.deducted = amount;
  const money = { id, amount: rupiah(amount) };
  const ended = status === 'done' ? refundDelivered(money) : refundReleased({ ...money, settled: rupiah(0) });
  return {
    refund: {
      mode,
      id,
      reference_id: null,
      payment_id: payment.id,
      subaccount_id: null,
      type: refundTypeOf(payment.method),
      status,
      amount,
      category: null,
      notes,
      rejection_notes: status === 'rejected' ? 'Pelanggan sudah menerima gelas pengganti' : null,
      failure_code: status === 'failed' ? 'CUSTOMER_ACCOUNT_CLOSED' : null,
      failure_message: status === 'failed' ? 'Akun pelanggan sudah tidak aktif.' : null,
      retrieval_reference_number: status === 'done' ? '632402104417' : null,
      maker_id: maker?.id,
      maker_name: maker?.name,
      approver_id: isDecided ? approver?.id : null,
      approver_name: isDecided ? approver?.name : null,
      due_at: null,
      enquiries: 0,
      search_text: searchText(id, payment.id, payment.order_reference, notes),
      created_at: at(10),
      updated_at: isEnded ? at(41) : isDecided ? at(40) : at(10),
      decided_at: isDecided ? at(40) : null,
      approved_at: isEnded ? at(40) : null,
      completed_at: isEnded ? at(41) : null,
    },
    deduction: isEnded
      ? [{ mode, refund_id: id, payment_id: payment.id, amount, returned: status === 'failed' }]
      : [],
    transfers: isEnded
      ? [
          { ...refundReserved(money), at: at(40) },
          { ...ended, at: at(41) },
        ]
      : [],
  };
};
