import { describe, expect, test } from 'vitest';
import { MERCHANT_B } from '../../testing/people.ts';
import { addAccount, OWN_ACCOUNT } from '../../testing/destination-accounts.ts';
import { standBy } from '../../testing/stand.ts';
import { A_SANDBOX, idOf } from '../../testing/trade.ts';
import { codeOf, startWithDestinations } from './testing/stand.ts';

const stand = standBy(async () => {
  const started = await startWithDestinations();
  const { db } = started.app;
  await addAccount(db);
  await addAccount(db, { account_number: '8422650010' }, A_SANDBOX);
  await addAccount(db, { account_number: '8422650020' }, { merchantId: MERCHANT_B, mode: 'live' });
  return started;
});

const NOT_FOUND = 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND';
const VIEWER = { email: 'viewer@a.test' };

describe.each([
  ['another merchant', idOf('dac', 8_422_650_020)],
  ['the other mode', idOf('dac', 8_422_650_010)],
])('an account of %s', (_, id) => {
  test('is not listed', async () => {
    expect(await stand.get('/dashboard/destination-accounts')).toMatchObject([{ id: OWN_ACCOUNT }]);
  });

  test('receives no withdrawal, schedule or sweep', async () => {
    const attempts = [
      await stand.readyToWithdraw(id),
      await stand.readyToSchedule(id),
      await stand.readyToSweep(id),
    ];

    for (const attempt of attempts) {
      const reply = await attempt();
      expect([reply.status, codeOf(reply)]).toEqual([404, NOT_FOUND]);
    }
  });

  test('cannot be removed', async () => {
    const reply = await stand.remove(id);

    expect([reply.status, codeOf(reply)]).toEqual([404, NOT_FOUND]);
  });
});

test('an account in sandbox receives a withdrawal in sandbox only', async () => {
  const withdraw = await stand.readyToWithdraw(idOf('dac', 8_422_650_010), 50_000, { mode: 'sandbox' });

  expect(codeOf(await withdraw())).toBe('DPAY_INSUFFICIENT_BALANCE');
});

test('a user who may only look adds and removes none', async () => {
  const before = await stand.get('/dashboard/destination-accounts');

  expect(codeOf(await (await stand.readyToAdd(1, VIEWER))())).toBe('DPAY_FORBIDDEN');
  expect(codeOf(await stand.remove(OWN_ACCOUNT, VIEWER))).toBe('DPAY_FORBIDDEN');
  expect(await stand.get('/dashboard/destination-accounts')).toEqual(before);
});
