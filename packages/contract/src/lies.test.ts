import { expect, test } from 'vitest';
import { COFFEE, failuresOf, runAgainst } from './testing/run-against.ts';
import type { Answer, Asked, Fault } from './testing/small-server.ts';

/** Responds as if these parameters had not been sent, but only if they were accepted. */
const ignoring =
  (...names: readonly string[]): Fault =>
  (answer, asked) => {
    const url = new URL(asked.url);
    for (const name of names) url.searchParams.delete(name);
    return answer.status === 200 && asked.method === 'GET' ? asked.honestly({ ...asked, url }) : answer;
  };

const ignoringZone: Fault = (_, asked) => {
  const headers = new Headers(asked.headers);
  headers.delete('timezone');
  return asked.honestly({ ...asked, headers });
};

const makesTwice: Fault = (answer, asked) => {
  const headers = new Headers(asked.headers);
  headers.set('idempotency-key', crypto.randomUUID());
  if (answer.headers?.['idempotent-replayed']) asked.honestly({ ...asked, headers });
  return answer;
};

const twoAPage =
  (isShort: (limit: number) => boolean): Fault =>
  (answer, asked) => {
    const url = new URL(asked.url);
    if (isShort(Number(url.searchParams.get('limit') ?? 10))) url.searchParams.set('limit', '2');
    return answer.status === 200 && url.pathname === '/sips' ? asked.honestly({ ...asked, url }) : answer;
  };

const fewerThanCounted: Fault = (answer, { url }) =>
  answer.status === 200 && url.searchParams.has('count')
    ? { ...answer, body: { ...answer.body, page: { next_cursor: null, previous_cursor: null, total: 9 } } }
    : answer;

const withTicket =
  (ticket: string): Fault =>
  (answer, { url }) =>
    isRead(answer, url) ? { ...answer, body: { data: { ...answer.body.data, ticket } } } : answer;

const ofAnotherBean: Fault = (answer, { url }) =>
  isRead(answer, url) && url.searchParams.has('expand')
    ? { ...answer, body: { data: { ...answer.body.data, bean: { id: `bea_${'0'.repeat(25)}9` } } } }
    : answer;

const withGuests =
  (told: unknown, read: unknown): Fault =>
  (answer, asked) => {
    const isMade = asked.method === 'POST' && asked.url.pathname === '/coffees' && answer.status === 200;
    if (!isMade && !isRead(answer, asked.url)) return answer;
    const { data } = answer.body as { data: object };
    return { ...answer, body: { data: { ...data, guests: isMade ? told : read } } };
  };

/** Claims to have served a coffee now, but still returns an earlier time. */
const servesNone =
  (readAt: string | undefined): Fault =>
  (answer, { method, url }) => {
    if (!isRead(answer, url)) return answer;
    const served = method === 'POST';
    const updated_at = served ? '2026-11-20T03:00:00.000Z' : readAt;
    return { ...answer, body: { data: { ...answer.body.data, served, updated_at } } };
  };

const ofLiveMode: Fault = (answer, { url }) => {
  const { data } = (answer.body ?? {}) as { data?: unknown };
  return url.pathname === '/coffees' && Array.isArray(data)
    ? { ...answer, body: { ...answer.body, data: data.map((one: object) => ({ ...one, mode: 'live' })) } }
    : answer;
};

const withSums =
  ({
    more = 0,
    stillDue = 0,
    lid = 'blue',
    cup = null,
  }: {
    more?: number;
    stillDue?: number;
    lid?: string | null;
    cup?: { is_own: boolean } | null;
  }): Fault =>
  (answer, { url }) => {
    if (!isRead(answer, url)) return answer;
    const { data } = answer.body as { data: { price: number } };
    const total = data.price + 2_000 + more;
    const told = { tax: 2_000, total, due: total + stillDue, size: 'large', lid, cup };
    return { ...answer, body: { data: { ...data, ...told } } };
  };

const isRead = (answer: Answer, url: Asked['url']): answer is Answer & { body: { data: object } } =>
  answer.status === 200 && url.pathname.startsWith('/coffees/');

const TWICE = 'createCoffee: the same request with the same key gets the first answer again';
const LENGTH = 'listSips: a page is as long as was asked for';
const DAYS = 'listCoffees: narrowed to a day it shows its rows and no others';
const SEARCH = 'listCoffees: searched by id it shows the rows that say it and no others';

test.each<[string, Fault, string]>([
  ['makes another for a repeat that it answers with the first', makesTwice, TWICE],
  ['ignores the days', ignoring('from', 'to'), DAYS],
  ['ignores the first day', ignoring('from'), DAYS],
  ['ignores the last day', ignoring('to'), DAYS],
  [
    'has no rows of a day that has some',
    (answer, { url }) =>
      url.searchParams.has('from') && answer.status === 200
        ? { ...answer, body: { data: [], page: {} } }
        : answer,
    DAYS,
  ],
  [
    'does not say when its rows are of',
    (answer, { url }) =>
      url.pathname === '/coffees' && answer.status === 200
        ? { ...answer, body: { ...answer.body, data: [COFFEE] } }
        : answer,
    DAYS,
  ],
  [
    'ignores in which zone days are',
    ignoringZone,
    'listCoffees: Timezone that is none of its values is named',
  ],
  ['ignores the search', ignoring('search'), SEARCH],
  [
    'finds nothing',
    (answer, { url }) =>
      url.searchParams.has('search') && answer.status === 200
        ? { ...answer, body: { data: [], page: {} } }
        : answer,
    SEARCH,
  ],
  ['ignores what a list is to be expanded with', ignoring('expand'), 'listCoffees: expand=bean succeeds'],
  ['ignores what a record is to be expanded with', ignoring('expand'), 'getCoffee: expand=bean succeeds'],
  ['expands with another record', ofAnotherBean, 'getCoffee: expand=bean succeeds'],
  [
    'shows two rows where ten were asked for',
    twoAPage((limit) => limit === 10),
    'listSips: limit=10 succeeds',
  ],
  [
    'shows two rows where ten are usual',
    twoAPage((limit) => limit === 10),
    'listSips: asked plainly it succeeds',
  ],
  ['shows two rows where three were asked for', twoAPage((limit) => limit === 3), LENGTH],
  ['shows two rows where nearly the most were asked for', twoAPage((limit) => limit === 99), LENGTH],
  [
    'counts more rows than it shows, and shows no way to them',
    fewerThanCounted,
    'listCoffees: the total is as many rows as there are',
  ],
  [
    'answers a guest and serves another',
    withGuests({ name: 'Sari', table: 4 }, { name: 'Budi', table: 4 }),
    'createCoffee: the example cup succeeds',
  ],
  [
    'answers two wishes and keeps one',
    withGuests(['hot', 'big'], ['hot']),
    'createCoffee: the example cup succeeds',
  ],
  ...['2026-11-20T02:00:00.000Z', '2026-11-20T04:00:00.000Z', undefined].map(
    (at): [string, Fault, string] => [
      `says that it did what it did not, and reads as of ${at ?? 'no time'}`,
      servesNone(at),
      'serveCoffee: asked plainly it succeeds',
    ],
  ),
  ['answers rows of live mode in sandbox', ofLiveMode, 'listCoffees: asked plainly it succeeds'],
  ['adds up wrongly', withSums({ more: 1 }), 'getCoffee: asked plainly it succeeds'],
  ['adds up wrongly what is still due', withSums({ stillDue: -1 }), 'getCoffee: asked plainly it succeeds'],
  [
    'adds up wrongly what is still due, where a field of a field says how',
    withSums({ stillDue: -1, cup: { is_own: false } }),
    'getCoffee: asked plainly it succeeds',
  ],
  [
    'does not tell what it tells of such a record',
    withSums({ lid: null }),
    'getCoffee: asked plainly it succeeds',
  ],
  ['ends a code in no checksum', withTicket('1234567890000'), 'getCoffee: asked plainly it succeeds'],
  [
    'ends a code in the checksum of another',
    withTicket('12345678829B1'),
    'getCoffee: asked plainly it succeeds',
  ],
])('a server that %s is reported', async (_, fault, title) => {
  expect(failuresOf(await runAgainst(fault))).toContain(title);
});

test('a server with correct sums and all required fields is not reported', async () => {
  expect(failuresOf(await runAgainst(withSums({})))).toEqual([]);
});

test('a sum unknown to the contract is not reported', async () => {
  expect(failuresOf(await runAgainst(withSums({ stillDue: -1, cup: { is_own: true } })))).toEqual([]);
});
