import type { CallOptions } from './types.ts';

/** A line of an operation table, taken apart once. */
export type Route = {
  operation: string;
  method: string;
  path: string;
  /** The words behind the path, each with a space before it. `public`: needs no session and is sent none; `stream`: the body is handed over as it arrives; `file`: answers a Blob; `bytes`: the body goes out as it is; `once`: takes an idempotency key; `empty`: answers no body. */
  flags: string;
};

/** Of which sign-in something is: what one person began is not sent in the name of another. */
type Begun = { signIn?: string | undefined };

/** A call under way. */
export type Trip = Route &
  Begun & {
    input: AnyInput;
    attempt: number;
    idempotencyKey: string | undefined;
    /** The access token of this attempt. */
    token?: string | undefined;
    /** After a 401 there were other tokens to try with; there is one renewal in a call. */
    renewed?: boolean;
  };

export function routeOf(operation: string, line: string): Route {
  const [method, path] = line.split(' ') as [string, string];
  return { operation, method: method.toUpperCase(), path, flags: line };
}

/** An operation's input with its types taken off; the client's method put them on. */
export type AnyInput = CallOptions & {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string;
  otpToken?: string;
  /** The same object in every call of one loop, such as the pages of a list. */
  loop?: Begun;
};
