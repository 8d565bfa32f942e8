import { readFile } from 'node:fs/promises';
import { intent, NetworkError, ServerError } from '@dasbor/sdk';
import { accessOf, confirmWrite } from '../access/access.ts';
import { API_OPTIONS, type Command, type Given, JSON_OPTION, type Options } from '../command.ts';
import { sayRecord } from '../output/record.ts';
import { explained, methodOf } from '../records/call.ts';
import { factsOf, lookUp, namesWith, optionsOf, pathOf } from '../records/find.ts';
import { parseJson, valuesOf } from '../records/values.ts';
import { CommandError, EXIT, type World } from '../world.ts';

const OPTIONS: Options = {
  data: {
    type: 'string',
    about: 'the record as JSON, @file, or - for the standard input; fields win over it',
  },
  'idempotency-key': { type: 'string', about: '16 to 64 of A-Z a-z 0-9 _ -; made if not given' },
  yes: { type: 'boolean', about: 'create in live without asking' },
  ...JSON_OPTION,
  ...API_OPTIONS,
};

/** Creates one record, once. */
export const create: Command = {
  usage: 'create <record> [--<field> <value>] [--data @file] [--json]',
  about: 'creates an order, payment, refund, webhook or disbursement',
  more: 'Lost answers are retried with the same idempotency key. If it stays unknown what happened, run it again with the printed key.',
  next: (names) => (names.length === 0 ? namesWith('create') : []),
  options: ([name]) => {
    const facts = lookUp(name, 'create');
    return { ...(facts && optionsOf(facts.fields)), ...OPTIONS };
  },
  run: async (given, world) => {
    const [name, ...ids] = given.names;
    const facts = factsOf(name, 'create');
    const path = pathOf(facts, ids);
    const body = { ...(await dataOf(given, world)), ...valuesOf(facts.fields, given) };
    if (Object.keys(body).length === 0)
      throw new CommandError(`say what it has: dasbor create ${name} --help names the fields`);
    const access = await accessOf(given, world);
    const idempotencyKey = keyOf(given);
    await confirmWrite(`creates ${name}, idempotency key ${idempotencyKey},`, access, given, world);
    try {
      const { data } = await methodOf(access, facts)({ path, body, idempotencyKey, signal: world.signal });
      sayRecord(data, facts, given, world);
    } catch (error) {
      throw unknownOutcome(error, idempotencyKey) ?? explained(error, access, facts);
    }
    return EXIT.done;
  },
};

const keyOf = (given: Given): string => {
  const kept = given.text('idempotency-key');
  return kept === undefined ? intent() : intent(kept);
};

const unknownOutcome = (error: unknown, key: string): CommandError | undefined => {
  const isUnknown = error instanceof NetworkError || error instanceof ServerError;
  if (!isUnknown) return undefined;
  const repeat = `it may have been created: run it again with --idempotency-key ${key}`;
  return new CommandError(`${error.message}; ${repeat}`, EXIT.failed);
};

const dataOf = async (given: Given, world: World): Promise<object> => {
  const written = given.text('data');
  if (written === undefined) return {};
  const body = parseJson(await textOf(written, world), '--data');
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new CommandError('--data is one object of JSON');
};

const textOf = async (written: string, world: World): Promise<string> => {
  if (written === '-') return world.readInput();
  if (!written.startsWith('@')) return written;
  try {
    return await readFile(written.slice(1), 'utf8');
  } catch {
    throw new CommandError(`${written.slice(1)} cannot be read`);
  }
};
