import { expect, test, vi } from 'vitest';
import { sessionOf } from '../../shared/testing/sessions.ts';
import { pageViewPort } from './page-view-port.ts';

const COLLECTOR = 'https://collector.test/views';
const VIEWS = [{ route: '/payments/{id}', at: '2026-11-20T03:00:00.000Z' }];
const person = sessionOf({ viewing_as: null });

const portTo = (to: string, change: Partial<Parameters<typeof pageViewPort>[0]> = {}) => {
  const trackPageViews = vi.fn(async () => undefined);
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  const send = pageViewPort({
    to,
    client: { trackPageViews } as never,
    session: person,
    navigator: { doNotTrack: null },
    fetch: fetch as never,
    ...change,
  });
  return { send, trackPageViews, fetch };
};

test.each(['off', '', 'http://collector.test/views', 'javascript:alert(1)'])('%j sends nothing', (to) => {
  expect(portTo(to).send).toBeNull();
});

test('the own collector gets the routes, and knows the person from the token', async () => {
  const { send, trackPageViews, fetch } = portTo('own');

  await send?.(VIEWS);

  expect(trackPageViews).toHaveBeenCalledExactlyOnceWith({ body: { views: VIEWS } });
  expect(fetch).not.toHaveBeenCalled();
});

test('another collector gets each view with merchant, name, e-mail and mode, and no cookies', async () => {
  const { send, trackPageViews, fetch } = portTo(COLLECTOR);

  await send?.(VIEWS);

  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(COLLECTOR);
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  });
  expect(JSON.parse(String(init?.body))).toEqual({
    views: [
      {
        merchant_id: person.merchant_id,
        merchant_name: person.merchant_name,
        email: person.email,
        mode: 'live',
        route: '/payments/{id}',
        at: '2026-11-20T03:00:00.000Z',
      },
    ],
  });
  expect(trackPageViews).not.toHaveBeenCalled();
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { doNotTrack: null, globalPrivacyControl: true }],
])('%s sends nothing to any collector', (_, navigator) => {
  expect([portTo('own', { navigator }).send, portTo(COLLECTOR, { navigator }).send]).toEqual([null, null]);
});

test('nothing is sent while viewing as another role', () => {
  const session = sessionOf({ viewing_as: { role_id: 9, role_name: 'Viewer' } as never });

  expect([portTo('own', { session }).send, portTo(COLLECTOR, { session }).send]).toEqual([null, null]);
});
