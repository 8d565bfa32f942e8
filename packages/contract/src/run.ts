import type { Case, Outcome } from './cases/case.ts';
import { makeBadInputCases } from './cases/bad-input.ts';
import { entryCases } from './cases/entry.ts';
import { exampleCases } from './cases/examples.ts';
import { idempotencyCases } from './cases/idempotency.ts';
import { pagingCases } from './cases/paging.ts';
import type { Contract, Operation } from './contract.ts';
import { makeJudge } from './judge.ts';
import { makeSamples } from './samples.ts';
import type { Server } from './server.ts';

export type Result = { operation: string; title: string; outcome: Outcome };

/** The whole contract against a server, an operation at a time. Each result is told as soon as it is there. */
export const runContract = async (
  contract: Contract,
  server: Server,
  {
    only,
    tell,
  }: { only?: readonly string[]; tell: (operation: Operation, results: readonly Result[]) => void },
): Promise<Result[]> => {
  const tools = { server, judge: makeJudge(contract), samples: makeSamples(contract, server) };
  const families = [
    entryCases,
    exampleCases,
    pagingCases,
    idempotencyCases,
    makeBadInputCases(contract.resolve),
  ];
  const all: Result[] = [];

  for (const operation of contract.operations) {
    if (only && !only.includes(operation.id)) continue;
    const results: Result[] = [];
    for (const one of families.flatMap((cases) => cases(operation))) {
      const outcome = whyNot(operation, server) ?? (await attempt(one, tools));
      results.push({ operation: operation.id, title: one.title, outcome });
      // Some operations end the sign-in that asks them.
      if (operation.method !== 'GET') await server.refresh();
    }
    tell(operation, results);
    all.push(...results);
  }
  await server.leave();
  return all;
};

const whyNot = (operation: Operation, server: Server): Outcome | undefined => {
  if (operation.sandboxOnly && server.isLive) return { skipped: 'it is for sandbox alone' };
  if (operation.permission === 'key' && !server.hasKey)
    return { skipped: 'there is no key to call with (--key)' };
  if (operation.otp && server.isLive) return { skipped: 'it needs a code in live mode' };
  return undefined;
};

const attempt = (one: Case, tools: Parameters<Case['run']>[0]): Promise<Outcome> =>
  one
    .run(tools)
    .catch((error: unknown) => [
      `The call failed: ${error instanceof Error ? error.message : String(error)}.`,
    ]);
