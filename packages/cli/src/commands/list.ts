import { each } from '@dasbor/sdk';
import { type Access, accessOf } from '../access/access.ts';
import { API_OPTIONS, type Command, type Given, JSON_OPTION, type Options } from '../command.ts';
import { lookOf } from '../output/look.ts';
import { rowPrinter } from '../output/rows.ts';
import { explained, type Method, methodOf } from '../records/call.ts';
import { factsOf, lookUp, namesWith, optionsOf, pathOf } from '../records/find.ts';
import type { Listing } from '../records/record.ts';
import { valuesOf } from '../records/values.ts';
import { CommandError, EXIT, type World } from '../world.ts';

const DEFAULT_LIMIT = 20;
const LARGEST_PAGE = 100;

const OPTIONS: Options = {
  limit: { type: 'string', about: `how many rows at most; ${DEFAULT_LIMIT} unless given` },
  all: { type: 'boolean', about: 'every row, page by page' },
  ...JSON_OPTION,
  ...API_OPTIONS,
};

/** Lists records, newest first. */
export const list: Command = {
  usage: 'list <records> [--status completed] [--limit 20 | --all] [--json]',
  about: 'lists orders, payments, refunds and other records, newest first',
  more: 'Without --from, a list of days covers the last 7 days.',
  next: (names) => (names.length === 0 ? namesWith('list') : []),
  options: ([name]) => {
    const facts = lookUp(name, 'list');
    return { ...(facts && optionsOf([...facts.query, ...facts.filters])), ...OPTIONS };
  },
  run: async (given, world) => {
    const [name, ...ids] = given.names;
    const facts = factsOf(name, 'list');
    const path = pathOf(facts, ids);
    const most = mostOf(given);
    const access = await accessOf(given, world);
    const print = rowPrinter(facts.kinds, { isJson: given.is('json'), look: lookOf(world) }, world);
    try {
      let left = most;
      for await (const rows of pagesOf(facts, path, most, given, access, world)) {
        print(rows.slice(0, left));
        left -= rows.length;
        if (left <= 0 || world.signal.aborted) break;
      }
    } catch (error) {
      throw explained(error, access, facts);
    }
    return EXIT.done;
  },
};

const mostOf = (given: Given): number => {
  if (given.is('all')) return Infinity;
  const limit = Number(given.text('limit') ?? DEFAULT_LIMIT);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new CommandError('--limit is a whole number from 1');
};

const pagesOf = async function* (
  facts: Listing,
  path: Record<string, string>,
  most: number,
  given: Given,
  access: Access,
  { signal }: World,
): AsyncGenerator<unknown[]> {
  const method = methodOf(access, facts);
  const filters = valuesOf(facts.filters, given);
  const query = {
    ...valuesOf(facts.query, given),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(facts.pages && { limit: Math.min(most, LARGEST_PAGE) }),
  };
  if (!facts.pages) {
    yield (await method({ path, query, signal })).data as unknown[];
    return;
  }
  const pages = (each as EachPage)(method, { path, query, signal }).pages();
  for await (const { data } of pages) yield data;
};

// The types of `each` follow one operation, and this is any of them.
type EachPage = (method: Method, input: object) => { pages: () => AsyncIterable<{ data: unknown[] }> };
