import type { Operation } from '../contract.ts';
import type { Judge } from '../exchange/judge.ts';
import type { Reread } from '../run/reread.ts';
import type { Samples } from '../samples/samples.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Ask, Server } from '../server.ts';

export type Tools = {
  server: Server;
  judge: Judge;
  samples: Samples;
  reread: Reread;
  /** A request of each idempotent operation that succeeded, with its key. */
  accepted: Map<string, { ask: Ask; reply: Reply }>;
};

/** One fact about one operation. It answers what is wrong; nothing when it holds; or why it could not be looked at. */
export type Case = {
  title: string;
  run: (tools: Tools) => Promise<Outcome>;
  /** Whether it is to show that the operation can succeed: why it was skipped is why none was seen. */
  isProof?: true;
  /** Whether it is of who may come in, which is looked at before anything else. */
  isEntry?: true;
  /** Whether it is looked at when all else has been: what it needs comes of itself meanwhile. */
  isLate?: true;
};
export type Outcome =
  | readonly string[]
  | {
      skipped: string;
      /** Whether the reason stands in the contract, or is a feature that the merchant does not have: no answer could be another. */
      isStated?: true;
      /** When the pause of this hour ends, as `HH:MM` in Jakarta. */
      until?: string;
    };

export type Cases = (operation: Operation) => readonly Case[];

/** What a certain answer must be, beyond being one that the contract describes. */
export type Wanted = { status: number | readonly number[]; code?: string; field?: string };

export const compare = (judge: Judge, operation: Operation, reply: Reply, wanted: Wanted): string[] => {
  const problems = judge(operation, reply);
  const statuses = typeof wanted.status === 'number' ? [wanted.status] : wanted.status;
  const { error_code: code, errors = [] } = (reply.json ?? {}) as ErrorBody;
  // SNAP answers in its own form: a responseCode that begins with the status.
  const isSnap = operation.path.startsWith('/v1.0/');
  if (!statuses.includes(reply.status))
    problems.push(`Wanted ${statuses.join(' or ')}, got ${reply.status} ${code ?? ''}.`.replace(' .', '.'));
  else if (isSnap) return problems;
  else if (wanted.code && code !== wanted.code)
    problems.push(`Wanted the code ${wanted.code}, got ${code ?? 'none'}.`);
  else if (wanted.field && !errors.some(({ field }) => isPartOf(field, wanted.field ?? '')))
    problems.push(`No error names the field ${wanted.field}: ${JSON.stringify(errors)}.`);
  return problems.length > 0
    ? [...problems, `Sent: ${reply.sent}`, `Got: ${reply.status} ${reply.text.slice(0, 300)}`]
    : [];
};

type ErrorBody = { error_code?: string; errors?: { field: string }[] };

const isPartOf = (field: string, wanted: string): boolean =>
  field === wanted || field.startsWith(`${wanted}.`) || field.startsWith(`${wanted}[`);
