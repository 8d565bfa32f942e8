import { expect, test } from 'vitest';
import { payoutOwners } from '../../../payout-owners.ts';
import { makeLog } from '../../../platform/log.ts';
import { makePayouts } from '../../../platform/payouts/engine.ts';
import { anItem, batchOf, setStand } from '../testing/stand.ts';

const stand = setStand();

/** Sends through a bank that loses the first calls. Returns the time of each call in seconds. */
const sendLosing = async (lost: number, seconds: number): Promise<number[]> => {
  const { deps, clock } = stand.app;
  const began = clock.now().getTime();
  const calls: number[] = [];
  const engine = makePayouts({
    ...deps,
    owners: payoutOwners,
    log: makeLog('silent'),
    bank: {
      ...deps.bank,
      transfer: async (transfer) => {
        calls.push((clock.now().getTime() - began) / 1000);
        return calls.length > lost ? deps.bank.transfer(transfer) : { status: 'unknown' };
      },
    },
  });
  for (let second = 0; second <= seconds; second += 1) {
    clock.set(new Date(began + second * 1000));
    await engine.drain();
  }
  return calls;
};

test('a payout whose calls are lost is sent again every five seconds and is final within 35', async () => {
  const { id } = batchOf(await stand.approve(await stand.submitted([anItem()])));
  const calls = await sendLosing(6, 35);

  expect(calls).toEqual([0, 1, 6, 11, 16, 21, 26]);
  expect(await stand.read(id)).toMatchObject({ status: 'success', counts: { done: 1, processing: 0 } });
});
