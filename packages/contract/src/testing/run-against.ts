import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';
import { runContract } from '../run/run.ts';
import type { Result } from '../run/run.ts';
import { connect } from '../server.ts';
import { smallContract } from './small-contract.ts';
import { OTHER, smallServer } from './small-server.ts';
import type { Fault } from './small-server.ts';

type Options = {
  mailbox?: boolean;
  isComplete?: boolean;
  twist?: object;
  except?: string[];
  begin?: (what: string) => void;
  signal?: AbortSignal;
};

/** The results of a run of the small contract, or of a variant. */
export const runAgainst = async (
  fault?: Fault,
  { mailbox = true, isComplete = true, twist = smallContract as object, ...options }: Options = {},
) => {
  const server = await connect({
    baseUrl: 'http://coffee.test/',
    email: 'owner@demo.test',
    otherEmail: OTHER,
    password: 'secret',
    isLive: false,
    ...(mailbox && { mailboxUrl: 'http://coffee.test/mailbox' }),
    fetch: smallServer(fault),
  });
  return runContract(readContract(structuredClone(twist) as Document), server, {
    ...options,
    isComplete,
    tell: () => undefined,
    tellLeft: () => undefined,
  });
};

export const COFFEE = { id: 'cof_00000000000000000000000099', price: 25_000, served: false };

/** The failures, by title. */
export const failuresOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ operation, title, outcome }) =>
    'skipped' in outcome || outcome.length === 0 ? [] : [`${operation}: ${title}`],
  );

/** The skipped cases with this title, and their reasons. */
export const skipsOf = (results: readonly Result[], wanted: string): string[] =>
  results.flatMap(({ operation, title, outcome }) =>
    'skipped' in outcome && title === wanted ? [`${operation}: ${outcome.skipped}`] : [],
  );
