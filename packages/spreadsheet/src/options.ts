import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { SpreadsheetProblem } from './problem.ts';
import type { Gunzip } from './zip/inflate.ts';

export interface ReadOptions {
  /** Of xlsx: the sheet of this name. Without it the first that a person sees. */
  readonly sheet?: string;
  readonly limits?: Partial<Limits>;
  /** Ends the reading with the problem `aborted`, as `AbortSignal.timeout(10_000)` does for a file that takes too long. */
  readonly signal?: AbortSignal;
  /** How to unpack; without it by what every runtime has. */
  readonly gunzip?: Gunzip;
}

export const limitsOf = ({ limits }: ReadOptions): Limits => ({ ...DEFAULT_LIMITS, ...limits });

export function refuseIfAborted({ signal }: ReadOptions): void {
  if (signal?.aborted) throw new SpreadsheetProblem('aborted');
}
