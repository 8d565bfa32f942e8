import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { createClient, type LiveEvent, memorySession, streamEvents } from '../index.ts';
import { createScenarioFetch, eventStream, offline, problem, type Scenario } from '../testing/index.ts';

const paid = (status: string) => ({
  topic: 'payment.updated',
  subject_id: 'pay_1',
  status,
  at: '2026-11-20T03:40:11Z',
});
const leaving = () => new AbortController();
const connect = (scenario: Scenario) => {
  const fetch = createScenarioFetch(scenario);
  const session = memorySession({ token: 'a.b.c', refresh_token: 'r' });
  return { fetch, client: createClient({ baseUrl: 'http://api.test', session, fetch }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Runs the loop and collects its events. */
const follow = (
  client: Parameters<typeof streamEvents>[0],
  options: Parameters<typeof streamEvents>[1] = {},
) => {
  const events: LiveEvent[] = [];
  const ended = (async () => {
    for await (const event of streamEvents(client, options)) events.push(event);
    return 'finished';
  })();
  ended.catch(() => {});
  return { events, ended };
};

it('events arrive as they happen, typed and with their id', async () => {
  const live = eventStream();
  const { client } = connect({ streamEvents: live });
  const { events } = follow(client);
  await passing(0);

  live.push(paid('processing'));
  live.push(paid('completed'));
  await passing(0);

  expect(events).toEqual([
    { ...paid('processing'), id: '1' },
    { ...paid('completed'), id: '2' },
  ]);
  expectTypeOf(events[0]!.status).toEqualTypeOf<string>();
});

it('a lost connection resumes after the last event, so that none is missed or repeated', async () => {
  const live = eventStream();
  const { client, fetch } = connect({ streamEvents: live });
  const onOpen = vi.fn<() => void>();
  const { events } = follow(client, { onOpen });
  await passing(0);
  live.push(paid('processing'));
  await passing(0);

  live.drop();
  live.push(paid('completed'));
  await passing(1_000);
  live.push(paid('settled'));
  await passing(0);

  expect(events.map(({ id, status }) => [id, status])).toEqual([
    ['1', 'processing'],
    ['2', 'completed'],
    ['3', 'settled'],
  ]);
  expect(fetch.callsOf('streamEvents').map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([
    null,
    '1',
  ]);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('starts after the given event', async () => {
  const live = eventStream();
  live.push(paid('started'));
  live.push(paid('processing'));
  const { client } = connect({ streamEvents: live });

  const { events } = follow(client, { lastEventId: '1' });
  await passing(0);

  expect(events.map(({ id }) => id)).toEqual(['2']);
});

it('an unreachable API is retried with increasing delays, at most every 30 seconds', async () => {
  const { client, fetch } = connect({ streamEvents: offline() });
  follow(client);

  await passing(1_000);
  expect(fetch.calls).toHaveLength(2);
  await passing(2_000);
  expect(fetch.calls).toHaveLength(3);

  await passing(120_000);
  const before = fetch.calls.length;
  await passing(30_000);
  expect(fetch.calls.length - before).toBeGreaterThanOrEqual(1);
  expect(fetch.calls.length - before).toBeLessThanOrEqual(2);
});

it('after a connection that worked, resumes within a second, however long the earlier outage was', async () => {
  const live = eventStream();
  const { client } = connect({ streamEvents: [offline(), offline(), offline(), offline(), live] });
  follow(client);
  await passing(30_000);
  live.push(paid('processing'));
  await passing(0);

  live.drop();
  await passing(1_000);

  expect(live.listeners).toBe(1);
});

it('waits out rate limits and a busy API', async () => {
  const live = eventStream();
  const { client } = connect({
    streamEvents: [
      problem(429, 'DPAY_RATE_LIMITED', { retry_after: 0 }),
      problem(503, 'DPAY_SERVICE_UNAVAILABLE'),
      live,
    ],
  });
  follow(client);

  await passing(4_000);

  expect(live.listeners).toBe(1);
});

it('the loop rejects if a retry would not help', async () => {
  const { client } = connect({ streamEvents: problem(403, 'DPAY_MODE_MISMATCH') });

  const { ended } = follow(client);

  await expect(ended).rejects.toMatchObject({ name: 'ForbiddenError', operation: 'streamEvents' });
});

const answering =
  (text: string, type = 'text/event-stream') =>
  () =>
    new Response(text, { headers: { 'Content-Type': type } });

it.each([
  ['a page', answering('<html>\ndata: {"topic":"x"}\n\n', 'text/html')],
  ['JSON', answering('{"data":[]}', 'application/json')],
  ['a stream of something else', answering('data: {bad\n\n')],
  ['a stream of what is no object', answering('data: 7\n\n')],
])('the loop rejects with an ApiError if %s answers', async (_, answer) => {
  const { client, fetch } = connect({ streamEvents: answer });

  const { ended, events } = follow(client);
  await passing(60_000);

  await expect(ended).rejects.toMatchObject({ name: 'ServerError', operation: 'streamEvents' });
  expect(events).toEqual([]);
  expect(fetch.calls).toHaveLength(1);
});

it('a page in place of a later stream is retried', async () => {
  const live = eventStream();
  const again = eventStream();
  const { client } = connect({ streamEvents: [live, answering('<html>', 'text/html') as never, again] });
  follow(client);
  await passing(0);

  live.drop();
  await passing(5_000);

  expect(again.listeners).toBe(1);
});

it('a server that requests no delay is retried about once a second', async () => {
  const { client, fetch } = connect({ streamEvents: answering('retry: 0\n\n') });
  follow(client);

  await passing(1_500);

  expect(fetch.calls.length).toBeLessThanOrEqual(4);
});

it('the loop ends without an error when its signal aborts, also during a wait', async () => {
  const live = eventStream();
  const [first, second] = [leaving(), leaving()];
  const open = follow(connect({ streamEvents: live }).client, { signal: first.signal });
  const waiting = follow(connect({ streamEvents: offline() }).client, { signal: second.signal });
  await passing(10);

  first.abort();
  second.abort();
  await passing(0);

  expect(await open.ended).toBe('finished');
  expect(await waiting.ended).toBe('finished');
  expect(live.listeners).toBe(0);
});

it('leaving the loop closes the connection', async () => {
  const live = eventStream();
  live.push(paid('started'));
  const { client } = connect({ streamEvents: live });

  for await (const event of streamEvents(client, { lastEventId: '0' })) {
    expect(event.id).toBe('1');
    break;
  }
  await passing(0);

  expect(live.listeners).toBe(0);
});

it('a stream outlives the timeout of calls', async () => {
  const live = eventStream();
  const fetch = createScenarioFetch({ streamEvents: live });
  const client = createClient({ baseUrl: 'http://api.test', fetch, timeoutMs: 1 });
  const { events } = follow(client);
  await passing(30_000);

  live.push(paid('completed'));
  await passing(0);

  expect(events).toHaveLength(1);
  expect(fetch.calls).toHaveLength(1);
});

it.each([Number.NaN, -1])(
  'a silence of %s ms is refused: it would treat every connection as lost',
  async (silenceMs) => {
    const { client, fetch } = connect({ streamEvents: eventStream() });

    await expect(follow(client, { silenceMs }).ended).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    expect(fetch.calls).toHaveLength(0);
  },
);
