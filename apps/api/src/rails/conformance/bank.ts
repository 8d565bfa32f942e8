import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ABSENT, ACCEPTED, DONE, FAILED, outcomeOf, UNKNOWN } from './bank-stand.ts';
import type { BankStand } from './bank-stand.ts';

/** What payouts, withdrawals and refunds rely on, whatever bank is behind the port. Run it under vitest with your adapter. */
export const describeBankRail = (name: string, start: () => Promise<BankStand>): void => {
  describe(`${name} as a bank`, () => {
    let stand: BankStand;
    beforeAll(async () => {
      stand = await start();
    });
    afterAll(() => stand.close());

    describe('a transfer', () => {
      test('that arrives ends as done with the bank’s reference, and pays exactly the amount', async () => {
        const transfer = stand.transferTo('arrives');

        expect(ACCEPTED).toContain((await stand.rail.transfer(transfer)).status);
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('that takes long is processing whenever asked, and then done', async () => {
        const transfer = stand.transferTo('takes_long');

        expect(await stand.rail.transfer(transfer)).toEqual({ status: 'processing' });
        expect(await stand.rail.status(transfer)).toEqual({ status: 'processing' });
        expect(await stand.rail.status(transfer)).toEqual({ status: 'processing' });
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
      });

      test('that the bank refuses fails with a reason of the catalogue, and pays nothing', async () => {
        const transfer = stand.transferTo('refused');
        await stand.rail.transfer(transfer);

        const answer = await outcomeOf(stand, transfer);

        expect(answer).toEqual(FAILED);
        expect(PAYOUT_FAILURE_CODES).toContain('failure' in answer && answer.failure);
        expect(await stand.paidUnder(transfer.reference)).toBe(0);
      });

      test('to the same account for the same amount under another reference is another transfer', async () => {
        const first = stand.transferTo('arrives');
        const second = { ...first, reference: stand.transferTo('arrives').reference };
        await stand.rail.transfer(first);
        await stand.rail.transfer(second);

        expect(await outcomeOf(stand, first)).toEqual(DONE);
        expect(await outcomeOf(stand, second)).toEqual(DONE);
        expect(await stand.paidUnder(first.reference)).toBe(first.amount);
        expect(await stand.paidUnder(second.reference)).toBe(second.amount);
      });
    });

    describe('a reference', () => {
      test('sent twice pays once, and the second answer is not a refusal', async () => {
        const transfer = stand.transferTo('arrives');
        await stand.rail.transfer(transfer);

        expect(ACCEPTED).toContain((await stand.rail.transfer(transfer)).status);
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('sent five times at once pays once, and no answer is a refusal', async () => {
        const transfer = stand.transferTo('arrives');

        const answers = await Promise.all(Array.from({ length: 5 }, () => stand.rail.transfer(transfer)));

        for (const { status } of answers) expect([...ACCEPTED, 'unknown']).toContain(status);
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('sent again after it arrived is still done, and pays nothing more', async () => {
        const transfer = stand.transferTo('arrives');
        await stand.rail.transfer(transfer);
        await stand.settle();

        expect(await stand.rail.transfer(transfer)).toEqual(DONE);
        await stand.settle();
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('sent again after it failed is still failed, and pays nothing', async () => {
        const transfer = stand.transferTo('refused');
        await stand.rail.transfer(transfer);
        await stand.settle();

        expect(await stand.rail.transfer(transfer)).toEqual(FAILED);
        await stand.settle();
        expect(await stand.paidUnder(transfer.reference)).toBe(0);
      });

      test('sent again with another amount is unknown, and pays the first amount only', async () => {
        const transfer = stand.transferTo('arrives');
        await stand.rail.transfer(transfer);

        expect(await stand.rail.transfer({ ...transfer, amount: transfer.amount + 1_000 })).toEqual(UNKNOWN);
        await stand.settle();
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('sent again to another account is unknown, and pays the first account only', async () => {
        const transfer = stand.transferTo('arrives');
        const { accountNumber } = stand.transferTo('takes_long');
        await stand.rail.transfer(transfer);

        expect(await stand.rail.transfer({ ...transfer, accountNumber })).toEqual(UNKNOWN);
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });
    });

    describe('a lost call', () => {
      test('is unknown, and the inquiry finds that the bank never received it', async () => {
        const transfer = stand.transferTo('call_lost');

        expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
        expect(await outcomeOf(stand, transfer)).toEqual(ABSENT);
        expect(await stand.paidUnder(transfer.reference)).toBe(0);
      });

      test('sent again under the same reference pays once', async () => {
        const transfer = stand.transferTo('call_lost');
        await stand.rail.transfer(transfer);

        expect(ACCEPTED).toContain((await stand.rail.transfer(transfer)).status);
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });
    });

    describe('a lost answer', () => {
      test('is unknown, and the inquiry under the same reference finds the transfer', async () => {
        const transfer = stand.transferTo('answer_lost');

        expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
        expect(ACCEPTED).toContain((await stand.rail.status(transfer)).status);
        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
      });

      test('sent again under the same reference pays once', async () => {
        const transfer = stand.transferTo('answer_lost');
        await stand.rail.transfer(transfer);

        await stand.rail.transfer(transfer);

        expect(await outcomeOf(stand, transfer)).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('of a refusal is found by inquiry as a failure with its reason', async () => {
        const transfer = stand.transferTo('refused_answer_lost');

        expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
        expect(await outcomeOf(stand, transfer)).toEqual(FAILED);
        expect(await stand.paidUnder(transfer.reference)).toBe(0);
      });
    });

    describe('an inquiry', () => {
      test('about a reference that nobody sent is absent, and creates nothing', async () => {
        const transfer = stand.transferTo('arrives');

        expect(await stand.rail.status(transfer)).toEqual(ABSENT);
        expect(await outcomeOf(stand, transfer)).toEqual(ABSENT);
        expect(await stand.paidUnder(transfer.reference)).toBe(0);
      });

      test('finds the same end with the same bank reference each time', async () => {
        const transfer = stand.transferTo('arrives');
        await stand.rail.transfer(transfer);
        const first = await outcomeOf(stand, transfer);

        expect(first).toEqual(DONE);
        expect(await outcomeOf(stand, transfer)).toEqual(first);
      });

      test('finds the same reason of a failure each time', async () => {
        const transfer = stand.transferTo('refused');
        await stand.rail.transfer(transfer);
        const first = await outcomeOf(stand, transfer);

        expect(first).toEqual(FAILED);
        expect(await outcomeOf(stand, transfer)).toEqual(first);
      });

      test('twenty times at once moves no money', async () => {
        const transfer = stand.transferTo('arrives');
        await stand.rail.transfer(transfer);
        await stand.settle();

        const answers = await Promise.all(Array.from({ length: 20 }, () => stand.rail.status(transfer)));

        for (const answer of answers) expect(answer).toEqual(DONE);
        expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
      });

      test('about a transfer that the bank has with another amount is unknown, not done', async () => {
        const transfer = stand.transferTo('arrives');
        await stand.rail.transfer(transfer);

        expect(await outcomeOf(stand, { ...transfer, amount: transfer.amount - 1 })).toEqual(UNKNOWN);
      });

      test('about a transfer that the bank has with another account is unknown, not done', async () => {
        const transfer = stand.transferTo('arrives');
        const { accountNumber } = stand.transferTo('refused');
        await stand.rail.transfer(transfer);

        expect(await outcomeOf(stand, { ...transfer, accountNumber })).toEqual(UNKNOWN);
      });
    });

    describe('an account', () => {
      test('that exists has a holder', async () => {
        expect(await stand.rail.inquire(stand.accountOf('found'))).toEqual({
          status: 'found',
          name: expect.stringMatching(/\w/),
        });
      });

      test.each(['not_found', 'inactive', 'disturbed'] as const)('that is %s is told so', async (kind) => {
        expect(await stand.rail.inquire(stand.accountOf(kind))).toEqual({ status: kind });
      });

      test('whose bank did not answer can be asked again', async () => {
        const account = stand.accountOf('silent_at_first');

        expect(await stand.rail.inquire(account)).toEqual({ status: 'no_response' });
        expect(await stand.rail.inquire(account)).toMatchObject({ status: 'found' });
      });
    });
  });
};
