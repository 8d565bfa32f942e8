import { addDays, jakartaDate, jakartaDayBounds, rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import type { Tx } from '../../platform/db/tx.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { searchText } from '../../platform/list/find.ts';
import { approvedForTransfers } from '../destination-accounts.ts';
import { makeRandom } from '../random.ts';
import { seededIds } from '../seeding.ts';
import type { Seeding } from '../seeding.ts';
import { insertRows } from '../store.ts';
import { BRANCHES, OTHERS, TOP_UPS, TRANSFERS } from './plans.ts';
import type { BranchKey, Moment } from './plans.ts';
import { seedSubaccountSales } from './sales.ts';
import { ADMIN, makeTransfer } from './transfers.ts';

/**
 * Branches with their own balance: topped up, selling, sending to the merchant, paying rent, and one not yet activated. Returns the selling
 * branch and the postings.
 */
export const seedSubaccounts = async (
  tx: Tx,
  shared: Seeding,
): Promise<{ selling: string; posted: DatedTransfer[] }> => {
  const seeding = withOwnChance(shared);
  const { merchantId, mode, ids, now } = seeding;
  const at = ([days, hour, minute = 0]: Moment): Date =>
    new Date(
      jakartaDayBounds(addDays(jakartaDate(now), -days)).from.getTime() + (hour * 60 + minute) * 60_000,
    );
  const idOf = Object.fromEntries(
    Object.entries(BRANCHES).map(([key, { days }]) => [key, ids.next('subaccount', at([days, 9]))]),
  ) as Record<BranchKey, string>;
  const idOfEnd = (end: BranchKey | 'merchant'): string => (end === 'merchant' ? '' : idOf[end]);

  const branches = Object.entries(BRANCHES).map(([key, branch]) =>
    branchRow({ id: idOf[key as BranchKey], mode, created: at([branch.days, 9]) }, branch),
  );
  const topUps = TOP_UPS.map((plan, index) =>
    makeTopUp(seeding, { holder: idOf[plan.to], amount: plan.amount, when: at(plan.at), index }),
  );
  const transfers = TRANSFERS.map((plan) =>
    makeTransfer(seeding, plan, {
      source: idOf[plan.from],
      destination: typeof plan.to === 'string' ? idOfEnd(plan.to) : null,
      when: at(plan.at),
    }),
  );
  const others = OTHERS.map((account, index) => {
    const added = at([60 + index, 9]);
    const id = ids.next('destination_account', added);
    const created = { created_by: ADMIN.name, created_at: added.toISOString() };
    return { id, mode, ...account, is_first: false, ...created, ...approvedForTransfers(id, added) };
  });

  const tables = {
    subaccount: branches,
    top_up: topUps.map(({ row }) => row),
    fund_transfer: transfers.map(({ row }) => row),
    bank_transfer: transfers.flatMap(({ bankTransfers }) => bankTransfers),
    destination_account: others,
  } as const;
  for (const [table, rows] of Object.entries(tables))
    await insertRows(tx, table as keyof typeof tables, rows, merchantId);
  const sold = await seedSubaccountSales(tx, seeding, idOf.bandung);
  const posted = [...topUps.map((one) => one.posted), ...transfers.flatMap((one) => one.posted), ...sold];
  return { selling: idOf.bandung, posted };
};

/** A separate generator, so that the shop's own sales stay the same. */
const withOwnChance = (seeding: Seeding): Seeding => {
  const random = makeRandom(seeding.mode === 'live' ? 20_261_130 : 20_261_131);
  return { ...seeding, random, ids: seededIds(random, seeding.now) };
};

type Kept = { id: string; mode: Seeding['mode']; created: Date };

const branchRow = (
  { id, mode, created }: Kept,
  { name, accountId, waitsInLive }: (typeof BRANCHES)[BranchKey],
) => {
  const email = `${name.split(' ').at(-1)?.toLowerCase()}@kopi-nusantara.test`;
  const isLive = mode === 'sandbox' || !waitsInLive;
  return {
    id,
    mode,
    name,
    email,
    account_id: accountId,
    type: accountId ? 'company' : 'individual',
    status: isLive ? 'live' : 'created',
    bank_transfers_enabled: true,
    created_by: ADMIN.name,
    search_text: searchText(id, name, email, accountId),
    created_at: created.toISOString(),
    updated_at: created.toISOString(),
    activated_at: isLive ? created.toISOString() : null,
  };
};

const makeTopUp = (
  { mode, ids, merchantName }: Seeding,
  { holder, amount, when, index }: { holder: string; amount: number; when: Date; index: number },
) => {
  const id = ids.next('top_up', when);
  const number = `${mode === 'live' ? '1900610029999' : '1900610029998'}0000${index + 1}`;
  const paid = new Date(when.getTime() + 9 * 60_000);
  const row = {
    id,
    mode,
    holder,
    amount,
    bank: 'BCA',
    va_number: number,
    va_name: merchantName.toUpperCase(),
    status: 'completed',
    created_by: ADMIN.name,
    search_text: searchText(id, number, 'BCA'),
    created_at: when.toISOString(),
    updated_at: paid.toISOString(),
    expires_at: new Date(when.getTime() + 86_400_000).toISOString(),
    completed_at: paid.toISOString(),
  };
  return { row, posted: { ...topUpPaid({ id, amount: rupiah(amount), holder }), at: paid } };
};
