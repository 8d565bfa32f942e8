import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { NOW } from '../../testing/trade.ts';
import type { TopUp } from './rows.ts';

type Asked = Awaited<ReturnType<TestApp['ask']>>;

let app: TestApp;
let owner: Tokens;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(new Date(NOW)));

const newKey = () => `top-up-key-${String((keys += 1)).padStart(8, '0')}`;
const call = (
  path: string,
  payload: object,
  { mode = 'sandbox', token = owner[mode], key = newKey() } = {} as {
    mode?: 'live' | 'sandbox';
    token?: string;
    key?: string;
  },
) =>
  app.ask('POST', `/dashboard/topups${path}`, { mode, token, payload, headers: { 'idempotency-key': key } });
const ask = (path: string, mode: 'live' | 'sandbox' = 'sandbox', token = owner[mode]) =>
  app.ask('GET', `/dashboard/topups${path}`, { mode, token });
const dataOf = (reply: Asked) => reply.json<{ data: TopUp }>().data;
const codeOf = (reply: Asked) => reply.json<Problem>().error_code;
const made = async (amount = 5_000_000, bank = 'BCA') => dataOf(await call('', { amount, bank }));
const available = async () =>
  (await app.ask('GET', '/dashboard/balance', { mode: 'sandbox', token: owner.sandbox })).json<{
    data: { available: number };
  }>().data.available;

describe('a top up', () => {
  test.each(['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB'])(
    'opens a virtual account at %s',
    async (bank) => {
      const topUp = await made(10_000, bank);

      expect(topUp).toMatchObject({
        status: 'processing',
        amount: 10_000,
        va_number: expect.stringMatching(/^\d{13,18}$/),
        expires_at: '2026-11-21T03:00:00.000Z',
      });
      expect(dataOf(await ask(`/${topUp.id}`))).toEqual(topUp);
    },
  );

  // spec 4.56
  test('that is paid is credited at once, and once', async () => {
    const before = await available();
    const { id } = await made();

    const replies = await Promise.all([1, 2, 3].map(() => call(`/${id}/simulate`, { status: 'completed' })));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await available()).toBe(before + 5_000_000);
    expect(dataOf(await ask(`/${id}`))).toMatchObject({ status: 'completed', completed_at: NOW });
    expect(await checkLedger(app.db)).toEqual([]);
  });

  test('that fails credits nothing', async () => {
    const before = await available();
    const { id } = await made();
    await call(`/${id}/simulate`, { status: 'failed' });

    expect(dataOf(await ask(`/${id}`))).toMatchObject({ status: 'failed', completed_at: null });
    expect(codeOf(await call(`/${id}/simulate`, { status: 'completed' }))).toBe(
      'DPAY_TRANSITION_NOT_ALLOWED',
    );
    expect(await available()).toBe(before);
  });

  test('that is unpaid expires to the millisecond and can no longer be paid', async () => {
    const { id } = await made();

    app.clock.set(new Date('2026-11-21T02:59:59.999Z'));
    owner = await app.signIn('owner@a.test');
    expect(dataOf(await ask(`/${id}`)).status).toBe('processing');
    app.clock.set(new Date('2026-11-21T03:00:00.000Z'));
    expect(dataOf(await ask(`/${id}`))).toMatchObject({
      status: 'expired',
      updated_at: '2026-11-21T03:00:00.000Z',
    });
    expect(codeOf(await call(`/${id}/simulate`, { status: 'completed' }))).toBe(
      'DPAY_TRANSITION_NOT_ALLOWED',
    );
    const expired = await ask(`?filters=${encodeURIComponent('{"status":["expired"]}')}`);
    expect(expired.json<{ data: TopUp[] }>().data.map((one) => one.id)).toContain(id);
    owner = await app.signIn('owner@a.test');
  });

  // spec 2.120
  test('has steps with its number and amount, in both languages', async () => {
    const { id, va_number } = await made(1_234_567);
    const text = (await ask(`/${id}/instructions`)).text;

    expect(text).toContain(va_number);
    expect(text).toContain('Rp 1.234.567');
    expect(text).toContain('Rp 1,234,567');
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test.each(['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB'])(
    'has no gap in the steps of %s',
    async (bank) => {
      const { id } = await made(10_000, bank);

      expect((await ask(`/${id}/instructions`)).text).not.toMatch(/\{\w+\}| {2}|: \.|Rp ,/);
    },
  );
});

describe('is refused', () => {
  test.each([
    [9_999, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [1_000_000_001, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ])('in sandbox with Rp %i', async (amount, want) => {
    expect(codeOf(await call('', { amount, bank: 'BCA' }))).toBe(want);
  });

  // spec 8.74
  test('from 23.45 in Jakarta until midnight', async () => {
    app.clock.set(new Date('2026-11-20T23:44:59.999+07:00'));
    owner = await app.signIn('owner@a.test');
    expect((await call('', { amount: 10_000, bank: 'BCA' })).status).toBe(201);
    app.clock.set(new Date('2026-11-20T23:45:00.000+07:00'));

    expect(codeOf(await call('', { amount: 10_000, bank: 'BCA' }))).toBe('DPAY_CUT_OFF_TIME');
    owner = await app.signIn('owner@a.test');
  });

  // spec 4.55
  test('for a manual result in live', async () => {
    const topUp = dataOf(await call('', { amount: 10_000, bank: 'BCA' }, { mode: 'live' }));

    const marked = await call(`/${topUp.id}/simulate`, { status: 'completed' }, { mode: 'live' });
    expect(codeOf(marked)).toBe('DPAY_SANDBOX_ONLY');
  });

  test('for another merchant, and for a viewer', async () => {
    const { id } = await made();
    const theirs = await app.signIn('owner@b.test');
    const viewer = await app.signIn('viewer@a.test');

    expect(codeOf(await ask(`/${id}`, 'sandbox', theirs.sandbox))).toBe('DPAY_TOP_UP_NOT_FOUND');
    expect(codeOf(await call('', { amount: 10_000, bank: 'BCA' }, { token: viewer.sandbox }))).toBe(
      'DPAY_FORBIDDEN',
    );
  });
});
