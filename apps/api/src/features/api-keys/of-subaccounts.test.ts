import { API_KEY_POLICY } from '@dasbor/domain/api-keys';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_SANDBOX, NOW } from '../../testing/trade.ts';
import type { ApiKey } from './rows.ts';

let app: TestApp;
let owner: Tokens;
let branch: string;
let other: string;
beforeAll(async () => {
  app = await startTestApp();
  await switchOn(true);
  owner = await app.signIn('owner@a.test');
  [branch, other] = [await newSubaccount('Cabang Bandung'), await newSubaccount('Cabang Medan')];
});
afterAll(() => app.close());
beforeEach(() => switchOn(true));

let calls = 0;
const switchOn = (subaccount: boolean) =>
  app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${{ subaccount }}`));
const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, more: Ask = {}) =>
  app.ask(method, `/dashboard/${path}`, {
    mode: 'sandbox',
    token: owner.sandbox,
    ...(payload && { payload }),
    headers: { 'idempotency-key': `keys-of-subaccounts-${(calls += 1)}` },
    ...more,
  });
const newSubaccount = async (name: string, token = owner.sandbox) => {
  const payload = { name, email: 'cabang@a.test', type: 'company' };
  return (await ask('POST', 'subaccounts', payload, { token })).json<{ data: { id: string } }>().data.id;
};
const create = (wish: object) =>
  ask('POST', 'api-keys', { name: 'Kasir', scopes: { orders: 'write' }, ...wish });
const made = async (wish: object) =>
  (await create(wish)).json<{ data: { api_key: ApiKey; secret: string } }>().data;
const refusalOf = async (asked: ReturnType<typeof create>) => {
  const { error_code: code, errors } = (await asked).json<Problem>();
  return errors ? errors.map((error) => [error.field, error.code]) : code;
};

describe('a key of a subaccount', () => {
  test('names it and keeps it through changes and rotations; the merchant’s key names none', async () => {
    const { api_key: key, secret } = await made({ subaccount_id: branch });
    const subaccount = { id: branch, name: 'Cabang Bandung' };
    expect(key.subaccount).toEqual(subaccount);
    expect((await made({})).api_key.subaccount).toBeNull();

    const changed = await ask('PATCH', `api-keys/${key.id}`, { name: 'Kasir 2' });
    expect(changed.json()).toMatchObject({ data: { name: 'Kasir 2', subaccount } });
    const renewed = await ask('POST', `api-keys/${key.id}/regenerate`, { overlap: '1h' });
    expect(renewed.json()).toMatchObject({ data: { api_key: { id: key.id, subaccount } } });
    const order = await app.ask('POST', '/dashboard/orders', {
      mode: 'sandbox',
      apiKey: secret,
      payload: { reference_id: 'INV-1', total_amount: 10_000 },
      headers: { 'idempotency-key': 'an-order-of-the-branch' },
    });
    expect(order.json()).toMatchObject({ data: { subaccount_id: branch } });
  });

  test('is in the list of all, and in that of its subaccount', async () => {
    const [mine, theirs] = [await made({ subaccount_id: branch }), await made({ subaccount_id: other })];
    const listed = async (query: string) =>
      (await ask('GET', `api-keys${query}`)).json<{ data: ApiKey[] }>().data.map(({ id }) => id);

    expect(await listed('')).toEqual(expect.arrayContaining([mine.api_key.id, theirs.api_key.id]));
    const ofBranch = await listed(`?subaccount_id=${branch}`);
    expect([ofBranch.includes(mine.api_key.id), ofBranch.includes(theirs.api_key.id)]).toEqual([true, false]);
    expect(await listed('?subaccount_id=sub_01K00000000000000000000000')).toEqual([]);
  });
});

describe('is refused', () => {
  test('for an unknown subaccount, one of another merchant, or without the feature', async () => {
    const foreign = await app.signIn('owner@b.test');
    const strangers = await newSubaccount('Cabang lain', foreign.sandbox);
    const NOT_FOUND = [['subaccount_id', 'DPAY_SUBACCOUNT_NOT_FOUND']];
    for (const subaccount_id of [strangers, 'sub_01K00000000000000000000000'])
      expect(await refusalOf(create({ subaccount_id }))).toEqual(NOT_FOUND);
    await switchOn(false);
    expect(await refusalOf(create({ subaccount_id: branch }))).toBe('DPAY_FEATURE_DISABLED');
  });

  test('for one that is not live yet', async () => {
    const idle = await newSubaccount('Cabang baru');
    await app.db.system((tx) =>
      tx.run(sql`update subaccount set status = 'created', activated_at = null where id = ${idle}`),
    );
    expect(await refusalOf(create({ subaccount_id: idle }))).toEqual([
      ['subaccount_id', 'DPAY_SUBACCOUNT_NOT_LIVE'],
    ]);
  });

  test('with the webhooks scope, when created and when changed', async () => {
    const REFUSED = [['scopes.webhooks', 'DPAY_SCOPE_NOT_FOR_SUBACCOUNT']];
    const scopes = { orders: 'read', webhooks: 'read' };
    expect(await refusalOf(create({ subaccount_id: branch, scopes }))).toEqual(REFUSED);
    const { api_key: key } = await made({ subaccount_id: branch });
    expect(await refusalOf(ask('PATCH', `api-keys/${key.id}`, { scopes }))).toEqual(REFUSED);
    expect((await create({ scopes })).status).toBe(201);
  });
});

test('each subaccount can have as many as the merchant, independent of the others', async () => {
  const full = await newSubaccount('Cabang penuh');
  for (let number = 0; number < API_KEY_POLICY.mostActive; number += 1)
    await addKey(app.db, A_SANDBOX, 700 + number, { subaccount_id: full, scopes: { orders: 'read' } });

  const reply = await create({ subaccount_id: full });
  expect(reply.json()).toMatchObject({ error_code: 'DPAY_API_KEY_LIMIT', params: { maximum: 20 } });
  expect((await create({ subaccount_id: branch })).status).toBe(201);
  expect((await create({})).status).toBe(201);
  const ended = { subaccount_id: full, scopes: { orders: 'read' }, expires_at: NOW } as const;
  const over = await addKey(app.db, A_SANDBOX, 750, ended);
  const revived = await ask('PATCH', `api-keys/${over.id}`, { expires_at: null });
  expect(revived.json()).toMatchObject({ error_code: 'DPAY_API_KEY_LIMIT', params: { maximum: 20 } });
});
