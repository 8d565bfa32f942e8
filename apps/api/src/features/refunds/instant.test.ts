import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { INSTANT_LIMITS } from '@dasbor/domain/refunds';
import { offeredBanks } from '@dasbor/domain/refund-claims';
import { checkLedger } from '../../platform/ledger/check.ts';
import type { Problem } from '../../testing/app.ts';
import { PEOPLE } from '../../testing/people.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { BANKS } from '../reference/public.ts';
import { GOOD, INACTIVE, instantOn, REJECTED_ONCE, tokenIn, tokenOf, withLinkOf } from './testing/instant.ts';
import { codeOf, dataOf, setStand } from './testing/stand.ts';

const stand = setStand();
const instant = instantOn(stand);
const AMOUNT = 100_000;
const COST = 3_330;
const DAY_MS = 86_400_000;
const idOfPerson = (of: string) => PEOPLE.find(({ email }) => email === of)?.userId;
const [OWNER, APPROVER] = [idOfPerson('owner@a.test'), idOfPerson('approver@a.test')];
const personsOf = (id: string) =>
  stand.app.db.tenant(A_LIVE, (tx) =>
    tx.one(sql`select approver_id, cancelled_by_id from refund where id = ${id}`),
  );
const available = async () => (await stand.accounts())['available'] ?? 0;

describe('a request by link', () => {
  test('is instant and names its fee', async () => {
    const reply = await stand.request(await instant.paid(), { use_refund_link: true });
    expect(dataOf(reply)).toMatchObject({ type: 'instant', status: 'started', fee: COST, link: null });
  });

  test.each([
    ['a payment by QRIS', { method: 'qris', channel: 'QRIS' }, {}, 'DPAY_REFUND_LINK_NOT_ALLOWED'],
    ['less than a bank takes', { amount: 9_000 }, {}, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    [
      'more than a bank takes at once',
      { method: 'card', channel: 'CARD', amount: 1_000_000_001 },
      {},
      'DPAY_AMOUNT_ABOVE_MAXIMUM',
    ],
    ['a rupiah too much', {}, { amount: AMOUNT + 1 }, 'DPAY_REFUND_ABOVE_REFUNDABLE'],
  ] as const)('of %s is refused and changes nothing', async (_, sale, body, code) => {
    const payment = await instant.paid(sale);
    expect(codeOf(await stand.request(payment, { use_refund_link: true, ...body }))).toBe(code);
    expect(await stand.refundAmountOf(payment)).toBe(0);
  });

  test('is offered with its fee, where it is possible', async () => {
    const feeOf = async (payment: string) =>
      (await stand.refundable(payment)).json<{ data: { instant_fee: number | null } }>().data.instant_fee;
    expect(await feeOf(await instant.paid())).toBe(COST);
    expect(await feeOf(await instant.paid({ method: 'qris', channel: 'QRIS' }))).toBeNull();
  });

  test('is possible up to the highest limit of a bank for one transfer', () => {
    expect(offeredBanks(BANKS, INSTANT_LIMITS.maximum).length).toBeGreaterThan(0);
    expect(offeredBanks(BANKS, INSTANT_LIMITS.maximum + 1)).toEqual([]);
  });
});

describe('an approval', () => {
  test('that the balance cannot pay is refused before a code is sent, and possible after a top up', async () => {
    const id = await instant.requested();
    const ask = () =>
      stand.app.ask('POST', '/dashboard/otp', {
        token: stand.approver.live,
        payload: { purpose: 'refund_approval', action: { id } },
      });

    expect((await ask()).json<Problem>()).toMatchObject({
      error_code: 'DPAY_REFUND_BALANCE_INSUFFICIENT',
      params: { available: 0, needed: AMOUNT + COST },
    });
    await instant.topUp();
    expect((await stand.approve(id)).status).toBe(200);
  });

  test('is checked with the balance after it', async () => {
    await instant.topUp();
    const id = await instant.requested();
    const { data } = (
      await stand.app.ask('GET', `/dashboard/refunds/${id}/evidence`, { token: stand.approver.live })
    ).json<{ data: { funding: object } }>();
    const balance = await available();
    expect(data.funding).toEqual({ source: 'balance', available: balance, after: balance - AMOUNT - COST });
  });

  test('reserves amount and fee, and shows the link once', async () => {
    await instant.topUp();
    const id = await instant.requested();
    const before = await stand.accounts();
    const reply = await stand.approve(id);
    const { data, link } = withLinkOf(reply);
    const token = tokenOf(reply);

    expect(data).toMatchObject({
      status: 'approved',
      destination: null,
      disbursement_id: null,
      attempts: [],
      link: { state: 'open', mailed_to: 's***@contoh.id', claimed_at: null },
    });
    expect(link).toMatchObject({ mailed_to: 's***@contoh.id', whatsapp_phone: '6281200001234' });
    expect(link?.message).toContain(link?.url);
    expect(token).toMatch(/^l[\w-]{22}$/);
    expect(await stand.accounts()).toMatchObject({
      available: (before['available'] ?? 0) - AMOUNT - COST,
      in_flight: (before['in_flight'] ?? 0) + AMOUNT + COST,
      pending: before['pending'],
    });
    expect(JSON.stringify(await stand.read(id))).not.toContain(token);
    expect(tokenIn((await stand.app.mailTo('sari@contoh.id')).body)).toBe(token);
  });

  test('stores no token: not in a link, an event, the history or the answer that a key replays in the clear', async () => {
    await instant.topUp();
    const { token } = await instant.approved();
    const random = token.slice(1);
    const found = await stand.app.db.system((tx) =>
      tx.rows<{ place: string }>(sql`
        select 'link' as place from refund_link where to_jsonb(refund_link)::text like ${`%${random}%`}
        union all select 'refund' from refund where to_jsonb(refund)::text like ${`%${random}%`}
        union all select 'event' from webhook_event where to_jsonb(webhook_event)::text like ${`%${random}%`}
        union all select 'outbox' from outbox where to_jsonb(outbox)::text like ${`%${random}%`}
        union all select 'history' from audit_event where to_jsonb(audit_event)::text like ${`%${random}%`}
        union all select 'answer' from idempotency_key where to_jsonb(idempotency_key)::text like ${`%${random}%`}`),
    );
    expect(found).toEqual([]);
  });

  test('by its maker is refused, whatever their role', async () => {
    await instant.topUp();
    const payment = await instant.paid();
    const { id } = dataOf(await stand.request(payment, { use_refund_link: true }, stand.owner.live));
    expect(codeOf(await stand.approve(id, stand.owner.live))).toBe('DPAY_MAKER_IS_APPROVER');
    expect(codeOf(await stand.reject(id, stand.owner.live))).toBe('DPAY_MAKER_IS_APPROVER');
  });
});

describe('a claim', () => {
  // spec 3.27, 4.29
  test('pays the account once: pending, with the bank, done', async () => {
    await instant.topUp();
    const before = await stand.accounts();
    const { id, token } = await instant.approved();
    await instant.claim(token);

    expect(await stand.read(id)).toMatchObject({
      status: 'disbursement_pending',
      destination: {
        bank_code: 'bca',
        account_number: '******7010',
        account_name: 'SARI DEWI',
        inquiry_name: 'SARI DEWI',
      },
      disbursement_id: id,
      link: { state: 'used' },
    });
    await stand.app.payouts.drain();
    expect((await stand.read(id)).status).toBe('disbursement_processing');
    await instant.transfer();
    expect(await stand.read(id)).toMatchObject({
      status: 'done',
      failure: null,
      link: { state: 'paid' },
      completed_at: expect.any(String),
    });
    expect(await stand.accounts()).toMatchObject({
      available: (before['available'] ?? 0) - AMOUNT - COST,
      in_flight: before['in_flight'] ?? 0,
      bank: (before['bank'] ?? 0) + AMOUNT,
    });
  });

  test('tells the merchant’s server when it failed and when it arrived', async () => {
    await instant.topUp();
    const { id, token } = await instant.approved();
    await instant.claim(token, REJECTED_ONCE);
    await instant.transfer();
    await instant.retrigger(id, 'same_account');
    await instant.transfer();
    const events = await stand.app.db.tenant(A_LIVE, (tx) =>
      tx.rows<{ event: string; body: string }>(
        sql`select event, body from webhook_event where subject_id = ${id} order by id`,
      ),
    );
    expect(events.map(({ event }) => event)).toEqual([
      'refund.submitted',
      'refund.failed',
      'refund.completed',
    ]);
    expect(events[1]?.body).toContain('"status":"disbursement_failed"');
    expect(events[1]?.body).not.toContain(REJECTED_ONCE.account_number);
  });
});

describe('a failed transfer', () => {
  const failed = async (account: object) => {
    await instant.topUp();
    const { id, token } = await instant.approved();
    await instant.claim(token, account);
    await instant.transfer();
    return { id, token };
  };

  // spec 3.28, 4.31
  test('gives the money back, and is made again to the same account', async () => {
    const before = await available();
    const { id } = await failed(REJECTED_ONCE);
    expect(await stand.read(id)).toMatchObject({
      status: 'disbursement_failed',
      failure: { code: 'REJECTED_BY_BANK', may_retrigger: true },
      completed_at: null,
    });
    expect(await available()).toBe(before + 10_000_000);

    const { data, link } = withLinkOf(await instant.retrigger(id, 'same_account'));
    expect([data.status, data.disbursement_id, link]).toEqual([
      'disbursement_re_triggered',
      `${id}-r2`,
      null,
    ]);
    expect(await available()).toBe(before + 10_000_000 - AMOUNT - COST);
    await instant.transfer();
    expect((await stand.read(id)).status).toBe('done');
  });

  test('because of the account needs another account, by a new link', async () => {
    const { id, token } = await failed(INACTIVE);
    expect(await stand.read(id)).toMatchObject({
      failure: { code: 'INACTIVE_ACCOUNT', may_retrigger: false },
    });
    expect(codeOf(await instant.retrigger(id, 'same_account'))).toBe('DPAY_REFUND_ACCOUNT_NOT_RETRIGGERABLE');

    const reply = await instant.retrigger(id, 'new_link');
    expect(withLinkOf(reply).data).toMatchObject({
      status: 'approved',
      destination: null,
      failure: null,
      link: { state: 'open' },
    });
    expect(codeOf(await instant.claim(token))).toBe('DPAY_REFUND_LINK_REPLACED');
    await instant.claim(tokenOf(reply), GOOD);
    await instant.transfer();
    const paid = await stand.read(id);
    expect(paid).toMatchObject({
      status: 'done',
      disbursement_id: `${id}-r2`,
      attempts: [
        {
          number: 1,
          disbursement_id: id,
          destination: { bank_code: 'bca', account_number: '******0010' },
          status: 'failed',
          failure_code: 'INACTIVE_ACCOUNT',
        },
        {
          number: 2,
          disbursement_id: `${id}-r2`,
          destination: { bank_code: 'bca', account_number: '******7010' },
          status: 'done',
          failure_code: null,
        },
      ],
    });
    for (const { sent_at: sentAt, ended_at: endedAt } of paid.attempts)
      expect(sentAt !== null && endedAt !== null && sentAt <= endedAt).toBe(true);
  });

  // spec 8.65
  test('that the balance cannot pay again has its own code, and changes nothing', async () => {
    const { id } = await failed(REJECTED_ONCE);
    await instant.spend((await available()) - AMOUNT - COST + 1);

    const reply = await instant.retrigger(id, 'same_account');
    expect(reply.json<Problem>()).toMatchObject({
      error_code: 'DPAY_REFUND_RETRIGGER_BALANCE_INSUFFICIENT',
      params: { available: AMOUNT + COST - 1, needed: AMOUNT + COST },
    });
    expect((await stand.read(id)).status).toBe('disbursement_failed');
  });

  test('is cancelled by a rejection, once', async () => {
    const { id, token } = await failed(INACTIVE);
    const before = await stand.accounts();
    const { payment_id: payment } = await stand.read(id);

    const cancelled = dataOf(await stand.reject(id, stand.owner.live));
    expect(cancelled).toMatchObject({
      status: 'rejected',
      failure: null,
      link: { state: 'cancelled' },
      attempts: [{ number: 1, status: 'failed', failure_code: 'INACTIVE_ACCOUNT' }],
    });
    // Who approved it stays beside who cancelled it.
    expect(await personsOf(id)).toEqual({ approver_id: APPROVER, cancelled_by_id: OWNER });
    expect(cancelled).toMatchObject({ approver_name: expect.any(String), decided_at: cancelled.approved_at });
    expect(await stand.refundAmountOf(payment)).toBe(0);
    expect(await stand.accounts()).toEqual(before);
    expect(codeOf(await instant.claim(token))).toBe('DPAY_REFUND_LINK_CANCELLED');
    expect(codeOf(await instant.retrigger(id, 'new_link'))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test('is made again only by people who may', async () => {
    const { id } = await failed(REJECTED_ONCE);
    for (const token of [stand.viewer.live, stand.approver.live])
      expect(codeOf(await instant.retrigger(id, 'same_account', token))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await instant.retrigger(id, 'same_account', stand.foreign.live))).toBe(
      'DPAY_REFUND_NOT_FOUND',
    );
  });
});

describe('a link', () => {
  // spec 4.30
  test('is sent again to the customer, and the one before ends', async () => {
    await instant.topUp();
    const { id, token } = await instant.approved();
    const { link } = await stand.read(id);
    const from = Date.parse(link?.created_at ?? '') + 60_000;
    expect(link?.resend_at).toBe(new Date(from).toISOString());
    expect((await instant.resend(id)).json<Problem>()).toMatchObject({
      error_code: 'DPAY_RATE_LIMITED',
      params: { retry_after: Math.ceil((from - stand.app.clock.now().getTime()) / 1000) },
    });
    instant.aMinuteLater();

    const reply = await instant.resend(id);
    expect(withLinkOf(reply)).toMatchObject({ data: { link: { state: 'open' } } });
    const newer = tokenOf(reply);
    expect(newer).not.toBe(token);
    expect(tokenIn((await stand.app.mailTo('sari@contoh.id')).body)).toBe(newer);
    expect(codeOf(await instant.claim(token))).toBe('DPAY_REFUND_LINK_REPLACED');
    expect((await instant.claim(newer)).status).toBe(200);
    instant.aMinuteLater();
    expect(codeOf(await instant.resend(id))).toBe('DPAY_REFUND_LINK_NOT_RESENDABLE');
    expect((await stand.read(id)).link?.resend_at).toBeNull();
  });

  test('expires after three days, and can be sent again or cancelled', async () => {
    await instant.topUp();
    const before = await available();
    const [one, other] = [await instant.approved(), await instant.approved()];
    instant.later(3 * DAY_MS);
    const [maker, approver, owner] = await Promise.all(
      ['uploader@a.test', 'approver@a.test', 'owner@a.test'].map((who) => stand.app.signIn(who)),
    );
    const read = (id: string) => stand.read(id, owner?.live);

    expect(await read(one.id)).toMatchObject({ status: 'approved', link: { state: 'expired' } });
    expect(codeOf(await instant.claim(one.token))).toBe('DPAY_REFUND_LINK_EXPIRED');
    // The maker may resend the link and never sees it.
    const resent = await instant.resend(one.id, maker?.live);
    expect([resent.status, withLinkOf(resent).link]).toEqual([200, null]);
    expect((await read(one.id)).link?.state).toBe('open');

    expect(dataOf(await stand.reject(other.id, approver?.live))).toMatchObject({
      status: 'rejected',
      approved_at: expect.any(String),
      link: { state: 'cancelled' },
    });
    expect(await available()).toBe(before - AMOUNT - COST);
  });

  test('is sent again only by people who may request refunds', async () => {
    await instant.topUp();
    const { id } = await instant.approved();
    instant.aMinuteLater();
    for (const token of [stand.viewer.live, stand.approver.live])
      expect(codeOf(await instant.resend(id, token))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await instant.resend(id, stand.foreign.live))).toBe('DPAY_REFUND_NOT_FOUND');
  });
});

test('the trace of an instant refund shows each attempt and adds up', async () => {
  await instant.topUp();
  const { id, token } = await instant.approved();
  await instant.claim(token, INACTIVE);
  await instant.transfer();
  await instant.retrigger(id, 'new_link');

  const { data } = (
    await stand.app.ask('GET', `/dashboard/balance/trace/${id}`, { token: stand.owner.live })
  ).json<{ data: { steps: { kind: string; reference_id: string }[]; standing: { amount: number }[] } }>();
  expect(data.steps.map(({ kind, reference_id }) => [kind, reference_id])).toEqual([
    ['refund.reserved', id],
    ['refund.released', id],
    ['refund.reserved', `${id}-r2`],
  ]);
  expect(data.standing.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('the ledger balances after all of this', async () => {
  expect(await checkLedger(stand.app.db)).toEqual([]);
});
