import { expect, test } from 'vitest';
import { COFFEE, failuresOf, runAgainst } from './testing/run-against.ts';
import type { Answer, Asked, Fault } from './testing/small-server.ts';

/** Answers as if those parameters had not been sent, where they were taken. */
const ignoring =
  (...names: readonly string[]): Fault =>
  (answer, asked) => {
    const url = new URL(asked.url);
    for (const name of names) url.searchParams.delete(name);
    return answer.status === 200 && asked.method === 'GET' ? asked.honestly({ ...asked, url }) : answer;
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
  ['ends a code in no checksum', withTicket('1234567890000'), 'getCoffee: asked plainly it succeeds'],
  [
    'ends a code in the checksum of another',
    withTicket('12345678829B1'),
    'getCoffee: asked plainly it succeeds',
  ],
])('a server that %s is told', async (_, fault, title) => {
  expect(failuresOf(await runAgainst(fault))).toContain(title);
});
