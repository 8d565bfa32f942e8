import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ABSENT, ACCEPTED, DONE, outcomeOf, UNKNOWN } from './bank-stand.ts';
import type { WiredBankStand } from './bank-stand.ts';
import { NO_ANSWERS } from './no-answers.ts';

/** What an adapter over HTTP makes of a bad network. Beside `describeBankRail`, which needs no network. */
export const describeBankOverWire = (name: string, start: () => Promise<WiredBankStand>): void => {
  describe(`${name} over a bad network`, () => {
    let stand: WiredBankStand;
    beforeAll(async () => {
      stand = await start();
    });
    afterEach(() => stand.wire.mend());
    afterAll(() => stand.close());

    test.each(NO_ANSWERS)('%s to a transfer is unknown, and sent again it pays once', async (_, fault) => {
      const transfer = stand.transferTo('arrives');
      stand.wire.next(stand.paths.transfer, fault);

      expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
      const asked = await stand.rail.status(transfer);
      if (asked.status === 'absent') await stand.rail.transfer(transfer);
      expect(await outcomeOf(stand, transfer)).toEqual(DONE);
      expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
    });

    test.each(NO_ANSWERS)('%s to an inquiry is unknown, never absent', async (_, fault) => {
      const transfer = stand.transferTo('arrives');
      await stand.rail.transfer(transfer);
      stand.wire.next(stand.paths.status, fault);

      expect(await stand.rail.status(transfer)).toEqual(UNKNOWN);
      expect(await outcomeOf(stand, transfer)).toEqual(DONE);
    });

    test.each(NO_ANSWERS)('%s to an account inquiry is no response', async (_, fault) => {
      stand.wire.next(stand.paths.inquiry, fault);

      expect((await stand.rail.inquire(stand.accountOf('found'))).status).toBe('no_response');
      expect((await stand.rail.inquire(stand.accountOf('found'))).status).toBe('found');
    });

    test('an adapter sends a transfer once: a broken call is not repeated by itself', async () => {
      const transfer = stand.transferTo('arrives');
      const before = stand.wire.calls(stand.paths.transfer);
      stand.wire.cut(stand.paths.transfer, { kind: 'call_lost' });

      expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
      expect(stand.wire.calls(stand.paths.transfer) - before).toBe(1);
    });

    test('an answer after the time of the adapter is unknown, and the inquiry finds the transfer', async () => {
      const transfer = stand.transferTo('arrives');
      stand.wire.next(stand.paths.transfer, { kind: 'answer_held' });

      expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
      await stand.wire.release();
      expect(await outcomeOf(stand, transfer)).toEqual(DONE);
      expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
    });

    test('a call that arrives after it was sent again pays once', async () => {
      const transfer = stand.transferTo('arrives');
      stand.wire.next(stand.paths.transfer, { kind: 'call_held' });
      expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
      expect(await stand.rail.status(transfer)).toEqual(ABSENT);

      expect(ACCEPTED).toContain((await stand.rail.transfer(transfer)).status);
      await stand.wire.release();

      expect(await outcomeOf(stand, transfer)).toEqual(DONE);
      expect(await stand.paidUnder(transfer.reference)).toBe(transfer.amount);
    });

    test('an inquiry that overtakes its transfer finds nothing, and finds it once it arrived', async () => {
      const transfer = stand.transferTo('arrives');
      stand.wire.next(stand.paths.transfer, { kind: 'call_held' });
      const sending = stand.rail.transfer(transfer);

      expect(await stand.rail.status(transfer)).toEqual(ABSENT);
      expect(await sending).toEqual(UNKNOWN);
      await stand.wire.release();
      expect(await outcomeOf(stand, transfer)).toEqual(DONE);
    });

    test('while the bank is away every answer is unknown, and nothing throws', async () => {
      const transfer = stand.transferTo('arrives');
      for (const path of Object.values(stand.paths)) stand.wire.cut(path, { kind: 'call_lost' });

      expect(await stand.rail.transfer(transfer)).toEqual(UNKNOWN);
      expect(await stand.rail.status(transfer)).toEqual(UNKNOWN);
      expect(await stand.rail.inquire(stand.accountOf('found'))).toEqual({ status: 'no_response' });
    });
  });
};
