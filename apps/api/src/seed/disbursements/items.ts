import { bankFinder } from '@dasbor/domain/disbursements';
import type { Row } from '@dasbor/domain/sheets';
import { rupiah } from '@dasbor/domain/kernel';
import { delivered, released, reserved } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import { costOfTransfer, isRetriggerable, splitByBankLimit } from '@dasbor/domain/payouts';
import { limitOf, PAYOUT_BANKS, readRow } from '../../features/disbursements/public.ts';
import type { ReadRow } from '../../features/disbursements/public.ts';
import { moneyOutOf } from '../../platform/payouts/transfers.ts';
import { SUPPLIERS } from './plans.ts';
import type { Fault, PlannedBatch } from './plans.ts';
import { makePerson } from '../people.ts';
import type { Random } from '../random.ts';
import type { Seeding } from '../seeding.ts';

export type Times = Record<'created' | 'submitted' | 'decided' | 'completed', string>;
type Item = Omit<ReadRow, 'status'> & {
  id: string;
  mode: string;
  disbursement_id: string;
  row: number;
  fault: Fault | null;
  index: number;
};

export const makeItem = (
  { random, ids, mode }: Seeding,
  plan: PlannedBatch,
  { id: batchId, index, created }: { id: string; index: number; created: Date },
): Item => {
  const id = ids.next('disbursement_item', created);
  const person = makePerson(random, index);
  const fault = plan.faults?.[index] ?? null;
  const isStaff = plan.to === 'staff';
  const name = isStaff ? person.name : (SUPPLIERS[index % SUPPLIERS.length] ?? SUPPLIERS[0]);
  const amount = Math.round(random.int(...plan.amounts) / 2_500) * 2_500;
  const bank = random.pick(BANKS);
  const written = {
    account_owner_name: name,
    bank_code: fault === 'bank' ? 'BANK BCB' : bank.code,
    account_number: accountOf(random, bank.digits, fault),
    amount: fault === 'amount' ? '150.000,50' : String(amount),
    ...(isStaff && { phone_number: person.mobile }),
    notes: plan.name.replace(' {month}', ''),
  };
  const cells: Row = Object.fromEntries(
    Object.entries(written).map(([field, text]) => [field, { text, kind: 'text' as const }]),
  );
  const { status: _, ...read } = readRow(id, cells, FIND_BANK);
  return { ...read, id, mode, disbursement_id: batchId, row: index + 2, fault, index };
};

const FIND_BANK = bankFinder(PAYOUT_BANKS);
const BANKS = [
  { code: 'bca', digits: 10 },
  { code: 'mandiri', digits: 13 },
  { code: 'bni', digits: 10 },
  { code: 'bri', digits: 15 },
] as const;

// The simulated bank's meaning of the last digits.
const ENDINGS: Readonly<Record<Fault, string>> = {
  amount: '10',
  bank: '10',
  not_found: '11',
  other_name: '04',
};
const accountOf = (random: Random, digits: number, fault: Fault | null): string =>
  `${random.int(1, 8)}${random.digits(digits - 3)}${fault ? ENDINGS[fault] : random.pick(['10', '24', '38', '52', '76'])}`;

/** An item of an unsent batch: valid, or with an error. */
export const rest = ({ fault, index: _, ...item }: Item, plan: PlannedBatch, times: Times): object => {
  const stated = item.account_owner_name?.toUpperCase() ?? null;
  const mismatch = { field: 'account_owner_name', code: 'NAME_MISMATCH', params: { name: 'BU** SAN****' } };
  const missing = { field: 'account_number', code: 'ACCOUNT_NOT_FOUND' };
  const bankIssues = fault === 'other_name' ? [mismatch] : fault === 'not_found' ? [missing] : [];
  return {
    ...item,
    issues: [...item.issues, ...bankIssues],
    status: fault ? 'invalid' : 'valid',
    bank_account_name: fault === 'other_name' ? 'BUDI SANTOSO' : fault ? null : stated,
    failure_code: null,
    retriggerable: false,
    attempt: 0,
    transfers_made: 0,
    transfers_done: 0,
    paid_amount: 0,
    created_at: times.created,
    updated_at: plan.status === 'draft' ? times.created : times.submitted,
    completed_at: null,
  };
};

export const send = (
  { random, mode }: Seeding,
  plan: PlannedBatch,
  { fault: _, index, ...item }: Item,
  { times, holder }: { times: Times; holder: LedgerHolder },
) => {
  const amount = rupiah(item.amount ?? 0);
  const failure = plan.failures?.[index] ?? null;
  const isOpen = plan.status === 'processing';
  const outcome = isOpen ? 'processing' : failure ? 'failed' : 'done';
  const account = {
    bank_code: item.bank_code,
    account_number: item.account_number,
    account_name: item.account_owner_name,
  };
  const parts = splitByBankLimit(amount, limitOf(item.bank_code));
  const { fee, ppn } = costOfTransfer();
  const rows = parts.map((part, at) => ({
    mode,
    reference: parts.length > 1 ? `${item.id}-${at + 1}` : item.id,
    owner_kind: 'disbursement' as const,
    owner_id: item.id,
    attempt: 1,
    holder,
    ...account,
    amount: part,
    fee,
    ppn,
    // In sandbox it waits for a simulated result; in live its bank is silent until a manual sync.
    status: isOpen ? (mode === 'sandbox' ? 'waiting' : 'unknown') : outcome,
    failure_code: failure,
    bank_reference: outcome === 'done' ? `FT${random.int(100_000_000, 999_999_999)}` : null,
    due_at: isOpen ? 'infinity' : times.decided,
    enquiries: 1,
    created_at: times.decided,
    sent_at: mode === 'sandbox' && isOpen ? null : times.decided,
    ended_at: isOpen ? null : times.completed,
  }));
  const money = rows.map(moneyOutOf);
  const ending = failure ? released : delivered;
  const at = (when: string) => ({ at: new Date(when) });
  return {
    failure,
    rows,
    cost: parts.reduce((sum, part) => sum + part + fee + ppn, 0),
    item: {
      ...item,
      status: outcome,
      bank_account_name: item.account_owner_name?.toUpperCase() ?? null,
      failure_code: failure,
      retriggerable: failure !== null && isRetriggerable(failure),
      attempt: 1,
      transfers_made: parts.length,
      transfers_done: outcome === 'done' ? parts.length : 0,
      paid_amount: outcome === 'done' ? amount : 0,
      created_at: times.created,
      updated_at: isOpen ? times.decided : times.completed,
      completed_at: isOpen ? null : times.completed,
    },
    posted: [
      ...money.map((out) => ({ ...reserved(out), ...at(times.decided) })),
      ...(isOpen ? [] : money.map((out) => ({ ...ending(out), ...at(times.completed) }))),
    ],
  };
};
