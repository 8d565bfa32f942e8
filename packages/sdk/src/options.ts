import type { Hooks } from './call/hooks.ts';
import type { RetryPolicy } from './call/retry-policy.ts';
import type { RenewalOptions } from './session/session.ts';
import type { SessionStore } from './session/session.ts';

/** How a client reaches the API and in whose name. */
export type ClientOptions = RenewalOptions & {
  /** Origin of the API of one mode, without the `/dashboard` of the paths, a query or a fragment: `https://api.example.com`. */
  baseUrl: string;
  /**
   * A merchant's own server: its secret key, `dp_live_…` or `dp_test_…`, made in the dashboard and sent as HTTP Basic. It decides
   * the `mode`. Takes the place of `session`. What is wrong with it is a {@link ConfigurationError} of `createClient`.
   */
  key?: string | undefined;
  /** A signed-in person: where the tokens are, {@link memorySession} or {@link tabSession}. Without `key` and `session` only public operations can succeed. */
  session?: SessionStore | undefined;
  /**
   * Called as `fetch(url, init)` instead of the global `fetch`. Tests pass `createScenarioFetch` of `@dasbor/sdk/testing`.
   * @example fetch: (url, init) => undici.fetch(url, { ...init, dispatcher })
   */
  fetch?: OwnFetch | undefined;
  /** Sent as `Is-Live`; the API refuses a call whose token or host is of the other mode. Not needed beside a `key`. */
  mode?: 'live' | 'sandbox' | undefined;
  /** Zone in which `from` and `to` are days, sent as `Timezone`. The API takes Asia/Jakarta alone, also when it is not given. */
  timezone?: string | undefined;
  /** Language of the API's messages, sent as `Accept-Language`; a function is asked before each call. The API answers Indonesian when it is not given. */
  language?: 'id' | 'en' | (() => 'id' | 'en') | undefined;
  /** Milliseconds one attempt may take before it counts as a `NetworkError` of reason `timeout`. Default 30 000; 0 waits for ever. */
  timeoutMs?: number | undefined;
  /** Milliseconds a call may take with all attempts and the waits between them. Default 0: no limit but those of the attempts. */
  totalTimeoutMs?: number | undefined;
  /** When a call is tried again by itself; `false`: never. */
  retry?: RetryPolicy | false | undefined;
  /** For logs and metrics. */
  hooks?: Hooks | undefined;
};

/** A `fetch` of your own: the global one, undici's, node-fetch, or a function around one of them. */
export type OwnFetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

/** What a `fetch` of your own gets: plain values, which every implementation takes. */
export type FetchInit = {
  method: string;
  headers: Record<string, string>;
  /** JSON text; an upload's bytes at run time, which implementations type in different ways. */
  body: string | null;
  redirect: 'manual';
  /** Ends with the call. Pass it on, or the request goes on after a timeout. */
  signal: AbortSignal | null;
};

/** What the client reads of an answer: every `Response` has it. */
export type FetchAnswer = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: unknown;
  text(): Promise<string>;
  blob(): Promise<unknown>;
};
