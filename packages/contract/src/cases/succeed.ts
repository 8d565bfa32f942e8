import { randomUUID } from 'node:crypto';
import { successesOf } from '../contract.ts';
import type { Example, Operation } from '../contract.ts';
import { isSnapPause, pauseOf } from '../run/pause.ts';
import { orWhyNot } from '../samples/lacking.ts';
import { isOfRecord, isSuccess } from '../samples/samples.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Ask } from '../server.ts';
import { lacksFeature } from '../server.ts';
import { compare } from './case.ts';
import type { Outcome, Tools } from './case.ts';

type Wish = { example?: Example; query?: Record<string, string>; as?: 'key' };

/** The operation must succeed, with its example or a plain request; if the reason is not the server's fault, it is reported instead. */
export const succeeds = async (tools: Tools, operation: Operation, wish: Wish = {}): Promise<Outcome> => {
  const unsampled = wish.example?.unsampled ?? operation.unsampled;
  const stated = unsampled === null ? undefined : { skipped: unsampled, isStated: true as const };
  const tried = await orWhyNot(attempt(tools, operation, wish));
  if ('skipped' in tried) return stated ?? tried;
  const { reply } = tried;
  if (isSuccess(reply)) {
    if (operation.isIdempotent && !tools.accepted.has(operation.id)) tools.accepted.set(operation.id, tried);
    return [
      ...compare(tools.judge, operation, reply, { status: reply.status }),
      ...(await tools.reread(operation, reply, tools.server)),
    ];
  }
  const excuse = stated ?? excuseOf(tools, operation, reply);
  if (!excuse) return compare(tools.judge, operation, reply, { status: successesOf(operation) });
  const problems = compare(tools.judge, operation, reply, { status: reply.status });
  return problems.length > 0 ? problems : excuse;
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

/** Why a refusal is due to the account or the time, not to the server. */
export const excuseOf = (
  tools: Tools,
  { permission }: Operation,
  reply: Reply,
): Extract<Outcome, { skipped: string }> | undefined => {
  const { server } = tools;
  const { error_code: code, params } = (reply.json ?? {}) as Refusal;
  if (code === 'DPAY_FORBIDDEN')
    return { skipped: `it needs the permission ${permission}, which the person does not have` };
  if (code === 'DPAY_INSUFFICIENT_BALANCE') return { skipped: 'it needs more than the balance has' };
  // If another call used the feature, the merchant has it.
  if (code === 'DPAY_FEATURE_DISABLED' && server.lacks(params?.feature ?? null))
    return { skipped: lacksFeature(params?.feature), isStated: true };
  const pause = pauseOf(reply);
  if (pause) tools.pause = pause;
  return pause ?? (isSnapPause(reply) ? tools.pause : undefined);
};

type Refusal = { error_code?: string; params?: { feature?: string } };
