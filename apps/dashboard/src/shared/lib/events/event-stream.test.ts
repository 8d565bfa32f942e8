import { eventStream } from '@dasbor/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestEnvironment } from '../../testing/test-app.tsx';
import { joinStream, type Place } from './event-stream.ts';

const paid = (id: string) => ({ topic: 'payment.updated', subject_id: id, status: 'completed', at: '' });

/** Exclusive locks by name, as in browsers. */
const lockManager = () => {
  let last = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  };
  return { request };
};

const browser = () => {
  const live = eventStream();
  const { clients, fetch } = createTestEnvironment({ scenario: { streamEvents: live } });
  const opened: AbortController[] = [];
  const openWindow = () => {
    const heard: string[] = [];
    const place: Place = {};
    const window = new AbortController();
    opened.push(window);
    const tell = ({ subject_id: id }: { subject_id: string }) => void heard.push(id);
    joinStream({ connection: clients.live, name: 'events', place, tell, signal: window.signal });
    return { heard, place, close: () => window.abort() };
  };
  const asked = () => fetch.callsOf('streamEvents').map(({ headers }) => headers.get('Last-Event-ID'));
  return { live, openWindow, asked, closeAll: () => opened.forEach((window) => window.abort()) };
};

let windows: ReturnType<typeof browser>;
beforeEach(() => {
  windows = browser();
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
});
afterEach(() => {
  windows.closeAll();
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('seven windows', () => {
  it('share one stream and all receive its events', async () => {
    const all = Array.from({ length: 7 }, windows.openWindow);
    await vi.waitFor(() => expect(windows.live.listeners).toBe(1));

    windows.live.push(paid('pay_1'));

    await vi.waitFor(() => expect(all.map(({ heard }) => heard)).toEqual(all.map(() => ['pay_1'])));
    expect(windows.asked()).toEqual([null]);
  });

  it('lose no event when the reader closes: the next one resumes after the last event', async () => {
    const [first, second, third] = [windows.openWindow(), windows.openWindow(), windows.openWindow()];
    await vi.waitFor(() => expect(windows.live.listeners).toBe(1));
    windows.live.push(paid('pay_1'));
    await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([['pay_1'], ['pay_1']]));

    first.close();
    await vi.waitFor(() => expect(windows.asked()).toEqual([null, '1']));
    windows.live.push(paid('pay_2'));

    await vi.waitFor(() => expect(second.heard).toEqual(['pay_1', 'pay_2']));
    await vi.waitFor(() => expect(third.heard).toEqual(['pay_1', 'pay_2']));
    expect(first.heard).toEqual(['pay_1']);
  });

  it('start at the same event as the others if opened later', async () => {
    windows.openWindow();
    await vi.waitFor(() => expect(windows.live.listeners).toBe(1));
    windows.live.push(paid('pay_1'));
    const { place } = windows.openWindow();

    await vi.waitFor(() => expect(place.lastEventId).toBe('1'));
  });
});

it('hidden windows do not read; when visible again they get the latest missed event of each record', async () => {
  const { heard } = windows.openWindow();
  await vi.waitFor(() => expect(windows.live.listeners).toBe(1));

  show('hidden');
  await vi.waitFor(() => expect(windows.live.listeners).toBe(0));
  const elsewhere = new BroadcastChannel('events');
  const say = elsewhere.postMessage.bind(elsewhere);
  for (const id of ['pay_1', 'pay_1', 'pay_2']) say({ event: { ...paid(id), id: '7' } });
  await new Promise((resolve) => {
    elsewhere.addEventListener('message', resolve, { once: true });
    say({ asks: 'place' });
  });
  elsewhere.close();
  expect(heard).toEqual([]);

  show('visible');
  expect(heard).toEqual(['pay_1', 'pay_2']);
  await vi.waitFor(() => expect(windows.asked()).toEqual([null, '7']));
});

it('without locks, a window that opens without the focus does not read until it has the focus', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  Reflect.deleteProperty(navigator, 'locks');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  windows.openWindow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(windows.live.listeners).toBe(0);

  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(windows.live.listeners).toBe(1));
});

it('without locks, the focused window reads', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  windows.openWindow();
  await vi.waitFor(() => expect(windows.live.listeners).toBe(1));

  dispatchEvent(new Event('blur'));
  await vi.waitFor(() => expect(windows.live.listeners).toBe(0));

  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(windows.live.listeners).toBe(1));
});
