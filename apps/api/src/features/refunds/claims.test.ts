import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { post } from '../../platform/ledger/post.ts';
import type { Problem } from '../../testing/app.ts';
import { confirm } from '../../testing/confirm.ts';
import { A_LIVE, A_SANDBOX, addSale, idOf, NOW } from '../../testing/trade.ts';
import { BANKS } from '../reference/public.ts';
import { claimOf, GOOD, INACTIVE, instantOn, tokenOf } from './testing/instant.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();
const instant = instantOn(stand);
const HOUR_MS = 3_600_000;

const approved = async () => {
  await instant.topUp();
  return instant.approved();
};

describe('an open link', () => {
  test('shows who refunds how much, and the banks that can take it, to whoever has the token', async () => {
    const { token } = await approved();
    const reply = await instant.open(token);

    expect(reply.status).toBe(200);
    expect(claimOf(reply)).toMatchObject({
      state: 'open',
      amount: 100_000,
      currency: 'IDR',
      destination: null,
      claimed_at: null,
      ended_at: null,
    });
    expect(claimOf(reply).banks.length).toBe(BANKS.filter(({ active }) => active).length);
  });

  test('shows nothing of the customer, the merchant’s people or its ids', async () => {
    const { id, token } = await approved();
    const { text } = await instant.open(token);
    for (const hidden of [id, 'Sari', 'sari@contoh.id', '81200001234', 'uploader', 'rfn_', 'pay_', 'mer_'])
      expect(text).not.toContain(hidden);
  });
});

describe('a token that is no link', () => {
  const GUESS = 'lAAAAAAAAAAAAAAAAAAAAAA';

  test.each([GUESS, 'x', 'l', `${GUESS}A`, 'sAAAAAAAAAAAAAAAAAAAAAA'])(
    '%s gets the one answer of all',
    async (token) => {
      for (const reply of [
        await instant.open(token),
        await instant.inquire(token),
        await instant.claim(token),
      ])
        expect([reply.status, codeOf(reply)]).toEqual([404, 'DPAY_REFUND_LINK_NOT_FOUND']);
    },
  );

  test('is also a link of the other mode', async () => {
    const { token } = await approved();
    for (const reply of [
      await instant.call('GET', token, undefined, 'sandbox'),
      await instant.call('POST', token, GOOD, 'sandbox'),
    ])
      expect([reply.status, codeOf(reply)]).toEqual([404, 'DPAY_REFUND_LINK_NOT_FOUND']);
  });
});

describe('an inquiry', () => {
  // spec 3.27
  test('names the account and its holder, masked, and changes nothing', async () => {
    const { id, token } = await approved();
    const reply = await instant.inquire(token);

    expect(reply.json()).toEqual({
      data: {
        bank_code: 'bca',
        bank_name: 'Bank Central Asia (BCA)',
        account_number: '******7010',
        holder_name: 'SA** DE**',
      },
    });
    expect((await stand.read(id)).status).toBe('approved');
    expect(claimOf(await instant.open(token)).state).toBe('open');
  });

  test.each([
    ['an account that the bank does not know', '8422647011', 404, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
    ['an inactive account', '8422647006', 404, 'DPAY_BANK_ACCOUNT_NOT_FOUND'],
    ['a bank that is disturbed', '8422647002'.replace('7002', '5502'), 503, 'DPAY_BANK_UNREACHABLE'],
  ])('of %s', async (_, account_number, status, code) => {
    const { token } = await approved();
    for (const ask of [instant.inquire, instant.claim]) {
      const reply = await ask(token, { bank_code: 'bca', account_number });
      expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    }
    expect(claimOf(await instant.open(token)).state).toBe('open');
  });

  test.each([
    [{ bank_code: 'nobank', account_number: '8422647010' }, ['bank_code'], ['DPAY_BANK_UNKNOWN']],
    [{ bank_code: 'bca', account_number: '84-22' }, ['account_number'], ['DPAY_ACCOUNT_NUMBER_INVALID']],
    [{ bank_code: 'gopay', account_number: '123' }, ['account_number'], ['DPAY_ACCOUNT_NUMBER_INVALID']],
  ])('of %j is refused beside its field', async (account, fields, codes) => {
    const { token } = await approved();
    const { errors } = (await instant.inquire(token, account)).json<Problem>();
    expect(errors?.map(({ field }) => field)).toEqual(fields);
    expect(errors?.map(({ code }) => code)).toEqual(codes);
  });

  test('of a wallet that cannot take the amount at once is refused beside its field', async () => {
    await instant.topUp(100_000_000);
    const id = await instant.requested({ method: 'card', channel: 'CARD', amount: 20_000_001 });
    const token = tokenOf(await stand.approve(id));
    expect(claimOf(await instant.open(token)).banks.some(({ type }) => type === 'ewallet')).toBe(false);
    const reply = await instant.claim(token, { bank_code: 'gopay', account_number: '081234567890' });
    expect(reply.json<Problem>().errors).toMatchObject([
      { field: 'bank_code', code: 'DPAY_REFUND_BANK_NOT_OFFERED' },
    ]);
  });

  test('can be made ten times an hour by a link, after which the account that was found can still be claimed', async () => {
    const { token } = await approved();
    const asked = await Promise.all(Array.from({ length: 12 }, () => instant.inquire(token)));

    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = asked.find(({ status }) => status === 429);
    expect(refused?.json<Problem>()).toMatchObject({
      error_code: 'DPAY_RATE_LIMITED',
      params: { retry_after: HOUR_MS / 1000 },
    });
    expect((await instant.claim(token)).status).toBe(200);
  });

  test('can be made again after an hour', async () => {
    const { token } = await approved();
    for (let n = 0; n < 11; n += 1) await instant.inquire(token);
    expect(codeOf(await instant.inquire(token))).toBe('DPAY_RATE_LIMITED');

    instant.later(HOUR_MS);
    expect((await instant.inquire(token)).status).toBe(200);
  });
});

describe('a claim', () => {
  test('uses the link: its account, the name masked, then that it arrived', async () => {
    const { token } = await approved();
    const destination = {
      bank_code: 'bca',
      bank_name: 'Bank Central Asia (BCA)',
      account_number: '******7010',
      holder_name: 'SA** DE**',
    };
    expect(claimOf(await instant.claim(token))).toMatchObject({
      state: 'used',
      destination,
      banks: [],
      claimed_at: expect.any(String),
    });
    await instant.transfer();
    expect(claimOf(await instant.open(token))).toMatchObject({
      state: 'paid',
      destination,
      failure_code: null,
      ended_at: expect.any(String),
    });
  });

  test('tells the customer by mail where the money goes, masked', async () => {
    const { token } = await approved();
    await instant.claim(token);
    const { body } = await stand.app.mailTo('sari@contoh.id');
    expect(body).toContain('Bank Central Asia (BCA) ******7010 atas nama SA** DE**');
    expect(body).not.toContain(GOOD.account_number);
  });

  test('to a wallet takes its number in any notation', async () => {
    const { id, token } = await approved();
    const reply = await instant.claim(token, { bank_code: 'dana', account_number: '+62 812-3456-7890' });
    expect(claimOf(reply).destination?.account_number).toBe('********7890');
    expect((await stand.read(id)).destination?.bank_code).toBe('dana');
  });

  test('again to the same account is the same claim, and to another is refused', async () => {
    const { id, token } = await approved();
    await instant.claim(token);
    const again = await instant.claim(token);
    expect([again.status, claimOf(again).state]).toEqual([200, 'used']);
    expect(codeOf(await instant.claim(token, INACTIVE))).toBe('DPAY_REFUND_LINK_USED');
    expect(codeOf(await instant.inquire(token))).toBe('DPAY_REFUND_LINK_USED');
    await instant.transfer();
    expect((await stand.read(id)).status).toBe('done');
    expect(claimOf(await instant.claim(token)).state).toBe('paid');
    expect(await transfersOf(id)).toBe(1);
  });

  test('that fails tells the customer why', async () => {
    const { token } = await approved();
    await instant.claim(token, INACTIVE);
    await instant.transfer();
    expect(claimOf(await instant.open(token))).toMatchObject({
      state: 'failed',
      failure_code: 'INACTIVE_ACCOUNT',
    });
    expect(codeOf(await instant.claim(token))).toBe('DPAY_REFUND_LINK_USED');
  });

  test('of a refund that was cancelled is refused', async () => {
    const { id, token } = await approved();
    await stand.reject(id);
    expect(claimOf(await instant.open(token)).state).toBe('cancelled');
    expect(codeOf(await instant.claim(token))).toBe('DPAY_REFUND_LINK_CANCELLED');
  });

  test.each([
    [
      'under review',
      sql`update merchant set is_suspended = true`,
      sql`update merchant set is_suspended = false`,
    ],
    [
      'without refunds',
      sql`update merchant_mode set feature_config = '{"balance": true}'`,
      sql`update merchant_mode set feature_config = '{"refund": true, "balance": true}'`,
    ],
  ])('of a merchant %s waits', async (_, begin, end) => {
    const { token } = await approved();
    await stand.app.db.system((tx) => tx.run(begin));
    const reply = await instant.claim(token);
    await stand.app.db.system((tx) => tx.run(end));
    expect(codeOf(reply)).toBe('DPAY_REFUND_CLAIM_UNAVAILABLE');
    expect((await instant.claim(token)).status).toBe(200);
  });
});

test('a link answers sixty calls a minute', async () => {
  const { token } = await approved();
  const asked = await Promise.all(Array.from({ length: 61 }, () => instant.open(token)));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
});

const transfersOf = async (id: string) => {
  const { count } = await stand.app.db.tenant(A_LIVE, (tx) =>
    tx.one<{ count: string }>(sql`select count(*) from bank_transfer where owner_id = ${id}`),
  );
  return Number(count);
};

test('in sandbox, a link ends by the clock that rules go by, and its end is told in real time', async () => {
  const [owner, approver] = await Promise.all(
    ['owner@a.test', 'approver@a.test'].map((who) => stand.app.signIn(who)),
  );
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, token: string, payload?: object, headers = {}) =>
    stand.app.ask(method, url, {
      mode: 'sandbox',
      token,
      headers: { 'idempotency-key': `sandbox-${method}-${url.split('/').at(-1)}-0001`, ...headers },
      ...(payload && { payload }),
    });
  const sale = {
    order: { status: 'completed' },
    payment: { status: 'completed', completed_at: NOW },
  } as const;
  await addSale(stand.app.db, A_SANDBOX, 1, {
    ...sale,
    payment: { ...sale.payment, method: 'card', channel: 'CARD' },
  });
  await stand.app.db.tenant(A_SANDBOX, async (tx) =>
    post(tx, new Date(NOW), [topUpPaid({ id: idOf('top', 1), amount: rupiah(1_000_000), holder: '' })]),
  );
  const moveClock = (days: number) =>
    ask('PUT', '/dashboard/sandbox/clock', owner!.sandbox, {
      now: new Date(Date.parse(NOW) + days * 24 * HOUR_MS).toISOString(),
    });
  await moveClock(10);
  const body = { payment_id: idOf('pay', 1), notes: 'Rusak', use_refund_link: true };
  const { id } = dataOf(await ask('POST', '/dashboard/refunds', owner!.sandbox, body));
  const code = await confirm(stand.app, {
    email: 'approver@a.test',
    token: approver!.sandbox,
    mode: 'sandbox',
    purpose: 'refund_approval',
    action: { id },
  });
  const reply = await ask('POST', `/dashboard/refunds/${id}/approve`, approver!.sandbox, undefined, {
    'x-otp-token': code,
  });
  const token = tokenOf(reply);
  const open = async () => claimOf(await instant.call('GET', token, undefined, 'sandbox'));

  expect(token).toMatch(/^s/);
  expect(await open()).toMatchObject({
    state: 'open',
    expires_at: new Date(Date.parse(NOW) + 3 * 24 * HOUR_MS).toISOString(),
  });
  await moveClock(13);
  expect(await open()).toMatchObject({ state: 'expired', expires_at: NOW });
});

describe('in the daily pause', () => {
  const MIDNIGHT = '2026-11-20T17:00:00.000Z';
  const at = (time: string) => stand.app.clock.set(new Date(`2026-11-20T${time}Z`));

  test('a claim says when its transfer is sent, on the page and in the mail, and waits until then', async () => {
    const { token } = await approved();
    at('16:29:59.999');
    expect(claimOf(await instant.open(token)).sent_after).toBeNull();

    at('16:30:00.000');
    expect(claimOf(await instant.open(token)).sent_after).toBe(MIDNIGHT);
    expect(claimOf(await instant.claim(token))).toMatchObject({ state: 'used', sent_after: MIDNIGHT });
    expect((await stand.app.mailTo('sari@contoh.id')).body).toContain(
      'dikirim setelah 21 Nov 2026, 00.00 WIB',
    );
    await stand.app.payouts.drain();
    expect(claimOf(await instant.open(token))).toMatchObject({ state: 'used', sent_after: MIDNIGHT });

    at('17:00:00.000');
    expect(claimOf(await instant.open(token)).sent_after).toBeNull();
    await instant.transfer();
    expect(claimOf(await instant.open(token)).state).toBe('paid');
  });
});
