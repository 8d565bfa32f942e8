import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { addAccount } from '../../testing/destination-accounts.ts';
import { standBy } from '../../testing/stand.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import { findOwnAccount } from './repository.ts';
import type { DestinationAccount } from './rows.ts';
import { accountOf, codeOf, startWithDestinations } from './testing/stand.ts';

const stand = standBy(startWithDestinations);

const NOT_FOUND = 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND';
const list = () => stand.get<DestinationAccount[]>('/dashboard/destination-accounts');
const paidTo = (id: string) =>
  stand.app.db.system((tx) => tx.rows(sql`select 1 from withdrawal where destination_account_id = ${id}`));

test('two first accounts at once are both added, and one of them waits', async () => {
  const adds = [await stand.readyToAdd(1), await stand.readyToAdd(2)];
  const replies = await Promise.all(adds.map((add) => add()));

  expect(replies.map(codeOf)).toEqual([201, 201]);
  expect(replies.map((reply) => accountOf(reply).waits_until === null).toSorted()).toEqual([false, true]);
});

test('twenty accounts are the maximum, even if added at once', async () => {
  for (let { length } = await list(); length < 18; length += 1)
    await addAccount(stand.app.db, { account_number: `77${String(length).padStart(8, '0')}` });
  const adds = [];
  for (const number of [11, 12, 13, 14]) adds.push(await stand.readyToAdd(number));

  const replies = await Promise.all(adds.map((add) => add()));

  const limit = 'DPAY_DESTINATION_ACCOUNT_LIMIT';
  expect(replies.map(codeOf).toSorted()).toEqual([201, 201, limit, limit]);
  expect(await list()).toHaveLength(20);
});

describe('removing an account, at the moment of', () => {
  let number = 8_422_650_000;
  const another = () => addAccount(stand.app.db, { account_number: String((number += 10)) });

  test('withdrawals to it, leaves only those from before', async () => {
    const id = await another();
    const withdraws = [];
    for (let n = 0; n < 4; n += 1) withdraws.push(await stand.readyToWithdraw(id));

    const [removed, ...replies] = await Promise.all([
      stand.remove(id),
      ...withdraws.map((withdraw) => withdraw()),
    ]);

    expect(removed.status).toBe(204);
    expect([201, NOT_FOUND]).toEqual(expect.arrayContaining([...new Set(replies.map(codeOf))]));
    expect(await paidTo(id)).toHaveLength(replies.filter(({ status }) => status === 201).length);
    expect(codeOf(await (await stand.readyToWithdraw(id))())).toBe(NOT_FOUND);
  });

  test('a schedule to it, waits for the schedule and switches it off', async () => {
    const id = await another();
    const [hasLocked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const scheduling = stand.app.db.tenant(A_LIVE, async (tx) => {
      await findOwnAccount(tx, id);
      hasLocked.resolve();
      await mayGoOn.promise;
      await tx.run(sql`
        insert into withdrawal_schedule (merchant_id, mode, destination_account_id, hour, minute, enabled, changed_at)
        values (${A_LIVE.merchantId}, ${A_LIVE.mode}, ${id}, 14, 0, true, ${NOW})`);
    });
    await hasLocked.promise;
    let isRemoved = false;
    const removal = stand.remove(id).finally(() => (isRemoved = true));
    await expect.poll(async () => isRemoved || (await isSomebodyWaiting())).toBe(true);
    mayGoOn.resolve();
    await scheduling;

    expect((await removal).status).toBe(204);
    expect(await stand.get('/dashboard/withdrawals/schedule')).toMatchObject({ enabled: false });
  });
});

const isSomebodyWaiting = async () => {
  const waiting = await stand.app.db.system((tx) =>
    tx.rows(sql`
      select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`),
  );
  return waiting.length > 0;
};
