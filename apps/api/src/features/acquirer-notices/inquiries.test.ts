import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { VA_PATHS } from '../../rails/snap/testing/acquirer-stand.ts';
import { startNoticeStand } from '../../rails/snap/testing/notice-stand.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import { findPayment } from '../payments/public.ts';
import { makeInquiries, nextInquiryAt } from './inquiries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe('the next question', () => {
  const expiresAt = new Date(DAY_MS);
  test.each<[string, number, number, number | null]>([
    ['the first is after 5 minutes', 0, 0, 5 * MINUTE_MS],
    ['each waits twice as long', 1, 5 * MINUTE_MS, 15 * MINUTE_MS],
    ['but none is missed shortly after the expiry', 8, 20 * HOUR_MS, DAY_MS + 5 * MINUTE_MS],
    [
      'not in the minutes between, when money may be on its way',
      0,
      DAY_MS - 5 * MINUTE_MS,
      DAY_MS + 5 * MINUTE_MS,
    ],
    [
      'an acquirer that is away then is asked for three days',
      0,
      DAY_MS + 6 * MINUTE_MS,
      DAY_MS + 11 * MINUTE_MS,
    ],
    ['at most every 21 hours', 30, 2 * DAY_MS, 2 * DAY_MS + 256 * 5 * MINUTE_MS],
    ['and not after', 8, 4 * DAY_MS - HOUR_MS, null],
  ])('%s', (_, asked, now, want) => {
    expect(nextInquiryAt({ asked, expiresAt }, new Date(now))?.getTime() ?? null).toBe(want);
  });
});

describe('a payment whose notice was lost', () => {
  let stand: Awaited<ReturnType<typeof startNoticeStand>>;
  beforeAll(async () => {
    stand = await startNoticeStand();
  });
  afterAll(() => stand.close());

  const log = makeLog('silent');
  const start = Date.parse(NOW);
  const lookAfter = async (ms: number) => {
    stand.app.clock.set(new Date(start + ms));
    await makeInquiries({ ...stand.app.deps, log }).drain();
  };
  const statusOf = (id: string) =>
    stand.app.db.tenant(A_LIVE, async (tx) => (await findPayment(tx, id))?.status);
  const waiting = () => stand.app.db.system((tx) => tx.rows(sql`select id, asked from acquirer_inquiry`));

  test('completes when the acquirer is asked, and is not asked about again', async () => {
    stand.app.clock.set(new Date(start));
    const { id, number } = await stand.charge();
    stand.pay(number, 100_000);
    const asked = stand.wire.calls(VA_PATHS.enquire);

    await lookAfter(4 * MINUTE_MS);
    expect(await statusOf(id)).toBe('processing');
    await lookAfter(5 * MINUTE_MS);
    await lookAfter(DAY_MS);

    expect([await statusOf(id), await waiting()]).toEqual(['completed', []]);
    expect(stand.wire.calls(VA_PATHS.enquire) - asked).toBe(1);
  });

  test('without money is asked about again, also after the acquirer was away, and ends as it says', async () => {
    stand.app.clock.set(new Date(start));
    const { id } = await stand.charge();

    await lookAfter(5 * MINUTE_MS);
    stand.wire.next(VA_PATHS.enquire, { kind: 'call_lost' });
    await lookAfter(15 * MINUTE_MS);
    expect([await statusOf(id), await waiting()]).toEqual(['processing', [{ id, asked: 2 }]]);
    await lookAfter(40 * DAY_MS);

    expect([await statusOf(id), await waiting()]).toEqual(['cancelled', []]);
  });

  test('and a top up are both credited, by whichever of two servers asks', async () => {
    stand.app.clock.set(new Date(start));
    const owner = await stand.app.signIn('owner@a.test');
    const asked = await stand.app.ask('POST', '/dashboard/topups', {
      token: owner.live,
      payload: { amount: 5_000_000, bank: 'BCA' },
      headers: { 'idempotency-key': 'lost-notice-top-up-1' },
    });
    const { id, va_number: number } = asked.json<{ data: { id: string; va_number: string } }>().data;
    stand.pay(number, 5_000_000);

    stand.app.clock.set(new Date(start + 5 * MINUTE_MS));
    const servers = [1, 2].map(() => makeInquiries({ ...stand.app.deps, log }));
    await Promise.all(servers.map(({ drain }) => drain()));

    const credited = await stand.app.db.tenant(A_LIVE, (tx) =>
      tx.rows(sql`select id from ledger_transfer where ref = ${id}`),
    );
    expect([credited.length, await waiting()]).toEqual([1, []]);
  });
});
