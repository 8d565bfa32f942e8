import { NetworkError, ServerError } from './errors/errors.ts';
import { textOf } from './call/read-answer.ts';
import type { AnyInput } from './route.ts';
import { nextWindow, queryAt } from './windows.ts';

/** A client method that returns a list: `client.listPayments`. */
type ListMethod = (input: never) => Promise<{
  data: readonly { id?: unknown; sequence?: unknown }[];
  page: { next_cursor?: string | null; from?: string };
}>;

type Answer<List extends ListMethod> = Awaited<ReturnType<List>>;
type Row<List extends ListMethod> = Answer<List>['data'][number];

/** The list's own input; `limit` is the page size, `cursor` the position to resume from. */
export type EachInput<List extends ListMethod> = Without<Exclude<Parameters<List>[0], undefined>, 'query'> & {
  query?: Without<QueryOf<Exclude<Parameters<List>[0], undefined>>, 'action' | 'cursor'> | undefined;
  /** Resume after this position, see {@link Pages}; also accepts a page's `next_cursor`. */
  cursor?: string | undefined;
};

type Without<T, Key extends string> = { [K in keyof T as K extends Key ? never : K]: T[K] };
type QueryOf<Input> = Input extends { query?: infer Query } ? Exclude<Query, undefined> : unknown;

/** Returned by {@link each}. */
export type Pages<List extends ListMethod> = {
  /**
   * Where the iteration is: text to save and to pass as `cursor` later, also in another process and with the same query. The cursor
   * advances past a row when your loop asks for the next one: if your process crashes while handling a row, that row comes again.
   * New rows before the cursor are skipped. If the last row before the cursor has left the list, its whole page comes again.
   * Undefined before the first row.
   */
  readonly cursor: string | undefined;
  /** The same, one complete response at a time: `for await (const { data } of payments.pages())`. */
  pages(): AsyncIterable<Answer<List>>;
} & AsyncIterable<Row<List>>;

/**
 * Every row of a list, newest first. Each page is fetched when the loop reaches it.
 *
 * Without `query.from` a list of days covers the last 7 days. Give `from`, and `to` if it does not end today, for any other range: the
 * API takes 31 days at once, so a longer range is read in windows of at most 31 days.
 *
 * A cursor of another filter, merchant or mode rejects with a `ProblemError` of code `DPAY_INVALID_CURSOR`: start again without it.
 * A page whose `next_cursor` is its own is a `ServerError`, because such a list never ends. After the sign-in of the first page has
 * ended, the next page is an `UnauthorizedError`, even if somebody else has signed in.
 *
 * A second loop over the same list goes on where the first one stopped, and begins again if the first one reached the end.
 * @example
 * const query = { from: '2026-01-01', filters: { status: ['completed'] } } as const;
 * const payments = each(client.listPayments, { query, cursor: await stored() });
 * for await (const payment of payments) {
 *   await book(payment);
 *   await store(payments.cursor);
 * }
 */
export const each = <List extends ListMethod>(list: List, given?: EachInput<List>): Pages<List> => {
  let { cursor: place, ...input } = { loop: {}, ...given } as AnyInput & { cursor?: string };
  let page: string;
  let hasEnded = false;
  const behind = (row: Row<List>) => {
    // The API's cursor, `~`, and the last row of its page that was passed: `eyJ….sig~pay_01…`; for a balance, the entry's number.
    place = `${page}~${row.id ?? row.sequence}`;
  };

  /** Each response without the rows that were already passed. */
  const pages = async function* () {
    if (hasEnded) place = given?.cursor;
    hasEnded = false;
    let [at, last] = (place ?? '').split('~') as [string | null | undefined, (string | null)?];
    const begun = at;
    while (at != null) {
      const query = input.query ?? {};
      const answer = (await list({ ...input, query: queryAt(at, query) } as never)) as Answer<List>;
      const { data, page: told } = answer;
      let next = told?.next_cursor;
      // Only null ends the list, and every row must be set: otherwise a foreign response would look like the complete list.
      if (!data?.every?.(Boolean) || (next !== null && !textOf(next)) || next === at)
        throw new ServerError({ operation: 'each', status: 200 }, 'no page', { body: answer });
      next ??= nextWindow(told.from, query);
      const met = data.findIndex((row: Row<List>) => `${row.id ?? row.sequence}` === last) + 1;
      if (last && !met) {
        // New rows have pushed it onto a later page: everything before it is new or passed. If it has left the list, it is on no page,
        // and everything from its page on is returned again.
        last = next && last;
        at = next ?? begun;
        continue;
      }
      page = at;
      last = '';
      yield { ...answer, data: data.slice(met) };
      // The last one wins. `map`, because `forEach` and `at(-1)` are larger.
      data.map(behind);
      at = next;
      place = next ?? place;
    }
    hasEnded = true;
  };

  return {
    get cursor() {
      return place;
    },
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { data } of pages())
        for (const row of data) {
          if (input.signal?.aborted) throw new NetworkError('each', 'aborted');
          yield row;
          behind(row);
        }
    },
  };
};
