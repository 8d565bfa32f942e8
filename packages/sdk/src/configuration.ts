import { type ConfigurationCode, ConfigurationError } from './errors/errors.ts';
import type { ClientOptions } from './options.ts';
import type { CallOptions } from './types.ts';

/**
 * The base URL and credentials, after all options are validated. Runs before anything is sent, and errors never quote the options,
 * because messages end up in logs.
 */
export const configurationOf = (options: ClientOptions) => {
  const { key = '', session, mode, baseUrl } = options;
  // A runtime that refuses a URL with a password quotes it.
  refuse(!isAddress(baseUrl), 'BASE_URL_INVALID', 'baseUrl is no http URL or has @?#');
  refuseTimes(options);
  // With `key: process.env.DASBOR_KEY` and an unset variable, calls would be unauthenticated.
  if (!key && (session || !('key' in options))) return undefined;
  const own = key.startsWith('dp_test') ? 'sandbox' : 'live';
  refuse(!key, 'KEY_MISSING', 'key is empty');
  refuse(!/^dp_(live|test)_[\w-]+$/.test(key), 'KEY_INVALID', 'key is no dp_live_… or dp_test_…');
  refuse(session, 'KEY_WITH_SESSION', 'key and session are given');
  refuse((mode ?? own) !== own, 'KEY_OF_OTHER_MODE', 'key is of the other mode');
  refuse(own === 'live' && globalThis.document, 'KEY_IN_BROWSER', 'key is live');
  return { mode: own, authorization: `Basic ${btoa(`${key}:`)}` } as const;
};

type Times = Pick<CallOptions, 'timeoutMs' | 'totalTimeoutMs'> & { retry?: object | false | undefined };

/**
 * Comparisons with NaN are always false, so such a limit would never be reached. `retry` may be any object with times and numbers of
 * attempts.
 */
export const refuseTimes = ({ timeoutMs, totalTimeoutMs, retry }: Times) => {
  for (const [name, limit] of Object.entries({ timeoutMs, totalTimeoutMs, ...(retry as object) }))
    refuse(!((limit ?? 0) >= 0), 'INPUT_INVALID', `${name} not >= 0`);
};

export const refuse = (when: unknown, code: ConfigurationCode, message: string) => {
  if (when) throw new ConfigurationError(code, message);
};

const isAddress = (baseUrl: string): boolean => {
  try {
    // `localhost:4001` is a URL too, with the scheme `localhost`. An empty base URL means the page's host, without its query.
    return /^https?:\/\/[^/@]+\/[^?#]*$/.test(new URL(baseUrl || '/', globalThis.location?.href).href);
  } catch {
    return false;
  }
};
