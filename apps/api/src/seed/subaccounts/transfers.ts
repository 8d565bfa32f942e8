import { rupiah } from '@dasbor/domain/kernel';
import { delivered, moved, released, reserved } from '@dasbor/domain/ledger';
import { costOfTransfer } from '@dasbor/domain/payouts';
import { searchText } from '../../platform/list/find.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import type { Seeding } from '../seeding.ts';
import type { PlannedTransfer } from './plans.ts';

const person = (role: string): { id: string; name: string } => {
  const { id = '', name = '' } = DEMO_ACCOUNTS.find((account) => account.role === role) ?? {};
  return { id, name };
};
export const ADMIN = person('Admin');
export const APPROVER = person('Approver');

type Ends = {
  source: string;
  /** '' is the merchant; null for a bank account. */
  destination: string | null;
  when: Date;
};
type Made = { row: object; bankTransfers: object[]; posted: DatedTransfer[] };

/** A requested transfer and its result. */
export const makeTransfer = (
  { mode, ids, random }: Seeding,
  { to, amount, notes, verdict, failure }: PlannedTransfer,
  { source, destination, when }: Ends,
): Made => {
  const account = typeof to === 'string' ? null : to;
  const id = ids.next('fund_transfer', when);
  const { fee, ppn } = account ? costOfTransfer() : { fee: rupiah(0), ppn: rupiah(0) };
  const decided = new Date(when.getTime() + 25 * 60_000);
  const ended = new Date(decided.getTime() + (account ? 8_000 : 0));
  const isDecided = verdict !== 'wait';
  const status = { wait: 'need_approval', reject: 'rejected', approve: failure ? 'failed' : 'completed' };
  const row = {
    id,
    mode,
    type: account ? 'balance_to_bank' : 'balance_to_balance',
    source,
    destination,
    bank_code: account?.bank_code ?? null,
    account_number: account?.account_number ?? null,
    account_name: account?.account_name ?? null,
    amount,
    fee,
    ppn,
    notes,
    status: status[verdict],
    maker_id: ADMIN.id,
    maker_name: ADMIN.name,
    approver_id: isDecided ? APPROVER.id : null,
    approver_name: isDecided ? APPROVER.name : null,
    reviewer_notes: verdict === 'reject' ? 'Sewa sudah dibayar minggu lalu' : null,
    failure_code: failure ?? null,
    search_text: searchText(id, source, destination, account?.account_number, account?.account_name, notes),
    created_at: when.toISOString(),
    updated_at: (isDecided ? ended : when).toISOString(),
    decided_at: isDecided ? decided.toISOString() : null,
    completed_at: verdict === 'approve' ? ended.toISOString() : null,
  };
  if (verdict !== 'approve') return { row, bankTransfers: [], posted: [] };
  if (!account) {
    const move = moved({ id, from: source, to: destination ?? '', amount: rupiah(amount) });
    return { row, bankTransfers: [], posted: [{ ...move, at: decided }] };
  }
  const of = 'fund_transfer' as const;
  const out = { of, id, attempt: 1, amount: rupiah(amount), fee, ppn, holder: source };
  const bankTransfer = {
    mode,
    reference: id,
    owner_kind: of,
    owner_id: id,
    attempt: 1,
    holder: source,
    ...account,
    amount,
    fee,
    ppn,
    status: failure ? 'failed' : 'done',
    failure_code: failure ?? null,
    bank_reference: failure ? null : `FT${random.int(100_000_000, 999_999_999)}`,
    due_at: decided.toISOString(),
    enquiries: 1,
    created_at: decided.toISOString(),
    sent_at: decided.toISOString(),
    ended_at: ended.toISOString(),
  };
  const ending = failure ? released(out) : delivered(out);
  return {
    row,
    bankTransfers: [bankTransfer],
    posted: [
      { ...reserved(out), at: decided },
      { ...ending, at: ended },
    ],
  };
};
