import type { Operation } from '../contract.ts';
import type { Source } from '../source.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Ask } from '../server.ts';

/** A request that ought to succeed. */
export type Honest = Required<Pick<Ask, 'params' | 'query' | 'headers'>> & Pick<Ask, 'body' | 'text'>;

/** Asks an operation until it succeeds, or throws what is lacking. */
export type Perform = (
  operation: Operation,
  change?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    /** Instead of what stands in its first example. */
    body?: Record<string, Source>;
  },
) => Promise<Reply>;

/** Answers that belong to one request, by the call that they came of. */
export type Scope = Map<string, Reply>;
export type ValueOf = (source: Source, scope: Scope) => Promise<unknown>;
