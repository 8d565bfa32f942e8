import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { SpreadsheetProblem } from './problem.ts';
import type { Gunzip } from './zip/inflate.ts';

export type ReadOptions = {
  /** For xlsx: the name of the sheet. Default: the first visible sheet. */
  readonly sheet?: string;
  readonly limits?: Partial<Limits>;
  /** Ends reading with the problem `aborted`; `AbortSignal.timeout(10_000)` limits the time. */
  readonly signal?: AbortSignal;
  /** Custom decompression; the default works in every runtime. */
  readonly gunzip?: Gunzip;
};

export const limitsOf = ({ limits }: ReadOptions): Limits => ({ ...DEFAULT_LIMITS, ...limits });

export const refuseIfAborted = ({ signal }: ReadOptions): void => {
  if (signal?.aborted) throw new SpreadsheetProblem('aborted');
};
