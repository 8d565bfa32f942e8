import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createClient, type DasborClient, each, isProblem, type Pages, type SuccessBody } from './index.ts';
import { createScenarioFetch, offline, problem, type Scenario } from './testing/index.ts';

type Answer = SuccessBody<'listPayments'>;
type Listed = Pages<DasborClient['listPayments']>;

/** Payments 1 to 7 in pages of three, by keyset: a cursor names the last payment of a page. New ones may be added at the start. */
const payments = () => {
  const all = new Set([1, 2, 3, 4, 5, 6, 7]);
  const asked: Readonly<Record<string, unknown>>[] = [];
  const listPayments: Scenario['listPayments'] = ({ query }) => {
    asked.push(query);
    const after = Number(query['cursor'] ?? -Infinity);
    const rest = [...all].filter((number) => number > after).toSorted((one, other) => one - other);
    const data = rest.slice(0, 3).map((number) => ({ id: `pay_${number}` }));
    const next_cursor = rest.length > 3 ? String(rest[2]) : null;
    return Response.json({ data, page: { next_cursor } });
  };
  const fetch = createScenarioFetch({ listPayments });
  return { client: connect(fetch), fetch, asked, all };
};

const connect = (fetch: ReturnType<typeof createScenarioFetch>) =>
  createClient({ baseUrl: 'http://api.test', fetch, retry: false });

/** The ids a loop receives; it stops after `most`. */
const seen = async (list: Listed, most = Infinity) => {
  const ids: string[] = [];
  for await (const { id } of list) if (ids.push(id.slice('pay_'.length)) >= most) break;
  return ids.join('');
};

describe('each', () => {
  it('returns every row of every page, and fetches each page when the loop reaches it', async () => {
    const { client, asked } = payments();
    const query = { limit: 3, filters: { status: ['completed' as const] } };

    const list = each(client.listPayments, { query });
    expect(asked).toEqual([]);

    expect(await seen(list)).toBe('1234567');
    const same = { limit: '3', filters: { status: ['completed'] } };
    expect(asked).toEqual([
      same,
      { ...same, action: 'next', cursor: '3' },
      { ...same, action: 'next', cursor: '6' },
    ]);
  });

  it('fetches no page that the loop does not reach', async () => {
    const { client, asked } = payments();

    expect(await seen(each(client.listPayments), 3)).toBe('123');
    expect(asked).toHaveLength(1);
  });

  it('continues after an empty page if there is a next one', async () => {
    const answers = [
      { data: [], page: { next_cursor: 'a' } },
      { data: [{ id: 'pay_1' }], page: { next_cursor: null } },
    ] as unknown as Answer[];
    const client = connect(
      createScenarioFetch({ listPayments: answers.map((body) => () => Response.json(body)) }),
    );

    expect(await seen(each(client.listPayments))).toBe('1');
  });

  it.each([
    ['stands still', ['a', 'a']],
    ['stands still after a while', ['a', 'b', 'b']],
    ['is empty', ['']],
    ['is empty after a while', ['a', '']],
  ])("fails if a page's next cursor %s, and returns none of its rows", async (_, nexts) => {
    const asked: unknown[] = [];
    const listPayments: Scenario['listPayments'] = ({ query }) => {
      const next_cursor = nexts[asked.push(query['cursor']) - 1] ?? 'a';
      return Response.json({ data: [{ id: `pay_${asked.length}` }], page: { next_cursor } });
    };
    const list = each(connect(createScenarioFetch({ listPayments })).listPayments);
    const ids: string[] = [];

    const loop = (async () => {
      for await (const { id } of list) if (ids.push(id) > 9) break;
    })();

    await expect(loop).rejects.toMatchObject({ name: 'ServerError', operation: 'each', code: 'HTTP_200' });
    expect(ids).toEqual(nexts.slice(1).map((__, at) => `pay_${at + 1}`));
    expect(asked).toHaveLength(nexts.length);
  });

  it('also fails if the cursor stays the same before the saved row is found', async () => {
    const answer = { data: [{ id: 'pay_1' }], page: { next_cursor: 'a' } };
    const client = connect(createScenarioFetch({ listPayments: () => Response.json(answer) }));

    await expect(seen(each(client.listPayments, { cursor: 'a~pay_2' }), 9)).rejects.toMatchObject({
      name: 'ServerError',
    });
  });

  it.each([
    ['has no page', { data: [{ id: 'pay_1' }] }],
    ['has a number for a page', { data: [{ id: 'pay_1' }], page: 1, total: 5 }],
    ['has a page of no cursor', { data: [{ id: 'pay_1' }], page: { number: 1 } }],
    ['has nothing for a list', { data: null, page: { next_cursor: null } }],
    ['has something else for a list', { data: {}, page: { next_cursor: null } }],
    ['has text for a list', { data: 'a', page: { next_cursor: null } }],
    ['has nothing for a row', { data: [{ id: 'pay_1' }, null], page: { next_cursor: null } }],
    ['has a number for a cursor', { data: [{ id: 'pay_1' }], page: { next_cursor: 7 } }],
  ])('fails on a response that %s', async (_, answer) => {
    const client = connect(createScenarioFetch({ listPayments: () => Response.json(answer) }));

    const ids: string[] = [];
    const loop = (async () => {
      for await (const { id } of each(client.listPayments)) ids.push(id);
    })();

    await expect(loop).rejects.toMatchObject({ name: 'ServerError' });
    expect(ids).toEqual([]);
  });

  it('returns complete responses with pages()', async () => {
    const { client } = payments();
    const sizes: number[] = [];

    for await (const { data } of each(client.listPayments).pages()) sizes.push(data.length);

    expect(sizes).toEqual([3, 3, 1]);
  });

  it('restarts in a second loop once the first one has reached the end', async () => {
    const { client } = payments();
    const list = each(client.listPayments);
    const from4 = each(client.listPayments, { cursor: '3' });

    expect([await seen(list), await seen(list)]).toEqual(['1234567', '1234567']);
    expect([await seen(from4), await seen(from4)]).toEqual(['4567', '4567']);
  });

  it("has its list's type", () => {
    const { client } = payments();
    const list = each(client.listPayments);

    expectTypeOf(list).toExtend<AsyncIterable<Answer['data'][number]>>();
    expectTypeOf(list.pages()).toEqualTypeOf<AsyncIterable<Answer>>();
    const wrong = () => {
      // @ts-expect-error a status that payments do not have
      each(client.listPayments, { query: { filters: { status: ['paid'] } } });
      // @ts-expect-error where to go on is said beside the query
      each(client.listPayments, { query: { cursor: 'x' } });
      // @ts-expect-error banks have no pages
      each(client.listBanks);
    };
    expectTypeOf(wrong).toBeFunction();
  });
});

describe('the cursor', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])(
    'read while handling payment %i restarts with the same payment',
    async (most) => {
      const { client } = payments();
      const list = each(client.listPayments);
      const before = await seen(list, most);

      const { cursor } = each(client.listPayments, { cursor: list.cursor! });
      const after = await seen(each(client.listPayments, { cursor: cursor! }));

      expect(before + after.slice(1)).toBe('1234567');
      expect(after[0]).toBe(before.at(-1));
    },
  );

  it('identifies a balance entry by its number', async () => {
    const listBalanceEntries: Scenario['listBalanceEntries'] = ({ query }) =>
      Response.json(
        query['cursor']
          ? { data: [{ sequence: 1 }], page: { next_cursor: null } }
          : { data: [{ sequence: 3 }, { sequence: 2 }], page: { next_cursor: 'a' } },
      );
    const client = connect(createScenarioFetch({ listBalanceEntries }));
    const handled = async (cursor: string | undefined, most: number) => {
      const list = each(client.listBalanceEntries, { cursor });
      const numbers: number[] = [];
      for await (const { sequence } of list) if (numbers.push(sequence) >= most) break;
      return { numbers, cursor: list.cursor };
    };

    const first = await handled(undefined, 2);
    expect(first.numbers).toEqual([3, 2]);
    const second = await handled(first.cursor, 2);
    expect(second.numbers).toEqual([2, 1]);
    expect((await handled(second.cursor, 9)).numbers).toEqual([1]);
  });

  it('read after the loop returns only newer rows', async () => {
    const { client, all } = payments();
    const list = each(client.listPayments);
    await seen(list);
    all.add(8);

    expect(await seen(each(client.listPayments, { cursor: list.cursor! }))).toBe('8');
  });

  it('skips nothing if the last handled payment has left the list', async () => {
    const { client, all } = payments();
    const list = each(client.listPayments);
    await seen(list, 6);
    all.delete(5);

    expect(await seen(each(client.listPayments, { cursor: list.cursor! }))).toBe('467');
  });

  it.each([1, 2, 3, 4])(
    'read while handling payment %i restarts with it, however many new payments precede it',
    async (most) => {
      const { client, all } = payments();
      const list = each(client.listPayments);
      await seen(list, most);
      for (const number of [-5, -4, -3, -2, -1, 0]) all.add(number);

      const after = await seen(each(client.listPayments, { cursor: list.cursor! }));

      // Nothing precedes the very first one.
      expect(after).toBe(most === 1 ? '-5-4-3-2-101234567' : '1234567'.slice(most - 1));
    },
  );

  it('restarts its page, including new rows, if the last handled payment has left the list', async () => {
    const { client, all } = payments();
    const list = each(client.listPayments);
    await seen(list, 3);
    for (const number of [-1, 0]) all.add(number);
    all.delete(2);

    expect(await seen(each(client.listPayments, { cursor: list.cursor! }))).toBe('-10134567');
  });

  it('of an API page is accepted too', async () => {
    const { client } = payments();
    const { page } = await client.listPayments();

    expect(await seen(each(client.listPayments, { cursor: page.next_cursor! }))).toBe('4567');
  });

  it('counts whole pages with pages()', async () => {
    const { client } = payments();
    const list = each(client.listPayments);
    for await (const { data } of list.pages()) if (data[0]!.id === 'pay_4') break;

    expect(await seen(each(client.listPayments, { cursor: list.cursor! }))).toBe('4567');
  });

  it('lets the same list continue after a failed request', async () => {
    const { client, fetch, all } = payments();
    const working = payments();
    const list = each(client.listPayments);
    expect(await seen(list, 3)).toBe('123');
    fetch.use({ listPayments: offline() });
    await expect(seen(list)).rejects.toMatchObject({ name: 'NetworkError', operation: 'listPayments' });

    fetch.use({ listPayments: (call) => working.fetch(call.request.clone()) });
    expect(all.size).toBe(7);
    expect(await seen(list)).toBe('34567');
  });

  it('that the API no longer accepts is a problem with its own code', async () => {
    const client = connect(createScenarioFetch({ listPayments: problem(400, 'DPAY_INVALID_CURSOR') }));

    const error: unknown = await seen(each(client.listPayments, { cursor: 'old' })).catch((reason) => reason);

    expect(isProblem(error, 'DPAY_INVALID_CURSOR')).toBe(true);
  });
});

describe('a range of more than 31 days', () => {
  /**
   * A payment a day, as the API lists them: at most 31 days at a time, in pages of 20, with a cursor that includes the dates of its
   * list.
   */
  const days = (today: string) => {
    const asked: string[] = [];
    const listPayments: Scenario['listPayments'] = ({ query }) => {
      const text = (name: string) => query[name] as string | undefined;
      const [first, last, after] = text('cursor')?.slice(1).split(':') ?? [];
      const to = last ?? text('to') ?? today;
      const from = first ?? text('from') ?? dayAfter(to, -6);
      asked.push(`${from} ${to}${after ? ` after ${after}` : ''}`);
      const all: string[] = [];
      for (let day = to; day >= from; day = dayAfter(day, -1)) all.push(day);
      if (to > today || all.length > 31 || (first && (text('from') ?? first) !== first))
        return problem(400, 'DPAY_INVALID_REQUEST') as never;
      const rest = all.filter((day) => !after || day < after);
      const next = rest.length > 20 ? `c${from}:${to}:${rest[19]}` : null;
      const data = rest.slice(0, 20).map((day) => ({ id: `pay_${day}` }));
      return Response.json({ data, page: { next_cursor: next, from, to } });
    };
    return { client: connect(createScenarioFetch({ listPayments })), asked };
  };
  const dayAfter = (day: string, days: number) =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  const idsOf = async (list: Listed, most = Infinity) => {
    const ids: string[] = [];
    for await (const { id } of list) if (ids.push(id.slice('pay_'.length)) >= most) break;
    return ids;
  };
  const query = { from: '2026-01-05', to: '2026-03-31' };
  const whole = Array.from({ length: 86 }, (_, day) => dayAfter('2026-03-31', -day));

  it('is read in windows, newest first', async () => {
    const { client, asked } = days('2026-11-20');

    expect(await idsOf(each(client.listPayments, { query }))).toEqual(whole);
    expect(asked.filter((one) => !one.includes('after'))).toEqual([
      '2026-03-01 2026-03-31',
      '2026-01-29 2026-02-28',
      '2026-01-05 2026-01-28',
    ]);
  });

  it.each([1, 21, 31, 32, 33, 62, 63, 85, 86])('resumes at row %i in another process', async (most) => {
    const { client } = days('2026-11-20');
    const list = each(client.listPayments, { query });
    const before = await idsOf(list, most);

    const after = await idsOf(each(client.listPayments, { query, cursor: list.cursor! }));

    expect([...before, ...after.slice(1)]).toEqual(whole);
    expect(after[0]).toBe(before.at(-1));
  });

  it.each([-1, 0, 1])('ends today if no end is given, with a clock %i days off', async (off) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z') + off * 86_400_000, toFake: ['Date'] });
    const { client } = days('2026-11-20');

    const ids = await idsOf(each(client.listPayments, { query: { from: '2026-09-01' } }));

    vi.useRealTimers();
    expect(ids).toEqual(Array.from({ length: 81 }, (_, day) => dayAfter('2026-11-20', -day)));
  });

  it('is the last seven days if no start is given', async () => {
    const { client } = days('2026-11-20');

    expect(await idsOf(each(client.listPayments))).toHaveLength(7);
    expect(await idsOf(each(client.listPayments, { query: { to: '2026-10-07' } }))).toHaveLength(7);
  });

  it.each([
    ['yesterday', 'yesterday'],
    ['2026-02-31', '2026-02-31'],
    ['', ''],
    ['2026-02-31', '2026-11-20'],
    ['2026-1-5', '2026-11-20'],
    ['01-05-2026', undefined],
  ])('leaves it to the API to refuse the date %j, in the first call', async (from, to) => {
    const refused = createScenarioFetch({ listPayments: problem(400, 'DPAY_DATE_INVALID') });

    await expect(
      idsOf(each(connect(refused).listPayments, { query: { from, ...(to !== undefined && { to }) } })),
    ).rejects.toMatchObject({
      code: 'DPAY_DATE_INVALID',
    });
    expect(refused.calls[0]?.query).toMatchObject({ from });
  });
});

it('an aborted caller ends the loop at the next row, even within a page', async () => {
  const { client, asked } = payments();
  const leaving = new AbortController();
  const ids: string[] = [];

  const loop = (async () => {
    for await (const { id } of each(client.listPayments, { signal: leaving.signal })) {
      ids.push(id);
      leaving.abort();
    }
  })();

  await expect(loop).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  expect(ids).toEqual(['pay_1']);
  expect(asked).toHaveLength(1);
});
