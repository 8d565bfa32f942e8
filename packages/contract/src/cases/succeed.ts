import { randomUUID } from 'node:crypto';
import type { Example, Operation } from '../contract.ts';
import { orWhyNot } from '../samples/lacking.ts';
import { isOfRecord, isSuccess } from '../samples/samples.ts';
import type { Reply } from '../exchange.ts';
import type { Ask } from '../server.ts';
import { lacksFeature } from '../server.ts';
import { compare } from './case.ts';
import type { Outcome, Tools } from './case.ts';

type Wish = { example?: Example; query?: Record<string, string>; as?: 'key' };

/** The operation must be seen to succeed, by its example or plainly; it is named why not where that is not the server's doing. */
export const succeeds = async (tools: Tools, operation: Operation, wish: Wish = {}): Promise<Outcome> => {
  const unsampled = wish.example?.unsampled ?? operation.unsampled ?? undefined;
  const tried = await orWhyNot(attempt(tools, operation, wish));
  if ('skipped' in tried) return { skipped: unsampled ?? tried.skipped };
  const { reply } = tried;
  if (isSuccess(reply)) {
    if (operation.isIdempotent && !tools.accepted.has(operation.id)) tools.accepted.set(operation.id, tried);
    return compare(tools.judge, operation, reply, { status: reply.status });
  }
  const excuse = unsampled ?? excuseOf(tools, operation, reply);
  if (excuse === undefined) return compare(tools.judge, operation, reply, { status: successesOf(operation) });
  const problems = compare(tools.judge, operation, reply, { status: reply.status });
  return problems.length > 0 ? problems : { skipped: excuse };
};

const attempt = async (
  { server, samples }: Tools,
  operation: Operation,
  { example, query, as = undefined }: Wish,
): Promise<{ ask: Ask; reply: Reply }> => {
  let last: { ask: Ask; reply: Reply } | undefined;
  for await (const honest of samples.tries(operation, example)) {
    const headers = { ...honest.headers, ...(operation.isIdempotent && { 'idempotency-key': randomUUID() }) };
    const ask = { ...honest, headers, query: { ...honest.query, ...query }, ...(as && { as }) };
    last = { ask, reply: await server.ask(operation, ask) };
    if (isSuccess(last.reply) || !isOfRecord(last.reply)) break;
  }
  if (!last) throw new Error('There was nothing to try.');
  return last;
};

/** Why a refusal says what the account is, and not what the server does. */
export const excuseOf = ({ server }: Tools, operation: Operation, reply: Reply): string | undefined => {
  const code = codeOf(reply) ?? '';
  // Who has done something else with the feature has it.
  return code === 'DPAY_FEATURE_DISABLED' && !server.lacks(operation.feature)
    ? undefined
    : EXCUSES[code]?.(operation);
};

const EXCUSES: Readonly<Record<string, (operation: Operation) => string>> = {
  DPAY_FEATURE_DISABLED: lacksFeature,
  DPAY_FORBIDDEN: ({ permission }) => `it needs the permission ${permission}, which the person does not have`,
  DPAY_INSUFFICIENT_BALANCE: () => 'it needs more than the balance has',
};

const codeOf = ({ json }: Reply): string | undefined =>
  (json as { error_code?: string } | undefined)?.error_code;

const successesOf = ({ responses }: Operation): number[] =>
  Object.keys(responses).flatMap((status) => (status.startsWith('2') ? [Number(status)] : []));
