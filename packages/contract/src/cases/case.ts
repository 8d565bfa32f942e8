import type { Operation } from '../contract.ts';
import type { Judge } from '../exchange/judge.ts';
import type { Pause } from '../run/pause.ts';
import type { Reread } from '../run/reread.ts';
import type { Samples } from '../samples/samples.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Ask, Server } from '../server.ts';

export type Tools = {
  server: Server;
  judge: Judge;
  samples: Samples;
  reread: Reread;
  /** A successful request of each idempotent operation, by its key. */
  accepted: Map<string, { ask: Ask; reply: Reply }>;
  /** The pause that a response last named. */
  pause?: Pause;
};

/** One fact about one operation. Returns what is wrong, nothing if it holds, or why it could not be checked. */
export type Case = {
  title: string;
  run: (tools: Tools) => Promise<Outcome>;
  /** Whether it proves that the operation can succeed: if it was skipped, its reason is reported as why success was not seen. */
  isProof?: true;
  /** Whether it tests access, which is checked before anything else. */
  isEntry?: true;
  /** Whether it runs last: what it needs happens during the run. */
  isLate?: true;
};
export type Outcome =
  | readonly string[]
  | {
      skipped: string;
      /** Whether the reason is in the contract, or a feature that the merchant lacks: the result could not be different. */
      isStated?: true;
      /** The end of the current pause, as `HH:MM` in Jakarta. */
      until?: string;
    };

export type Cases = (operation: Operation) => readonly Case[];

/** What a response must be, beyond being described by the contract. */
export type Wanted = { status: number | readonly number[]; code?: string; field?: string };

export const compare = (judge: Judge, operation: Operation, reply: Reply, wanted: Wanted): string[] => {
  const problems = judge(operation, reply);
  const statuses = typeof wanted.status === 'number' ? [wanted.status] : wanted.status;
  const { error_code: code, errors = [] } = (reply.json ?? {}) as ErrorBody;
  // SNAP has its own form: a responseCode that starts with the status.
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
