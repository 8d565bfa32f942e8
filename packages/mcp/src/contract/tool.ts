import type { Schema } from './document.ts';

/** One operation of the contract as a tool. */
export type Tool = {
  /** The id of the operation: the same word as in the SDK. */
  name: string;
  title: string;
  description: string;
  inputSchema: Schema & { type: 'object' };
  method: string;
  path: string;
  /** `payments:read`, or `any`. */
  scope: string;
  mode: 'any' | 'live' | 'sandbox';
  isWrite: boolean;
  /** Whether the API executes one idempotency key once. */
  isIdempotent: boolean;
  /** Whether it only creates something. */
  isAdditive: boolean;
  paging: 'pages' | 'rows' | 'none';
  query: readonly string[];
};
