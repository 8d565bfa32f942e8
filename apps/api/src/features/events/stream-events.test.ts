import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { outbox } from '../../platform/work/outbox.ts';
import { rebuild, startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B, PEOPLE } from '../../testing/people.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

let app: TestApp;
let other: TestApp;
const open = new Set<AbortController>();

beforeAll(async () => {
  app = await startTestApp();
  other = await rebuild(app);
  await Promise.all([app, other].map(({ live }) => live.listen({ host: '127.0.0.1', port: 0 })));
});
afterEach(() => {
  for (const controller of open) controller.abort();
  open.clear();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Reads a stream until it has so many events. */
const listen = async (at: TestApp, token: string, lastEventId?: string) => {
  const controller = new AbortController();
  open.add(controller);
  const { port } = at.live.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/dashboard/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const more = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    text += value ?? '';
    return !done;
  };
  await more();
  const read = async (count: number) => {
    for (;;) {
      const events = [...text.matchAll(/id: (\d+)\nevent: (\S+)\ndata: (.+)\n\n/g)];
      if (events.length >= count || !(await more())) {
        return events.map(([, id, topic, data]) => ({
          id: id ?? '',
          topic,
          ...(JSON.parse(data ?? '{}') as { subject_id: string; status: string }),
        }));
      }
    }
  };
  return Object.assign(read, { place: /^retry: 3000\nid: (\d+)\n\n/.exec(text)?.[1] ?? '' });
};
const happen = async (
  at: TestApp,
  aggregate: string,
  merchantId = MERCHANT_A,
  mode: Mode = 'live',
  topic = 'payment.updated',
) => {
  await at.db.tenant({ merchantId, mode }, (tx) =>
    outbox.add(tx, { topic, aggregate, payload: { status: 'completed' } }),
  );
  at.deps.wake();
};

test('subscribers receive a change in the contract’s format', async () => {
  const { live } = await app.signIn('owner@a.test');
  const read = await listen(app, live);
  await happen(app, 'pay_1');

  const [event] = await read(1);

  expect(event).toMatchObject({ topic: 'payment.updated', subject_id: 'pay_1', status: 'completed' });
});

test('a client that missed more than a page of events receives each once, in order', async () => {
  const { live } = await app.signIn('owner@a.test');
  const { place } = await listen(app, live);
  await app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
    tx.run(sql`
      insert into outbox (merchant_id, mode, topic, aggregate, payload)
      select ${MERCHANT_A}, 'live', 'payment.updated', 'pay_' || n, '{"status":"completed"}'
        from generate_series(1, 501) as n`),
  );
  app.deps.wake();
  const waiting = sql`select count(*)::int as count from outbox where seq is null`;
  await expect.poll(() => app.db.system((tx) => tx.one(waiting)), { timeout: 10_000 }).toEqual({ count: 0 });

  const heard = await (await listen(app, live, place))(501);

  expect(heard.map((event) => event.subject_id)).toEqual(
    Array.from({ length: 501 }, (_, index) => `pay_${index + 1}`),
  );
}, 20_000);

test('nothing more is read for a client that disconnected while catching up', async () => {
  const { live } = await app.signIn('owner@a.test');
  let seq = 0;
  // Endless, with one event per page.
  const since = vi.spyOn(app.deps.events, 'since').mockImplementation(async () => [
    {
      seq: String((seq += 1)),
      merchant_id: MERCHANT_A,
      mode: 'live',
      topic: 'payment.updated',
      aggregate: 'pay_1',
      payload: {},
      created_at: '2026-11-20T03:00:00Z',
    },
  ]);
  await listen(app, live, '0');

  for (const controller of open) controller.abort();

  await vi.waitFor(async () => {
    const before = since.mock.calls.length;
    await app.ask('GET', '/dashboard/profile', { token: live });
    expect(since.mock.calls.length).toBe(before);
  });
  since.mockRestore();
});

test("nobody receives events of another merchant or mode, or outside the role's permissions", async () => {
  const owner = await listen(app, (await app.signIn('owner@a.test')).live);
  const uploader = await listen(app, (await app.signIn('uploader@a.test')).live);
  await happen(app, 'pay_foreign', MERCHANT_B);
  await happen(app, 'pay_sandbox', MERCHANT_A, 'sandbox');
  await happen(app, 'pay_own');
  await happen(app, 'dis_own', MERCHANT_A, 'live', 'disbursement.updated');

  expect((await owner(2)).map((event) => event.subject_id)).toEqual(['pay_own', 'dis_own']);
  expect((await uploader(1)).map((event) => event.subject_id)).toEqual(['dis_own']);
});

test('without the permission for top ups no such events are sent, and events without a permission are sent to nobody', async () => {
  const developer = await listen(app, (await app.signIn('developer@a.test')).live);
  const finance = await listen(app, (await app.signIn('finance@a.test')).live);
  await happen(app, 'top_own', MERCHANT_A, 'live', 'top_up.updated');
  await happen(app, 'new_own', MERCHANT_A, 'live', 'something_new.updated');
  await happen(app, 'pay_own');

  expect((await finance(2)).map((event) => event.subject_id)).toEqual(['top_own', 'pay_own']);
  expect((await developer(1)).map((event) => event.subject_id)).toEqual(['pay_own']);
});

test('a notification is sent only to its person', async () => {
  const owner = await listen(app, (await app.signIn('owner@a.test')).live);
  const finance = await listen(app, (await app.signIn('finance@a.test')).live);
  const [ownerId = ''] = PEOPLE.filter(({ email }) => email === 'owner@a.test').map(({ userId }) => userId);
  await happen(app, ownerId, MERCHANT_A, 'live', 'notification.updated');
  await happen(app, 'pay_own');

  expect((await owner(2)).map((event) => event.subject_id)).toEqual([ownerId, 'pay_own']);
  expect((await finance(1)).map((event) => event.subject_id)).toEqual(['pay_own']);
});

test('a signed-out client receives nothing more', async () => {
  const { live } = await app.signIn('owner@a.test');
  const read = await listen(app, live);
  await app.ask('POST', '/dashboard/logout', { token: live });

  await happen(app, 'pay_after');

  expect(await read(1)).toEqual([]);
});

test.each([
  [
    'a permission is removed from the role',
    sql`update role set permissions = array_remove(permissions, 'payment.view') where merchant_id = ${MERCHANT_A} and name = 'Finance'`,
  ],
  ['the user is disabled', sql`update user_account set status = 'disabled' where email = 'finance@a.test'`],
  [
    'the merchant is suspended',
    sql`update merchant set is_suspended = true where merchant_id = ${MERCHANT_A}`,
  ],
])(
  'when %s, the stream ends before the next event, and says that the session changed if it goes on',
  async (_, change) => {
    const { live } = await app.signIn('finance@a.test');
    const read = await listen(app, live);
    await app.db.system((tx) => tx.run(change));

    await happen(app, 'pay_after');
    const heard = await read(1);
    const isOver = String(change.sql).includes('disabled');
    await app.db.system(async (tx) => {
      await tx.run(sql`update user_account set status = 'active' where email = 'finance@a.test'`);
      await tx.run(sql`update merchant set is_suspended = false where merchant_id = ${MERCHANT_A}`);
    });

    expect(heard.filter(({ topic }) => topic !== 'session.updated')).toEqual([]);
    expect(heard.length).toBe(isOver ? 0 : 1);
  },
);

test('after a reconnect, missed events come first, each once', async () => {
  const { live } = await app.signIn('owner@a.test');
  const before = await listen(app, live);
  await happen(app, 'pay_before');
  const [last] = await before(1);
  for (const id of ['pay_a', 'pay_b', 'pay_c']) await happen(app, id);
  const after = await listen(app, live, last?.id);
  await happen(app, 'pay_d');

  expect((await after(4)).map((event) => event.subject_id)).toEqual(['pay_a', 'pay_b', 'pay_c', 'pay_d']);
});

test('a client that lost the connection before the first event resumes at the received position', async () => {
  const { live } = await app.signIn('owner@a.test');
  const { place } = await listen(app, live);
  await happen(app, 'pay_meanwhile');

  expect((await listen(app, live, place).then((read) => read(1))).map((event) => event.subject_id)).toEqual([
    'pay_meanwhile',
  ]);
});

test('an unknown position, such as from before a data reset, starts anew and is reported', async () => {
  const { live } = await app.signIn('owner@a.test');
  const before = await listen(app, live);
  await happen(app, 'pay_old');
  // Positions are assigned after the commit, so the first received event has its own.
  const [old] = await before(1);
  const read = await listen(app, live, '500000');
  await happen(app, 'pay_new');

  expect(read.place).toBe(old?.id);
  expect((await read(1)).map((event) => event.subject_id)).toEqual(['pay_new']);
});

test('every instance sends what one instance relays', async () => {
  const { live } = await app.signIn('owner@a.test');
  const read = await listen(other, live);
  await happen(app, 'pay_elsewhere');

  expect((await read(1)).map((event) => event.subject_id)).toEqual(['pay_elsewhere']);
});

test('a rolled-back change is not sent', async () => {
  const { live } = await app.signIn('owner@a.test');
  const read = await listen(app, live);
  await app.db
    .tenant({ merchantId: MERCHANT_A, mode: 'live' }, async (tx) => {
      await outbox.add(tx, { topic: 'payment.updated', aggregate: 'pay_lost', payload: {} });
      throw new Error('no');
    })
    .catch(() => undefined);
  await happen(app, 'pay_kept');

  expect((await read(1)).map((event) => event.subject_id)).toEqual(['pay_kept']);
});

test('numbers follow the relay order, without a gap', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => happen(app, `pay_${i}`)));
  await listen(app, (await app.signIn('owner@a.test')).live, '0').then((read) => read(20));

  const { gaps, waiting } = await app.db.system((tx) =>
    tx.one<{ gaps: string; waiting: string }>(sql`
      select max(seq) - count(seq) as gaps, count(*) filter (where seq is null) as waiting from outbox`),
  );
  expect([gaps, waiting]).toEqual(['0', '0']);
});

test.each(['x', '-1', '9223372036854775808', '9999999999999999999'])(
  'the impossible resume point %s is refused',
  async (lastEventId) => {
    const { live: token } = await app.signIn('owner@a.test');

    const reply = await app.ask('GET', '/dashboard/events', {
      token,
      headers: { 'last-event-id': lastEventId },
    });

    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({ errors: [{ field: 'Last-Event-ID' }] });
  },
);
