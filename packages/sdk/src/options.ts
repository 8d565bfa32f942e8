import type { Hooks } from './call/hooks.ts';
import type { RetryPolicy } from './call/retry-policy.ts';
import type { RenewalOptions } from './session/session.ts';
import type { SessionStore } from './session/session.ts';

/** How a client reaches the API, and its credentials. */
export type ClientOptions = RenewalOptions & {
  /** Origin of the API for one mode, without the `/dashboard` of the paths, a query or a fragment: `https://api.example.com`. */
  baseUrl: string;
  /**
   * For a merchant's own server: its secret key, `dp_live_…` or `dp_test_…`, created in the dashboard and sent as HTTP Basic. It
   * determines the `mode` and replaces `session`. If it is invalid, `createClient` throws a {@link ConfigurationError}.
   */
  key?: string | undefined;
  /**
   * For a signed-in person: the token store, {@link memorySession} or {@link tabSession}. Without `key` and `session`, only public
   * operations succeed.
   */
  session?: SessionStore | undefined;
  /**
   * Called as `fetch(url, init)` instead of the global `fetch`. Tests pass `createScenarioFetch` from `@dasbor/sdk/testing`.
   * @example fetch: (url, init) => undici.fetch(url, { ...init, dispatcher })
   */
  fetch?: OwnFetch | undefined;
  /** Sent as `Is-Live`; the API refuses a call if its token or host belongs to the other mode. Not needed with a `key`. */
  mode?: 'live' | 'sandbox' | undefined;
  /** The time zone of the days `from` and `to`, sent as `Timezone`. The API supports only Asia/Jakarta, which is the default. */
  timezone?: string | undefined;
  /** Language of the API's messages, sent as `Accept-Language`; a function is called before each request. Default: Indonesian. */
  language?: 'id' | 'en' | (() => 'id' | 'en') | undefined;
  /** Milliseconds before an attempt fails with a `NetworkError` of reason `timeout`. Default 30 000; 0 disables the timeout. */
  timeoutMs?: number | undefined;
  /** Milliseconds for a call, including all attempts and waits. Default 0: no limit other than those of the attempts. */
  totalTimeoutMs?: number | undefined;
  /** When calls are retried automatically; `false`: never. */
  retry?: RetryPolicy | false | undefined;
  /** For logs and metrics. */
  hooks?: Hooks | undefined;
};

/** A custom `fetch`: the global one, undici's, node-fetch, or a wrapper around one of them. */
export type OwnFetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

/** The arguments of a custom `fetch`: plain values, which every implementation accepts. */
export type FetchInit = {
  method: string;
  headers: Record<string, string>;
  /** JSON text; for an upload, bytes at run time, whose type differs between implementations. */
  body: string | null;
  redirect: 'manual';
  /** Aborts with the call. Pass it on, or the request continues after a timeout. */
  signal: AbortSignal | null;
};

/** The parts of a response that the client reads: every `Response` has them. */
export type FetchAnswer = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: unknown;
  text(): Promise<string>;
  blob(): Promise<unknown>;
};
