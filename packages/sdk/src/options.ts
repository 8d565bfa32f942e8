import type { RenewalOptions } from './session/renewal.ts';
import type { SessionStore } from './session/store.ts';

/** How a client reaches the API and in whose name. */
export type ClientOptions = RenewalOptions & {
  /** Origin of the API of one mode, without the `/dashboard` of the paths: `https://api.example.com`. */
  baseUrl: string;
  /** Where the tokens are: {@link memorySession} or {@link tabSession}. Without it only public operations can succeed. */
  session?: SessionStore | undefined;
  /** Called instead of the global `fetch`; tests give `createScenarioFetch` of `@dasbor/sdk/testing`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sent as `Is-Live`; the API refuses a call whose token is of the other mode. */
  mode?: 'live' | 'sandbox' | undefined;
  /** Zone in which `from` and `to` are days, sent as `Timezone`. The API takes Asia/Jakarta alone, also when it is not given. */
  timezone?: string | undefined;
  /** Language of the API's messages, sent as `Accept-Language`; a function is asked before each call. The API answers Indonesian when it is not given. */
  language?: 'id' | 'en' | (() => 'id' | 'en') | undefined;
  /** Milliseconds a call may take before it rejects with a `NetworkError` of reason `timeout`. Default 30 000; 0 waits for ever. */
  timeoutMs?: number | undefined;
};
