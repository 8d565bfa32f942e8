import { FULL_SCOPES } from '@dasbor/domain/api-keys';
import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import { loadContract } from '../../spec/contract.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { addAccount, OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { MERCHANT_SUSPENDED } from '../../testing/people.ts';
import { idOf, NOW } from '../../testing/trade.ts';
import { insertKey, issueSecret } from '../api-keys/public.ts';

let app: TestApp;
let owner: Tokens;
let viewer: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  await flags(FLAGS);
  await addAccount(app.db);
  [owner, viewer] = [await app.signIn('owner@a.test'), await app.signIn('viewer@a.test')];
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const FLAGS = { balance: true, withdrawal: true };
const flags = (config: object) =>
  app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));
const account = { destination_account_id: OWN_ACCOUNT };
const nowhere = { destination_account_id: idOf('dac', 404) };
const settings = {
  low_balance_enabled: false,
  low_balance_threshold: null,
  sweep_out_enabled: false,
  sweep_out_keep: 0,
  destination_account_id: null,
  sweep_in_enabled: false,
  sweep_in_bank: null,
};
const daily = { enabled: true, hour: 14, minute: 0, amount: null, ...account };
const ask = async (purpose: string, action: object, { live: token } = owner) => {
  const reply = await app.ask('POST', '/dashboard/otp', { token, payload: { purpose, action } });
  const { error_code, errors } = reply.json<Problem>();
  return { status: reply.status, code: error_code, fields: errors?.map(({ field }) => field) };
};
const codesSent = async () =>
  (await app.db.system((tx) => tx.one<{ n: number }>(sql`select count(*)::int as n from otp_challenge`))).n;

describe('no code is sent for', () => {
  test.each([
    [
      'a withdrawal above the balance',
      'withdrawal',
      { ...account, amount: 50_000 },
      'DPAY_INSUFFICIENT_BALANCE',
    ],
    [
      'a withdrawal below the minimum',
      'withdrawal',
      { ...account, amount: 9_999 },
      'DPAY_AMOUNT_BELOW_MINIMUM',
    ],
    [
      'a schedule below the minimum',
      'withdrawal_schedule',
      { ...daily, amount: 1 },
      'DPAY_AMOUNT_BELOW_MINIMUM',
    ],
  ])('%s', async (_, purpose, action, code) => {
    const before = await codesSent();

    expect(await ask(purpose, action)).toMatchObject({ code });
    expect(await codesSent()).toBe(before);
  });

  test.each([
    ['withdrawal', { ...nowhere, amount: 50_000 }],
    ['withdrawal_schedule', { ...daily, ...nowhere }],
    ['balance_settings', { ...settings, ...nowhere }],
  ])('a %s to an account that is not listed', async (purpose, action) => {
    expect(await ask(purpose, action)).toMatchObject({
      status: 404,
      code: 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND',
    });
  });

  test('a destination account that is listed already, or of an unknown bank', async () => {
    const own = { bank_code: 'bca', account_number: '8422647002', account_name: 'PT Kopi A' };

    expect(await ask('destination_account', own)).toMatchObject({ code: 'DPAY_DESTINATION_ACCOUNT_EXISTS' });
    expect(await ask('destination_account', { ...own, bank_code: 'nowhere' })).toEqual({
      status: 400,
      code: 'DPAY_INVALID_REQUEST',
      fields: ['bank_code'],
    });
  });

  test.each<[string, object, string[]]>([
    ['a notice without a threshold', { low_balance_enabled: true }, ['low_balance_threshold']],
    ['sweep in without a bank', { sweep_in_enabled: true }, ['sweep_in_bank']],
    ['sweep out without an account', { sweep_out_enabled: true }, ['destination_account_id']],
    [
      'everything at once',
      { low_balance_enabled: true, sweep_in_enabled: true },
      ['low_balance_threshold', 'sweep_in_bank'],
    ],
  ])('balance settings with %s', async (_, different, fields) => {
    await flags({ ...FLAGS, sweep_out: true, sweep_in: true });
    const before = await codesSent();
    const action = { ...settings, ...different };

    const refused = { status: 400, code: 'DPAY_INVALID_REQUEST', fields };
    expect(await ask('balance_settings', action)).toEqual(refused);
    const reply = await app.ask('PUT', '/dashboard/balance/settings', { token: owner.live, payload: action });
    expect(reply.json<Problem>().errors?.map(({ field }) => field)).toEqual(fields);
    expect(await codesSent()).toBe(before);
    await flags(FLAGS);
  });

  test('balance settings without the feature, or without permission to see them', async () => {
    const finance = await app.signIn('finance@a.test');

    expect(await ask('balance_settings', { ...settings, sweep_in_enabled: true })).toMatchObject({
      code: 'DPAY_FEATURE_DISABLED',
    });
    expect(await ask('balance_settings', settings, finance)).toMatchObject({ code: 'DPAY_FORBIDDEN' });
    expect((await ask('balance_settings', settings)).status).toBe(200);
  });

  test('a withdrawal in the daily pause', async () => {
    app.clock.set(new Date('2026-11-20T16:44:00.000Z'));
    const late = await app.signIn('owner@a.test');
    app.clock.set(new Date('2026-11-20T16:45:00.000Z'));

    expect(await ask('withdrawal', { ...account, amount: 50_000 }, late)).toMatchObject({
      code: 'DPAY_CUT_OFF_TIME',
    });
  });
});

describe('no code is sent for an action that its operation would reject as invalid', () => {
  const id = 'key_01KAJ8Q5Z0000000000000000A';

  test.each<[string, object, string[]]>([
    ['two_step', { foo: 1 }, ['action.enabled', 'action.foo']],
    ['two_step', {}, ['action.enabled']],
    ['two_step', { enabled: 'yes' }, ['action.enabled']],
    ['withdrawal', { ...account, amount: 'all of it' }, ['action.amount']],
    // spec 5.42
    ['withdrawal_schedule', { ...daily, hour: 24 }, ['action.hour']],
    // spec 5.42
    ['withdrawal_schedule', { ...daily, minute: 60 }, ['action.minute']],
    ['api_key_regenerate', {}, ['action.id', 'action.overlap']],
    ['api_key_regenerate', { id: 'x', overlap: 'never' }, ['action.id', 'action.overlap']],
    ['legacy_key_revoke', { id, reason: 'lost' }, ['action.reason']],
  ])('%s %j', async (purpose, action, fields) => {
    const before = await codesSent();

    const answer = await ask(purpose, action);

    expect({ ...answer, fields: answer.fields?.toSorted() }).toEqual({
      status: 400,
      code: 'DPAY_INVALID_REQUEST',
      fields,
    });
    expect(await codesSent()).toBe(before);
  });

  test('a valid action gets its code', async () => {
    expect((await ask('two_step', { enabled: true })).status).toBe(200);
    expect((await ask('legacy_key_reveal', { id })).status).toBe(200);
  });
});

describe("the operation's own access rules decide who gets a code", () => {
  const CONFIRMED = loadContract().operations.flatMap((operation) =>
    operation.otp === null ? [] : [{ ...operation, purpose: operation.otp }],
  );
  // Missing or invalid data is reported only after the access checks.
  const askPlainly = async (purpose: string, by: Tokens) => (await ask(purpose, {}, by)).code;

  test.each(CONFIRMED)('$purpose: the permission', async ({ purpose, permission }) => {
    const reply = await app.ask('POST', '/dashboard/otp', {
      token: viewer.live,
      payload: { purpose, action: {} },
    });
    const { error_code, params } = reply.json<Problem>();

    if (permission === 'any') expect(error_code).not.toBe('DPAY_FORBIDDEN');
    else expect([error_code, params]).toEqual(['DPAY_FORBIDDEN', { permission }]);
  });

  test.each(CONFIRMED)('$purpose: the feature', async ({ purpose, feature }) => {
    await flags({});
    const code = await askPlainly(purpose, owner);
    await flags(FLAGS);

    if (feature === null) expect(code).not.toBe('DPAY_FEATURE_DISABLED');
    else expect(code).toBe('DPAY_FEATURE_DISABLED');
  });

  test.each(CONFIRMED)('$purpose: the suspension of the account', async ({ purpose, refusesSuspended }) => {
    await flags({ ...FLAGS, refund: true, disbursement: true, subaccount: true, fund_transfer: true });
    const code = await askPlainly(purpose, await app.signIn('owner@suspended.test'));
    await flags(FLAGS);

    if (refusesSuspended) expect(code).toBe('DPAY_MERCHANT_SUSPENDED');
    else expect(code).not.toBe('DPAY_MERCHANT_SUSPENDED');
  });
});

describe('a suspended account', () => {
  test('gets codes for everything but payouts and refunds', () => {
    const refused = loadContract().operations.filter(({ otp, refusesSuspended }) => otp && refusesSuspended);

    expect(refused.map(({ otp }) => otp)).toEqual([
      'refund_approval',
      'disbursement_approval',
      'fund_transfer_approval',
    ]);
  });

  test('can withdraw its own money and revoke a leaked key', async () => {
    const email = 'owner@suspended.test';
    const { live: token } = await app.signIn(email);
    const suspended = { merchantId: MERCHANT_SUSPENDED, mode: 'live' } as const;
    const id = idOf('key', 1);
    await app.db.tenant(suspended, async (tx) => {
      post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount: rupiah(50_000) })]);
      const key = { id, kind: 'legacy', name: 'Kunci lama', scopes: FULL_SCOPES } as const;
      const now = new Date(NOW);
      await insertKey(tx, { ...key, allowed_ips: [], expires_at: null, created_by: null }, now);
      await issueSecret({ tx, now, mode: 'live', deps: app.deps }, key);
    });
    const code = (purpose: string, action: object) => confirm(app, { email, token, purpose, action });

    await addAccount(app.db, { account_name: 'PT Kopi S' }, suspended);
    const payload = { ...account, amount: 50_000 };
    const withdrawn = await app.ask('POST', '/dashboard/withdrawals', {
      token,
      payload,
      headers: { 'x-otp-token': await code('withdrawal', payload), 'idempotency-key': 'suspended-money-1' },
    });
    const revoked = await app.ask('POST', `/dashboard/legacy-keys/${id}/revoke`, {
      token,
      headers: { 'x-otp-token': await code('legacy_key_revoke', { id }) },
    });

    expect([withdrawn.status, revoked.status]).toEqual([201, 200]);
  });
});
