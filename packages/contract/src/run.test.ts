import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from './contract.ts';
import { countsOf } from './report.ts';
import { runContract } from './run.ts';
import { connect } from './server.ts';
import { smallContract, smallServer } from './testing/small-server.ts';
import type { Fault } from './testing/small-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dasbor-contract-'));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(smallContract));
});
afterAll(() => rmSync(folder, { recursive: true }));

const runAgainst = async (fault?: Fault) => {
  const server = await connect({
    baseUrl: 'http://coffee.test/',
    email: 'owner@demo.test',
    password: 'secret',
    isLive: false,
    fetch: smallServer(fault),
  });
  return runContract(loadContract(join(folder, 'openapi.json')), server, { tell: () => undefined });
};

/** The titles of what did not hold. */
const failuresOf = async (fault: Fault): Promise<string[]> =>
  (await runAgainst(fault)).flatMap(({ operation, title, outcome }) =>
    'skipped' in outcome || outcome.length === 0 ? [] : [`${operation}: ${title}`],
  );

test('an honest server holds in every case, and none is skipped', async () => {
  expect(countsOf(await runAgainst())).toEqual({ passed: expect.any(Number), failed: 0, skipped: 0 });
});

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
        ? { status: 200, body: { data: [{ id: 'cof_1', price: '25000' }], page: {} } }
        : answer,
    'listCoffees: asked plainly it answers 200',
  ],
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
        ? { ...answer, body: { ...answer.body, data: [{ id: 'cof_1', price: 1 }] } }
        : answer,
    'listCoffees: pages follow each other, forwards and back',
  ],
  [
    'creates again for the same key',
    (answer, { method, url }) =>
      method === 'POST' && url.pathname === '/coffees' && answer.headers?.['idempotent-replayed']
        ? { ...answer, body: { data: { id: 'cof_other', price: 25_000 } } }
        : answer,
    'createCoffee: the same request with the same key gets the first answer again',
  ],
  [
    'takes another request for the same key',
    (answer) => (answer.status === 409 ? { status: 200, body: { data: { id: 'cof_3', price: 1 } } } : answer),
    'createCoffee: another request with the same key is 409',
  ],
  [
    'falls over a broken body',
    (answer, { body }) => (body === '{"broken' ? { status: 500 } : answer),
    'createCoffee: a body that is no JSON is refused',
  ],
  [
    'rounds a fraction of a rupiah',
    (answer, { body }) =>
      body === '{"price":0.5}' ? { status: 200, body: { data: { id: 'cof_1', price: 1 } } } : answer,
    'createCoffee: price as a fraction is named',
  ],
])('a server that %s is told', async (_, fault, title) => {
  expect(await failuresOf(fault)).toContain(title);
});

test('a server that cannot be reached fails every case with the reason, and throws nothing', async () => {
  const failed = await failuresOf((answer, { url }) => {
    if (url.pathname === '/coffees') throw new Error('connection refused');
    return answer;
  });

  expect(failed.length).toBeGreaterThan(20);
});

test('who cannot sign in is told so before anything is asked', async () => {
  const server = connect({
    baseUrl: 'http://coffee.test',
    email: 'owner@demo.test',
    password: 'wrong',
    isLive: false,
    fetch: smallServer((answer, { url }) =>
      url.pathname.endsWith('login') ? { status: 401, body: {} } : answer,
    ),
  });

  await expect(server).rejects.toThrow('Signing in as owner@demo.test at http://coffee.test answered 401');
});
