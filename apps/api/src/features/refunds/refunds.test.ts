import { ROLES } from '@dasbor/domain/access';
import type { Permission } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { Problem } from '../../testing/app.ts';
import { askForNobodyMore, askForOneMore } from '../../testing/approvals.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, acquirerSays, addSale, idOf, NOW, topicsOf } from '../../testing/trade.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();
const after = (ms: number) => stand.app.clock.set(new Date(Date.parse(NOW) + ms));
const DAY_MS = 86_400_000;

describe('a request', () => {
  test('waits for approval, holds its part of the payment and moves no money', async () => {
    const payment = await stand.paid();
    const before = await stand.accounts();

    const reply = await stand.request(payment, {
      amount: 40_000,
      reference_id: 'RETUR-1',
      category: 'rusak',
    });

    expect(reply.status).toBe(201);
    expect(dataOf(reply)).toMatchObject({
      status: 'started',
      type: 'normal',
      amount: 40_000,
      paid_amount: 100_000,
      is_partial: true,
      reference_id: 'RETUR-1',
      category: 'rusak',
      approver_name: null,
    });
    expect(await stand.refundAmountOf(payment)).toBe(40_000);
    expect(await stand.accounts()).toEqual(before);
    expect(await topicsOf(stand.app.db, dataOf(reply).id)).toContain('refund.updated');
  });

  test('without an amount is for everything that is left', async () => {
    const payment = await stand.paid();
    await stand.requested(payment, { amount: 40_000 });

    expect(dataOf(await stand.request(payment)).amount).toBe(60_000);
    expect(codeOf(await stand.request(payment))).toBe('DPAY_REFUND_LIMIT_REACHED');
  });

  test.each([
    ['a rupiah too much', {}, { amount: 100_001 }, 'DPAY_REFUND_ABOVE_REFUNDABLE'],
    ['too little', {}, { amount: 9_999 }, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [
      'a part of a card payment',
      { method: 'card', channel: 'CARD' },
      { amount: 50_000 },
      'DPAY_REFUND_PARTIAL_NOT_ALLOWED',
    ],
    [
      'a payment by virtual account',
      { method: 'va', channel: 'BNI' },
      {},
      'DPAY_REFUND_METHOD_NOT_REFUNDABLE',
    ],
    [
      'OVO of yesterday',
      { channel: 'OVO', completedAt: '2026-11-19T16:59:59.999Z' },
      {},
      'DPAY_REFUND_PERIOD_EXCEEDED',
    ],
  ] as const)('of %s is refused and changes nothing', async (_, sale, body, code) => {
    const payment = await stand.paid(sale);

    expect(codeOf(await stand.request(payment, body))).toBe(code);
    expect(await stand.refundAmountOf(payment)).toBe(0);
  });

  test('of ShopeePay waits until 03:00, which the answer names', async () => {
    const payment = await stand.paid({ channel: 'SHOPEEPAY' });
    stand.app.clock.set(new Date('2026-11-20T16:55:00.000Z'));
    const { live } = await stand.app.signIn('owner@a.test');

    expect(codeOf(await stand.request(payment, {}, live))).toBe('DPAY_REFUND_UNAVAILABLE_TIME');
    expect((await stand.refundable(payment, live)).json()).toMatchObject({
      data: {
        refundable_amount: 0,
        reason: { error_code: 'DPAY_REFUND_UNAVAILABLE_TIME', params: { from: '23:55', to: '03:00' } },
        next_allowed_at: '2026-11-20T20:00:00.000Z',
      },
    });
  });

  test('of an unpaid payment, or of another merchant’s, is refused', async () => {
    await addSale(stand.app.db, A_LIVE, 9_001, { payment: { method: 'ewallet', channel: 'DANA' } });
    const theirs = await stand.request(await stand.paid(), {}, stand.foreign.live);

    expect(codeOf(await stand.request(idOf('pay', 9_001)))).toBe('DPAY_REFUND_PAYMENT_NOT_COMPLETED');
    expect([theirs.status, codeOf(theirs)]).toEqual([404, 'DPAY_PAYMENT_NOT_FOUND']);
    expect(codeOf(await stand.request(idOf('pay', 9_999)))).toBe('DPAY_PAYMENT_NOT_FOUND');
  });

  // spec 5.49
  test.each(['', '   ', 'Rusak\u200B'])('with notes %j is refused beside the field', async (notes) => {
    const { errors } = (await stand.request(await stand.paid(), { notes })).json<Problem>();
    expect(errors?.map(({ field }) => field)).toEqual(['notes']);
  });

  test.each(['category', 'reference_id'] as const)(
    'with a hidden character in %s is refused beside it',
    async (field) => {
      const { errors } = (
        await stand.request(await stand.paid(), { [field]: 'RETUR\u200B-1' })
      ).json<Problem>();
      expect(errors).toMatchObject([{ field, code: 'DPAY_FIELD_HIDDEN_CHARACTER' }]);
    },
  );

  test('needs the permission to request', async () => {
    expect(codeOf(await stand.request(await stand.paid(), {}, stand.viewer.live))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await stand.request(await stand.paid(), {}, stand.approver.live))).toBe('DPAY_FORBIDDEN');
  });
});

describe('what can be refunded', () => {
  test('is the rest, in full or in part', async () => {
    const payment = await stand.paid();
    await stand.requested(payment, { amount: 40_000 });

    expect((await stand.refundable(payment)).json()).toMatchObject({
      data: {
        paid_amount: 100_000,
        refund_amount: 40_000,
        refundable_amount: 60_000,
        is_partial_allowed: true,
        reason: null,
      },
    });
  });

  test('is nothing for another merchant', async () => {
    const reply = await stand.refundable(await stand.paid(), stand.foreign.live);
    expect([reply.status, codeOf(reply)]).toEqual([404, 'DPAY_PAYMENT_NOT_FOUND']);
  });
});

describe('an approval', () => {
  // spec 4.27
  test('takes the money from unsettled payments, the refunded one first, and it is refunded once', async () => {
    const other = await stand.paid();
    const payment = await stand.paid();
    const before = await stand.accounts();
    const id = await stand.requested(payment);

    const reply = await stand.approve(id);
    expect([reply.status, dataOf(reply).status]).toEqual([200, 'processing']);
    const reserved = await stand.accounts();
    await stand.app.refunds.drain();
    await stand.app.refunds.drain();

    expect(await stand.read(id)).toMatchObject({
      status: 'done',
      failure: null,
      retrieval_reference_number: expect.stringMatching(/^\d{12}$/),
      approver_name: expect.any(String),
    });
    expect(reserved).toMatchObject({
      pending: (before['pending'] ?? 0) - 100_000,
      in_flight: (before['in_flight'] ?? 0) + 100_000,
    });
    expect(await stand.accounts()).toMatchObject({
      pending: (before['pending'] ?? 0) - 100_000,
      in_flight: before['in_flight'] ?? 0,
      acquirer: (before['acquirer'] ?? 0) + 100_000,
    });
    const deductions = await stand.app.db.tenant(A_LIVE, (tx) =>
      tx.rows<{ payment_id: string; deducted: string }>(sql`
        select d.payment_id, p.deducted from refund_deduction d join payment p on p.id = d.payment_id
         where d.refund_id = ${id} order by p.id = ${payment} desc`),
    );
    expect(deductions.map(({ payment_id: from }) => from)[0]).toBe(payment);
    expect(deductions[0]?.deducted).toBe('95560');
    expect(deductions.map(({ deducted }) => Number(deducted)).reduce((a, b) => a + b)).toBeGreaterThanOrEqual(
      100_000,
    );
    expect(other).toBeDefined();
  });

  test('of a card refund waits for the issuer', async () => {
    await stand.paid({ method: 'card', channel: 'CARD' });
    const id = await stand.requested(await stand.paid({ method: 'card', channel: 'CARD' }));

    expect(dataOf(await stand.approve(id))).toMatchObject({ type: 'card', status: 'approved' });
    await stand.app.refunds.drain();
    expect((await stand.read(id)).status).toBe('approved');
    after(60_000);
    await stand.app.refunds.drain();
    expect((await stand.read(id)).status).toBe('done');
  });

  test('by its maker is refused, whatever their role', async () => {
    const id = dataOf(await stand.request(await stand.paid(), {}, stand.owner.live)).id;
    const refused = await stand.app.ask('POST', '/dashboard/otp', {
      token: stand.owner.live,
      payload: { purpose: 'refund_approval', action: { id } },
    });

    expect(codeOf(refused)).toBe('DPAY_MAKER_IS_APPROVER');
    expect(codeOf(await stand.reject(id, stand.owner.live))).toBe('DPAY_MAKER_IS_APPROVER');
  });

  test('that unsettled payments cannot pay is refused before a code is sent, and possible again after a payment', async () => {
    const payment = await stand.paid({ method: 'qris', channel: 'QRIS', amount: 80_000 });
    const id = await stand.requested(payment);
    const ask = () =>
      stand.app.ask('POST', '/dashboard/otp', {
        token: stand.approver.live,
        payload: { purpose: 'refund_approval', action: { id } },
      });

    expect((await ask()).json<Problem>()).toMatchObject({
      error_code: 'DPAY_REFUND_UNSETTLED_INSUFFICIENT',
      params: { available: 75_560, needed: 80_000 },
    });
    await stand.paid({ method: 'qris', channel: 'QRIS' });
    expect((await stand.approve(id)).status).toBe(200);
  });

  test('after the period is refused', async () => {
    const id = await stand.requested(await stand.paid());
    after(46 * DAY_MS);
    const { live } = await stand.app.signIn('approver@a.test');
    const reply = await stand.app.ask('POST', '/dashboard/otp', {
      token: live,
      payload: { purpose: 'refund_approval', action: { id } },
    });
    expect(codeOf(reply)).toBe('DPAY_REFUND_PERIOD_EXCEEDED');
  });
});

describe('a rejection', () => {
  // spec 4.28
  test('needs a reason, gives the amount back to the payment, and is final', async () => {
    const payment = await stand.paid();
    const id = await stand.requested(payment);

    expect(codeOf(await stand.reject(id, stand.approver.live, '  '))).toBe('DPAY_INVALID_REQUEST');
    expect(dataOf(await stand.reject(id))).toMatchObject({
      status: 'rejected',
      rejection_notes: 'Sudah diganti',
      approved_at: null,
    });
    expect(await stand.refundAmountOf(payment)).toBe(0);
    expect(codeOf(await stand.reject(id, stand.owner.live))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });
});

describe('to approve and to reject are separate permissions', () => {
  const having = (permissions: readonly Permission[]) =>
    stand.app.db.system((tx) =>
      tx.run(
        sql`update role set permissions = ${[...permissions]} where merchant_id = ${MERCHANT_A} and name = 'Approver'`,
      ),
    );
  afterAll(() => having(ROLES.find(({ name }) => name === 'Approver')?.permissions ?? []));

  // spec 6.15
  test('who may only approve rejects nothing', async () => {
    await having(['refund.view', 'refund.approve']);
    const id = await stand.requested(await stand.paid());
    expect(codeOf(await stand.reject(id))).toBe('DPAY_FORBIDDEN');
    expect((await stand.approve(id)).status).toBe(200);
  });

  // spec 6.15
  test('who may only reject approves nothing', async () => {
    await having(['refund.view', 'refund.reject']);
    const id = await stand.requested(await stand.paid());
    const reply = await stand.send(`/dashboard/refunds/${id}/approve`, undefined, stand.approver.live);
    expect(codeOf(reply)).toBe('DPAY_FORBIDDEN');
    expect((await stand.reject(id)).status).toBe(200);
  });
});

describe('a refund that the acquirer refuses', () => {
  const AMOUNT = 50_013;

  test('gives everything back', async () => {
    const payment = await stand.paid();
    // Refunds that earlier tests left approved.
    await stand.app.refunds.drain();
    const before = await stand.accounts();
    const id = await stand.requested(payment, { amount: AMOUNT });
    await stand.approve(id);
    await stand.app.refunds.drain();

    expect(await stand.read(id)).toMatchObject({
      status: 'failed',
      failure: { code: 'CUSTOMER_ACCOUNT_CLOSED', may_retrigger: false },
    });
    expect(await stand.refundAmountOf(payment)).toBe(0);
    expect(await stand.accounts()).toEqual({ ...before, in_flight: before['in_flight'] ?? 0 });
  });

  test('makes available what payments that were settled meanwhile had paid', async () => {
    const payment = await stand.paid();
    const id = await stand.requested(payment, { amount: AMOUNT });
    await stand.approve(id);
    const before = await stand.accounts();
    await stand.settle(payment);
    await stand.app.refunds.drain();

    expect(await stand.accounts()).toMatchObject({
      in_flight: (before['in_flight'] ?? 0) - AMOUNT,
      available: (before['available'] ?? 0) + AMOUNT,
      pending: before['pending'],
    });
  });
});

test('an acquirer that cannot be reached is asked again, and refunds once', async () => {
  const payment = await stand.paid();
  await stand.paid();
  await acquirerSays(stand.app.db, A_LIVE, payment, 'completed', { fault: 'unreachable' });
  const id = await stand.requested(payment);
  await stand.approve(id);
  await stand.app.refunds.drain();
  expect((await stand.read(id)).status).toBe('processing');

  await stand.app.db.system((tx) =>
    tx.run(sql`update acquirer.payment set fault = null where payment_id = ${payment}`),
  );
  after(10_000);
  await stand.app.refunds.drain();
  expect((await stand.read(id)).status).toBe('done');
});

describe('the list', () => {
  const list = (filters: object, token = stand.owner.live) =>
    stand.app.ask('GET', `/dashboard/refunds?filters=${encodeURIComponent(JSON.stringify(filters))}`, {
      token,
    });

  // spec 2.109
  test('is filtered by payment, status, type and method', async () => {
    const payment = await stand.paid();
    const id = await stand.requested(payment, { amount: 10_000 });
    const ids = async (filters: object) =>
      (await list({ payment_id: payment, ...filters }))
        .json<{ data: { id: string }[] }>()
        .data.map((one) => one.id);

    expect(await ids({})).toEqual([id]);
    expect(await ids({ status: ['started'], type: ['normal'], method: ['ewallet'] })).toEqual([id]);
    expect(await ids({ status: ['done'] })).toEqual([]);
    expect(await ids({ type: ['card'] })).toEqual([]);
    expect(await ids({ method: ['qris'] })).toEqual([]);
  });

  test('and each refund are the merchant’s own', async () => {
    const id = await stand.requested(await stand.paid());

    expect((await list({}, stand.foreign.live)).json<{ data: unknown[] }>().data).toEqual([]);
    expect(
      (await stand.app.ask('GET', `/dashboard/refunds/${id}`, { token: stand.foreign.live })).status,
    ).toBe(404);
  });
});

test('the trace of a refund and of the payment that paid for it adds up', async () => {
  const payment = await stand.paid();
  const id = await stand.requested(payment, { amount: 50_000 });
  await stand.approve(id);
  await stand.app.refunds.drain();

  for (const reference of [id, payment]) {
    const { data } = (
      await stand.app.ask('GET', `/dashboard/balance/trace/${reference}`, { token: stand.owner.live })
    ).json<{
      data: { steps: { kind: string }[]; standing: { amount: number }[] };
    }>();
    expect(data.steps.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refund.reserved', 'refund.delivered']),
    );
    expect(data.standing.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});

describe('with rules that ask for two people', () => {
  beforeEach(() => askForOneMore(stand.app.db, 'refund'));
  afterEach(() => askForNobodyMore(stand.app.db));

  test('a refund takes its money with the second approval', async () => {
    const { paid, requested, approve, read, owner } = stand;
    const id = await requested(await paid());

    expect(dataOf(await approve(id))).toMatchObject({ status: 'started', approver_name: null });
    expect((await read(id)).status).toBe('started');
    expect(dataOf(await approve(id, owner.live)).status).toBe('processing');
  });
});
