import { afterAll, beforeAll, expect, test } from 'vitest';
import { anItem, ARRIVES, batchOf, setStand } from '../../features/disbursements/testing/stand.ts';
import { payoutOwners } from '../../payout-owners.ts';
import { makeLog } from '../../platform/log.ts';
import { makePayouts } from '../../platform/payouts/engine.ts';
import type { WireFault } from '../conformance/wire.ts';
import { PATHS, startSnapBankStand } from './testing/bank-stand.ts';
import type { SnapBankStand } from './testing/bank-stand.ts';

const stand = setStand();
let bank: SnapBankStand;
beforeAll(async () => {
  bank = await startSnapBankStand();
});
afterAll(() => bank.close());

const GATEWAY: WireFault = { kind: 'answered', status: 502, body: '<html>' };
const MINUTE_MS = 61_000;

/** Sends everything that is due, and lets the bank finish it, as long as both need. */
const send = async () => {
  const engine = makePayouts({
    ...stand.app.deps,
    bank: bank.rail,
    owners: payoutOwners,
    log: makeLog('silent'),
  });
  for (let round = 1; round <= 4; round += 1) {
    await engine.drain();
    await bank.settle();
    stand.app.clock.set(new Date(stand.app.clock.now().getTime() + MINUTE_MS));
  }
  await engine.drain();
};

test.each<[string, WireFault[]]>([
  ['whose call was lost', [{ kind: 'call_lost' }]],
  ['whose answer was lost', [{ kind: 'answer_lost' }]],
  ['whose answer was late', [{ kind: 'answer_held' }]],
  ['that got three pages of a gateway', Array.from({ length: 3 }, () => GATEWAY)],
])('a payout over SNAP %s is paid once and costs its amount and fee', async (_, faults) => {
  const before = await stand.balance();
  const { id } = batchOf(await stand.approve(await stand.submitted([anItem()])));
  for (const fault of faults) bank.wire.next(PATHS.transfer, fault);

  await send();

  expect(await stand.read(id)).toMatchObject({ status: 'success', counts: { done: 1, processing: 0 } });
  const [item] = await stand.items(id);
  expect(await bank.paidUnder(item?.id ?? '')).toBe(50_000);
  const after = await stand.balance();
  expect([before.available - after.available, after.in_flight]).toEqual([53_330, 0]);
});

test('a payout that the bank has with another amount stays open for a person to decide', async () => {
  const { id } = batchOf(await stand.approve(await stand.submitted([anItem()])));
  const [item] = await stand.items(id);
  await bank.rail.transfer({
    ...bank.transferTo('arrives'),
    reference: item?.id ?? '',
    accountNumber: ARRIVES,
    amount: 60_000,
  });

  await send();

  expect(await stand.read(id)).toMatchObject({ status: 'processing', counts: { done: 0, processing: 1 } });
});
