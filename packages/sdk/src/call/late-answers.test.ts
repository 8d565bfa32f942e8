import { describe, expect, it } from 'vitest';
import { createClient, NetworkError } from '../index.ts';
import { manualClock } from '../testing/index.ts';

/** A `fetch` that ignores signals and responds on command, with a body that records whether it was read or cancelled. */
const heedless = (status: number, type: string) => {
  const body = { wasRead: false, wasClosed: false };
  let answer = () => {};
  const fetch = () =>
    new Promise<Response>((resolve) => {
      const stream = new ReadableStream(
        { pull: () => void (body.wasRead = true), cancel: () => void (body.wasClosed = true) },
        { highWaterMark: 0 },
      );
      answer = () => resolve(new Response(stream, { status, headers: { 'Content-Type': type } }));
    });
  const clock = manualClock();
  const client = createClient({ baseUrl: 'http://api.test', fetch, clock, retry: false });
  return { client, clock, body, answer: () => answer() };
};

type Client = ReturnType<typeof heedless>['client'];
type Options = { signal?: AbortSignal; timeoutMs?: number };

const list = (client: Client, options: Options) => client.listBanks(options);
const stream = (client: Client, options: Options) => client.streamEvents(options);
const file = (client: Client, options: Options) =>
  client.getDisbursementReceipt({ path: { item_id: 'dis_item_1' }, ...options });

describe('the late response of a fetch that ignores its signal', () => {
  it.each<[string, typeof list | typeof stream | typeof file, number, string]>([
    ['a success', list, 200, 'application/json'],
    ['a refusal', list, 500, 'application/json'],
    ['a stream', stream, 200, 'text/event-stream'],
    ['a file', file, 200, 'application/pdf'],
  ])('is cancelled without being read: %s', async (_, call, status, type) => {
    const { client, clock, body, answer } = heedless(status, type);
    const leaving = new AbortController();
    const ended = call(client, { signal: leaving.signal }).catch((error: unknown) => error);
    await clock.advance(1);
    leaving.abort();
    expect(await ended).toBeInstanceOf(NetworkError);

    answer();
    await clock.advance(1);

    expect(body).toEqual({ wasRead: false, wasClosed: true });
  });

  it("is also cancelled after the call's timeout", async () => {
    const { client, clock, body, answer } = heedless(200, 'application/json');
    const ended = list(client, { timeoutMs: 20 }).catch((error: unknown) => error);
    await clock.advance(20);
    expect(await ended).toMatchObject({ reason: 'timeout' });

    answer();
    await clock.advance(1);

    expect(body).toEqual({ wasRead: false, wasClosed: true });
  });

  it('is left open if it was in time: the caller reads the stream', async () => {
    const { client, clock, body, answer } = heedless(200, 'text/event-stream');
    const opened = stream(client, {});
    await clock.advance(1);

    answer();
    await opened;
    await clock.advance(60_000);

    expect(body.wasClosed).toBe(false);
  });
});
