import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefundAnswer, RefundAtAcquirer } from '../acquirer/port.ts';
import type { RefundingStand } from './acquirer-stand.ts';

const DONE = { status: 'done' };
const FAILED = {
  status: 'failed',
  failure: { code: expect.stringMatching(/./), message: expect.stringMatching(/./) },
};

/** What refunds rely on, for an acquirer that refunds. One call asks for a refund and for its state. */
export const describeAcquirerRefunds = (name: string, start: () => Promise<RefundingStand>): void => {
  describe(`${name} as an acquirer that refunds`, () => {
    let stand: RefundingStand;
    beforeAll(async () => {
      stand = await start();
    });
    afterAll(() => stand.close());
    const refund = (asked: RefundAtAcquirer): Promise<RefundAnswer | 'unreachable'> =>
      stand.within((tx) => stand.rail.refund(tx, asked, stand.now()));

    test('a refund ends as done', async () => {
      const asked = await stand.refundTo('done');
      await refund(asked);
      await stand.settle();

      expect(await refund(asked)).toMatchObject(DONE);
      expect(await stand.timesRefunded(asked.id)).toBe(1);
    });

    test('a refund that the acquirer refuses fails with a code and a reason, and gives nothing back', async () => {
      const asked = await stand.refundTo('failed');
      await refund(asked);
      await stand.settle();

      expect(await refund(asked)).toEqual(FAILED);
      expect(await stand.timesRefunded(asked.id)).toBe(0);
    });

    test('a refund that takes long is processing whenever asked, and then done', async () => {
      const asked = await stand.refundTo('takes_long');

      expect(await refund(asked)).toEqual({ status: 'processing' });
      expect(await refund(asked)).toEqual({ status: 'processing' });
      await stand.settle();
      expect(await refund(asked)).toMatchObject(DONE);
    });

    test('a refund asked for five times gives the money back once', async () => {
      const asked = await stand.refundTo('done');
      for (let time = 1; time <= 5; time += 1) await refund(asked);
      await stand.settle();

      expect(await refund(asked)).toMatchObject(DONE);
      expect(await stand.timesRefunded(asked.id)).toBe(1);
    });

    test('two refunds of one payment are two refunds', async () => {
      const first = await stand.refundTo('done');
      const second = { ...(await stand.refundTo('done')), payment: first.payment };
      await refund(first);
      await refund(second);
      await stand.settle();

      expect([await stand.timesRefunded(first.id), await stand.timesRefunded(second.id)]).toEqual([1, 1]);
    });

    test('a refund whose answer was lost is unreachable, and asked for again it is given back once', async () => {
      const asked = await stand.refundTo('answer_lost');

      expect(await refund(asked)).toBe('unreachable');
      await stand.settle();
      expect(await refund(asked)).toMatchObject(DONE);
      expect(await stand.timesRefunded(asked.id)).toBe(1);
    });

    test('an ended refund keeps its answer', async () => {
      const asked = await stand.refundTo('done');
      await refund(asked);
      await stand.settle();
      const first = await refund(asked);

      expect(await refund(asked)).toEqual(first);
    });
  });
};
