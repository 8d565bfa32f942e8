import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { post } from '../../platform/ledger/post.ts';
import type { Mode } from '../../platform/mode.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_SANDBOX, NOW } from '../../testing/trade.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { Subaccount } from './rows.ts';

type Disbursement = SuccessBody<'getDisbursement'>['data'];
const FLAGS = { balance: true, disbursement: true, subaccount: true };

let app: TestApp;
let owner: Tokens;
let maker: Tokens;
let approver: Tokens;
let foreign: Tokens;
/** Of merchant A's servers in sandbox. */
let apiKey: string;
let branch: string;
let other: string;
let keys = 0;

const setFlags = (flags: object) =>
  app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${flags}`));
const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, ask: Ask = {}) =>
  app.ask(method, `/dashboard/${path}`, {
    mode: 'sandbox',
    ...(!ask.apiKey && { token: owner.sandbox }),
    ...(method === 'POST' && { headers: { 'idempotency-key': `made-for-subaccount-${(keys += 1)}` } }),
    ...ask,
  });
const data = <T>(reply: { json: <R>() => R }): T => reply.json<{ data: T }>().data;
const codesOf = (reply: { json: <R>() => R }) => {
  const { error_code: code, errors = [] } = reply.json<Problem>();
  return errors.length > 0 ? errors.map((error) => [error.field, error.code]) : code;
};
const newSubaccount = async (ask: Ask = {}) =>
  data<Subaccount>(
    await send('POST', 'subaccounts', {
      payload: { name: 'Cabang Bandung', email: 'bandung@a.test', type: 'company' },
      ...ask,
    }),
  ).id;
const balancesOf = async (id: string) => {
  const { available, in_flight, pending } = data<Subaccount>(await send('GET', `subaccounts/${id}`));
  return { available, in_flight, pending };
};
const ofMerchant = async () => {
  const { available, in_flight, pending } = data<Subaccount>(await send('GET', 'balance'));
  return { available, in_flight, pending };
};
const fund = (holder: string, amount: number) =>
  app.db.tenant(A_SANDBOX, (tx) =>
    post(tx, new Date(NOW), [topUpPaid({ id: `top_${(keys += 1)}`, amount: rupiah(amount), holder })]),
  );
const listed = async (path: string, filters: object): Promise<string[]> => {
  const reply = await send('GET', `${path}?filters=${encodeURIComponent(JSON.stringify(filters))}`);
  return data<{ id: string }[]>(reply).map(({ id }) => id);
};

beforeAll(async () => {
  app = await startTestApp();
  await setFlags(FLAGS);
  [owner, maker, approver, foreign] = (await Promise.all(
    ['owner@a.test', 'uploader@a.test', 'approver@a.test', 'owner@b.test'].map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens];
  ({ secret: apiKey } = await addKey(app.db, A_SANDBOX, 1));
  branch = await newSubaccount();
  other = await newSubaccount();
  await fund('', 900_000_000);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date(NOW));
  await setFlags(FLAGS);
});

const order = (wish: object = {}, ask: Ask = {}) =>
  send('POST', 'orders', {
    apiKey,
    payload: { reference_id: `INV-${(keys += 1)}`, total_amount: 100_000, ...wish },
    ...ask,
  });
type Owned = { id: string; subaccount_id: string | null };
const ordered = async (wish: object) => data<Owned>(await order(wish));
const charged = async ({ id }: Owned) =>
  data<Owned>(
    await send('POST', 'payments', { apiKey, payload: { order_id: id, method: 'va', channel: 'BCA' } }),
  );
const paid = async (payment: Owned) =>
  send('POST', `payments/${payment.id}/simulate`, { payload: { status: 'completed' } });

describe('an order made for a subaccount', () => {
  test('says so, and so does its payment; what is paid is pending there and not with the merchant', async () => {
    const before = await balancesOf(branch);
    const merchant = await ofMerchant();
    const made = await ordered({ subaccount_id: branch });
    const payment = await charged(made);
    expect([made.subaccount_id, payment.subaccount_id]).toEqual([branch, branch]);
    expect((await paid(payment)).status).toBe(200);

    // Rp 100.000 less the fee of a virtual account and its PPN.
    expect(await balancesOf(branch)).toEqual({ ...before, pending: before.pending + 95_560 });
    expect(await ofMerchant()).toEqual(merchant);
    const trace = data<{ standing: { account: string; subaccount_id: string | null }[] }>(
      await send('GET', `balance/trace/${payment.id}`),
    );
    expect(trace.standing.map(({ subaccount_id }) => subaccount_id)).toEqual(
      trace.standing.map(() => branch),
    );
  });

  test('stands in its list and in that of everything, and in no other subaccount’s', async () => {
    const made = await ordered({ subaccount_id: branch });
    const payment = await charged(made);
    const own = await ordered({});
    expect(own.subaccount_id).toBeNull();

    for (const [path, mine, merchants] of [
      ['orders', made.id, own.id],
      ['payments', payment.id, (await charged(own)).id],
    ] as const) {
      const ofBranch = await listed(path, { subaccount_id: branch });
      expect([ofBranch.includes(mine), ofBranch.includes(merchants)]).toEqual([true, false]);
      expect(await listed(path, { subaccount_id: other })).toEqual([]);
      expect(await listed(path, {})).toEqual(expect.arrayContaining([mine, merchants]));
    }
  });

  test('is told to the webhook that names the subaccount, and not to one that names another', async () => {
    const hook = (name: string, subaccount: string) =>
      send('POST', 'webhooks', {
        payload: {
          name,
          url: 'https://toko.example/hook',
          events: ['order.created'],
          subaccount_ids: [subaccount],
        },
      });
    await hook('Bandung', branch);
    await hook('Medan', other);
    const made = await ordered({ subaccount_id: branch });

    const told = await app.db.system((tx) =>
      tx.rows<{ webhook_name: string }>(
        sql`select webhook_name from webhook_delivery where subject_id = ${made.id}`,
      ),
    );
    expect(told.map(({ webhook_name }) => webhook_name)).toEqual(['Bandung']);
  });
});

const ITEM = {
  account_owner_name: 'Siti Aminah',
  bank_code: 'bca',
  account_number: '8422647010',
  amount: 50_000,
};
const batch = (wish: object = {}, ask: Ask = {}) =>
  send('POST', 'disbursements', {
    token: maker.sandbox,
    payload: {
      name: 'Gaji',
      items: [ITEM],
      ...wish,
    },
    ...ask,
  });
const submitted = async (wish: object): Promise<Disbursement> => {
  const { id } = data<Disbursement>(await batch(wish));
  await app.validations.drain();
  return data(
    await send('POST', `disbursements/${id}/submit`, { token: maker.sandbox, payload: { version: 1 } }),
  );
};
const approve = ({ id, version, notice }: Disbursement) =>
  send('POST', `disbursements/${id}/approve`, {
    token: approver.sandbox,
    payload: { version, total: notice.total },
  });
const simulate = ({ id }: Disbursement, outcome: object) =>
  send('POST', `disbursements/${id}/items/simulate`, { payload: outcome });
const ARRIVED = { outcome: 'done' };
const FAILED = { outcome: 'failed', failure_code: 'INSUFFICIENT_BALANCE' };

describe('a batch made for a subaccount', () => {
  test('is paid from its balance alone: set aside, and gone once it arrived', async () => {
    await fund(branch, 1_000_000);
    const before = await balancesOf(branch);
    const merchant = await ofMerchant();
    const made = await submitted({ subaccount_id: branch });
    expect(made.subaccount_id).toBe(branch);
    const { total } = made.notice;

    expect((await approve(made)).status).toBe(200);
    expect(await balancesOf(branch)).toEqual({
      ...before,
      available: before.available - total,
      in_flight: total,
    });
    await simulate(made, ARRIVED);
    expect(await balancesOf(branch)).toEqual({ ...before, available: before.available - total });
    expect(await ofMerchant()).toEqual(merchant);
  });

  test('that fails is in its balance again, and sent again from there', async () => {
    await fund(branch, 1_000_000);
    const before = await balancesOf(branch);
    const merchant = await ofMerchant();
    const made = await submitted({ subaccount_id: branch });
    await approve(made);
    await simulate(made, FAILED);
    expect(await balancesOf(branch)).toEqual(before);

    await send('POST', `disbursements/${made.id}/retrigger`, { payload: {} });
    expect(await balancesOf(branch)).toMatchObject({ in_flight: made.notice.total });
    expect(await ofMerchant()).toEqual(merchant);
    await simulate(made, ARRIVED);
  });

  test('waits for the subaccount’s own money, however much the merchant has', async () => {
    const made = await submitted({ subaccount_id: other });
    expect(codesOf(await approve(made))).toBe('DPAY_INSUFFICIENT_BALANCE');
  });

  test('stands in its list and in that of everything', async () => {
    const mine = data<Disbursement>(await batch({ subaccount_id: branch }));
    const own = data<Disbursement>(await batch());
    const ofBranch = await listed('disbursements', { subaccount_id: branch });
    expect([ofBranch.includes(mine.id), ofBranch.includes(own.id)]).toEqual([true, false]);
    expect(await listed('disbursements', {})).toEqual(expect.arrayContaining([mine.id, own.id]));
  });

  test('does not go to banks where the subaccount’s money may not: not made, not approved, not sent again', async () => {
    const closed = await newSubaccount();
    await fund(closed, 1_000_000);
    const allow = (bank_transfers_enabled: boolean) =>
      send('PATCH', `subaccounts/${closed}`, { payload: { bank_transfers_enabled } });
    const waiting = await submitted({ subaccount_id: closed });
    const failed = await submitted({ subaccount_id: closed });
    await approve(failed);
    await simulate(failed, FAILED);
    const before = await balancesOf(closed);
    await allow(false);

    expect(codesOf(await batch({ subaccount_id: closed }))).toEqual([
      ['subaccount_id', 'DPAY_BANK_TRANSFERS_OFF'],
    ]);
    expect(codesOf(await approve(waiting))).toBe('DPAY_BANK_TRANSFERS_OFF');
    expect(codesOf(await send('POST', `disbursements/${failed.id}/retrigger`, { payload: {} }))).toBe(
      'DPAY_BANK_TRANSFERS_OFF',
    );
    expect(await balancesOf(closed)).toEqual(before);
    await allow(true);
    expect((await approve(waiting)).status).toBe(200);
  });
});

describe('for a subaccount that is not there to be named', () => {
  const both = async (subaccount_id: string, mode: Mode = 'sandbox') => {
    const key =
      mode === 'live'
        ? await addKey(app.db, { merchantId: MERCHANT_A, mode }, 100 + (keys += 1))
        : { secret: apiKey };
    const token = mode === 'live' ? owner.live : owner.sandbox;
    const replies = [
      await order({ subaccount_id }, { mode, apiKey: key.secret }),
      await batch({ subaccount_id }, { mode, token }),
    ];
    return replies.map(codesOf);
  };
  const NOT_FOUND = [['subaccount_id', 'DPAY_SUBACCOUNT_NOT_FOUND']];

  test('another merchant’s, the other mode’s and one that never was: neither order nor batch is made', async () => {
    const strangers = await newSubaccount({ token: foreign.sandbox });
    const live = await newSubaccount({ mode: 'live', token: owner.live });
    for (const id of [strangers, live, 'sub_01K00000000000000000000000']) {
      expect(await both(id)).toEqual([NOT_FOUND, NOT_FOUND]);
      for (const path of ['orders', 'payments', 'disbursements'])
        expect(await listed(path, { subaccount_id: id })).toEqual([]);
    }
  });

  test('one that nobody switched on', async () => {
    const idle = await newSubaccount({ mode: 'live', token: owner.live });
    const NOT_LIVE = [['subaccount_id', 'DPAY_SUBACCOUNT_NOT_LIVE']];
    expect(await both(idle, 'live')).toEqual([NOT_LIVE, NOT_LIVE]);
  });

  test('a merchant without subaccounts', async () => {
    await setFlags({ ...FLAGS, subaccount: false });
    expect(await both(branch, 'live')).toEqual(['DPAY_FEATURE_DISABLED', 'DPAY_FEATURE_DISABLED']);
  });

  test('the database itself keeps none of another merchant, whatever the code above believes', async () => {
    const { id } = await ordered({});
    const made = data<Disbursement>(await batch());
    const strangers = await newSubaccount({ token: foreign.sandbox });
    const payment = await charged({ id, subaccount_id: null });
    for (const change of [
      sql`update "order" set subaccount_id = ${strangers} where id = ${id}`,
      sql`update payment set subaccount_id = ${strangers} where id = ${payment.id}`,
      sql`update disbursement set holder = ${strangers} where id = ${made.id}`,
    ]) {
      await expect(app.db.tenant(A_SANDBOX, (tx) => tx.run(change))).rejects.toThrow(/foreign key/);
    }
  });

  test('who is another merchant sees nothing of what was made for one', async () => {
    const { id } = await ordered({ subaccount_id: branch });
    const reply = await send('GET', `orders/${id}`, { token: foreign.sandbox });
    expect(codesOf(reply)).toBe('DPAY_ORDER_NOT_FOUND');
    const strange = await addKey(app.db, { merchantId: MERCHANT_B, mode: 'sandbox' }, 77);
    expect(codesOf(await order({ subaccount_id: branch }, { apiKey: strange.secret }))).toEqual(NOT_FOUND);
  });
});

test('the books of all of this close', async () => {
  expect(await checkLedger(app.db)).toEqual([]);
});
