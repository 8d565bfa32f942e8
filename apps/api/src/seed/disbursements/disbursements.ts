import { batchStatusOf } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT, topUpPaid } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { makeItem, rest, send } from './items.ts';
import type { Times } from './items.ts';
import { PLANNED_BATCHES } from './plans.ts';
import type { PlannedBatch } from './plans.ts';
import { makeRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { seededIds } from '../seeding.ts';
import type { Seeding } from '../seeding.ts';
import { insertRows } from '../store.ts';

/** Batches of the last weeks in every state, each paid from its own top up of the merchant or the branch. Returns their postings. */
export const seedDisbursements = async (
  tx: Tx,
  seeding: Seeding,
  branch: string,
): Promise<DatedTransfer[]> => {
  const { merchantId, mode } = seeding;
  // A separate generator, so that changes here do not change the shop's orders.
  const random = makeRandom(mode === 'live' ? 20_261_130 : 20_261_131);
  const made = PLANNED_BATCHES[mode].map((plan) =>
    makeBatch({ ...seeding, random, ids: idsOf(random) }, plan, plan.byBranch ? branch : THE_MERCHANT),
  );
  await insertRows(
    tx,
    'top_up',
    made.flatMap(({ topUps }) => topUps),
    merchantId,
  );
  await insertRows(
    tx,
    'disbursement',
    made.map(({ batch }) => batch),
    merchantId,
  );
  await insertRows(
    tx,
    'disbursement_item',
    made.flatMap(({ items }) => items),
    merchantId,
  );
  await insertRows(
    tx,
    'bank_transfer',
    made.flatMap(({ transfers }) => transfers),
    merchantId,
  );
  return made.flatMap(({ posted }) => posted);
};

const makeBatch = (seeding: Seeding, plan: PlannedBatch, holder: LedgerHolder) => {
  const { ids, mode, now } = seeding;
  const created = new Date(now.getTime() - plan.hoursAgo * HOUR_MS);
  const times = timesOf(created);
  const id = ids.next('disbursement', created);
  const payouts = Array.from({ length: plan.payouts }, (_, index) =>
    makeItem(seeding, plan, { id, index, created }),
  );
  const sent =
    plan.status === 'ended' || plan.status === 'processing'
      ? payouts.map((one) => send(seeding, plan, one, { times, holder }))
      : [];
  const name = plan.name.replace('{month}', monthOf(created));
  const isSent = sent.length > 0;
  const ended = plan.status === 'ended';
  const done = sent.filter(({ failure }) => failure === null);
  const underWay = ended ? [] : sent;
  const status = ended
    ? batchStatusOf({
        total: sent.length,
        processing: 0,
        done: done.length,
        failed: sent.length - done.length,
      })
    : plan.status;
  const isDecided = isSent || plan.status === 'need_revision';
  const total = sent.reduce((sum, { cost }) => sum + cost, 0);
  const batch = {
    mode,
    id,
    holder,
    name,
    description: plan.description,
    source: mode === 'live' ? 'file' : 'rows',
    file_name: mode === 'live' ? `${name.toLowerCase().replaceAll(' ', '-')}.xlsx` : null,
    status,
    maker_id: MAKER.id,
    maker_name: MAKER.name,
    approver_id: isDecided ? APPROVER.id : null,
    approver_name: isDecided ? APPROVER.name : null,
    approver_notes: plan.notes ?? null,
    search_text: searchText(id, name, plan.description),
    created_at: times.created,
    updated_at: ended ? times.completed : isDecided ? times.decided : times.submitted,
    submitted_at: plan.status === 'draft' || plan.status === 'cancelled' ? null : times.submitted,
    decided_at: isDecided ? times.decided : null,
    completed_at: ended ? times.completed : null,
    transfers_made: sent.reduce((sum, { rows }) => sum + rows.length, 0),
    transfers_done: ended ? done.reduce((sum, { rows }) => sum + rows.length, 0) : 0,
    paid_amount: ended ? done.reduce((sum, { item }) => sum + (item.amount ?? 0), 0) : 0,
    sending_transfers: underWay.reduce((sum, { rows }) => sum + rows.length, 0),
    sending_amount: underWay.reduce((sum, { item }) => sum + (item.amount ?? 0), 0),
  };
  const topUp = isSent
    ? makeTopUp(seeding, { holder, total, at: new Date(created.getTime() - 20 * HOUR_MS) })
    : undefined;
  return {
    batch,
    items: isSent ? sent.map(({ item }) => item) : payouts.map((one) => rest(one, plan, times)),
    transfers: sent.flatMap(({ rows }) => rows),
    topUps: topUp ? [topUp.row] : [],
    posted: [...(topUp ? [topUp.posted] : []), ...sent.flatMap(({ posted }) => posted)],
  };
};

/** Separate for the same reason. */
const idsOf = (random: Random): Seeding['ids'] => seededIds(random, new Date(0));

const HOUR_MS = 3_600_000;
const timesOf = (created: Date): Times => {
  const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000).toISOString();
  return { created: after(0), submitted: after(25), decided: after(95), completed: after(96) };
};

const personOf = (role: string) =>
  DEMO_ACCOUNTS.find((one) => one.role === role) as (typeof DEMO_ACCOUNTS)[number];
const MAKER = personOf('Uploader');
const APPROVER = personOf('Approver');

const makeTopUp = (
  { random, ids, mode, merchantName }: Seeding,
  { holder, total, at }: { holder: LedgerHolder; total: number; at: Date },
) => {
  const amount = Math.ceil(total / 1_000_000) * 1_000_000;
  const id = ids.next('top_up', at);
  const va = `190061009${random.digits(7)}`;
  const paid = new Date(at.getTime() + 12 * 60_000);
  const row = {
    id,
    mode,
    holder,
    amount,
    bank: 'BCA',
    va_number: va,
    va_name: merchantName.toUpperCase(),
    status: 'completed',
    created_by: personOf('Finance').name,
    search_text: searchText(id, va, 'BCA'),
    created_at: at.toISOString(),
    updated_at: paid.toISOString(),
    expires_at: new Date(at.getTime() + 24 * HOUR_MS).toISOString(),
    completed_at: paid.toISOString(),
  };
  return { row, posted: { ...topUpPaid({ id, amount: rupiah(amount), holder }), at: paid } };
};

const monthOf = (at: Date): string =>
  new Intl.DateTimeFormat('id', { month: 'long', year: 'numeric', timeZone: 'Asia/Jakarta' }).format(at);
