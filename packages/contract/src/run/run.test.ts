import { describe, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';
import { countsOf, describeDisturbed, describeUnseen } from './report.ts';
import { SUCCESS } from './run.ts';
import { connect } from '../server.ts';
import { failuresOf, runAgainst, skipsOf } from '../testing/run-against.ts';
import { smallContract } from '../testing/small-contract.ts';
import { smallServer } from '../testing/small-server.ts';
import type { Fault } from '../testing/small-server.ts';

test('an honest server passes in every case', async () => {
  const results = await runAgainst();

  expect(failuresOf(results)).toEqual([]);
  expect(countsOf(results).passed).toBeGreaterThan(60);
});

describe('that an operation succeeds', () => {
  test('is shown for each, by its examples adapted to today, with its own record and code', async () => {
    const unseen = skipsOf(await runAgainst(), SUCCESS);

    expect(unseen).toEqual([
      'brewTea: it needs the feature tea, which the merchant does not have',
      'ageCoffee: It takes a year.',
    ]);
  });

  test('is not claimed if its example is refused, even with a described refusal', async () => {
    const results = await runAgainst((answer, { method, url }) =>
      method === 'POST' && url.pathname === '/coffees' && answer.status === 200
        ? { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ field: 'price' }] } }
        : answer,
    );

    expect(failuresOf(results)).toContain('createCoffee: the example cup succeeds');
    expect(failuresOf(results)).toContain('createCoffee: it was seen to succeed');
  });

  test('is not claimed if every success has an undescribed status', async () => {
    const results = await runAgainst((answer) =>
      answer.status === 200 ? { ...answer, status: 202 } : answer,
    );

    expect(describeUnseen(results)).toContain(
      '8 operations were not seen to succeed:\n  listBeans: No request of it was answered by a 2xx that is described',
    );
  });

  test('is tested with an example with old dates, if the contract gives no time for it', async () => {
    const { 'x-examples-at': _, ...untimed } = smallContract;

    expect(failuresOf(await runAgainst(undefined, { twist: untimed }))).toContain(
      'createCoffee: the example cup succeeds',
    );
  });

  test('is reported as not seen without a mailbox, and fails a complete run', async () => {
    const why = 'it needs what is sent by mail, and no mailbox was named (--mailbox)';
    const lenient = await runAgainst(undefined, { mailbox: false, isComplete: false });
    const strict = await runAgainst(undefined, { mailbox: false });

    expect(skipsOf(lenient, SUCCESS)).toContain(`serveCoffee: ${why}`);
    expect(failuresOf(lenient)).toEqual([]);
    expect(failuresOf(strict)).toEqual(['serveCoffee: it was seen to succeed']);
  });

  test('is not excused by a feature that another call just used', async () => {
    const twist = structuredClone(smallContract);
    Object.assign(twist.paths['/coffees'].get, { 'x-feature': 'tea' });

    expect(failuresOf(await runAgainst(undefined, { twist }))).toContain(
      'brewTea: asked plainly it succeeds',
    );
  });

  test('is reported at the end, each operation with its reason', async () => {
    expect(describeUnseen(await runAgainst())).toBe(
      [
        '2 operations were not seen to succeed:',
        '  brewTea: it needs the feature tea, which the merchant does not have',
        '  ageCoffee: It takes a year.',
      ].join('\n'),
    );
  });
});

describe('idempotency', () => {
  const titles = [
    'the same request with the same key gets the first answer again',
    'another request with the same key is 409',
  ];

  test.each(titles)('%s: is tested for every operation that has it', async (title) => {
    const held = (await runAgainst()).filter((one) => one.title === title && !('skipped' in one.outcome));

    expect(held.map(({ operation }) => operation)).toEqual(['createCoffee', 'serveCoffee']);
  });
});

test('a list is requested with the parameters that it has', async () => {
  const asked: string[] = [];
  await runAgainst((answer, { url }) => {
    if (url.pathname === '/beans' && answer.status === 200) asked.push(url.search);
    return answer;
  });

  expect(new Set(asked)).toEqual(new Set(['']));
});

test('an excluded operation is never called, even if another one needs it', async () => {
  const asked: string[] = [];
  const results = await runAgainst(
    (answer, { method, url }) => {
      asked.push(`${method} ${url.pathname}`);
      return answer;
    },
    { except: ['createCoffee'], isComplete: false },
  );

  expect(asked).not.toContain('POST /coffees');
  expect(results.map(({ operation }) => operation)).not.toContain('createCoffee');
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results, SUCCESS)).toContain('serveCoffee: createCoffee is left out (--except)');
});

test('a run stopped between two examples sends the second, which may revert the first', async () => {
  const stop = new AbortController();
  const sent: string[] = [];
  const twist = structuredClone(smallContract) as typeof smallContract;
  const { examples } = twist.paths['/coffees'].post.requestBody.content['application/json'];
  Object.assign(examples, { 'another-cup': { ...examples.cup, value: { ...examples.cup.value, price: 2 } } });

  await runAgainst(
    (answer, { method, url, body }) => {
      if (method === 'POST' && url.pathname === '/coffees' && answer.status === 200) {
        sent.push((JSON.parse(body) as { price: number }).price.toString());
        stop.abort();
      }
      return answer;
    },
    { twist, signal: stop.signal },
  );

  expect(sent).toEqual(['25000', '2']);
});

test("a run's effect on its person is reported in a line", () => {
  const operations = readContract(structuredClone(smallContract) as unknown as Document).operations.map(
    (one) => (one.id === 'serveCoffee' ? { ...one, disturbs: 'wakes them' } : one),
  );

  expect(describeDisturbed(operations, 'owner@demo.test')).toContain(
    'owner@demo.test: serveCoffee wakes them.',
  );
  expect(describeDisturbed([], 'owner@demo.test')).toBeUndefined();
});

test('a missing record is given as the reason, not a key', async () => {
  const results = await runAgainst(
    (answer, { method, url }) =>
      url.pathname === '/coffees' && answer.status === 200
        ? method === 'GET'
          ? { status: 200, body: { data: [], page: { next_cursor: null, previous_cursor: null } } }
          : { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST' } }
        : answer,
    { isComplete: false },
  );

  expect(skipsOf(results, 'asked plainly it succeeds').join()).toMatch(
    /getCoffee: (createCoffee|the server)/,
  );
});

describe('rows without an id', () => {
  const walk = 'listSips: pages follow each other, forwards and back';

  test('may be equal', async () => {
    expect(failuresOf(await runAgainst())).not.toContain(walk);
  });

  test.each<[string, Fault]>([
    [
      'a way back that is empty',
      (answer, { url }) =>
        url.searchParams.get('action') === 'previous' && answer.status === 200
          ? { ...answer, body: { ...answer.body, data: [] } }
          : answer,
    ],
    [
      'a way back that leads elsewhere',
      (answer, { url }) =>
        url.searchParams.get('action') === 'previous' && answer.status === 200
          ? { ...answer, body: { ...answer.body, data: [{ ml: 20 }] } }
          : answer,
    ],
    [
      'no way back',
      (answer) =>
        answer.body && 'page' in answer.body
          ? {
              ...answer,
              body: { ...answer.body, page: { ...(answer.body.page as object), previous_cursor: null } },
            }
          : answer,
    ],
    [
      'a row left out between two pages',
      (answer, { url }) =>
        url.searchParams.get('action') === 'next' && answer.status === 200
          ? { ...answer, body: { ...answer.body, data: [{ ml: 20 }] } }
          : answer,
    ],
  ])('%s is reported', async (_, fault) => {
    expect(failuresOf(await runAgainst(fault))).toContain(walk);
  });
});

test('an unreachable server fails every case with the reason, and throws nothing', async () => {
  const failed = await runAgainst((answer, { url }) => {
    if (url.pathname === '/coffees') throw new Error('connection refused');
    return answer;
  });

  expect(failuresOf(failed).length).toBeGreaterThan(20);
});

test('a failed sign-in is reported before anything is sent', async () => {
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

test('a person of another merchant who is only asked for a code has not been seen to be kept out', async () => {
  const title = 'a person of another merchant does not change the record';
  const results = await runAgainst((answer, { headers, url }) =>
    headers.get('authorization') === 'Bearer elsewhere' && url.pathname.endsWith('/serve')
      ? { status: 403, body: { error_code: 'DPAY_OTP_REQUIRED' } }
      : answer,
  );

  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results, title)).toEqual([
    'serveCoffee: a code is asked for before the record is looked up',
  ]);
});

test('a run does not begin with two people of the same merchant', async () => {
  const begun = runAgainst((answer, { url }) =>
    url.pathname === '/dashboard/session'
      ? { status: 200, body: { data: { merchant_id: 'mer_00000000000000000000000001' } } }
      : answer,
  );

  await expect(begun).rejects.toThrow(
    'owner@second.test is of the same merchant as owner@demo.test: --other-email must name a person of another one.',
  );
});
