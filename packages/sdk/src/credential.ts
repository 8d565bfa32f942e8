import { ConfigurationError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/**
 * Who is calling, after everything that can be wrong with the options was looked at: before anything is sent, and without a word
 * of what was given, because messages end up in logs.
 */
export function credentialOf({ key, session, mode, baseUrl }: ClientOptions) {
  // A runtime that refuses such an address quotes it, password and all.
  if (/\/\/[^/]*@/.test(baseUrl))
    throw new ConfigurationError('BASE_URL_INVALID', 'baseUrl has a password in it');
  if (key === undefined) return { mode };
  const kind = /^dp_(live|test)_[\w-]+$/.exec(key)?.[1];
  const own = kind === 'test' ? 'sandbox' : 'live';
  if (!kind) throw new ConfigurationError('KEY_INVALID', 'A key is dp_live_… or dp_test_…');
  if (session || (mode ?? own) !== own) {
    throw new ConfigurationError('KEY_INVALID', `A ${own} key goes with neither a session nor another mode`);
  }
  if (own === 'live' && 'document' in globalThis) {
    throw new ConfigurationError('KEY_IN_BROWSER', 'Any visitor can read a live key here');
  }
  return { mode: own, authorization: `Basic ${btoa(`${key}:`)}` } as const;
}
