import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../index.ts';
import { createScenarioFetch, manualClock, ok } from '../testing/index.ts';
import { accessToken } from '../testing/jwt.ts';
import { tabSession } from './tab-session.ts';

const HOUR = 3_600_000;
const first = { token: accessToken(HOUR, 'first'), refresh_token: 'refresh-first' };
const second = { token: accessToken(2 * HOUR, 'second'), refresh_token: 'refresh-second' };
const key = 'dasbor.live';

const eventsAreIn = () => new Promise<void>(queueMicrotask);

/** One storage shared by several tabs, each notified of the others' writes with a delay, as in browsers. */
const browser = () => {
  const values = new Map<string, string>();
  const tabs = new Map<object, EventTarget>();
  const tell = (tab: object, changed: string | null) => {
    for (const [other, target] of tabs) {
      const event = Object.assign(new Event('storage'), { key: changed });
      if (other !== tab) queueMicrotask(() => target.dispatchEvent(event));
    }
  };
  return function openTab() {
    const target = new EventTarget();
    const storage: Storage = {
      length: 0,
      key: () => null,
      clear: () => {
        values.clear();
        tell(storage, null);
      },
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => {
        values.set(name, value);
        tell(storage, name);
      },
      removeItem: (name) => {
        values.delete(name);
        tell(storage, name);
      },
    };
    tabs.set(storage, target);
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    return { storage, session: tabSession({ key, storage }) };
  };
};

let openTab: ReturnType<typeof browser>;
beforeEach(() => {
  openTab = browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('tokens', () => {
  it('survive a reload and are in every tab, and nothing else is stored', () => {
    const { session, storage } = openTab();

    session.write({ ...first, name: 'Ratna Kusuma' } as typeof first);

    expect(session.read()).toEqual(first);
    expect(openTab().session.read()).toEqual(first);
    expect(storage.getItem(key)).not.toContain('Ratna');
  });

  it('change in one tab and are reported in all', async () => {
    const here = openTab().session;
    const there = openTab().session;
    const told = vi.fn<() => void>();
    there.subscribe(told);

    here.write(first);
    await eventsAreIn();

    expect(told).toHaveBeenCalledTimes(1);
    expect(there.read()).toEqual(first);
  });

  it('are reported even if they were read before the event arrived', async () => {
    const session = openTab().session;
    const there = openTab();
    const told = vi.fn<() => void>();
    session.subscribe(told);

    there.storage.setItem(key, JSON.stringify(second));
    session.read();
    expect(told).not.toHaveBeenCalled();
    await eventsAreIn();

    expect(told).toHaveBeenCalled();
    expect(session.read()).toEqual(second);
  });

  it('of another key are not reported', async () => {
    const session = openTab().session;
    const told = vi.fn<() => void>();
    session.subscribe(told);

    openTab().storage.setItem('dasbor.sandbox', JSON.stringify(first));
    await eventsAreIn();

    expect(told).not.toHaveBeenCalled();
  });

  it('that were cleared with the whole storage are gone in every tab', async () => {
    const { session } = openTab();
    const there = openTab();
    session.write(first);
    const told = vi.fn<() => void>();
    session.subscribe(told);

    there.storage.clear();
    await eventsAreIn();

    expect(told).toHaveBeenCalled();
    expect(session.read()).toBe(null);
  });

  it.each(['', 'x', 'null', '[]', '{"token":1}'])('that are %j are ignored', (text) => {
    const { session, storage } = openTab();

    storage.setItem(key, text);

    expect(session.read()).toBe(null);
  });

  it('can be unsubscribed from', () => {
    const { session } = openTab();
    const told = vi.fn<() => void>();

    session.subscribe(told)();
    session.write(first);

    expect(told).not.toHaveBeenCalled();
  });
});

describe.each(['Web Locks', 'a lease in the storage'])('two tabs over %s', (kind) => {
  beforeEach(() => {
    if (kind !== 'Web Locks') vi.stubGlobal('navigator', {});
  });

  it('run one after the other', async () => {
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      return name;
    };

    const answers = await Promise.all([
      openTab().session.lock(work('one')),
      openTab().session.lock(work('two')),
    ]);

    expect(answers).toEqual(['one', 'two']);
    expect([steps.slice(0, 2), steps.slice(2)].map((turn) => turn.map((step) => step.split(' ')[1]))).toEqual(
      [
        ['begins', 'ends'],
        ['begins', 'ends'],
      ],
    );
  });

  it('release the lock when the work fails', async () => {
    await expect(openTab().session.lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(await openTab().session.lock(async () => 'mine')).toBe('mine');
  });

  it('use one refresh token', async () => {
    const fetch = createScenarioFetch({ refreshToken: ok({ data: second }) });
    openTab().session.write(first);
    const clock = manualClock(0);
    const ended = vi.fn<() => void>();
    const tabs = [openTab().session, openTab().session];
    for (const session of tabs)
      createClient({ baseUrl: 'http://api.test', session, fetch, clock, onSessionEnd: ended });

    await clock.advance(50 * 60_000);
    await vi.waitFor(() => expect(tabs.map((session) => session.read())).toEqual([second, second]));
    await Promise.all(tabs.map((session) => session.lock(async () => {})));

    expect(fetch.calls.map(({ body }) => body)).toEqual([{ token: 'refresh-first' }]);
    expect(ended).not.toHaveBeenCalled();
  });
});

it('signing out in one tab ends the session of each tab once', async () => {
  openTab().session.write(first);
  const ends: string[] = [];
  const tabs = ['one', 'two'].map((name) => {
    const { session } = openTab();
    const fetch = createScenarioFetch();
    createClient({
      baseUrl: 'http://api.test',
      session,
      fetch,
      clock: manualClock(0),
      onSessionEnd: (why) => ends.push(`${name} ${why}`),
    });
    return session;
  });

  tabs[0]?.write(null);
  await eventsAreIn();

  expect(ends.sort()).toEqual(['one signed_out', 'two signed_out']);
});

it('a tab that died with the lease blocks no longer than the lease', async () => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
  const { storage, session } = openTab();
  storage.setItem(`${key}.lock`, `dead ${Date.now() + 15_000}`);
  const done = vi.fn<() => void>();

  void session.lock(async () => done());
  await vi.advanceTimersByTimeAsync(14_900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);

  expect(done).toHaveBeenCalledTimes(1);
});
