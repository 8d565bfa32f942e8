import { addDays, jakartaDate, jakartaDayBounds, newId, rupiah } from '@dasbor/domain/kernel';
import { delivered, moved, released, reserved, topUpPaid } from '@dasbor/domain/ledger';
import { costOfTransfer } from '@dasbor/domain/payouts';
import type { Tx } from '../platform/db/tx.ts';
import { searchText } from '../platform/find.ts';
import type { DatedTransfer } from '../platform/ledger/post.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { makeRandom } from './random.ts';
import type { Seeding } from './seeding.ts';
import { insertRows } from './store.ts';

/** Branches with money of their own: topped up, remitting to the merchant, paying rent, and one that nobody switched on yet. */
export const seedSubaccounts = async (tx: Tx, seeding: Seeding): Promise<DatedTransfer[]> => {
  const { merchantId } = seeding;
  const made = makeBranches(seeding);
  await insertRows(tx, 'subaccount', made.subaccounts, merchantId);
  await insertRows(tx, 'top_up', made.topUps, merchantId);
  await insertRows(tx, 'fund_transfer', made.fundTransfers, merchantId);
  await insertRows(tx, 'bank_transfer', made.bankTransfers, merchantId);
  await insertRows(tx, 'whitelisted_account', made.whitelist, merchantId);
  return made.transfers;
};

const RENT = {
  bank_code: 'mandiri',
  account_number: '1310012345678',
  account_name: 'CV SEWA KIOS BANDUNG',
} as const;
const OWN = { bank_code: 'bca', account_number: '8422647002', account_name: 'KOPI NUSANTARA' } as const;
const CLOSED = { bank_code: 'bca', account_number: '9915647002', account_name: 'CV GULA JAYA' } as const;

const ADMIN = person('Admin');
const APPROVER = person('Approver');

function person(role: string): { id: string; name: string } {
  const { id = '', name = '' } = DEMO_ACCOUNTS.find((account) => account.role === role) ?? {};
  return { id, name };
}

const makeBranches = (seeding: Seeding) => {
  const { mode, now } = seeding;
  // A chance of its own: the trade of the days stays what it was.
  const random = makeRandom(mode === 'live' ? 20_261_130 : 20_261_131);
  const idOf = (kind: 'subaccount' | 'top_up' | 'fund_transfer' | 'whitelisted_account', at: Date) =>
    newId(kind, at, random.bytes(10));
  const made = {
    subaccounts: [] as object[],
    topUps: [] as object[],
    fundTransfers: [] as object[],
    bankTransfers: [] as object[],
    whitelist: [] as object[],
    transfers: [] as DatedTransfer[],
  };
  const at = (daysAgo: number, hour: number, minute = 0): Date =>
    new Date(
      jakartaDayBounds(addDays(jakartaDate(now), -daysAgo)).from.getTime() + (hour * 60 + minute) * 60_000,
    );

  const branch = (
    name: string,
    account_id: string | null,
    { days, isLive = true }: { days: number; isLive?: boolean },
  ) => {
    const created = at(days, 9);
    const id = idOf('subaccount', created);
    const email = `${name.split(' ').at(-1)?.toLowerCase()}@kopi-nusantara.test`;
    made.subaccounts.push({
      id,
      mode,
      name,
      email,
      account_id,
      type: account_id ? 'company' : 'individual',
      status: isLive ? 'live' : 'created',
      bank_transfers_enabled: true,
      created_by: ADMIN.name,
      search_text: searchText(id, name, email, account_id),
      created_at: created.toISOString(),
      updated_at: created.toISOString(),
      activated_at: isLive ? created.toISOString() : null,
    });
    return id;
  };

  const topUp = (holder: string, amount: number, when: Date, number: string) => {
    const id = idOf('top_up', when);
    const paid = new Date(when.getTime() + 9 * 60_000);
    made.topUps.push({
      id,
      mode,
      holder,
      amount,
      bank: 'BCA',
      va_number: number,
      va_name: seeding.merchantName.toUpperCase(),
      status: 'completed',
      created_by: ADMIN.name,
      search_text: searchText(id, number, 'BCA'),
      created_at: when.toISOString(),
      updated_at: paid.toISOString(),
      expires_at: new Date(when.getTime() + 86_400_000).toISOString(),
      completed_at: paid.toISOString(),
    });
    made.transfers.push({ ...topUpPaid({ id, amount: rupiah(amount), holder }), at: paid });
  };

  type Wish = {
    source: string;
    destination?: string;
    account?: { bank_code: string; account_number: string; account_name: string };
    amount: number;
    notes: string | null;
    when: Date;
    verdict: 'wait' | 'approve' | 'reject';
    failure?: string;
  };
  const transfer = ({ source, destination, account, amount, notes, when, verdict, failure }: Wish) => {
    const id = idOf('fund_transfer', when);
    const { fee, ppn } = account ? costOfTransfer() : { fee: rupiah(0), ppn: rupiah(0) };
    const decided = new Date(when.getTime() + 25 * 60_000);
    const ended = new Date(decided.getTime() + (account ? 8_000 : 0));
    const isDecided = verdict !== 'wait';
    const status = { wait: 'need_approval', reject: 'rejected', approve: failure ? 'failed' : 'completed' }[
      verdict
    ];
    made.fundTransfers.push({
      id,
      mode,
      type: account ? 'balance_to_bank' : 'balance_to_balance',
      source,
      destination: destination ?? null,
      bank_code: account?.bank_code ?? null,
      account_number: account?.account_number ?? null,
      account_name: account?.account_name ?? null,
      amount,
      fee,
      ppn,
      notes,
      status,
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
    });
    if (verdict !== 'approve') return;
    if (!account) {
      const move = moved({ id, from: source, to: destination ?? '', amount: rupiah(amount) });
      made.transfers.push({ ...move, at: decided });
      return;
    }
    const out = {
      of: 'fund_transfer',
      id,
      attempt: 1,
      amount: rupiah(amount),
      fee,
      ppn,
      holder: source,
    } as const;
    made.transfers.push({ ...reserved(out), at: decided });
    made.transfers.push({ ...(failure ? released(out) : delivered(out)), at: ended });
    made.bankTransfers.push({
      mode,
      reference: id,
      owner_kind: 'fund_transfer',
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
    });
  };

  const bandung = branch('Kopi Nusantara Bandung', 'CBG-BDG', { days: 80 });
  const medan = branch('Kopi Nusantara Medan', 'CBG-MDN', { days: 52 });
  branch('Sari Wulandari', null, { days: 3, isLive: mode === 'sandbox' });
  const prefix = mode === 'live' ? '1900610029999' : '1900610029998';
  topUp(bandung, 12_000_000, at(20, 10), `${prefix}00001`);
  topUp(medan, 8_000_000, at(12, 11), `${prefix}00002`);
  topUp(bandung, 6_500_000, at(5, 9, 40), `${prefix}00003`);
  transfer({
    source: bandung,
    destination: '',
    amount: 4_000_000,
    notes: 'Setoran mingguan',
    when: at(6, 14),
    verdict: 'approve',
  });
  transfer({
    source: bandung,
    account: RENT,
    amount: 2_500_000,
    notes: 'Sewa kios Desember',
    when: at(4, 10),
    verdict: 'approve',
  });
  transfer({
    source: bandung,
    account: CLOSED,
    amount: 750_000,
    notes: 'Gula aren',
    when: at(3, 13),
    verdict: 'approve',
    failure: 'ACCOUNT_CLOSED',
  });
  transfer({
    source: bandung,
    account: RENT,
    amount: 2_500_000,
    notes: 'Sewa kios Desember',
    when: at(2, 9, 15),
    verdict: 'reject',
  });
  transfer({
    source: medan,
    destination: bandung,
    amount: 1_250_000,
    notes: 'Stok biji Gayo',
    when: at(1, 15),
    verdict: 'approve',
  });
  transfer({
    source: medan,
    destination: '',
    amount: 1_000_000,
    notes: 'Setoran mingguan',
    when: at(1, 16, 30),
    verdict: 'wait',
  });

  for (const [index, account] of [OWN, RENT, CLOSED].entries()) {
    const added = at(60 + index, 9);
    const id = idOf('whitelisted_account', added);
    const search_text = searchText(account.account_number, account.account_name, account.bank_code);
    made.whitelist.push({
      id,
      mode,
      ...account,
      added_by: ADMIN.name,
      search_text,
      created_at: added.toISOString(),
    });
  }
  return made;
};
