import { setTimeout as sleep } from 'node:timers/promises';
import { makeBadInputCases } from '../cases/bad-input.ts';
import type { Case, Cases, Outcome, Tools } from '../cases/case.ts';
import { entryCases } from '../cases/entry.ts';
import { makeExampleCases } from '../cases/examples.ts';
import { makeFilterCases } from '../cases/filters.ts';
import { makeIdempotencyCases } from '../cases/idempotency.ts';
import { pagingCases } from '../cases/paging.ts';
import { tenancyCases } from '../cases/tenancy.ts';
import type { Contract, Operation } from '../contract.ts';
import { makeJudge } from '../exchange/judge.ts';
import { makeReread } from './reread.ts';
import { Lacking, orWhyNot } from '../samples/lacking.ts';
import { makeSamples } from '../samples/samples.ts';
import { lacksFeature, needsCode } from '../server.ts';
import type { Server } from '../server.ts';
import { makeTraces } from '../exchange/traces.ts';
import type { Traces } from '../exchange/traces.ts';

export type Result = { operation: string; title: string; outcome: Outcome };

type Options = {
  only?: readonly string[];
  /** Operations that are never called, even if others need them; what the run created is still cleaned up with them. */
  except?: readonly string[];
  /** Fails an operation without a seen success, whatever the server or run lacks; only the contract may excuse it. */
  isComplete?: boolean;
  tell: (operation: Operation, results: readonly Result[]) => void;
  /** Called with the task that begins. */
  begin?: (what: string) => void;
  /** Called with what the run created and could not end, one line each. */
  tellLeft: (what: string) => void;
  /** Stops the run after the current case. */
  signal?: AbortSignal;
};

/**
 * Tests the whole contract against a server, one operation at a time. Reports each result as soon as it is known. Cleans up lasting
 * effects in every case.
 */
export const runContract = async (
  contract: Contract,
  untraced: Server,
  { tellLeft, ...options }: Options,
): Promise<Result[]> => {
  const traces = makeTraces(contract, untraced);
  const server = sparing(options.except ?? [], traces.server);
  try {
    return await askAll(contract, { ...traces, server }, options);
  } finally {
    options.begin?.('ending what the run made');
    for (const what of [...(await traces.remove()), ...(await untraced.leave())]) tellLeft(what);
  }
};

/** Skips excluded operations and those that timed out once: each further request would take as long and show nothing new. */
const sparing = (except: readonly string[], server: Server): Server => ({
  ...server,
  ask: async (operation, asked) => {
    if (except.includes(operation.id)) throw new Lacking(`${operation.id} is left out (--except)`);
    if (server.unanswered.has(operation.id))
      throw new Lacking(`${operation.id} was not answered in time, and is asked no more`);
    return server.ask(operation, asked);
  },
});

const askAll = async (
  contract: Contract,
  { server, putBack }: Pick<Traces, 'server' | 'putBack'>,
  { only, except = [], isComplete = false, tell, begin = () => undefined, signal }: Omit<Options, 'tellLeft'>,
): Promise<Result[]> => {
  const samples = makeSamples(contract, server);
  const judge = makeJudge(contract, server.isLive);
  const reread = makeReread(contract, judge);
  const tools: Tools = { server, judge, samples, reread, accepted: new Map() };
  const families: Cases[] = [
    entryCases,
    makeExampleCases(contract),
    tenancyCases,
    pagingCases,
    makeFilterCases(contract.resolve),
    makeIdempotencyCases(contract.resolve),
    makeBadInputCases(contract.resolve),
  ];
  const all: Result[] = [];
  const late: { operation: Operation; one: Case }[] = [];

  for (const described of contract.operations) {
    if ((only && !only.includes(described.id)) || except.includes(described.id)) continue;
    if (signal?.aborted) return all;
    const operation = asHere(described, server);
    const results: Result[] = [];
    const excuses: Excuse[] = [];
    let isHalfway = false;
    const cases = families.flatMap((ask) => ask(operation));
    late.push(...cases.flatMap((one) => (one.isLate ? [{ operation, one }] : [])));
    const now = cases.filter(({ isLate }) => !isLate);
    for (const [at, one] of now.entries()) {
      // The next example may revert the previous one: a password.
      if (signal?.aborted && !(isHalfway && one.isProof)) continue;
      isHalfway ||= one.isProof ?? false;
      begin(`${operation.id}, ${at + 1} of ${now.length}: ${one.title}`);
      const outcome = whyNot(operation, server, one) ?? (await attempt(one, tools));
      results.push({ operation: operation.id, title: one.title, outcome });
      if (one.isProof && 'skipped' in outcome) excuses.push(outcome);
    }
    if (!signal?.aborted && !server.succeeded.has(operation.id))
      results.push({
        operation: operation.id,
        title: SUCCESS,
        outcome: server.unanswered.has(operation.id)
          ? ['It was not answered in time.']
          : whyNoSuccess(excuses, isComplete),
      });
    tell(operation, results);
    all.push(...results);
    await putBack(operation);
  }
  // A few selected operations take a moment, which should not become a minute.
  if (late.length > 0 && !only) {
    begin('waiting until a key of the run has expired');
    await untilOr(Math.min(server.keyLivesForMs(), LONGEST_WAIT_MS), signal);
  }
  for (const { operation, one } of late) {
    if (signal?.aborted) return all;
    begin(`${operation.id}: ${one.title}`);
    const outcome = whyNot(operation, server, one) ?? (await attempt(one, tools));
    const result = { operation: operation.id, title: one.title, outcome };
    if (!('skipped' in outcome) && outcome.length > 0) tell(operation, [result]);
    all.push(result);
  }
  return all;
};

// With a clock set ahead, a key may live for hours.
const LONGEST_WAIT_MS = 120_000;
const untilOr = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  sleep(Math.max(0, ms), undefined, signal && { signal }).catch(() => undefined);

/** The fact that every operation returned a described 2xx at least once; reported if it does not hold. */
export const SUCCESS = 'it was seen to succeed';

type Excuse = Extract<Outcome, { skipped: string }>;

const whyNoSuccess = ([excuse]: readonly Excuse[], isComplete: boolean): Outcome => {
  if (!excuse) return ['No request of it was answered by a 2xx that is described, and nothing says why.'];
  return isComplete && !excuse.isStated ? [`It was not: ${excuse.skipped}.`] : excuse;
};

/** The operation as on this server: it asks for a code always or never. */
const asHere = (operation: Operation, server: Server): Operation =>
  needsCode(operation, server) ? { ...operation, otpMode: 'any' } : { ...operation, otp: null };

const whyNot = (operation: Operation, server: Server, { isEntry }: Case): Outcome | undefined => {
  if (operation.sandboxOnly && server.isLive) return { skipped: 'it is for sandbox alone', isStated: true };
  if (operation.permission === 'key' && !server.hasKey)
    return { skipped: 'there is no key to call with (--key)' };
  if (!isEntry && server.lacks(operation.feature))
    return { skipped: lacksFeature(operation.feature), isStated: true };
  return undefined;
};

/** Some operations end their caller's sign-in: the next call uses a new one. */
const attempt = (one: Case, tools: Tools): Promise<Outcome> =>
  orWhyNot(tools.server.refresh().then(() => one.run(tools))).catch((error: unknown) => [
    `The call failed: ${error instanceof Error ? error.message : String(error)}.`,
  ]);
