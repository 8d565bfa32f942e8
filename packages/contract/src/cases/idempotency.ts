import { randomUUID } from 'node:crypto';
import { comesBack, unlikeSent } from '../exchange/sent.ts';
import { successesOf } from '../contract.ts';
import type { Contract, Operation, Schema } from '../contract.ts';
import { longestPage, rowsIn } from '../run/rows.ts';
import type { Row } from '../run/rows.ts';
import { itemOf } from '../samples/collections.ts';
import { Lacking, orWhyNot } from '../samples/lacking.ts';
import { isOfRecord, isSuccess } from '../samples/samples.ts';
import { needsCode } from '../server.ts';
import type { Ask } from '../server.ts';
import { compare } from './case.ts';
import type { Cases, Outcome, Tools } from './case.ts';
import { excuseOf } from './succeed.ts';

/** One key, one intent: the same request returns the first response, another one 409, and a missing key 400. */
export const makeIdempotencyCases =
  (resolve: Resolve): Cases =>
  (operation) => {
    if (!operation.isIdempotent) return [];
    return [
      {
        title: 'without an Idempotency-Key it is refused',
        run: (tools) =>
          withAccepted(tools, operation, async ({ ask }) =>
            // An operation confirmed by code may ask for the code before the key.
            operation.otp && operation.otpMode === 'any'
              ? { skipped: 'its code is used up' }
              : compare(tools.judge, operation, await tools.server.ask(operation, withKey(ask, undefined)), {
                  status: 400,
                  code: 'DPAY_IDEMPOTENCY_KEY_REQUIRED',
                }),
          ),
      },
      {
        title: 'the same request with the same key gets the first answer again',
        run: (tools) =>
          withAccepted(tools, operation, async ({ ask, reply: first }) => {
            const before = await alike(tools, operation, ask, resolve);
            const second = await tools.server.ask(operation, ask);
            return [
              ...compare(tools.judge, operation, second, { status: first.status }),
              ...(withoutRequestId(second.json) === withoutRequestId(first.json)
                ? []
                : ['The second answer is another one.']),
              ...(second.headers.get('idempotent-replayed') === 'true'
                ? []
                : ['Idempotent-Replayed is missing.']),
              ...(await alike(tools, operation, ask, resolve))
                .filter((id) => !before.includes(id))
                .map((id) => `${id} was made by the second request.`),
            ];
          }),
      },
      {
        title: 'two requests at once with one key do the work once',
        run: (tools) => withAccepted(tools, operation, () => orWhyNot(atOnce(tools, operation, resolve))),
      },
      {
        title: 'another request with the same key is 409',
        run: (tools) =>
          withAccepted(tools, operation, async ({ ask }) => {
            const other = await orWhyNot(another(tools, operation, ask, resolve));
            if ('skipped' in other) return other;
            const second = await tools.server.ask(operation, { ...ask, ...other });
            return compare(tools.judge, operation, second, {
              status: 409,
              code: 'DPAY_IDEMPOTENCY_MISMATCH',
            });
          }),
      },
    ];
  };

type Resolve = Contract['resolve'];
type Accepted = Tools['accepted'] extends Map<string, infer One> ? One : never;

const withAccepted = async (
  { accepted }: Tools,
  { id }: Operation,
  look: (accepted: Accepted) => Promise<Outcome>,
): Promise<Outcome> => {
  const first = accepted.get(id);
  return first ? look(first) : { skipped: 'no request of it succeeded' };
};

/**
 * Ids of the rows with the sent values, in the list of what the operation creates. Records that others create meanwhile have other
 * values.
 */
const alike = async (
  { samples, server }: Tools,
  operation: Operation,
  { params = {}, body }: Ask,
  resolve: Resolve,
): Promise<string[]> => {
  const list = samples.listOf(operation);
  if (!list) return [];
  const back = comesBack(operation, itemOf(list, resolve) ?? {}, resolve);
  const rows = rowsIn(await server.ask(list, { params, query: longestPage(list) }));
  return rows
    .filter((row) => unlikeSent(Object(body) as Row, row, back).length === 0)
    .map(({ id }) => String(id));
};

/** Only one of them may act. The other gets its answer, or is told that it is still in progress. */
const atOnce = async (tools: Tools, operation: Operation, resolve: Resolve): Promise<Outcome> => {
  const { server, samples, judge } = tools;
  if (operation.unsampled !== null) return { skipped: operation.unsampled, isStated: true };
  if (needsCode(operation, server)) return { skipped: 'its code confirms one request', isStated: true };
  const example = operation.body?.examples.find(({ unsampled }) => unsampled === null);
  for await (const honest of samples.tries(operation, example)) {
    const ask = withKey(honest, randomUUID());
    const before = await alike(tools, operation, ask, resolve);
    const both = await Promise.all([server.ask(operation, ask), server.ask(operation, ask)]);
    const [first, second] = both.filter(isSuccess);
    if (!first && both.every(isOfRecord)) continue;
    if (!first)
      return (
        excuseOf(tools, operation, both[0]) ??
        compare(judge, operation, both[0], { status: successesOf(operation) })
      );
    const made = (await alike(tools, operation, ask, resolve)).filter((id) => !before.includes(id));
    return [
      ...both.flatMap((reply) =>
        compare(judge, operation, reply, isSuccess(reply) ? { status: first.status } : IN_PROGRESS),
      ),
      ...(second && withoutRequestId(first.json) !== withoutRequestId(second.json)
        ? ['Both succeeded, with different answers.']
        : []),
      ...(made.length > 1 ? [`Both were done: ${made.join(', ')}.`] : []),
    ];
  }
  return { skipped: 'no record is left on which it succeeds' };
};

const IN_PROGRESS = { status: 409, code: 'DPAY_REQUEST_IN_PROGRESS' };

const withKey = (ask: Ask, key: string | undefined): Ask => ({
  ...ask,
  headers: { ...ask.headers, 'idempotency-key': key },
});

/** The request with one value changed to another valid one, or for another record. */
const another = async (
  { samples }: Tools,
  operation: Operation,
  ask: Ask,
  resolve: Resolve,
): Promise<Pick<Ask, 'body' | 'params'>> => {
  const body = operation.body && variation(operation.body.schema, ask.body, resolve);
  if (body !== undefined) return { body };
  if (Object.keys(ask.params ?? {}).length > 0)
    for await (const { params } of samples.records(operation))
      if (JSON.stringify(params) !== JSON.stringify(ask.params)) return { params };
  throw new Lacking('no second request can be made of the example');
};

type Field = { enum?: unknown[]; format?: string; pattern?: string; maxLength?: number };

const variation = (schema: Schema, body: unknown, resolve: Resolve): unknown => {
  if (typeof body !== 'object' || body === null) return undefined;
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  for (const [name, value] of Object.entries(body)) {
    const field = resolve(properties[name] ?? {}) as Field;
    const other = otherThan(value, field);
    if (other !== undefined) return { ...body, [name]: other };
  }
  return undefined;
};

const otherThan = (
  value: unknown,
  { enum: values, format, pattern, maxLength = Infinity }: Field,
): unknown => {
  if (values) return values.find((one) => one !== value);
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string' || format || pattern || value.length >= maxLength) return undefined;
  return `${value}2`;
};

const withoutRequestId = (json: unknown): string =>
  JSON.stringify(json, (name, value: unknown) => (name === 'request_id' ? undefined : value)) ?? '';
