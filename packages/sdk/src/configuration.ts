import { ConfigurationError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/**
 * Where the API is and who is calling, after everything that can be wrong with the options was looked at: before anything is
 * sent, and without a word of what was given, because messages end up in logs.
 */
export function configurationOf({ key, session, mode, baseUrl }: ClientOptions) {
  // A runtime that refuses an address with a password quotes it, password and all.
  if (!isAddress(baseUrl))
    throw new ConfigurationError('BASE_URL_INVALID', 'baseUrl is no URL or has a password');
  const configuration = { mode, baseUrl: baseUrl.replace(/\/$/, '') };
  if (key === undefined) return configuration;
  const kind = /^dp_(live|test)_[\w-]+$/.exec(key)?.[1];
  const own = kind === 'test' ? 'sandbox' : 'live';
  if (!kind || session || (mode ?? own) !== own) {
    throw new ConfigurationError(
      'KEY_INVALID',
      'A key is dp_live_… or dp_test_…, of the mode, and without a session',
    );
  }
  if (own === 'live' && 'document' in globalThis) {
    throw new ConfigurationError('KEY_IN_BROWSER', 'Any visitor can read a live key here');
  }
  return { ...configuration, mode: own, authorization: `Basic ${btoa(`${key}:`)}` } as const;
}

function isAddress(baseUrl: string): boolean {
  try {
    const { username, password } = new URL(baseUrl, globalThis.location?.href);
    return !username && !password;
  } catch {
    return false;
  }
}
