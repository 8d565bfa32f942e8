import { type ConfigurationCode, ConfigurationError } from './errors/errors.ts';
import type { ClientOptions } from './options.ts';
import type { CallOptions } from './types.ts';

/**
 * Where the API is and who is calling, after everything that can be wrong with the options was looked at: before anything is
 * sent, and without a word of what was given, because messages end up in logs.
 */
export function configurationOf(options: ClientOptions) {
  const { key = '', session, mode, baseUrl } = options;
  // A runtime that refuses an address with a password quotes it, password and all.
  refuse(!isAddress(baseUrl), 'BASE_URL_INVALID', 'baseUrl is no http URL or has @?#');
  refuseTimes(options);
  // `key: process.env.DASBOR_KEY` of a variable that is not set would call as nobody.
  if (!key && (session || !('key' in options))) return undefined;
  const own = key.startsWith('dp_test') ? 'sandbox' : 'live';
  refuse(!key, 'KEY_MISSING', 'key is empty');
  refuse(!/^dp_(live|test)_[\w-]+$/.test(key), 'KEY_INVALID', 'key is no dp_live_… or dp_test_…');
  refuse(session, 'KEY_WITH_SESSION', 'key and session are given');
  refuse((mode ?? own) !== own, 'KEY_OF_OTHER_MODE', 'key is of the other mode');
  refuse(own === 'live' && globalThis.document, 'KEY_IN_BROWSER', 'key is live');
  return { mode: own, authorization: `Basic ${btoa(`${key}:`)}` } as const;
}

type Times = Pick<CallOptions, 'timeoutMs' | 'totalTimeoutMs'> & { retry?: object | false | undefined };

/** No comparison with a NaN is true: such a limit would never be reached. `retry` may be any table of times and numbers of tries. */
export function refuseTimes({ timeoutMs, totalTimeoutMs, retry }: Times) {
  for (const [name, limit] of Object.entries({ timeoutMs, totalTimeoutMs, ...(retry as object) }))
    refuse(!((limit ?? 0) >= 0), 'INPUT_INVALID', `${name} not >= 0`);
}

export function refuse(when: unknown, code: ConfigurationCode, message: string) {
  if (when) throw new ConfigurationError(code, message);
}

function isAddress(baseUrl: string): boolean {
  try {
    // `localhost:4001` is a URL as well, of the scheme `localhost`. An empty one is the host of the page, not the page's query.
    return /^https?:\/\/[^/@]+\/[^?#]*$/.test(new URL(baseUrl || '/', globalThis.location?.href).href);
  } catch {
    return false;
  }
}
