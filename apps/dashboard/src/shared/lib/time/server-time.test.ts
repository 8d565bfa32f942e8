import { beforeEach, describe, expect, it, vi } from 'vitest';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

const answer = (at: number, headers = {}) =>
  new Response(null, { headers: { Date: new Date(at).toUTCString(), ...headers } });

describe('server time', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it.each([
    ['6 minutes fast', 6 * MINUTE],
    ['12 minutes slow', -12 * MINUTE],
    ['right', 0],
  ])('is known on a device whose clock is %s, and goes on from there', async (_, off) => {
    const { hearServerTime, serverNow } = await import('./server-time.ts');
    vi.setSystemTime(NOON + off);

    hearServerTime(answer(NOON), 80);
    expect(serverNow()).toBe(NOON);

    vi.advanceTimersByTime(MINUTE);
    expect(serverNow()).toBe(NOON + MINUTE);
  });

  it('does not jump between responses: their headers have whole seconds, and latency varies', async () => {
    const { hearServerTime, serverNow } = await import('./server-time.ts');
    vi.setSystemTime(NOON + 900);
    hearServerTime(answer(NOON), 80);
    hearServerTime(answer(NOON - 20_000), 20_000);

    expect(serverNow()).toBe(NOON + 900);
  });

  it('includes the age of a cached response, and ignores missing headers', async () => {
    const { hearServerTime, serverNow } = await import('./server-time.ts');
    vi.setSystemTime(NOON);
    hearServerTime(answer(NOON - 30 * MINUTE, { Age: '1800' }), 0);
    hearServerTime(new Response(), 0);

    expect(serverNow()).toBe(NOON);
  });

  it('uses the responses of both APIs', async () => {
    const { createClients } = await import('../clients.ts');
    const { serverNow } = await import('./server-time.ts');
    const { createSessionStore } = await import('../session/session-store.ts');
    vi.setSystemTime(NOON - 12 * MINUTE);
    const { sandbox } = createClients({
      baseUrls: { live: 'http://live.test', sandbox: 'http://sandbox.test' },
      store: createSessionStore(),
      fetch: () => Promise.resolve(answer(NOON)),
    });
    const { session } = await import('@dasbor/sdk/resources');

    await sandbox
      .with(session)
      .getSession()
      .catch(() => undefined);

    expect(serverNow()).toBe(NOON);
  });
});
