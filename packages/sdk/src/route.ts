import type { CallOptions } from './types.ts';

/** A parsed line of an operation table. */
export type Route = {
  operation: string;
  method: string;
  path: string;
  /**
   * The words after the path, each with a leading space. `public`: needs and sends no session; `stream`: the body is passed on as it
   * arrives; `file`: returns a Blob; `bytes`: the body is sent unchanged; `once`: takes an idempotency key; `empty`: returns no body.
   */
  flags: string;
};

/** The sign-in that something belongs to: a call that one person began is not sent with another person's token. */
type Begun = { signIn?: string | undefined };

/** A call in progress. */
export type Trip = Route &
  Begun & {
    input: AnyInput;
    attempt: number;
    idempotencyKey: string | undefined;
    /** The access token of this attempt. */
    token?: string | undefined;
    /** Set after a 401 once a retry has new tokens; a call renews at most once. */
    renewed?: boolean;
  };

export const routeOf = (operation: string, line: string): Route => {
  const [method, path] = line.split(' ') as [string, string];
  return { operation, method: method.toUpperCase(), path, flags: line };
};

/** An operation's input without its type; the client's method is typed. */
export type AnyInput = CallOptions & {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string;
  otpToken?: string;
  /** Shared by every call of one loop, such as the pages of a list. */
  loop?: Begun;
};
