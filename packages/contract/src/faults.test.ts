import { expect, test } from 'vitest';
import { COFFEE, failuresOf, runAgainst } from './testing/run-against.ts';
import type { Fault } from './testing/small-server.ts';

test.each<[string, Fault, string]>([
  [
    'lets a stranger in',
    (answer, { headers }) =>
      answer.status === 401 && !headers.has('authorization')
        ? { status: 200, body: { data: [], page: {} } }
        : answer,
    'listCoffees: a stranger is 401, and is told how to come in',
  ],
  [
    'does not say how to come in',
    (answer) => (answer.status === 401 ? { ...answer, headers: {} } : answer),
    'listCoffees: a stranger is 401, and is told how to come in',
  ],
  [
    'takes a token of the other mode',
    (answer, { headers }) =>
      headers.get('authorization') === 'Bearer live' ? { status: 200, body: { data: [], page: {} } } : answer,
    'listCoffees: a token or key of the other mode is refused',
  ],
  [
    'answers a price as text',
    (answer, { url }) =>
      answer.status === 200 && url.pathname === '/coffees' && !url.search
        ? { status: 200, body: { data: [{ id: 'cof_1', price: '25000', served: false }], page: {} } }
        : answer,
    'listCoffees: asked plainly it succeeds',
  ],
  ...['2026-11-20T11:00:00+07:00', '2026-11-20T11:00:00', '2026-02-30T11:00:00Z'].map(
    (ready_at): [string, Fault, string] => [
      `tells the time as ${ready_at}`,
      (answer, { url }) =>
        answer.status === 200 && url.pathname === '/coffees' && !url.search
          ? { ...answer, body: { ...answer.body, data: [{ ...COFFEE, ready_at }] } }
          : answer,
      'listCoffees: asked plainly it succeeds',
    ],
  ),
  [
    'answers a status that the contract does not know',
    (answer, { url }) => (url.searchParams.has('no_such_parameter') ? { ...answer, status: 422 } : answer),
    'listCoffees: an unknown parameter is named',
  ],
  [
    'names no field',
    (answer) =>
      answer.body && 'errors' in answer.body ? { ...answer, body: { ...answer.body, errors: [] } } : answer,
    'listCoffees: limit in words is named',
  ],
  [
    'takes a cursor that was changed',
    (answer) =>
      answer.body && 'error_code' in answer.body && answer.body.error_code === 'DPAY_INVALID_CURSOR'
        ? { status: 200, body: { data: [], page: {} } }
        : answer,
    'listCoffees: a cursor that was changed is refused',
  ],
  [
    'shows the first row on the second page, too',
    (answer, { url }) =>
      answer.status === 200 && url.searchParams.get('action') === 'next'
        ? { ...answer, body: { ...answer.body, data: [{ ...COFFEE, id: 'cof_00000000000000000000000001' }] } }
        : answer,
    'listCoffees: pages follow each other, forwards and back',
  ],
  [
    'creates again for the same key',
    (answer, { method, url }) =>
      method === 'POST' && url.pathname === '/coffees' && answer.headers?.['idempotent-replayed']
        ? { ...answer, body: { data: COFFEE } }
        : answer,
    'createCoffee: the same request with the same key gets the first answer again',
  ],
  [
    'answers two requests at once with one key as if they were two',
    (answer, { method, url }) =>
      method === 'POST' && url.pathname === '/coffees' && answer.headers?.['idempotent-replayed']
        ? { ...answer, body: { data: COFFEE } }
        : answer,
    'createCoffee: two requests at once with one key do the work once',
  ],
  [
    'shows the records of another merchant',
    (answer, asked) =>
      asked.headers.get('authorization') === 'Bearer elsewhere'
        ? asked.honestly({ ...asked, headers: new Headers({ authorization: 'Bearer sandbox' }) })
        : answer,
    'getCoffee: a person of another merchant does not find the record',
  ],
  [
    'lets another merchant change a record',
    (answer, { headers, url }) =>
      headers.get('authorization') === 'Bearer elsewhere' && url.pathname.endsWith('/serve')
        ? { status: 200, body: { data: COFFEE } }
        : answer,
    'serveCoffee: a person of another merchant does not change the record',
  ],
  [
    'takes another request for the same key',
    (answer) => (answer.status === 409 ? { status: 200, body: { data: COFFEE } } : answer),
    'createCoffee: another request with the same key is 409',
  ],
  [
    'falls over a broken body',
    (answer, { body }) => (body === '{"broken' ? { status: 500 } : answer),
    'createCoffee: a body that is no JSON is refused',
  ],
  [
    'rounds a fraction of a rupiah',
    (answer, { body }) => (body.includes('"price":0.5') ? { status: 200, body: { data: COFFEE } } : answer),
    'createCoffee: price as a fraction is named',
  ],
  [
    'acts without the code that must confirm it',
    (answer) =>
      answer.body && 'error_code' in answer.body && answer.body.error_code === 'DPAY_OTP_REQUIRED'
        ? { status: 200, body: { data: COFFEE } }
        : answer,
    'serveCoffee: without a confirmation by code it is refused',
  ],
  [
    'finds a record that is not there',
    (answer) => (answer.status === 404 ? { status: 200, body: { data: COFFEE } } : answer),
    'getCoffee: a record that is not there is 404',
  ],
  [
    'finds no record that is there',
    (answer, { url }) =>
      url.pathname.startsWith('/coffees/') && answer.status === 200
        ? { status: 404, body: { error_code: 'DPAY_COFFEE_NOT_FOUND' } }
        : answer,
    'getCoffee: it was seen to succeed',
  ],
  [
    'knows one language',
    (answer) =>
      answer.status === 404 ? { status: 404, body: { ...answer.body, error: 'Not found' } } : answer,
    'getCoffee: the same refusal is told in Indonesian and in English',
  ],
  [
    'sends no request id',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'x-request-id': '' } }),
    'listBeans: asked plainly it succeeds',
  ],
  [
    'passes no JSON off as JSON',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }),
    'listBeans: asked plainly it succeeds',
  ],
  [
    'promises a next page without a way to it',
    (answer) => {
      const page = answer.body && 'page' in answer.body ? answer.body.page : undefined;
      return page ? { ...answer, body: { ...answer.body, page: { ...page, has_next: true } } } : answer;
    },
    'listCoffees: pages follow each other, forwards and back',
  ],
  [
    'gives as many rows as it likes',
    (answer, { url }) =>
      url.pathname === '/coffees' && url.searchParams.get('limit') === '1' && answer.status === 200
        ? { ...answer, body: { ...answer.body, data: [COFFEE, COFFEE] } }
        : answer,
    'listCoffees: pages follow each other, forwards and back',
  ],
  [
    'answers another record than was asked for',
    (answer, { method, url }) =>
      method === 'GET' && url.pathname.startsWith('/coffees/') && answer.status === 200
        ? { ...answer, body: { data: { ...COFFEE } } }
        : answer,
    'getCoffee: asked plainly it succeeds',
  ],
  [
    'answers another price than was sent',
    (answer, { method, url }) =>
      method === 'POST' && url.pathname === '/coffees' && answer.status === 200
        ? { ...answer, body: { data: { ...COFFEE, price: 1 } } }
        : answer,
    'createCoffee: the example cup succeeds',
  ],
  [
    'counts one too many',
    (answer) => {
      const page = answer.body && 'page' in answer.body ? (answer.body.page as { total?: number }) : {};
      return page.total === undefined
        ? answer
        : { ...answer, body: { ...answer.body, page: { ...page, total: page.total + 1 } } };
    },
    'listCoffees: the total is as many rows as there are',
  ],
  [
    'does not count when it is asked to',
    (answer, { url }) => {
      const page = answer.body && 'page' in answer.body ? (answer.body.page as object) : {};
      return url.searchParams.has('count') && answer.status === 200
        ? { ...answer, body: { ...answer.body, page: { ...page, total: undefined } } }
        : answer;
    },
    'listCoffees: the total is as many rows as there are',
  ],
  [
    'shows others than it was narrowed to',
    (answer, { url }) =>
      url.searchParams.has('filters') && answer.status === 200
        ? { ...answer, body: { ...answer.body, data: [{ ...COFFEE, size: 'large' }] } }
        : answer,
    'listCoffees: narrowed to size small it shows no others',
  ],
  [
    'says that it did what it did not',
    (answer, { method, url }) =>
      method === 'POST' && url.pathname.endsWith('/serve') && answer.body && 'data' in answer.body
        ? { ...answer, body: { data: { ...(answer.body.data as object), served: false } } }
        : answer,
    'serveCoffee: asked plainly it succeeds',
  ],
  [
    'gives every answer the same request id',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'x-request-id': 'req_1' } }),
    'listCoffees: asked plainly it succeeds',
  ],
])('a server that %s is reported', async (_, fault, title) => {
  expect(failuresOf(await runAgainst(fault))).toContain(title);
});
