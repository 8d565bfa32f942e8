import { addDays } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { addAccount } from '../../testing/destination-accounts.ts';
import { standBy } from '../../testing/stand.ts';
import { sweepOut } from '../balance/settings/public.ts';
import { runSchedules } from '../withdrawals/public.ts';
import { startWithDestinations } from './testing/stand.ts';

const stand = standBy(startWithDestinations);

const at = (day: string, time: string) => stand.app.clock.set(new Date(`${day}T${time}+07:00`));
const parts = () => ({ ...stand.app.deps, log: makeLog('silent') });
const withdrawn = (source: string) =>
  stand.app.db.system((tx) =>
    tx.rows<{ amount: number }>(sql`select amount::int from withdrawal where source = ${source}`),
  );
const addNow = (account_number: string) =>
  addAccount(stand.app.db, { account_number, created_at: stand.app.clock.now().toISOString() });

test('a scheduled withdrawal above the limit of a new account is refused that day, and runs the next', async () => {
  const day = '2026-11-20';
  const schedule = await stand.readyToSchedule(await addNow('8422650010'), 10_000_001);
  expect((await schedule()).status).toBe(200);

  at(day, '14:00:00');
  await runSchedules(parts());
  expect(await withdrawn('scheduled')).toEqual([]);
  const { runs } = await stand.get<{ runs: object[] }>('/dashboard/withdrawals/schedule');
  expect(runs).toMatchObject([
    {
      error_code: 'DPAY_DESTINATION_ACCOUNT_WAITING',
      error_params: { maximum: 10_000_000, until: '2026-11-21T03:00:00.000Z' },
    },
  ]);

  at(addDays(day, 1), '14:00:00');
  await runSchedules(parts());
  expect(await withdrawn('scheduled')).toEqual([{ amount: 10_000_001 }]);
});

test('a sweep above the limit of a new account is refused that day, and runs the next', async () => {
  const day = '2026-11-24';
  at(day, '10:00:00');
  const sweep = await stand.readyToSweep(await addNow('8422650020'));
  expect((await sweep()).status).toBe(200);

  at(day, '23:50:00');
  await sweepOut(parts());
  expect(await withdrawn('sweep_out')).toEqual([]);
  const { sweeps } = await stand.get<{ sweeps: object[] }>('/dashboard/balance/settings');
  expect(sweeps).toMatchObject([
    {
      error_code: 'DPAY_DESTINATION_ACCOUNT_WAITING',
      error_params: { maximum: 10_000_000, until: '2026-11-25T03:00:00.000Z' },
      withdrawal_id: null,
    },
  ]);

  at(addDays(day, 1), '23:50:00');
  await sweepOut(parts());
  expect(await withdrawn('sweep_out')).toEqual([{ amount: 989_999_999 }]);
});
