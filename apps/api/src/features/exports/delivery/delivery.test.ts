import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { makeOutgoing } from '../../../platform/outgoing/post.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, TestApp } from '../../../testing/app.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { SSHD, startSshd } from '../../../testing/sshd.ts';
import type { Sshd } from '../../../testing/sshd.ts';
import { A_LIVE, addTrade, anOrder, aPayment, NOW } from '../../../testing/trade.ts';
import { makeDeliveries, runExportSchedules } from '../public.ts';
import type { Schedule } from '../schedules/rows.ts';
import { download, read } from '../testing/exporting.ts';

let app: TestApp;
let sshd: Sshd;
let token: string;
let id: string;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  sshd = SSHD ? await startSshd() : ({ port: 2222, user: 'x', close: async () => undefined } as Sshd);
  await addTrade(app.db, A_LIVE, {
    orders: [anOrder(1), anOrder(2)],
    payments: [1, 2].map((number) => aPayment(number, { created_at: '2026-11-20T02:00:00.000Z' })),
  });
});
afterAll(async () => {
  await app.close();
  await sshd.close();
});
beforeEach(async () => {
  app.clock.set(new Date(NOW));
  await app.db.system(async (tx) => {
    for (const table of ['export_schedule', 'export_file', 'mail'])
      await tx.run(sql([`delete from ${table}`]));
  });
  token = (await app.signIn('owner@a.test')).live;
  id = (await schedule()).id;
});

const schedule = async (by = token): Promise<Schedule> =>
  (
    await app.ask('POST', '/dashboard/export-schedules', {
      token: by,
      payload: { set: 'payments', format: 'csv', period: 'day' },
      headers: { 'idempotency-key': `delivery-${String((keys += 1)).padStart(12, '0')}` },
    })
  ).json<{ data: Schedule }>().data;
const path = (end = '') => `/dashboard/export-schedules/${id}/sftp${end}`;
const target = (different: object = {}) => ({
  host: 'sftp.kopi.id',
  port: sshd.port,
  user: sshd.user,
  private_key: sshd.privateKey,
  host_key: sshd.hostKey,
  ...different,
});
const put = (different: object = {}, by = token) =>
  app.ask('PUT', path(), { token: by, payload: target(different) });
const tested = async (different: object = {}) =>
  (await app.ask('POST', path('/test'), { token, payload: target(different) })).json<{ data: unknown }>()
    .data;
const shown = async (): Promise<Schedule | undefined> =>
  (
    await app.ask('GET', '/dashboard/export-schedules', { token: (await app.signIn('owner@a.test')).live })
  ).json<{
    data: Schedule[];
  }>().data[0];
const deliveries = () => makeDeliveries({ ...app.deps, log: makeLog('silent') });
/** Makes the file of the morning and delivers it. */
const morning = async (at = '2026-11-20T23:00:00Z') => {
  app.clock.set(new Date(at));
  await runExportSchedules({ ...app.deps, log: makeLog('silent') });
  await app.exports.drain();
  await deliveries().drain();
};
const later = async (minutes: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
  await deliveries().drain();
};
const mails = () =>
  app.db.system((tx) =>
    tx.rows<{ subject: string; body: string }>(
      sql`select subject, body from mail where kind = 'export_report' order by id`,
    ),
  );

describe.skipIf(!SSHD)('to OpenSSH of Debian', () => {
  test('a test shows the fingerprint first, and signs in and writes only after it was confirmed', async () => {
    const { host_key: _, ...unconfirmed } = target();
    const first = await app.ask('POST', path('/test'), { token, payload: unconfirmed });

    expect(first.json()).toEqual({ data: { host_key: sshd.hostKey, wrote_file: false, failure: null } });
    expect(await tested()).toEqual({ host_key: sshd.hostKey, wrote_file: true, failure: null });
    expect(await tested({ folder: 'tidak-ada' })).toMatchObject({
      wrote_file: false,
      failure: 'folder_missing',
    });
    expect(readdirSync(sshd.folder)).toEqual([]);
  });

  test('each file arrives whole under a name of its own, once, whatever stops a server between upload and note', async () => {
    await put();
    await morning();
    const before = await shown();
    const file = join(sshd.folder, before?.last_delivery?.file_name ?? '');

    expect(before?.last_delivery).toMatchObject({
      status: 'delivered',
      tries: 1,
      failure: null,
      file_name: `payments_live_2026-11-20_2026-11-20_${id.slice(-8)}.csv`,
    });
    const again = (await app.signIn('owner@a.test')).live;
    const made = await read(app, again, before?.last_export_id ?? '');
    expect(readFileSync(file)).toEqual((await download(app, again, made)).bytes);

    // As if the server had ended before it noted the delivery.
    await app.db.system((tx) =>
      tx.run(sql`update export_delivery set status = 'waiting', claim = 'lost', due_at = ${app.clock.now()}`),
    );
    await Promise.all([deliveries().drain(), deliveries().drain()]);

    expect(readdirSync(sshd.folder)).toEqual([before?.last_delivery?.file_name]);
    expect((await shown())?.last_delivery).toMatchObject({ status: 'delivered', tries: 2 });
    expect(await mails()).toHaveLength(1);
  });

  test('a changed host key gets nothing at once, the person is mailed, and new settings deliver the file', async () => {
    await put({ host_key: `SHA256:${'A'.repeat(43)}` });
    await morning();

    expect((await shown())?.last_delivery).toMatchObject({ status: 'failed', failure: 'host_key_changed' });
    const { subject, body } = (await mails()).at(-1) ?? {};
    expect(subject).toContain('tidak terkirim');
    expect(body).toContain('sftp.kopi.id: kunci server berubah');

    token = (await app.signIn('owner@a.test')).live;
    const { private_key: _, ...keepingTheKey } = target();
    expect((await app.ask('PUT', path(), { token, payload: keepingTheKey })).status).toBe(200);
    await deliveries().drain();
    expect((await shown())?.last_delivery).toMatchObject({ status: 'delivered', failure: null });
  });

  test('without the folder it is tried six times, then fails with the reason in a mail', async () => {
    await put({ folder: 'belum-ada' });
    await morning();
    expect((await shown())?.last_delivery).toMatchObject({
      status: 'waiting',
      failure: 'folder_missing',
      tries: 1,
    });
    for (const minutes of [1, 5, 15, 60, 180]) await later(minutes);

    expect((await shown())?.last_delivery).toMatchObject({
      status: 'failed',
      failure: 'folder_missing',
      tries: 6,
    });
    expect((await mails()).filter(({ body }) => body.includes('folder tidak ada'))).toHaveLength(1);
    await later(600);
    expect((await shown())?.last_delivery?.tries).toBe(6);
  });
});

test('a merchant whose server never answers holds up its own files only', async () => {
  const other = (await app.signIn('owner@b.test')).live;
  const byPassword = { private_key: undefined, password: 'rahasia', host_key: `SHA256:${'A'.repeat(43)}` };
  for (let nth = 0; nth < 5; nth += 1) {
    if (nth > 0) ({ id } = await schedule());
    await put({ ...byPassword, host: 'lambat.id' });
  }
  ({ id } = await schedule(other));
  await put({ ...byPassword, host: 'lain.id' }, other);
  app.clock.set(new Date('2026-11-20T23:00:00Z'));
  await runExportSchedules({ ...app.deps, log: makeLog('silent') });
  await app.exports.drain();

  const refused = () => Object.assign(new Error(), { code: 'ECONNREFUSED' });
  const connected: string[] = [];
  const connect = async (host: string): Promise<never> => {
    connected.push(host);
    if (host === 'lambat.id') await reached;
    else reach();
    throw refused();
  };
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const parts = { ...app.deps, log: makeLog('silent'), outgoing: { ...app.deps.outgoing, connect } };
  const delivering = makeDeliveries(parts);
  // As often as there are workers.
  for (let nth = 0; nth < 3; nth += 1) delivering.wake();
  await delivering.drain();

  expect(connected.slice(0, 2).toSorted()).toEqual(['lain.id', 'lambat.id']);
  expect(connected.filter((host) => host === 'lambat.id')).toHaveLength(5);
});

test('after the right ended nothing is sent', async () => {
  await put({ private_key: undefined, password: 'rahasia', host_key: `SHA256:${'A'.repeat(43)}` });
  app.clock.set(new Date('2026-11-20T23:00:00Z'));
  await runExportSchedules({ ...app.deps, log: makeLog('silent') });
  await app.exports.drain();
  const change = (into: string) =>
    app.db.system((tx) =>
      tx.run(sql`
        update role set permissions = array_replace(permissions, ${into === 'none' ? 'payment.view' : 'none'}, ${into})
         where merchant_id = ${MERCHANT_A} and role_id = 1`),
    );
  await change('none');
  await deliveries().drain();
  await change('payment.view');

  expect((await shown())?.last_delivery).toMatchObject({ status: 'failed', failure: 'right_removed' });
});

test('the password is encrypted, never returned, and stays with its server and user', async () => {
  const set = await put({
    private_key: undefined,
    password: 'kunci-gudang-7',
    host_key: `SHA256:${'A'.repeat(43)}`,
  });
  const stored = await app.db.system((tx) =>
    tx.one<{ sftp_secret: string }>(sql`select sftp_secret from export_schedule where id = ${id}`),
  );
  const { private_key: _, ...without } = target({ host_key: `SHA256:${'A'.repeat(43)}` });
  const moved = (different: object) =>
    app.ask('POST', path('/test'), { token, payload: { ...without, ...different } });

  expect(set.text).not.toContain('kunci-gudang-7');
  expect(set.json()).toMatchObject({ data: { sftp: { authentication: 'password', host: 'sftp.kopi.id' } } });
  expect(stored.sftp_secret).toMatch(/^v1\./);
  for (const different of [{ host: 'sftp.jahat.id' }, { user: 'lain' }, { port: 2223 }])
    expect((await moved(different)).json<Problem>().errors).toMatchObject([
      { field: 'password', code: 'DPAY_REQUIRED' },
    ]);

  expect((await app.ask('DELETE', path(), { token })).status).toBe(204);
  expect((await shown())?.sftp).toBeNull();
});

test.each([
  [{ host: '10.0.0.1' }, 'host', 'DPAY_SFTP_HOST_PRIVATE'],
  [{ host: 'sftp://kopi.id' }, 'host', 'DPAY_SFTP_HOST_INVALID'],
  [{ port: 25 }, 'port', 'DPAY_SFTP_PORT'],
  [{ folder: '../lain' }, 'folder', 'DPAY_SFTP_FOLDER_INVALID'],
  [{ private_key: 'bukan kunci' }, 'private_key', 'DPAY_SFTP_KEY_INVALID'],
])('%j is refused', async (different, field, code) => {
  for (const reply of [
    await put(different),
    await app.ask('POST', path('/test'), { token, payload: target(different) }),
  ])
    expect(reply.json<Problem>().errors).toMatchObject([{ field, code }]);
  expect((await shown())?.sftp).toBeNull();
});

test('a name that resolves to a private address is not connected to', async () => {
  const outgoing = makeOutgoing({
    loopback: false,
    timeoutMs: 500,
    answerBytes: 1000,
    resolve: async () => ['127.0.0.1'],
  });
  const strict = await startTestApp({ outgoing });
  try {
    const { live } = await strict.signIn('owner@a.test');
    const made = await strict.ask('POST', '/dashboard/export-schedules', {
      token: live,
      payload: { set: 'payments', format: 'csv', period: 'day' },
      headers: { 'idempotency-key': 'delivery-of-a-strict-server' },
    });
    const { id: one } = made.json<{ data: Schedule }>().data;
    const reply = await strict.ask('POST', `/dashboard/export-schedules/${one}/sftp/test`, {
      token: live,
      payload: target({ private_key: undefined, password: 'x' }),
    });

    expect(reply.json()).toMatchObject({ data: { wrote_file: false, failure: 'address_blocked' } });
  } finally {
    await strict.close();
  }
});

test('colleagues and other merchants can neither set, test nor remove it', async () => {
  for (const email of ['admin@a.test', 'owner@b.test']) {
    const { live } = await app.signIn(email);
    const replies = [
      await put({}, live),
      await app.ask('POST', path('/test'), { token: live, payload: target() }),
      await app.ask('DELETE', path(), { token: live }),
    ];
    expect(replies.map((reply) => reply.json<Problem>().error_code)).toEqual(
      Array(3).fill('DPAY_EXPORT_SCHEDULE_NOT_FOUND'),
    );
  }
});
