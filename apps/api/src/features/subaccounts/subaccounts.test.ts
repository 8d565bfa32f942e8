import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { NOW } from '../../testing/trade.ts';
import type { Subaccount } from './rows.ts';

type Asked = Awaited<ReturnType<TestApp['ask']>>;

let app: TestApp;
let owner: Tokens;
let foreign: Tokens;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "subaccount": true}'`),
  );
  owner = await app.signIn('owner@a.test');
  foreign = await app.signIn('owner@b.test');
});
afterAll(() => app.close());

const create = (different: object = {}, token = owner.live, mode: 'live' | 'sandbox' = 'live') =>
  app.ask('POST', '/dashboard/subaccounts', {
    token,
    mode,
    payload: { name: 'Cabang Bandung', email: 'bandung@a.test', type: 'company', ...different },
    headers: { 'idempotency-key': `subaccount-key-${(keys += 1)}` },
  });
const dataOf = (reply: Asked) => reply.json<{ data: Subaccount }>().data;
const made = async (different: object = {}) => dataOf(await create(different));
const change = (id: string, payload: object, token = owner.live) =>
  app.ask('PATCH', `/dashboard/subaccounts/${id}`, { token, payload });
const activate = (id: string, token = owner.live) =>
  app.ask('POST', `/dashboard/subaccounts/${id}/activate`, {
    token,
    headers: { 'idempotency-key': `subaccount-key-${(keys += 1)}` },
  });
const list = async (query: string, token = owner.live) =>
  (await app.ask('GET', `/dashboard/subaccounts?${query}`, { token })).json<{ data: Subaccount[] }>().data;
const errorsOf = (reply: Asked) => reply.json<Problem>().errors?.map(({ field, code }) => [field, code]);

describe('a subaccount', () => {
  test('starts with no balance, and in live mode it is not live yet', async () => {
    expect(await made({ account_id: ' CBG-01 ' })).toMatchObject({
      name: 'Cabang Bandung',
      account_id: 'CBG-01',
      status: 'created',
      available: 0,
      bank_transfers_enabled: true,
      activated_at: null,
      last_transaction_at: null,
    });
  });

  test('is live at once in sandbox', async () => {
    const reply = await create({}, owner.sandbox, 'sandbox');
    expect(dataOf(reply)).toMatchObject({ status: 'live', activated_at: expect.any(String) });
  });

  test('becomes live once', async () => {
    const { id } = await made();
    expect(dataOf(await activate(id))).toMatchObject({ status: 'live' });
    expect((await activate(id)).json<Problem>().error_code).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test('has the ledger balance of its id, and its own history', async () => {
    const { id } = await made();
    const before = await app.ask('GET', '/dashboard/balance', { token: owner.live });
    await app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
      post(tx, new Date(NOW), [topUpPaid({ id: 'top_of_sub', amount: rupiah(750_000), holder: id })]),
    );

    expect(dataOf(await app.ask('GET', `/dashboard/subaccounts/${id}`, { token: owner.live }))).toMatchObject(
      {
        available: 750_000,
        last_transaction_at: expect.any(String),
      },
    );
    const entries = await app.ask('GET', `/dashboard/subaccounts/${id}/ledger`, { token: owner.live });
    expect(entries.json<{ data: object[] }>().data).toMatchObject([
      { reference_id: 'top_of_sub', credit: 750_000, closing_balance: 750_000 },
    ]);
    // The merchant's own balance does not change.
    const after = await app.ask('GET', '/dashboard/balance', { token: owner.live });
    expect(after.json<{ data: { available: number } }>().data.available).toBe(
      before.json<{ data: { available: number } }>().data.available,
    );
  });

  test('changes only the given fields', async () => {
    const { id } = await made({ account_id: 'CBG-02' });
    const changed = dataOf(await change(id, { name: 'Cabang Cimahi', bank_transfers_enabled: false }));
    expect(changed).toMatchObject({
      name: 'Cabang Cimahi',
      email: 'bandung@a.test',
      account_id: 'CBG-02',
      bank_transfers_enabled: false,
    });
    expect(dataOf(await change(id, { account_id: '' })).account_id).toBeNull();
  });

  test('reports all errors at once', async () => {
    const reply = await create({ name: 'ab', email: 'bandung', account_id: 'CBG 01' });
    expect([reply.status, errorsOf(reply)]).toEqual([
      400,
      [
        ['name', 'DPAY_SUBACCOUNT_NAME_LENGTH'],
        ['email', 'DPAY_EMAIL_INVALID'],
        ['account_id', 'DPAY_ACCOUNT_ID_INVALID'],
      ],
    ]);
  });
});

test('an account id is unique, even with concurrent requests', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map(() => create({ account_id: 'CBG-ONE' })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  const refused = replies.filter(({ status }) => status === 400);
  for (const reply of refused) expect(errorsOf(reply)).toEqual([['account_id', 'DPAY_ACCOUNT_ID_TAKEN']]);
  const other = await made();
  expect(errorsOf(await change(other.id, { account_id: 'CBG-ONE' }))).toEqual([
    ['account_id', 'DPAY_ACCOUNT_ID_TAKEN'],
  ]);
  // The other merchant may use the same one.
  expect((await create({ account_id: 'CBG-ONE' }, foreign.live)).status).toBe(201);
});

// spec 2.121
test('the list can be searched, filtered by status and paged', async () => {
  const { id } = await made({ name: 'Kedai Pasar Minggu', email: 'pasar@a.test' });
  await activate(id);
  expect((await list('search=pasar%20minggu')).map((one) => one.id)).toEqual([id]);
  expect((await list('search=PASAR@a.test')).map((one) => one.id)).toEqual([id]);
  const live = await list(`limit=100&filters=${encodeURIComponent('{"status":["live"]}')}`);
  expect(live.map((one) => one.id)).toContain(id);
  expect(new Set(live.map(({ status }) => status))).toEqual(new Set(['live']));

  const first = await app.ask('GET', '/dashboard/subaccounts?limit=2&count=true', { token: owner.live });
  const { data, page } = first.json<{ data: Subaccount[]; page: { next_cursor: string } }>();
  const next = await list(`limit=2&action=next&cursor=${page.next_cursor}`);
  expect(next.map((one) => one.id)).not.toContain(data[1]?.id);
  expect(next).toHaveLength(2);
});

test('does not exist for another merchant or the other mode', async () => {
  const { id } = await made();
  const replies = await Promise.all([
    app.ask('GET', `/dashboard/subaccounts/${id}`, { token: foreign.live }),
    app.ask('GET', `/dashboard/subaccounts/${id}/ledger`, { token: foreign.live }),
    change(id, { name: 'Bukan punyamu' }, foreign.live),
    activate(id, foreign.live),
    app.ask('GET', `/dashboard/subaccounts/${id}`, { token: owner.sandbox, mode: 'sandbox' }),
  ]);
  expect(replies.map((reply) => reply.json<Problem>().error_code)).toEqual(
    Array(replies.length).fill('DPAY_SUBACCOUNT_NOT_FOUND'),
  );
  expect((await list('limit=100', foreign.live)).map((one) => one.id)).not.toContain(id);
});

test('a viewer may not create or change subaccounts', async () => {
  const { id } = await made();
  const { live: token } = await app.signIn('viewer@a.test');
  expect((await app.ask('GET', `/dashboard/subaccounts/${id}`, { token })).status).toBe(200);
  expect([(await create({}, token)).status, (await change(id, { name: 'Lain' }, token)).status]).toEqual([
    403, 403,
  ]);
});

describe('a top up of a subaccount', () => {
  const topUp = (payload: object) =>
    app.ask('POST', '/dashboard/topups', {
      token: owner.sandbox,
      mode: 'sandbox',
      payload: { amount: 250_000, bank: 'BCA', ...payload },
      headers: { 'idempotency-key': `subaccount-key-${(keys += 1)}` },
    });
  const inSandbox = async (path: string) =>
    (await app.ask('GET', path, { token: owner.sandbox, mode: 'sandbox' })).json<{ data: unknown }>().data;
  const listOf = (filters: object) =>
    inSandbox(`/dashboard/topups?filters=${encodeURIComponent(JSON.stringify(filters))}`);

  test('raises its balance and not the merchant’s, and is in its own list', async () => {
    const { id } = dataOf(await create({ name: 'Cabang Uji' }, owner.sandbox, 'sandbox'));
    const before = await inSandbox('/dashboard/balance');
    const { data: made } = (await topUp({ subaccount_id: id })).json<{ data: { id: string } }>();
    expect(made).toMatchObject({ subaccount_id: id, status: 'processing' });
    const paid = await app.ask('POST', `/dashboard/topups/${made.id}/simulate`, {
      token: owner.sandbox,
      mode: 'sandbox',
      payload: { status: 'completed' },
      headers: { 'idempotency-key': `subaccount-key-${(keys += 1)}` },
    });
    expect(paid.status).toBe(200);

    expect(await inSandbox(`/dashboard/subaccounts/${id}`)).toMatchObject({ available: 250_000 });
    expect(await inSandbox('/dashboard/balance')).toMatchObject({
      available: (before as { available: number }).available,
    });
    expect(await listOf({ subaccount_id: id })).toMatchObject([{ id: made.id, status: 'completed' }]);
    expect(await listOf({ status: ['completed'] })).toEqual([]);
  });

  test('is refused for another merchant’s subaccount and for one that is not live', async () => {
    const stranger = dataOf(await create({}, foreign.sandbox, 'sandbox'));
    expect((await topUp({ subaccount_id: stranger.id })).json<Problem>().error_code).toBe(
      'DPAY_SUBACCOUNT_NOT_FOUND',
    );
    const idle = await made();
    const reply = await app.ask('POST', '/dashboard/topups', {
      token: owner.live,
      payload: { amount: 250_000, bank: 'BCA', subaccount_id: idle.id },
      headers: { 'idempotency-key': `subaccount-key-${(keys += 1)}` },
    });
    expect(reply.json<Problem>().error_code).toBe('DPAY_SUBACCOUNT_NOT_LIVE');
  });
});
