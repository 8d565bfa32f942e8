import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, Reply } from '../../../testing/app.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { standBy } from '../../../testing/stand.ts';
import { A_LIVE, addTrade, anOrder, aPayment } from '../../../testing/trade.ts';
import { runExportSchedules } from '../public.ts';
import { download, read } from '../testing/exporting.ts';
import type { Schedule } from './rows.ts';

const start = async () => {
  const app = await startTestApp();
  await addTrade(app.db, A_LIVE, {
    orders: [1, 2, 3].map((number) => anOrder(number)),
    payments: [
      aPayment(1, { created_at: '2026-11-19T16:59:59.000Z' }),
      aPayment(2, { created_at: '2026-11-19T17:00:00.000Z' }),
      aPayment(3, { created_at: '2026-11-20T02:00:00.000Z' }),
    ],
  });
  return { app };
};
const stand = standBy(start, ({ app }) =>
  app.db.system(async (tx) => {
    for (const table of ['export_schedule', 'export_file', 'mail'])
      await tx.run(sql([`delete from ${table}`]));
    await tx.run(sql`
      update role set permissions = array_append(array_remove(permissions, 'payment.view'), 'payment.view')
       where merchant_id = ${MERCHANT_A} and role_id = 1`);
  }),
);
const owner = async () => (await stand.app.signIn('owner@a.test')).live;
const codeOf = (reply: Reply) => reply.json<Problem>().error_code;
let keys = 0;
const schedule = (token: string, asked: object = {}): Promise<Reply> =>
  stand.app.ask('POST', '/dashboard/export-schedules', {
    token,
    payload: { set: 'payments', format: 'csv', period: 'day', ...asked },
    headers: { 'idempotency-key': `schedule-${String((keys += 1)).padStart(12, '0')}` },
  });
const scheduled = async (token: string, asked?: object) =>
  (await schedule(token, asked)).json<{ data: Schedule }>().data;
const list = async (token: string) =>
  (await stand.app.ask('GET', '/dashboard/export-schedules', { token })).json<{ data: Schedule[] }>().data;
const set = (at: string) => stand.app.clock.set(new Date(at));
const run = () => runExportSchedules({ ...stand.app.deps, log: makeLog('silent') });
const files = () =>
  stand.app.db.system((tx) =>
    tx.rows<{ id: string; range_from: string }>(sql`
      select id, range_from::text from export_file order by range_from`),
  );

test('each morning the day before is exported once, and mailed to the person when it is complete', async () => {
  const { next_at: next } = await scheduled(await owner());
  expect(next).toBe('2026-11-20T23:00:00.000Z');
  await run();
  expect(await files()).toEqual([]);

  set('2026-11-20T23:00:00Z');
  await Promise.all([run(), run(), run()]);
  await stand.app.exports.drain();
  const [file, ...others] = await files();

  expect(others).toEqual([]);
  const token = await owner();
  const made = await read(stand.app, token, file?.id ?? '');
  // Two of the three payments are of that day in Jakarta.
  expect(made).toMatchObject({ from: '2026-11-20', to: '2026-11-20', status: 'completed', rows_written: 2 });
  const { body } = await stand.app.mailTo('owner@a.test');
  expect(body).toContain(`http://dasbor.test/#/exports/${file?.id}`);
  expect((await download(stand.app, token, made)).status).toBe(200);
  expect(await list(token)).toMatchObject([
    { next_at: '2026-11-21T23:00:00.000Z', last_export_id: file?.id, failure: null },
  ]);
});

test('a server that was down makes the report of the time that it missed, and none of those between', async () => {
  await scheduled(await owner());
  set('2026-11-25T05:00:00Z');
  await run();

  expect((await files()).map(({ range_from: from }) => from)).toEqual(['2026-11-20']);
  expect((await list(await owner()))[0]?.next_at).toBe('2026-11-25T23:00:00.000Z');
});

test('a paused one makes nothing, and a resumed one goes on with the next day', async () => {
  const token = await owner();
  const { id } = await scheduled(token);
  const patch = (isPaused: boolean, by = token) =>
    stand.app.ask('PATCH', `/dashboard/export-schedules/${id}`, {
      token: by,
      payload: { is_paused: isPaused },
    });
  expect((await patch(true)).json()).toMatchObject({ data: { is_paused: true, next_at: null } });
  set('2026-11-21T12:00:00Z');
  await run();
  expect(await files()).toEqual([]);

  expect((await patch(false, await owner())).json()).toMatchObject({
    data: { is_paused: false, next_at: '2026-11-21T23:00:00.000Z' },
  });
});

test('without the right no file is made, and the person is told', async () => {
  await scheduled(await owner());
  await stand.app.db.system((tx) =>
    tx.run(sql`
      update role set permissions = array_remove(permissions, 'payment.view') where merchant_id = ${MERCHANT_A} and role_id = 1`),
  );
  set('2026-11-20T23:00:00Z');
  await run();

  expect(await files()).toEqual([]);
  expect(await list(await owner())).toMatchObject([{ failure: 'right_removed' }]);
  expect((await stand.app.mailTo('owner@a.test')).body).toContain('tidak lagi berhak');
});

test('of a person who left, nothing is made and nobody is mailed', async () => {
  await scheduled((await stand.app.signIn('finance@a.test')).live);
  await stand.app.db.system((tx) =>
    tx.run(sql`update user_account set status = 'removed' where email = 'finance@a.test'`),
  );
  set('2026-11-20T23:00:00Z');
  await run();
  const mails = await stand.app.db.system((tx) =>
    tx.rows(sql`select 1 from mail where kind = 'export_report'`),
  );

  expect([await files(), mails]).toEqual([[], []]);
  await stand.app.db.system((tx) =>
    tx.run(sql`update user_account set status = 'active' where email = 'finance@a.test'`),
  );
});

test('others neither see, pause nor delete it, and the list of the other mode is empty', async () => {
  const { id } = await scheduled(await owner());
  for (const email of ['admin@a.test', 'owner@b.test']) {
    const { live: token } = await stand.app.signIn(email);
    expect(await list(token)).toEqual([]);
    const path = `/dashboard/export-schedules/${id}`;
    const replies = [
      await stand.app.ask('PATCH', path, { token, payload: { is_paused: true } }),
      await stand.app.ask('DELETE', path, { token }),
    ];
    expect(replies.map(codeOf)).toEqual(Array(2).fill('DPAY_EXPORT_SCHEDULE_NOT_FOUND'));
  }
  const { sandbox } = await stand.app.signIn('owner@a.test');
  const inSandbox = await stand.app.ask('GET', '/dashboard/export-schedules', {
    mode: 'sandbox',
    token: sandbox,
  });
  expect(inSandbox.json()).toEqual({ data: [] });
});

test('sets without the right, unknown columns and a 21st are refused; a deleted one is gone', async () => {
  const token = await owner();
  const uploader = (await stand.app.signIn('uploader@a.test')).live;
  expect(codeOf(await schedule(uploader))).toBe('DPAY_FORBIDDEN');
  expect(codeOf(await schedule(token, { columns: ['password_hash'] }))).toBe('DPAY_INVALID_REQUEST');
  let last: Schedule | undefined;
  for (let nth = 0; nth < 20; nth += 1) last = await scheduled(token);
  expect(codeOf(await schedule(token))).toBe('DPAY_EXPORT_SCHEDULE_LIMIT');

  const gone = await stand.app.ask('DELETE', `/dashboard/export-schedules/${last?.id}`, { token });
  expect([gone.status, (await list(token)).length]).toEqual([204, 19]);
});
