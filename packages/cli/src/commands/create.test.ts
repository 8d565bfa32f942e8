import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { smallServer } from '../testing/small-server.ts';

const LIVE = { DASBOR_KEY: 'dp_live_0123456789abcdef' };
let api: Awaited<ReturnType<typeof smallServer>>;
beforeEach(async () => {
  api = await smallServer((response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { id: 'ord_1' } }));
  });
});
afterEach(() => api.close());

const create = (answer: string, more = '') => {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answer;
  };
  const line = `create order --reference-id A-1 --total-amount 150000 --api ${api.url} ${more}`;
  return { ...run(line, LIVE, { ask }), questions };
};

test.each(['', 'no', 'y', 'live'])(
  'a live write that a person answers with "%s" is not sent',
  async (answer) => {
    const { code, complained } = create(answer);

    expect(await code).toBe(1);
    expect(complained).toContain('nothing was sent');
    expect(api.asked).toEqual([]);
  },
);

test('a live write that a person confirms is sent once, with the printed key', async () => {
  const { code, complained, questions } = create('yes');

  expect(await code).toBe(0);
  expect(questions).toEqual(['This is LIVE: real money. Type yes to go on: ']);
  expect(complained[0]).toContain('in LIVE');
  const [, key] = /idempotency key ([\w-]+),/.exec(complained[0] ?? '') ?? [];
  expect(api.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([key]);
});

test('with --yes nobody is asked, and a given idempotency key is used', async () => {
  const { code, questions } = create('no', '--yes --idempotency-key order-a-1-create');

  expect(await code).toBe(0);
  expect(questions).toEqual([]);
  expect(api.asked[0]?.headers['idempotency-key']).toBe('order-a-1-create');
  expect(JSON.parse(api.asked[0]?.body ?? '')).toEqual({ reference_id: 'A-1', total_amount: 150_000 });
});
