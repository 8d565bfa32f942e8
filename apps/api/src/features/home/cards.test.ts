import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SuccessBody } from '../../spec/handlers.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, addTrade, idOf } from '../../testing/trade.ts';

type Overview = SuccessBody<'getSettlementsOverview'>['data'];
type Started = SuccessBody<'getStartedSteps'>['data'];
type Mode = 'live' | 'sandbox';

const B_LIVE = { merchantId: MERCHANT_B, mode: 'live' } as const;
const BRANCH = 'sub_01K00000000000000000000001';

let app: TestApp;
let owner: Tokens;
let stranger: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger] = await Promise.all([app.signIn('owner@a.test'), app.signIn('owner@b.test')]);
});
afterAll(() => app.close());

const ask = (path: string, tokens: Tokens, mode: Mode = 'live') =>
  app.ask('GET', `/dashboard/${path}`, { token: tokens[mode], mode });
const dataOf = async <Data>(path: string, tokens = owner, mode: Mode = 'live') =>
  (await ask(path, tokens, mode)).json<{ data: Data }>().data;

describe('the settlements overview', () => {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const settledList = (range: string) =>
    dataOf<{ amount: number; subaccount_id: string | null }[]>(
      `settlements?limit=100&${range}&filters={"status":["settled"]}`,
    );

  beforeAll(async () => {
    await app.db.system((tx) =>
      tx.run(sql`
        insert into subaccount (merchant_id, mode, id, name, email, type, status, search_text, created_at, updated_at, activated_at)
        values (${MERCHANT_A}, 'live', ${BRANCH}, 'Bandung', 'b@a.test', 'company', 'live', '', now(), now(), now())`),
    );
    const paid = { status: 'completed' } as const;
    const sale = (number: number, payment: object = {}, tenant = A_LIVE) =>
      addSale(app.db, tenant, number, { order: paid, payment: { ...paid, ...payment } });
    await sale(1);
    await sale(2, { settlement_due_date: '2026-11-24', mdr_fee: '701', ppn: '77' });
    await sale(3, { settlement_due_date: '2026-11-19' });
    await sale(4, { subaccount_id: BRANCH });
    await sale(5, {}, A_SANDBOX);
    await sale(6, {}, B_LIVE);
    await addTrade(app.db, A_LIVE, {
      settlements: [1, 2, 3, 4].map((number) => ({ id: idOf('set', number) })),
    });
    await addTrade(app.db, B_LIVE, { settlements: [{ id: idOf('set', 9) }] });
    await app.db.system(async (tx) => {
      await tx.run(
        sql`update settlement set subaccount_id = ${BRANCH}, mdr_fee = 3333 where id = ${idOf('set', 2)}`,
      );
      await tx.run(
        sql`update settlement set status = 'need_to_settle', settled_at = null where id = ${idOf('set', 3)}`,
      );
      // The last moment before the seven days in Jakarta.
      await tx.run(
        sql`update settlement set created_at = '2026-11-13T16:59:59.999Z', margin_amount = 25 where id = ${idOf('set', 4)}`,
      );
    });
  });

  test('has the days and sums of the calendar, and what is late', async () => {
    const { next, waiting, late } = await dataOf<Overview>('home/settlements');
    const calendar = await dataOf<SuccessBody<'getSettlementCalendar'>['data']>('settlements/calendar');

    const days = calendar.days
      .filter(({ payment_count: count }) => count > 0)
      .map(({ date, payment_count, amount }) => ({ date, payment_count, amount }));
    expect(waiting).toEqual({ payment_count: 2, amount: sum(calendar.days), days });
    expect(next).toEqual({ date: '2026-11-23', payment_count: 1, amount: 95_560 });
    expect(late).toEqual({ payment_count: 1, amount: sum(calendar.late) });
  });

  test.each([
    [7, 'from=2026-11-14&to=2026-11-20', 2],
    [30, 'from=2026-10-22&to=2026-11-20', 3],
  ])('equals the list of settlements of %i days to the rupiah', async (days, range, count) => {
    const { settled, settled_of_subaccounts: theirs } = await dataOf<Overview>(
      `home/settlements?days=${days}`,
    );
    const rows = await settledList(range);

    expect(settled).toEqual({ count, amount: sum(rows) });
    expect(rows).toHaveLength(count);
    expect(theirs).toEqual({ count: 1, amount: sum(rows.filter((row) => row.subaccount_id !== null)) });
  });

  test('is about one merchant and one mode, and is refused without permission', async () => {
    const other = await dataOf<Overview>('home/settlements', stranger);
    const sandbox = await dataOf<Overview>('home/settlements', owner, 'sandbox');

    expect([other.waiting.payment_count, other.settled.count]).toEqual([1, 1]);
    expect([sandbox.waiting.payment_count, sandbox.settled.count]).toEqual([1, 0]);
    expect((await ask('home/settlements', await app.signIn('uploader@a.test'))).status).toBe(403);
  });

  test('of a merchant without trade has no next day', async () => {
    expect(await dataOf<Overview>('home/settlements', stranger, 'sandbox')).toMatchObject({
      next: null,
      waiting: { payment_count: 0, amount: 0, days: [] },
    });
  });
});

describe('the first steps', () => {
  const steps = async (tokens = owner, mode: Mode = 'live') =>
    (await dataOf<Started>('home/started', tokens, mode)).steps;
  const doneOf = async (tokens: Tokens, mode?: Mode) =>
    (await steps(tokens, mode)).filter(({ is_done: isDone }) => isDone).map(({ key }) => key);

  test('are those that the person can do', async () => {
    const keys = (await steps(await app.signIn('finance@a.test'))).map(({ key }) => key);

    expect(keys).toEqual(['sandbox_payment', 'second_step', 'live_payment']);
    expect((await steps()).map(({ key }) => key)).toHaveLength(7);
  });

  test('are ticked by what exists, the same in both modes, and of this merchant only', async () => {
    expect(await doneOf(stranger)).toEqual(['activation', 'live_payment']);

    await addSale(app.db, { merchantId: MERCHANT_B, mode: 'sandbox' }, 1, {
      order: { status: 'completed' },
      payment: { status: 'completed' },
    });
    await addKey(app.db, { merchantId: MERCHANT_B, mode: 'sandbox' }, 1);
    await app.db.system((tx) =>
      tx.run(sql`update merchant set onboarding_status = 'in_review' where merchant_id = ${MERCHANT_B}`),
    );

    const want = ['key', 'sandbox_payment', 'live_payment'];
    expect(await doneOf(stranger)).toEqual(want);
    expect(await doneOf(stranger, 'sandbox')).toEqual(want);
    // Merchant A has colleagues and no key.
    expect(await doneOf(owner)).toEqual(['activation', 'sandbox_payment', 'colleague', 'live_payment']);
    expect(await doneOf(await app.signIn('finance@a.test'))).toEqual(['sandbox_payment', 'live_payment']);
  });

  test('have no webhook if the preset of a subaccount leaves webhooks to its master', async () => {
    const preset = { exclude_navigation: [], setting_menu: [], webhook: false };
    await app.db.system((tx) =>
      tx.run(
        sql`update merchant set preset = ${JSON.stringify(preset)}::jsonb where merchant_id = ${MERCHANT_B}`,
      ),
    );

    expect((await steps(stranger)).map(({ key }) => key)).not.toContain('webhook');
  });

  test('stay hidden for the person who hid them, in both modes, and for nobody else', async () => {
    const admin = await app.signIn('admin@a.test');
    const isHidden = async (tokens: Tokens, mode?: Mode) =>
      (await dataOf<Started>('home/started', tokens, mode)).is_hidden;
    const hide = () => app.ask('DELETE', '/dashboard/home/started', { token: admin.live });

    expect([(await hide()).status, (await hide()).status]).toEqual([204, 204]);

    expect([await isHidden(admin), await isHidden(admin, 'sandbox')]).toEqual([true, true]);
    expect([await isHidden(owner), await isHidden(stranger)]).toEqual([false, false]);
  });
});

describe('what is new', () => {
  const dismissed = async (tokens = owner, mode?: Mode) =>
    (await dataOf<{ dismissed: string | null }>('home/whats-new', tokens, mode)).dismissed;
  const dismiss = (id: string) =>
    app.ask('PUT', '/dashboard/home/whats-new', { token: owner.live, payload: { id } });

  test('stays dismissed up to the newest entry, for this person only', async () => {
    expect(await dismissed()).toBeNull();

    await dismiss('2026-11-20-exports');
    const late = await dismiss('2026-10-01-invoices');

    expect(late.json()).toEqual({ data: { dismissed: '2026-11-20-exports' } });
    expect([await dismissed(), await dismissed(owner, 'sandbox')]).toEqual([
      '2026-11-20-exports',
      '2026-11-20-exports',
    ]);
    expect([await dismissed(stranger), await dismissed(await app.signIn('admin@a.test'))]).toEqual([
      null,
      null,
    ]);
  });

  test('is refused for what is no entry', async () => {
    expect((await dismiss('exports')).status).toBe(400);
  });
});
