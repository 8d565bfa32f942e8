import { createClientFor, NetworkError, ServerError } from '@dasbor/sdk';
import { requestLog } from '@dasbor/sdk/resources';
import { type Access, accessOf } from '../access/access.ts';
import { modeWord } from '../access/mode.ts';
import { pause } from '../access/pause.ts';
import { API_OPTIONS, type Command, type Given, JSON_OPTION } from '../command.ts';
import { jsonLine } from '../output/safe.ts';
import { logLine, type LoggedRequest } from '../output/log-line.ts';
import { lookOf } from '../output/look.ts';
import { explained } from '../records/call.ts';
import type { Field } from '../records/record.ts';
import { valuesOf } from '../records/values.ts';
import { CommandError, EXIT, type World } from '../world.ts';
import { newRequests } from './new-requests.ts';

const EVERY_MS = 1_500;
const LONGEST_WAIT_MS = 30_000;
const { listApiRequests } = requestLog;
const PLACE = { operation: 'listApiRequests', tag: 'request-log', line: '', path: [], kinds: {} };
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const CLASSES = ['2xx', '4xx', '5xx'];
const FILTERS: readonly Field[] = [
  { name: 'status', type: 'words', choices: CLASSES },
  { name: 'method', type: 'words', choices: METHODS },
  { name: 'path', type: 'text' },
  { name: 'key_id', type: 'text' },
];

/** Follows the log of API requests. */
export const logs: Command = {
  usage: 'logs tail [--status 4xx] [--method POST] [--path /dashboard/orders] [--json]',
  about: 'prints the requests of your API keys as they happen, until Ctrl-C',
  more: 'The key needs logs:read. Requests of this command are left out. A request appears within 2 seconds.',
  next: (names) => (names.length === 0 ? ['tail'] : []),
  options: () => ({
    status: { type: 'string', about: 'only these, with commas between them', choices: CLASSES },
    method: { type: 'string', about: 'only these, with commas between them', choices: METHODS },
    path: { type: 'string', about: 'only this path of the contract, such as /dashboard/orders/{id}' },
    'key-id': { type: 'string', about: 'only requests of this key, key_…' },
    ...JSON_OPTION,
    ...API_OPTIONS,
  }),
  run: async (given, world) => {
    if (given.names.join(' ') !== 'tail') throw new CommandError('write dasbor logs tail');
    const filters = filtersOf(given);
    const access = await accessOf(given, world);
    await tail(filters, access, given, world);
    return EXIT.done;
  },
};

type Filters = NonNullable<
  NonNullable<Parameters<ReturnType<typeof clientOf>['listApiRequests']>[0]>['query']
>['filters'];

const clientOf = ({ key, api }: Access) =>
  createClientFor({ listApiRequests }, { baseUrl: api, key, language: 'en' });

const tail = async (filters: Filters, access: Access, given: Given, world: World): Promise<void> => {
  const client = clientOf(access);
  const fresh = newRequests(({ limit, cursor }) =>
    client.listApiRequests({
      query: { filters, limit, ...(cursor && { action: 'next', cursor }) },
      signal: world.signal,
    }),
  );
  const print = (request: LoggedRequest) =>
    world.say(given.is('json') ? jsonLine(request) : logLine(request, lookOf(world)));

  world.complain(`follows the requests in ${modeWord(access.mode)} (${access.api}) until Ctrl-C`);
  let waitMs = EVERY_MS;
  while (!world.signal.aborted) {
    try {
      for (const request of await fresh()) print(request);
      waitMs = EVERY_MS;
    } catch (error) {
      if (world.signal.aborted) return;
      // The first answer shows whether host and key are right. Later, a failure passes.
      const passes = error instanceof NetworkError || error instanceof ServerError;
      if (!passes || !fresh.hasBegun()) throw explained(error, access, PLACE);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
    await pause(waitMs, world.signal);
  }
};

const filtersOf = (given: Given): Filters => {
  const { status, ...others } = valuesOf(FILTERS, given);
  return { ...others, ...(status !== undefined && { status_class: status }) } as Filters;
};
