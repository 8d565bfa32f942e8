import { addDays, jakartaDate, jakartaDayBounds, rupiah } from '@dasbor/domain/kernel';
import { delivered, released, reserved, topUpPaid } from '@dasbor/domain/ledger';
import type { MoneyOut, Transfer } from '@dasbor/domain/ledger';
import { searchText } from '../../platform/list/find.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { DEMO_ACCOUNTS, DEMO_MERCHANTS } from '../accounts.ts';
import type { SeededAccount } from '../destination-accounts.ts';
import type { Seeding } from '../seeding.ts';

export type MoneyOutRows = { topUps: object[]; withdrawals: object[]; bankTransfers: object[] };
export type SeededMoney = { rows: MoneyOutRows; transfers: DatedTransfer[] };

/**
 * What a merchant does with its balance: occasional top ups, and on working days a withdrawal of most settlements. Follows `incoming` day
 * by day, so that no withdrawal exceeds the balance of its day.
 */
export const moveMoney = (
  seeding: Seeding,
  incoming: readonly DatedTransfer[],
  { days, account }: { days: number; account: SeededAccount },
): SeededMoney => {
  const { now } = seeding;
  const rows: MoneyOutRows = { topUps: [], withdrawals: [], bankTransfers: [] };
  const transfers: DatedTransfer[] = [];
  const arriving = incoming.values();
  let next = arriving.next();
  let available = 0;

  for (let back = days; back >= 0; back -= 1) {
    const day = addDays(jakartaDate(now), -back);
    const until = at(day, WITHDRAWN_AT_HOUR);
    if (until > now) break;
    for (; !next.done && next.value.at < until; next = arriving.next()) available += availableOf(next.value);
    if (back % TOP_UP_EVERY === 3) available += topUp(seeding, day, { rows, transfers });
    if (isWorkingDay(day)) available -= withdraw(seeding, { day, available, account }, { rows, transfers });
  }
  return { rows, transfers };
};

const WITHDRAWN_AT_HOUR = 16;
const TOP_UP_EVERY = 12;
const KEPT_SHARE = 0.4;
const ROUND_TO = 500_000;

type Made = { rows: MoneyOutRows; transfers: DatedTransfer[] };

const topUp = (seeding: Seeding, day: string, { rows, transfers }: Made): number => {
  const { ids, random, mode, merchantId, merchantName, number } = seeding;
  const [asked, paid] = [at(day, 9), at(day, 9, random.int(3, 40))];
  const amount = random.int(4, 20) * 1_000_000;
  const bank = random.pick(['BCA', 'MANDIRI', 'BNI']);
  const isPaid = !random.chance(0.15);
  const id = ids.next('top_up', asked);
  const va = `${bank === 'BCA' ? '190061002' : '8902290040'}${number('va')}`;
  rows.topUps.push({
    id,
    mode,
    holder: '',
    amount,
    bank,
    va_number: va,
    va_name: merchantName.toUpperCase(),
    // An unpaid top up is read as expired after its time.
    status: isPaid ? 'completed' : 'processing',
    created_by: treasurerOf(merchantId),
    search_text: searchText(id, va, bank),
    created_at: asked.toISOString(),
    updated_at: (isPaid ? paid : asked).toISOString(),
    expires_at: new Date(asked.getTime() + DAY_MS).toISOString(),
    completed_at: isPaid ? paid.toISOString() : null,
  });
  if (!isPaid) return 0;
  transfers.push(dated(topUpPaid({ id, amount: rupiah(amount) }), paid));
  return amount;
};

const withdraw = (
  seeding: Seeding,
  { day, available, account: to }: { day: string; available: number; account: SeededAccount },
  { rows, transfers }: Made,
): number => {
  const { ids, random, mode, merchantId } = seeding;
  const amount = Math.floor((available * (1 - KEPT_SHARE)) / ROUND_TO) * ROUND_TO;
  if (amount < ROUND_TO) return 0;
  const begun = at(day, WITHDRAWN_AT_HOUR, random.int(0, 20));
  const ended = new Date(begun.getTime() + random.int(2, 90) * 1_000);
  const failure = random.chance(0.07) ? 'INTERMITTENT_DISTURBANCE_ON_BENEFICIARY_BANK' : null;
  const id = ids.next('withdrawal', begun);
  const status = failure ? 'failed' : 'done';
  const { bank_code, account_number } = to;
  const account = { bank_code, account_number, account_name: to.account_name };
  rows.withdrawals.push({
    id,
    mode,
    holder: '',
    amount,
    destination_account_id: to.id,
    ...account,
    bank_account_name: to.bank_account_name,
    status,
    source: 'manual',
    notes: null,
    created_by: treasurerOf(merchantId),
    search_text: searchText(id, account_number, account.account_name, bank_code),
    created_at: begun.toISOString(),
    updated_at: ended.toISOString(),
    completed_at: ended.toISOString(),
  });
  rows.bankTransfers.push({
    mode,
    reference: id,
    owner_kind: 'withdrawal',
    owner_id: id,
    attempt: 1,
    holder: '',
    ...account,
    amount,
    fee: 0,
    ppn: 0,
    status,
    failure_code: failure,
    bank_reference: failure ? null : `FT${random.int(100_000_000, 999_999_999)}`,
    due_at: begun.toISOString(),
    enquiries: 1,
    created_at: begun.toISOString(),
    sent_at: begun.toISOString(),
    ended_at: ended.toISOString(),
  });
  const none = rupiah(0);
  const out: MoneyOut = { of: 'withdrawal', id, attempt: 1, amount: rupiah(amount), fee: none, ppn: none };
  transfers.push(dated(reserved(out), begun), dated(failure ? released(out) : delivered(out), ended));
  return failure ? 0 : amount;
};

/** The user who manages the merchant's money: finance, or the owner. */
const treasurerOf = (merchantId: string): string | null => {
  const people = DEMO_ACCOUNTS.filter(({ merchant }) => DEMO_MERCHANTS[merchant].id === merchantId);
  const person = people.find(({ role }) => role === 'Finance') ?? people[0];
  return person?.name ?? null;
};

const DAY_MS = 86_400_000;

const at = (day: string, hour: number, minute = 0): Date =>
  new Date(jakartaDayBounds(day).from.getTime() + (hour * 60 + minute) * 60_000);

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const availableOf = ({ lines }: Transfer): number =>
  lines.reduce((sum, { account, amount }) => (account === 'available' ? sum + amount : sum), 0);

const dated = (transfer: Transfer, when: Date): DatedTransfer => ({ ...transfer, at: when });
