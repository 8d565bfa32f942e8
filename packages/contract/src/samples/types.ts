import type { Operation } from '../contract.ts';
import type { Source } from '../source.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Ask } from '../server.ts';

/** A request that should succeed. */
export type Honest = Required<Pick<Ask, 'params' | 'query' | 'headers'>> & Pick<Ask, 'body' | 'text'>;

/** Calls an operation until it succeeds, or throws `Lacking`. */
export type Perform = (
  operation: Operation,
  change?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    /** Replaces values of its first example. */
    body?: Record<string, Source>;
  },
) => Promise<Reply>;

/** Responses for one request, by the call they came from. */
export type Scope = Map<string, Reply>;
export type ValueOf = (source: Source, scope: Scope) => Promise<unknown>;
