import { createHash } from 'node:crypto';
import { maskEmail } from '@dasbor/domain/access';
import { rupiah } from '@dasbor/domain/kernel';
import { delivered, released, reserved } from '@dasbor/domain/ledger';
import type { MoneyOut } from '@dasbor/domain/ledger';
import { costOfTransfer } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';
import { REFUND_LINK_LIVES_MS } from '@dasbor/domain/refund-claims';
import type { RefundLinkState } from '@dasbor/domain/refund-claims';
import type { RefundStatus } from '@dasbor/domain/refunds';
import { FAILURE_WORDS } from '../../features/disbursements/public.ts';
import type { NewPayment } from '../../features/payments/public.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { searchText } from '../../platform/list/find.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { NewCustomer } from '../customers.ts';
import type { Sale } from '../orders.ts';
import type { Seeding } from '../seeding.ts';

type Refunded = NewPayment & { refund_amount?: number };

type Case = {
  status: RefundStatus;
  /** How long ago it was approved. */
  hoursAgo: number;
  link?: RefundLinkState;
  notes: string;
  failure?: PayoutFailure;
  /** Failed before, and was made again. */
  isAgain?: boolean;
};

const CASES: readonly Case[] = [
  { status: 'started', hoursAgo: 2, notes: 'Pesanan tidak sampai' },
  { status: 'approved', hoursAgo: 5, link: 'open', notes: 'Varian kopi yang dikirim salah' },
  { status: 'approved', hoursAgo: 96, link: 'open', notes: 'Toko tutup lebih awal' },
  { status: 'disbursement_pending', hoursAgo: 7, link: 'used', notes: 'Kopi habis, pesanan dibatalkan' },
  { status: 'disbursement_processing', hoursAgo: 9, link: 'used', notes: 'Kurir merusak paket' },
  {
    status: 'disbursement_failed',
    hoursAgo: 20,
    link: 'used',
    notes: 'Pesanan ganda',
    failure: 'REJECTED_BY_BANK',
  },
  {
    status: 'disbursement_failed',
    hoursAgo: 30,
    link: 'used',
    notes: 'Roti sudah tidak segar',
    failure: 'INACTIVE_ACCOUNT',
  },
  {
    status: 'disbursement_re_triggered',
    hoursAgo: 22,
    link: 'used',
    notes: 'Gelas pecah saat diterima',
    isAgain: true,
  },
  { status: 'done', hoursAgo: 48, link: 'used', notes: 'Pelanggan salah memilih cabang' },
  { status: 'rejected', hoursAgo: 120, link: 'cancelled', notes: 'Biji kopi digiling terlalu halus' },
];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SMALLEST = 25_000;
/** Channels whose period has not ended for a payment of the last days. */
const CHANNELS: ReadonlySet<string> = new Set(['DANA', 'GOPAY', 'SHOPEEPAY', 'CARD']);

type Made = { refunds: object[]; links: object[]; bankTransfers: object[]; transfers: DatedTransfer[] };

/** Refunds by link, one per case. They change the payments of `sales`. */
export const makeInstantRefunds = (
  seeding: Seeding,
  sales: readonly Sale[],
  customers: readonly NewCustomer[],
): Made => {
  const known = new Map(customers.map((customer) => [customer.id, customer]));
  const paid = sales
    .flatMap(({ payments }) => payments as Refunded[])
    .filter(({ channel, customer_id, completed_at, paid_amount }) => {
      return CHANNELS.has(channel) && customer_id && completed_at && Number(paid_amount) >= SMALLEST;
    })
    .toSorted((a, b) => String(a.completed_at).localeCompare(String(b.completed_at)));
  const made: Made = { refunds: [], links: [], bankTransfers: [], transfers: [] };
  for (const one of CASES) {
    const approvedAt = new Date(seeding.now.getTime() - one.hoursAgo * HOUR_MS);
    const before = new Date(approvedAt.getTime() - 3 * HOUR_MS).toISOString();
    const index = paid.findLastIndex(({ completed_at: at }) => String(at) < before);
    const [payment] = index < 0 ? [] : paid.splice(index, 1);
    const customer = known.get(payment?.customer_id ?? '');
    if (payment && customer) addCase(seeding, made, { ...one, payment, customer, approvedAt });
  }
  return made;
};

type Making = Case & { payment: Refunded; customer: NewCustomer; approvedAt: Date };

const addCase = ({ ids, mode }: Seeding, made: Made, making: Making): void => {
  const { status, link, payment, customer, approvedAt, failure, isAgain = false } = making;
  const at = (minutes: number) => new Date(approvedAt.getTime() + minutes * MINUTE_MS);
  const id = ids.next('refund', at(-30));
  const amount = rupiah(Number(payment.paid_amount));
  if (status !== 'rejected') payment.refund_amount = amount;
  const isClaimed = link === 'used';
  made.refunds.push(refundOf({ id, mode, amount, at, making }));
  if (link === undefined) return;
  made.links.push(linkOf({ id, mode, at, link, isClaimed, customer }));

  const money = (attempt: number): MoneyOut => ({
    of: 'refund',
    id: attempt > 1 ? `${id}-r${attempt}` : id,
    attempt: 1,
    amount,
    ...costOfTransfer(),
  });
  const transferOf = (attempt: number, outcome: Outcome) =>
    made.bankTransfers.push(
      bankTransferOf({ id, mode, money: money(attempt), attempt, at, isClaimed, outcome, customer }),
    );
  made.transfers.push({ ...reserved(money(1)), at: at(0) });
  if (isAgain) {
    transferOf(1, { status: 'failed', failure: 'REJECTED_BY_BANK' });
    transferOf(2, { status: 'waiting', failure: null });
    made.transfers.push({ ...released(money(1)), at: at(62) }, { ...reserved(money(2)), at: at(90) });
  } else if (status === 'done') {
    transferOf(1, { status: 'done', failure: null });
    made.transfers.push({ ...delivered(money(1)), at: at(62) });
  } else if (failure || status === 'rejected') {
    transferOf(1, { status: 'failed', failure: failure ?? 'CANCELLED' });
    made.transfers.push({ ...released(money(1)), at: at(62) });
  } else {
    transferOf(1, { status: status === 'disbursement_processing' ? 'unknown' : 'waiting', failure: null });
  }
};

type Outcome = { status: 'waiting' | 'unknown' | 'done' | 'failed'; failure: string | null };

type Times = { id: string; mode: string; at: (minutes: number) => Date };

const accountOf = ({ name }: NewCustomer) => ({
  bank_code: 'bca',
  account_number: '8422647010',
  account_name: name.toUpperCase(),
});
const NO_ACCOUNT = { bank_code: null, account_number: null, account_name: null } as const;

const refundOf = ({ id, mode, amount, at, making }: Times & { amount: number; making: Making }) => {
  const [owner, maker, approver] = [DEMO_ACCOUNTS[0], DEMO_ACCOUNTS[3], DEMO_ACCOUNTS[4]];
  const { status, link, payment, notes, failure, isAgain } = making;
  const isDecided = status !== 'started';
  const isRejected = status === 'rejected';
  const claimedAt = link === 'used' ? at(60) : null;
  return {
    mode,
    id,
    reference_id: null,
    payment_id: payment.id,
    subaccount_id: payment.subaccount_id,
    type: 'instant',
    status,
    amount,
    ...costOfTransfer(),
    attempt: isAgain ? 2 : 1,
    ...(claimedAt ? accountOf(making.customer) : NO_ACCOUNT),
    category: null,
    notes,
    rejection_notes: isRejected ? 'Pelanggan tidak pernah membuka tautannya' : null,
    failure_code: failure ?? null,
    failure_message: failure ? FAILURE_WORDS.id[failure] : null,
    retrieval_reference_number: null,
    maker_id: maker?.id,
    maker_name: maker?.name,
    approver_id: isDecided ? approver?.id : null,
    approver_name: isDecided ? approver?.name : null,
    due_at: null,
    enquiries: 0,
    search_text: searchText(id, payment.id, payment.order_reference, notes),
    created_at: at(-30),
    updated_at: isRejected ? at(62) : (claimedAt ?? (isDecided ? at(0) : at(-30))),
    decided_at: isDecided ? at(0) : null,
    approved_at: isDecided ? at(0) : null,
    cancelled_by_id: isRejected ? owner?.id : null,
    cancelled_by_name: isRejected ? owner?.name : null,
    cancelled_at: isRejected ? at(62) : null,
    completed_at: status === 'done' ? at(62) : null,
  };
};

type Linked = Times & { link: RefundLinkState; isClaimed: boolean; customer: NewCustomer };

const linkOf = ({ id, mode, at, link, isClaimed, customer }: Linked) => ({
  mode,
  refund_id: id,
  number: 1,
  // Of no token: a person gets a link by sending it again.
  token_hash: createHash('sha256').update(`demo ${mode} ${id}`).digest('base64url'),
  state: link,
  mailed_to: maskEmail(customer.email),
  created_by: DEMO_ACCOUNTS[4]?.name,
  created_at: at(0),
  expires_at: new Date(at(0).getTime() + REFUND_LINK_LIVES_MS),
  claimed_at: isClaimed ? at(60) : null,
  inquiries: 0,
});

type Sent = Times & {
  money: MoneyOut;
  attempt: number;
  isClaimed: boolean;
  outcome: Outcome;
  customer: NewCustomer;
};

const bankTransferOf = ({ id, mode, money, attempt, at, isClaimed, outcome, customer }: Sent) => {
  const { status, failure } = outcome;
  const isEnded = status === 'done' || status === 'failed';
  return {
    mode,
    reference: money.id,
    owner_kind: 'refund',
    owner_id: id,
    attempt,
    holder: '',
    ...(isClaimed ? accountOf(customer) : { bank_code: '', account_number: '', account_name: '' }),
    amount: money.amount,
    fee: money.fee,
    ppn: money.ppn,
    status,
    failure_code: failure,
    bank_reference: status === 'done' ? 'FT261118442107' : null,
    // Stays as it is, so that the state can be seen.
    due_at: 'infinity',
    enquiries: 0,
    created_at: at(0),
    sent_at: status === 'waiting' ? null : at(61),
    ended_at: isEnded ? at(62) : null,
  };
};
