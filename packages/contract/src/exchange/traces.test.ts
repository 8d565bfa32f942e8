import { expect, test } from 'vitest';
import { SUCCESS } from '../run/run.ts';
import { failuresOf, skipsOf } from '../testing/run-against.ts';
import { openKitchen, runInKitchen } from '../testing/kitchen.ts';
import type { Fault } from '../testing/small-server.ts';

const HOUR_MS = 3_600_000;

test('what a run creates is ended after it, and what it sets is restored', async () => {
  const kitchen = openKitchen();

  const { left } = await runInKitchen(kitchen);

  expect(left).toEqual([]);
  expect([...kitchen.kettles]).toEqual([]);
  expect(new Set(kitchen.lamps.values())).toEqual(new Set([false]));
  expect(kitchen.now.heat.degrees).toBe(20);
  expect(kitchen.now.aheadMs).toBe(0);
});

test('a setting is restored before the next operation is tested', async () => {
  const kitchen = openKitchen();
  const degreesThen = new Set<number>();
  const watching: Fault = (answer, asked) => {
    if (asked.url.pathname === '/timer') degreesThen.add(kitchen.now.heat.degrees);
    return kitchen.serve(answer, asked);
  };

  await runInKitchen({ ...kitchen, serve: watching });

  expect([...degreesThen]).toEqual([20]);
});

test('what was never set is ended as the contract says', async () => {
  const kitchen = openKitchen();

  await runInKitchen(kitchen);

  expect(kitchen.now.timer).toEqual({ on: false, hour: 7 });
});

test('a clock that was ahead is restored to the same offset', async () => {
  const kitchen = openKitchen(5 * HOUR_MS);

  await runInKitchen(kitchen);

  expect(Math.abs(kitchen.now.aheadMs - 5 * HOUR_MS)).toBeLessThan(60_000);
});

test('a run can be repeated on the same server any number of times', async () => {
  const kitchen = openKitchen();

  for (const _ of [1, 2, 3]) {
    const { results } = await runInKitchen(kitchen);

    expect(failuresOf(results)).not.toContain('createKettle: asked plainly it succeeds');
    expect(results.flatMap(({ title, operation }) => (title === SUCCESS ? [operation] : []))).toEqual([
      'meltHeirloom',
    ]);
  }
});

test('existing records stay', async () => {
  const kitchen = openKitchen();
  kitchen.kettles.add('ket_ofsomebody');

  await runInKitchen(kitchen, { only: ['createKettle'] });

  expect([...kitchen.kettles]).toEqual(['ket_ofsomebody']);
});

test('an existing record is not changed if no other can be created in its place', async () => {
  const kitchen = openKitchen();

  const { results } = await runInKitchen(kitchen, { only: ['meltHeirloom'] });

  expect(kitchen.heirlooms.size).toBe(1);
  expect(skipsOf(results, 'asked plainly it succeeds')).toEqual(['meltHeirloom: There is one of each.']);
});

test("if the limit is reached, other people's records are not touched", async () => {
  const kitchen = openKitchen();
  const strangers = [1, 2, 3].map((number) => `ket_${String(number).repeat(26)}`);
  for (const id of strangers) kitchen.kettles.add(id);

  const { results } = await runInKitchen(kitchen);

  expect(kitchen.changes.filter((asked) => strangers.some((id) => asked.includes(id)))).toEqual([]);
  expect(failuresOf(results)).not.toContain(
    'scrapKettle: a key with the scope gets an answer that is described',
  );
  expect(skipsOf(results, SUCCESS)).toContain(
    'scrapKettle: createKettle, which comes before it, answers 409 DPAY_KETTLE_LIMIT',
  );
});

test('everything it could not end is reported, one line each, and the rest is ended', async () => {
  const kitchen = openKitchen();
  const stuck: Fault = (answer, asked) =>
    asked.url.pathname.endsWith('/scrap')
      ? { status: 403, body: { error_code: 'DPAY_FORBIDDEN' } }
      : kitchen.serve(answer, asked);

  const { left } = await runInKitchen({ serve: stuck }, { only: ['createKettle', 'setHeat'] });

  expect(left).toEqual([
    expect.stringMatching(/^ket_\d{26}: scrapKettle answers 403 DPAY_FORBIDDEN$/) as string,
  ]);
  expect(kitchen.now.heat.degrees).toBe(20);
});

test('a setting that is reported as restored, but is not, is reported', async () => {
  const kitchen = openKitchen();
  const asIfPutBack: Fault = (answer, asked) =>
    asked.method === 'PUT' && asked.body.includes('"degrees":20')
      ? { status: 200, body: { data: JSON.parse(asked.body) as object } }
      : kitchen.serve(answer, asked);

  const { left } = await runInKitchen({ serve: asIfPutBack }, { only: ['setHeat'] });

  expect(left).toEqual(['setHeat answers 200, and degrees is 90, not 20']);
});

test('a setting that is reported as set, but is not, is reported in its case', async () => {
  const kitchen = openKitchen();
  const asIfSet: Fault = (answer, asked) =>
    asked.method === 'PUT' && asked.body.includes('"degrees":90')
      ? { status: 200, body: { data: JSON.parse(asked.body) as object } }
      : kitchen.serve(answer, asked);

  const { results } = await runInKitchen({ serve: asIfSet }, { only: ['setHeat'] });

  expect(failuresOf(results)).toContain('setHeat: the example one succeeds');
});

test('a failing cleanup call is reported, and throws nothing', async () => {
  const kitchen = openKitchen();
  const broken: Fault = (answer, asked) => {
    if (asked.url.pathname.endsWith('/scrap')) throw new Error('connection refused');
    return kitchen.serve(answer, asked);
  };

  const { left } = await runInKitchen({ serve: broken }, { only: ['createKettle'] });

  expect(left.join()).toContain('connection refused');
});

test('a response without the created id fails nothing else, and is reported', async () => {
  const kitchen = openKitchen();
  const silent: Fault = (answer, asked) => {
    const honest = kitchen.serve(answer, asked);
    return asked.url.pathname === '/kettles' && honest.status === 200
      ? { status: 200, body: { data: {} } }
      : honest;
  };

  const { left, results } = await runInKitchen({ serve: silent }, { only: ['createKettle'] });

  expect(left).toEqual(['createKettle answered no id of what it made']);
  expect(results.filter(({ title }) => title === SUCCESS)).toEqual([]);
});

test('a setting that cannot be read is not restored by guess, but reported', async () => {
  const kitchen = openKitchen();
  const closed: Fault = (answer, asked) =>
    asked.method === 'GET' && asked.url.pathname === '/heat'
      ? { status: 403, body: { error_code: 'DPAY_FORBIDDEN' } }
      : kitchen.serve(answer, asked);

  const { left } = await runInKitchen({ serve: closed }, { only: ['setHeat'] });

  expect(left).toEqual(['setHeat: getHeat answers 403 DPAY_FORBIDDEN']);
});

test('a stopped run ends what it created, and sends nothing more', async () => {
  const kitchen = openKitchen();
  const stop = new AbortController();
  const told: string[] = [];

  await runInKitchen(kitchen, {
    signal: stop.signal,
    onTold: (id) => {
      told.push(id);
      if (id === 'createKettle') stop.abort();
    },
  });

  expect(told).toEqual(['listKettles', 'createKettle']);
  expect([...kitchen.kettles]).toEqual([]);
});

test('a run that crashes ends what it created', async () => {
  const kitchen = openKitchen();

  const broken = runInKitchen(kitchen, {
    onTold: () => {
      throw new Error('the terminal is gone');
    },
  });

  await expect(broken).rejects.toThrow('the terminal is gone');
  expect([...kitchen.kettles]).toEqual([]);
});

test('keys that were created for the run and cannot be revoked are reported', async () => {
  const kitchen = openKitchen();
  const keys: Fault = (answer, asked) => {
    if (asked.url.pathname === '/dashboard/api-keys')
      return { status: 201, body: { data: { secret: 'dp_test_x', api_key: { id: 'key_1' } } } };
    if (asked.url.pathname.endsWith('/revoke')) return { status: 500, body: {} };
    return kitchen.serve(answer, asked);
  };

  const { left } = await runInKitchen({ serve: keys }, { only: ['getHeat'], hasKey: false });

  expect(left).toEqual(Array(6).fill('key_1, the key of the run: revoking it is answered 500'));
});
