import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadContract } from '../../spec/contract.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { NOW } from '../../testing/trade.ts';
import { LOOKED_AT } from './certain-refusals.ts';

let app: TestApp;
let owner: Tokens;
let viewer: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance":true,"withdrawal":true}'::jsonb`),
  );
  [owner, viewer] = [await app.signIn('owner@a.test'), await app.signIn('viewer@a.test')];
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const account = { bank_code: 'bca', account_number: '8422647002', account_name: 'PT Kopi A' };
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
      'a withdrawal of more than there is',
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
    ['withdrawal', { ...account, bank_code: 'nowhere', amount: 50_000 }],
    ['withdrawal_schedule', { ...daily, bank_code: 'nowhere' }],
  ])('a %s to a bank that is none, which is said of its field', async (purpose, action) => {
    expect(await ask(purpose, action)).toEqual({
      status: 400,
      code: 'DPAY_INVALID_REQUEST',
      fields: ['bank_code'],
    });
  });

  test('a withdrawal in the daily pause', async () => {
    app.clock.set(new Date('2026-11-20T16:44:00.000Z'));
    const late = await app.signIn('owner@a.test');
    app.clock.set(new Date('2026-11-20T16:45:00.000Z'));

    expect(await ask('withdrawal', { ...account, amount: 50_000 }, late)).toMatchObject({
      code: 'DPAY_CUT_OFF_TIME',
    });
  });

  test.each(Object.entries(LOOKED_AT))('%s by whoever may not do it', async (purpose, { permission }) => {
    const reply = await app.ask('POST', '/dashboard/otp', {
      token: viewer.live,
      payload: { purpose, action: {} },
    });

    expect(reply.json<Problem>()).toMatchObject({ error_code: 'DPAY_FORBIDDEN', params: { permission } });
  });
});

describe('no code is sent for an action that its operation could never be called with', () => {
  const id = 'key_01KAJ8Q5Z0000000000000000A';

  test.each<[string, object, string[]]>([
    ['two_step', { foo: 1 }, ['action.enabled', 'action.foo']],
    ['two_step', {}, ['action.enabled']],
    ['two_step', { enabled: 'yes' }, ['action.enabled']],
    ['withdrawal', { ...account, amount: 'all of it' }, ['action.amount']],
    ['withdrawal_schedule', { ...daily, hour: 24 }, ['action.hour']],
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

  test('while one that it can be called with gets its code', async () => {
    expect((await ask('two_step', { enabled: true })).status).toBe(200);
    expect((await ask('legacy_key_reveal', { id })).status).toBe(200);
  });
});

test('who may have a code is who may call the operation that takes it', async () => {
  const { operations } = loadContract();
  const wanted = operations.flatMap(({ otp, permission }) =>
    otp && LOOKED_AT[otp] ? [[otp, permission]] : [],
  );

  expect(Object.fromEntries(wanted)).toEqual(
    Object.fromEntries(Object.entries(LOOKED_AT).map(([purpose, { permission }]) => [purpose, permission])),
  );
});
