import { rupiah } from '@dasbor/domain/kernel';
import { reserved, topUpPaid } from '@dasbor/domain/ledger';
import * as fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { followMoney } from './follow.ts';

const AT = new Date('2026-11-20T03:00:00Z');
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let merchants = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

/** Positive amounts are top-ups, negative ones payouts. Together they never overdraw. */
type Event = { id: string; amount: number };

const playedBy = async (events: readonly Event[]) => {
  const merchantId = `mer_${(merchants += 1)}`;
  const tenant = { merchantId, mode: 'live' } as const;
  await opened.db.system(async (tx) => {
    await tx.run(
      sql`insert into merchant (merchant_id, name, created_at) values (${merchantId}, 'Kopi', ${AT})`,
    );
    await tx.run(sql`insert into merchant_mode (merchant_id, mode) values (${merchantId}, 'live')`);
  });
  for (const { id, amount } of events) {
    await opened.db.tenant(tenant, async (tx) =>
      post(tx, AT, [amount > 0 ? arrival(id, amount) : payout(id, -amount)]),
    );
  }
  return (id: string, mayView: (record: string) => boolean = () => true) =>
    opened.db.tenant(tenant, (tx) => followMoney(tx, id, mayView));
};
const arrival = (id: string, amount: number) => topUpPaid({ id, amount: rupiah(amount) });
const payout = (id: string, amount: number) =>
  reserved({ of: 'withdrawal', id, attempt: 1, amount: rupiah(amount), fee: rupiah(0), ppn: rupiah(0) });

/** The same rupiah by rupiah: a queue of what arrived, from which each payout takes the oldest. */
const queued = (events: readonly Event[]) => {
  const queue: string[] = [];
  const pairs = new Map<string, number>();
  for (const { id, amount } of events) {
    if (amount > 0) queue.push(...Array<string>(amount).fill(id));
    else
      for (const from of queue.splice(0, -amount))
        pairs.set(`${from} ${id}`, (pairs.get(`${from} ${id}`) ?? 0) + 1);
  }
  return { pairs, left: (id: string) => queue.filter((from) => from === id).length };
};

const history = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 14 })
  .map((moves) => {
    let balance = 0;
    return moves.map(([isPayout, size], n): Event => {
      const amount = isPayout && balance >= size ? -size : size;
      balance += amount;
      return { id: `${amount > 0 ? 'top' : 'wdr'}_${n}`, amount };
    });
  });

test('each rupiah leaves the balance in the order in which it arrived, whichever end is asked', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      const follow = await playedBy(events);
      const { pairs, left } = queued(events);
      for (const { id, amount } of events) {
        const { sources, uses, unspent, is_complete } = await follow(id);
        const others = (found: typeof uses) =>
          found.map(({ reference_id, amount: part }) => [reference_id, part]);
        const expected = (nth: 0 | 1) =>
          [...pairs]
            .map(([pair, part]) => [pair.split(' '), part] as const)
            .filter(([pair]) => pair[nth] === id)
            .map(([pair, part]) => [pair[1 - nth], part]);
        expect(others(uses)).toEqual(expected(0));
        expect(others(sources)).toEqual(expected(1));
        expect([unspent, is_complete]).toEqual([amount > 0 ? left(id) : 0, true]);
      }
    }),
    { numRuns: 25 },
  );
});

test('records that the caller may not view are one part without an id', async () => {
  const follow = await playedBy([
    { id: 'top_1', amount: 100 },
    { id: 'wdr_1', amount: -30 },
    { id: 'wdr_2', amount: -30 },
  ]);

  expect((await follow('top_1', () => false)).uses).toMatchObject([{ reference_id: null, amount: 60 }]);
});

test('more than fifty records are shown from their beginning', async () => {
  const payouts = Array.from({ length: 51 }, (_, n) => ({ id: `wdr_${n}`, amount: -1 }));
  const follow = await playedBy([{ id: 'top_1', amount: 100 }, ...payouts]);

  const { uses, unspent, is_complete } = await follow('top_1');
  expect([uses.length, uses[0]?.reference_id, unspent, is_complete]).toEqual([50, 'wdr_0', 49, false]);
});
