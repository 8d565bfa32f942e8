import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../platform/work/outbox.ts';
import { basic, rebuild, startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import type { TestKey } from '../../testing/keys.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX } from '../../testing/trade.ts';
import { publishEvent } from './publish.ts';
import { codeOf, happen } from './testing/webhooks.ts';

const PATH = '/dashboard/webhook-events';
const B_LIVE = { merchantId: MERCHANT_B, mode: 'live' } as const;

let app: TestApp;
let other: TestApp;
let key: TestKey;
const open = new Set<AbortController>();

beforeAll(async () => {
  app = await startTestApp();
  other = await rebuild(app);
  await Promise.all([app, other].map(({ live }) => live.listen({ host: '127.0.0.1', port: 0 })));
  key = await addKey(app.db, A_LIVE, 1, { scopes: { webhooks: 'read', payments: 'read' } });
});
afterEach(() => {
  for (const controller of open) controller.abort();
  open.clear();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

type Heard = { id: string; event: string; body: string };
type Listening = { place: string; read: (count: number) => Promise<Heard[]> };

/** Opens a stream; `read` waits for a number of events, or for the end. */
const listen = async ({
  at = app,
  secret = key.secret,
  query = '',
  lastEventId = undefined as string | undefined,
} = {}): Promise<Listening> => {
  const controller = new AbortController();
  open.add(controller);
  const { port } = at.live.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${PATH}${query}`, {
    headers: { authorization: basic(secret), ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const more = async (): Promise<boolean> => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    text += value ?? '';
    return !done;
  };
  await more();
  return {
    place: /^retry: 3000\nid: (\d+)\n\n/.exec(text)?.[1] ?? '',
    read: async (count) => {
      for (;;) {
        const events = [...text.matchAll(/id: (\d+)\nevent: (\S+)\ndata: (.+)\n\n/g)].map(
          ([, id = '', event = '', body = '']) => ({ id, event, body }),
        );
        if (events.length >= count || !(await more())) return events;
      }
    },
  };
};

const subjects = (heard: readonly Heard[]): string[] =>
  heard.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
const pay = async (
  id: string,
  { tenant = A_LIVE as Parameters<typeof happen>[1], event = 'payment.completed' as const } = {},
) => {
  await happen(app, tenant, { event, subjectId: id, data: { id } });
  app.deps.wake();
};

test('the stream sends the same bytes as webhooks, even without any webhook', async () => {
  const { read } = await listen();
  await pay('pay_1');

  const [heard] = await read(1);
  const { body } = await app.db.system((tx) =>
    tx.one<{ body: string }>(sql`select body from webhook_event where subject_id = 'pay_1'`),
  );

  expect(heard).toMatchObject({ event: 'payment.completed', body });
  expect(JSON.parse(body)).toMatchObject({
    event: 'payment.completed',
    is_live: true,
    data: { id: 'pay_1' },
  });
});

test('the stream has no events of another merchant or mode', async () => {
  const { read } = await listen();
  await pay('pay_foreign', { tenant: B_LIVE });
  await pay('pay_sandbox', { tenant: A_SANDBOX });
  await pay('pay_own');

  expect(subjects(await read(1))).toEqual(['pay_own']);
});

test('only the requested events are sent', async () => {
  const { read } = await listen({ query: '?events=payment.failed&events=payment.expired' });
  await pay('pay_completed');
  await happen(app, A_LIVE, { event: 'payment.expired', subjectId: 'pay_e', data: { id: 'pay_e' } });
  await happen(app, A_LIVE, { event: 'payment.failed', subjectId: 'pay_f', data: { id: 'pay_f' } });
  app.deps.wake();

  expect(subjects(await read(2))).toEqual(['pay_e', 'pay_f']);
});

test('a key receives the events it may read, and is refused if it names another', async () => {
  const { read } = await listen();
  await happen(app, A_LIVE, { event: 'order.created', subjectId: 'ord_1', data: { id: 'ord_1' } });
  await pay('pay_readable');

  expect(subjects(await read(1))).toEqual(['pay_readable']);
  const named = await app.ask('GET', `${PATH}?events=order.created`, { apiKey: key.secret });
  expect(named.json()).toMatchObject({
    error_code: 'DPAY_API_KEY_SCOPE_MISSING',
    params: { scope: 'orders:read' },
  });
  const { secret } = await addKey(app.db, A_LIVE, 4, { scopes: { webhooks: 'read' } });
  expect(codeOf(await app.ask('GET', PATH, { apiKey: secret }))).toEqual([403, 'DPAY_API_KEY_SCOPE_MISSING']);
});

test('after a reconnect, missed events come first, each once, however many', async () => {
  const before = await listen();
  await pay('pay_before');
  const [last] = await before.read(1);
  const missed = Array.from({ length: 60 }, (_, i) => `pay_missed_${i}`);
  for (const id of missed) await pay(id);
  const { read } = await listen({ at: other, lastEventId: last?.id });
  await pay('pay_after');

  expect(subjects(await read(61))).toEqual([...missed, 'pay_after']);
});

test('a client that lost the connection before the first event resumes at the received position', async () => {
  const { place } = await listen();
  await pay('pay_meanwhile');

  const { read } = await listen({ lastEventId: place });

  expect(subjects(await read(1))).toEqual(['pay_meanwhile']);
});

test('an unknown position, such as from before a data reset, starts anew and is reported', async () => {
  const before = await listen();
  await pay('pay_old');
  // Positions are assigned after the commit, so the first received event has its own.
  const [old] = await before.read(1);
  const { place, read } = await listen({ lastEventId: '500000' });
  await pay('pay_new');

  expect(place).toBe(old?.id);
  expect(subjects(await read(1))).toEqual(['pay_new']);
});

test('an event with an older id that is committed later is also sent', async () => {
  const { read } = await listen({ at: other });
  const older = new Date(app.clock.now().getTime() - 60_000);
  await pay('pay_newer');
  await read(1);
  await app.db.tenant(A_LIVE, (tx) =>
    publishEvent(
      { tx, now: older, ids: app.deps.ids },
      { event: 'payment.completed', subjectId: 'pay_older', data: { id: 'pay_older' } },
    ),
  );
  app.deps.wake();

  expect(subjects(await read(2))).toEqual(['pay_newer', 'pay_older']);
});

test('a rolled-back change is not sent', async () => {
  const { read } = await listen();
  await app.db
    .tenant(A_LIVE, async (tx) => {
      const { ids, clock } = app.deps;
      await publishEvent(
        { tx, now: clock.now(), ids },
        { event: 'payment.completed', subjectId: 'pay_lost', data: { id: 'pay_lost' } },
      );
      throw new Error('no');
    })
    .catch(() => undefined);
  await pay('pay_kept');

  expect(subjects(await read(1))).toEqual(['pay_kept']);
});

test.each([
  ['revoked', (id: string) => sql`update api_key set revoked_at = '2026-11-20' where id = ${id}`],
  ['stripped of its scope', (id: string) => sql`update api_key set scopes = '{}' where id = ${id}`],
  [
    'restricted to other addresses',
    (id: string) => sql`update api_key set allowed_ips = '{10.0.0.1}' where id = ${id}`,
  ],
  [
    'rotated and expired',
    (id: string) => sql`update api_key_secret set ends_at = '2026-11-19' where key_id = ${id}`,
  ],
] as const)('the stream of a key that is %s ends without further events', async (what, change) => {
  const number = 100 + what.length;
  const { id, secret } = await addKey(app.db, A_LIVE, number, {
    scopes: { webhooks: 'read', payments: 'read' },
  });
  const { read } = await listen({ secret });
  await app.db.system((tx) => tx.run(change(id)));

  await pay('pay_after');

  expect(await read(1)).toEqual([]);
});

test('dashboards do not receive the position events', async () => {
  const { live } = await app.signIn('owner@a.test');
  const { port } = app.live.server.address() as AddressInfo;
  const controller = new AbortController();
  open.add(controller);
  const response = await fetch(`http://127.0.0.1:${port}/dashboard/events`, {
    headers: { authorization: `Bearer ${live}`, 'last-event-id': '0' },
    signal: controller.signal,
  });
  await app.db.tenant(A_LIVE, (tx) =>
    outbox.add(tx, { topic: 'payment.updated', aggregate: 'pay_last', payload: { status: 'completed' } }),
  );
  app.deps.wake();
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.includes('pay_last')) break;
  }

  expect(text).not.toContain('webhook_event');
});

test('the stream needs a key with the scope and mode, and a valid position and events', async () => {
  const { live: token } = await app.signIn('owner@a.test');
  const { secret: without } = await addKey(app.db, A_LIVE, 2, { scopes: { payments: 'write' } });
  const { secret: sandbox } = await addKey(app.db, A_SANDBOX, 3);
  const ask = async (query: string, how: Parameters<TestApp['ask']>[2]) =>
    codeOf(await app.ask('GET', `${PATH}${query}`, how));

  expect(await ask('', {})).toEqual([401, 'DPAY_API_KEY_INVALID']);
  expect(await ask('', { token })).toEqual([403, 'DPAY_API_KEY_REQUIRED']);
  expect(await ask('', { apiKey: without })).toEqual([403, 'DPAY_API_KEY_SCOPE_MISSING']);
  expect(await ask('', { apiKey: sandbox })).toEqual([403, 'DPAY_MODE_MISMATCH']);
  expect(await ask('?events=payment.eaten', { apiKey: key.secret })).toEqual([400, 'DPAY_INVALID_REQUEST']);
  const beyond = { 'last-event-id': '9999999999999999999' };
  expect(await ask('', { apiKey: key.secret, headers: beyond })).toEqual([400, 'DPAY_INVALID_REQUEST']);
  expect(await ask('', { apiKey: key.secret, headers: { 'last-event-id': 'x' } })).toEqual([
    400,
    'DPAY_INVALID_REQUEST',
  ]);
});
