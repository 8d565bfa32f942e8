import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, acquirerSays, NOW } from '../../testing/trade.ts';
import { answerFor } from './simulated.ts';

const now = new Date(NOW);
const payment = {
  id: 'pay_1',
  mode: 'live',
  method: 'card',
  channel: 'CARD',
  virtualAccountNumber: null,
} as const;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const enquire = (id: string, tenant = A_LIVE) =>
  app.db.tenant(tenant, (tx) => app.deps.acquirer.enquire(tx, { ...payment, id }, now));

describe('the simulated acquirer', () => {
  test('does not know a payment that was never started', async () => {
    expect(await enquire('pay_unknown')).toMatchObject({ status: 'started', paidAmount: 0, failure: null });
  });

  test('returns the configured answer every time', async () => {
    const told = await app.db.tenant(A_LIVE, (tx) =>
      app.deps.acquirer.simulate(tx, payment, { status: 'completed', paidAmount: 5_000 }, now),
    );

    expect(await enquire(payment.id)).toEqual(told);
    expect(await enquire(payment.id)).toEqual(told);
    expect(told).toMatchObject({ status: 'completed', paidAmount: 5_000, failure: null });
  });

  test('keeps a log of its callers', async () => {
    await enquire('pay_logged');

    const log = await app.db.tenant(A_LIVE, (tx) =>
      tx.rows(sql`select answer, asked_at from acquirer.enquiry where payment_id = 'pay_logged'`),
    );
    expect(log).toEqual([{ answer: 'started', asked_at: NOW }]);
  });

  test('does not answer during a planned fault, until a new answer is set', async () => {
    await acquirerSays(app.db, A_LIVE, 'pay_faulty', 'processing', { fault: 'unreachable' });
    expect(await enquire('pay_faulty')).toBe('unreachable');

    await app.db.tenant(A_LIVE, (tx) =>
      app.deps.acquirer.simulate(
        tx,
        { ...payment, id: 'pay_faulty' },
        { status: 'failed', paidAmount: 0 },
        now,
      ),
    );
    expect(await enquire('pay_faulty')).toMatchObject({ status: 'failed' });
  });

  test('knows nothing of another merchant’s payments', async () => {
    await acquirerSays(app.db, A_LIVE, 'pay_mine', 'completed');

    expect(await enquire('pay_mine', { merchantId: MERCHANT_B, mode: 'live' })).toMatchObject({
      status: 'started',
    });
  });
});

describe('its answers', () => {
  test.each([
    ['va', 'MANDIRI', 'Bank Mandiri', /^null$/],
    ['ewallet', 'OVO', 'OVO', /^632403\d{6}$/],
    ['retail_store', 'ALFAMART', 'Alfamart', /^null$/],
    ['bnpl', 'KREDIVO', 'Kredivo', /^null$/],
  ] as const)('%s by %s came from %s', (method, channel, issuer, reference) => {
    const answer = answerFor({ id: 'pay_1', method, channel }, 'completed', 1, now);

    expect(answer.issuerName).toBe(issuer);
    expect(String(answer.retrievalReferenceNumber)).toMatch(reference);
  });

  test.each(['failed', 'rejected', 'cancelled'] as const)(
    'a payment that is %s has a reason and no money',
    (status) => {
      expect(answerFor(payment, status, 5_000, now)).toMatchObject({
        paidAmount: 0,
        issuerName: null,
        failure: { code: expect.stringMatching(/^200\d\d$/), message: expect.any(String) },
      });
    },
  );
});
