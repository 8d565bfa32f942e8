import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AWAY, charged, enquire, withdraw } from './acquirer-stand.ts';
import type { WiredAcquirerStand } from './acquirer-stand.ts';
import { NO_ANSWERS } from './no-answers.ts';

/** What an adapter over HTTP makes of a bad network. Beside `describeAcquirerRail`, which needs no network. */
export const describeAcquirerOverWire = (name: string, start: () => Promise<WiredAcquirerStand>): void => {
  describe(`${name} over a bad network`, () => {
    let stand: WiredAcquirerStand;
    beforeAll(async () => {
      stand = await start();
    });
    afterEach(() => stand.wire.mend());
    afterAll(() => stand.close());
    const charge = () => {
      const payment = stand.newPayment();
      return stand.within((tx) => stand.rail.charge(tx, payment, stand.now()));
    };

    test.each(NO_ANSWERS)('%s to a charge is unreachable: no number is shown', async (_, fault) => {
      stand.wire.next(stand.paths.charge, fault);

      expect(await charge()).toBe(AWAY);
      expect(await charge()).toMatchObject({ status: 'processing' });
    });

    test.each(NO_ANSWERS)('%s to an inquiry is unreachable, never unpaid', async (_, fault) => {
      const payment = await charged(stand);
      await stand.pay(payment, payment.amount);
      stand.wire.next(stand.paths.enquire, fault);

      expect(await enquire(stand, payment)).toBe(AWAY);
      expect(await enquire(stand, payment)).toMatchObject({ status: 'completed' });
    });

    test.each(NO_ANSWERS)(
      '%s to a withdrawal is unreachable, and it can be asked again',
      async (_, fault) => {
        const payment = await charged(stand);
        stand.wire.next(stand.paths.withdraw, fault);

        expect(await withdraw(stand, payment)).toBe(AWAY);
        expect(await withdraw(stand, payment)).toMatchObject({ status: 'cancelled', paidAmount: 0 });
      },
    );

    test('an answer after the time of the adapter is unreachable', async () => {
      const payment = await charged(stand);
      stand.wire.next(stand.paths.enquire, { kind: 'answer_held' });

      expect(await enquire(stand, payment)).toBe(AWAY);
      await stand.wire.release();
    });

    test('a withdrawal that arrives late, after the money, does not cancel the payment', async () => {
      const payment = await charged(stand);
      stand.wire.next(stand.paths.withdraw, { kind: 'call_held' });
      expect(await withdraw(stand, payment)).toBe(AWAY);
      await stand.pay(payment, payment.amount);
      await stand.wire.release();

      expect(await enquire(stand, payment)).toMatchObject({
        status: 'completed',
        paidAmount: payment.amount,
      });
    });
  });
};
