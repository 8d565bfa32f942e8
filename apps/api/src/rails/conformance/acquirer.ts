import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AWAY, charged, enquire, withdraw } from './acquirer-stand.ts';
import type { AcquirerStand } from './acquirer-stand.ts';

const NO_MONEY = { paidAmount: 0, issuerName: null, retrievalReferenceNumber: null };
const FAILURE = { code: expect.stringMatching(/./), message: expect.stringMatching(/./) };

/** What payments, orders and top ups rely on, whatever acquirer is behind the port. Run it under vitest with your adapter. */
export const describeAcquirerRail = (name: string, start: () => Promise<AcquirerStand>): void => {
  describe(`${name} as an acquirer`, () => {
    let stand: AcquirerStand;
    beforeAll(async () => {
      stand = await start();
    });
    afterAll(() => stand.close());

    describe('a charge by virtual account', () => {
      test('gives a number and nothing else, and waits for the money', async () => {
        const payment = stand.newPayment();

        expect(await stand.within((tx) => stand.rail.charge(tx, payment, stand.now()))).toEqual({
          status: 'processing',
          virtualAccountNumber: expect.stringMatching(/^\d{8,23}$/),
          qrisContent: null,
          paymentCode: null,
          redirectUrl: null,
        });
      });

      test('gives twenty payments at once twenty numbers', async () => {
        const all = await Promise.all(Array.from({ length: 20 }, () => charged(stand)));

        expect(new Set(all.map(({ virtualAccountNumber }) => virtualAccountNumber)).size).toBe(20);
      });
    });

    describe('an inquiry', () => {
      test('about a payment that nobody paid is processing, without money or failure', async () => {
        const payment = await charged(stand);

        expect(await enquire(stand, payment)).toEqual({ status: 'processing', ...NO_MONEY, failure: null });
      });

      test('about a payment that was never charged says that it was not started', async () => {
        const { virtualAccountNumber } = await charged(stand);
        const stranger = {
          ...stand.newPayment(),
          virtualAccountNumber: `${virtualAccountNumber?.slice(0, -6)}999999`,
        };

        expect(await enquire(stand, stranger)).toEqual({ status: 'started', ...NO_MONEY, failure: null });
      });

      test('about a paid payment is completed with the amount and who sent it', async () => {
        const payment = await charged(stand);
        await stand.pay(payment, payment.amount);

        expect(await enquire(stand, payment)).toMatchObject({
          status: 'completed',
          paidAmount: payment.amount,
          issuerName: expect.stringMatching(/\w/),
          failure: null,
        });
      });

      test('about a payment of another amount returns what was paid, not what was asked', async () => {
        const payment = await charged(stand);
        await stand.pay(payment, payment.amount - 1_000);

        const answer = await enquire(stand, payment);

        // An acquirer may refuse a wrong amount, but never reports the right one.
        expect([payment.amount - 1_000, 0]).toContain(answer !== AWAY && answer.paidAmount);
      });

      test('about a payment that was paid twice returns the money once', async () => {
        const payment = await charged(stand);
        await stand.pay(payment, payment.amount);
        await stand.pay(payment, payment.amount);

        expect(await enquire(stand, payment)).toMatchObject({
          status: 'completed',
          paidAmount: payment.amount,
        });
      });

      test('returns the same end each time', async () => {
        const payment = await charged(stand);
        await stand.pay(payment, payment.amount);
        const first = await enquire(stand, payment);

        expect(first).toMatchObject({ status: 'completed' });
        expect(await enquire(stand, payment)).toEqual(first);
      });

      test('twenty times at once changes nothing', async () => {
        const payment = await charged(stand);

        const answers = await Promise.all(Array.from({ length: 20 }, () => enquire(stand, payment)));

        for (const answer of answers) expect(answer).toMatchObject({ status: 'processing', paidAmount: 0 });
      });

      test('of one payment says nothing about another', async () => {
        const [paid, unpaid] = [await charged(stand), await charged(stand)];
        await stand.pay(paid, paid.amount);

        expect(await enquire(stand, unpaid)).toMatchObject({ status: 'processing', paidAmount: 0 });
      });

      test('that the acquirer does not answer is unreachable, and works again later', async () => {
        const payment = await charged(stand);
        await stand.whileAway(payment, async () => {
          expect(await enquire(stand, payment)).toBe(AWAY);
        });
        await stand.pay(payment, payment.amount);

        expect(await enquire(stand, payment)).toMatchObject({ status: 'completed' });
      });
    });

    describe('a withdrawal', () => {
      test('of an unpaid payment cancels it with a reason, and the inquiry agrees', async () => {
        const payment = await charged(stand);

        const answer = await withdraw(stand, payment);

        expect(answer).toEqual({ status: 'cancelled', ...NO_MONEY, failure: FAILURE });
        expect(await enquire(stand, payment)).toEqual(answer);
      });

      test('of a paid payment returns the money instead, and does not cancel it', async () => {
        const payment = await charged(stand);
        await stand.pay(payment, payment.amount);

        expect(await withdraw(stand, payment)).toMatchObject({
          status: 'completed',
          paidAmount: payment.amount,
          failure: null,
        });
        expect(await enquire(stand, payment)).toMatchObject({ status: 'completed' });
      });

      test('asked twice is cancelled twice', async () => {
        const payment = await charged(stand);
        await withdraw(stand, payment);

        expect(await withdraw(stand, payment)).toMatchObject({ status: 'cancelled', ...NO_MONEY });
      });

      test('ends the number: money that is sent later is not taken', async () => {
        const payment = await charged(stand);
        await withdraw(stand, payment);
        await stand.pay(payment, payment.amount);

        expect(await enquire(stand, payment)).toMatchObject({ status: 'cancelled', ...NO_MONEY });
      });

      test('at the same moment as the money has one end, and both agree', async () => {
        const payment = await charged(stand);

        const [answer] = await Promise.all([withdraw(stand, payment), stand.pay(payment, payment.amount)]);

        expect(answer).toMatchObject({ status: expect.stringMatching(/^(cancelled|completed)$/) });
        expect(await enquire(stand, payment)).toEqual(answer);
      });

      test('that the acquirer does not answer is unreachable, and can be asked again', async () => {
        const payment = await charged(stand);
        await stand.whileAway(payment, async () => {
          expect(await withdraw(stand, payment)).toBe(AWAY);
        });

        expect(await withdraw(stand, payment)).toMatchObject({ status: 'cancelled' });
      });
    });
  });
};
