import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeAcquirerRail } from '../conformance/acquirer.ts';
import { charged, enquire } from '../conformance/acquirer-stand.ts';
import type { WiredAcquirerStand } from '../conformance/acquirer-stand.ts';
import { describeAcquirerOverWire } from '../conformance/acquirer-wire.ts';
import { startSnapAcquirerStand, VA_PATHS } from './testing/acquirer-stand.ts';

describeAcquirerRail('SNAP', startSnapAcquirerStand);
describeAcquirerOverWire('SNAP', startSnapAcquirerStand);

describe('an answer about a virtual account', () => {
  let stand: WiredAcquirerStand;
  beforeAll(async () => {
    stand = await startSnapAcquirerStand();
  });
  afterEach(() => stand.wire.mend());
  afterAll(() => stand.close());

  const said = (trxId: string, latestTransactionStatus: string, value?: string) =>
    JSON.stringify({
      responseCode: '2002600',
      virtualAccountData: {
        trxId,
        ...(value !== undefined && { paidAmount: { value, currency: 'IDR' } }),
        additionalInfo: { latestTransactionStatus },
      },
    });

  test.each<[string, string, string | undefined, object | string]>([
    ['paid', '00', '90000.00', { status: 'completed', paidAmount: 90_000 }],
    ['paid without an amount', '00', undefined, 'unreachable'],
    ['paid with nothing', '00', '0.00', 'unreachable'],
    ['paid with hundredths', '00', '90000.50', 'unreachable'],
    ['pending', '03', '0.00', { status: 'processing', paidAmount: 0, failure: null }],
    ['cancelled', '05', '0.00', { status: 'cancelled', failure: { code: '20014' } }],
    ['failed', '06', '0.00', { status: 'failed', failure: { code: '20013' } }],
    ['rejected', '09', '0.00', { status: 'rejected', failure: { code: '20010' } }],
    ['not found', '07', '0.00', { status: 'started', failure: null }],
    ['of a status that the standard lacks', '42', '0.00', 'unreachable'],
  ])('%s is read as it is', async (_, status, value, want) => {
    const payment = await charged(stand);
    stand.wire.next(VA_PATHS.enquire, {
      kind: 'answered',
      status: 200,
      body: said(payment.id, status, value),
    });

    const answer = await enquire(stand, payment);

    if (typeof want === 'string') expect(answer).toBe(want);
    else expect(answer).toMatchObject(want);
  });

  test('that names another payment is not believed', async () => {
    const payment = await charged(stand);
    const body = said('pay_other', '00', '100000.00');
    stand.wire.next(VA_PATHS.enquire, { kind: 'answered', status: 200, body });

    expect(await enquire(stand, payment)).toBe('unreachable');
  });

  test('that opened another amount than asked gives the customer no number', async () => {
    const payment = stand.newPayment();
    const body = (value: string) =>
      JSON.stringify({
        responseCode: '2002700',
        virtualAccountData: {
          virtualAccountNo: '   1900600000000001',
          totalAmount: { value, currency: 'IDR' },
        },
      });
    stand.wire.next(VA_PATHS.charge, { kind: 'answered', status: 200, body: body('1000000.00') });

    expect(await stand.within((tx) => stand.rail.charge(tx, payment, stand.now()))).toBe('unreachable');
  });

  test('to a refund is a failure with a reason, because a bank does not pull a transfer back', async () => {
    const payment = await charged(stand);
    const refund = { id: 'rfd_1', payment, amount: 50_000 };

    expect(await stand.within((tx) => stand.rail.refund(tx, refund, stand.now()))).toEqual({
      status: 'failed',
      failure: { code: 'NOT_SUPPORTED', message: expect.stringMatching(/tidak dapat/) },
    });
  });
});
