import { NetworkError, ServerError } from './errors.ts';
import { textOf } from './read-answer.ts';
import type { AnyInput } from './route.ts';

/** A method of a client that answers a list: `client.listPayments`. */
type ListMethod = (input: never) => Promise<{
  data: readonly { id?: unknown; sequence?: unknown }[];
  page: { next_cursor?: string | null };
}>;

type Answer<List extends ListMethod> = Awaited<ReturnType<List>>;
type Row<List extends ListMethod> = Answer<List>['data'][number];

/** What the list itself takes; `limit` is the size of the pages that are fetched, and `cursor` where to go on. */
export type EachInput<List extends ListMethod> = Without<Exclude<Parameters<List>[0], undefined>, 'query'> & {
  query?: Without<QueryOf<Exclude<Parameters<List>[0], undefined>>, 'action' | 'cursor'> | undefined;
  /** Goes on where this was read, see {@link Pages}; also a `next_cursor` of a page. */
  cursor?: string | undefined;
};

type Without<T, Key extends string> = { [K in keyof T as K extends Key ? never : K]: T[K] };
type QueryOf<Input> = Input extends { query?: infer Query } ? Exclude<Query, undefined> : unknown;

/** What {@link each} answers. */
export interface Pages<List extends ListMethod> extends AsyncIterable<Row<List>> {
  /**
   * Where the iteration is: text to keep and to give as `cursor` later, in another process too. A row is behind it once the
   * loop has asked for the next one, so what was being handled when a process died comes again, and nothing is left out. New rows
   * before that one are passed over. Where the last row that is behind has left the list, its whole page comes again.
   * Undefined before the first row.
   */
  readonly cursor: string | undefined;
  /** The same, whole answers at a time: `for await (const { data } of payments.pages())`. */
  pages(): AsyncIterable<Answer<List>>;
}

/**
 * Every row of a list, page after page, each page fetched when it is reached. A cursor that the API no longer takes (of another
 * filter, merchant or mode) rejects with a `ProblemError` of code `DPAY_INVALID_CURSOR`: begin again without it. An answer that
 * leads back to where it was asked for is a `ServerError`: such a list would never end. Once the sign-in that the first page was asked
 * in is over, the next is an `UnauthorizedError`, also where somebody else has signed in.
 * @example
 * const payments = each(client.listPayments, { query: { filters: { status: ['completed'] } }, cursor: await stored() });
 * for await (const payment of payments) {
 *   await book(payment);
 *   await store(payments.cursor);
 * }
 */
export function each<List extends ListMethod>(list: List, given?: EachInput<List>): Pages<List> {
  let { cursor: place, ...input } = { loop: {}, ...given } as AnyInput & { cursor?: string };
  let page: string;
  const behind = (row: Row<List>) => {
    // A cursor of the API, `~`, and the last row of its page that is behind: `eyJ….sig~pay_01…`; of a balance the number of its entry.
    place = `${page}~${row.id ?? row.sequence}`;
  };

  /** Each answer without the rows that are behind. */
  async function* pages() {
    let [at, last] = (place ?? '').split('~') as [string | null | undefined, (string | null)?];
    const begun = at;
    while (at != null) {
      const answer = (await list({
        ...input,
        query: { ...input.query, ...(at && { action: 'next', cursor: at }) },
      } as never)) as Answer<List>;
      const { data, page: told } = answer;
      const next = told?.next_cursor;
      // Null alone says that there are no more, and no row is none: what is none of our pages would be taken for the whole list.
      if (!data?.every?.(Boolean) || (next !== null && !textOf(next)) || next === at)
        throw new ServerError({ operation: 'each', status: 200 }, 'no page', { body: answer });
      const met = data.findIndex((row: Row<List>) => `${row.id ?? row.sequence}` === last) + 1;
      if (last && !met) {
        // New rows have pushed it onto a later page: all before it is new or behind. One that has left the list is on none of
        // them, and then everything from its page on comes again.
        last = next && last;
        at = next ?? begun;
        continue;
      }
      page = at;
      last = '';
      yield { ...answer, data: data.slice(met) };
      // The last of them stands. `map`, as `forEach` and `at(-1)` weigh more.
      data.map(behind);
      at = next;
      place = next ?? place;
    }
  }

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
}
