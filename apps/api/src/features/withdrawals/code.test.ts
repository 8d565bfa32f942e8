import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { NOW } from '../../testing/trade.ts';
import { give, startWithWithdrawals } from './testing/stand.ts';

let app: TestApp;
let owner: Tokens;
let keys = 0;

beforeAll(async () => {
  app = await startWithWithdrawals();
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const available = async () =>
  (await app.ask('GET', '/dashboard/balance', { token: owner.live })).json<{ data: { available: number } }>()
    .data.available;
const million = (notes: string) => ({
  amount: 1_000_000,
  destination_account_id: OWN_ACCOUNT,
  notes,
});
const codeFor = (action: object) =>
  confirm(app, { email: 'owner@a.test', token: owner.live, purpose: 'withdrawal', action });
const newKey = () => `code-of-withdrawal-${(keys += 1)}`;
const send = async (payload: object, otp?: string, key = newKey()) => {
  const headers = { 'idempotency-key': key, ...(otp !== undefined && { 'x-otp-token': otp }) };
  const reply = await app.ask('POST', '/dashboard/withdrawals', { token: owner.live, payload, headers });
  return { ...reply, code: reply.json<Partial<Problem>>().error_code ?? reply.status };
};

test('insufficient balance does not consume the code: it works once there is money again', async () => {
  await give(app, 1_000_000);
  const [mine, theirs] = [million('mine'), million('theirs')];
  const [code, other] = [await codeFor(mine), await codeFor(theirs)];
  expect((await send(theirs, other)).status).toBe(201);

  expect((await send(mine, code)).code).toBe('DPAY_INSUFFICIENT_BALANCE');
  await give(app, 1_000_000);

  expect([(await send(mine, code)).code, (await send(mine, code)).code]).toEqual([201, 'DPAY_OTP_REQUIRED']);
});

test('a lost answer is returned again with only the key, although the money is gone', async () => {
  await give(app, 1_000_000);
  const payload = million('lost');
  const key = newKey();
  const code = await codeFor(payload);
  const first = await send(payload, code, key);

  expect(await available()).toBe(0);
  const again = await send(payload, undefined, key);

  expect([again.status, again.text]).toEqual([201, first.text]);
});

test('one of ten concurrent calls with one code succeeds, even with money for all', async () => {
  await give(app, 10_000_000);
  const before = await available();
  const payload = million('ten');
  const code = await codeFor(payload);

  const replies = await Promise.all(Array.from({ length: 10 }, () => send(payload, code)));

  expect(replies.map((reply) => reply.code).toSorted()).toEqual([201, ...Array(9).fill('DPAY_OTP_REQUIRED')]);
  expect(before - (await available())).toBe(1_000_000);
  expect(await checkLedger(app.db)).toEqual([]);
});
