import { type ConfigurationCode, ConfigurationError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/**
 * Where the API is and who is calling, after everything that can be wrong with the options was looked at: before anything is
 * sent, and without a word of what was given, because messages end up in logs.
 */
export function configurationOf(options: ClientOptions) {
  const { key, session, mode, baseUrl } = options;
  // A runtime that refuses an address with a password quotes it, password and all.
  refuse(!isAddress(baseUrl), 'BASE_URL_INVALID', 'baseUrl is no http URL or has a password');
  const configuration = { mode, baseUrl: baseUrl.replace(/\/$/, '') };
  if (!key) {
    // `key: process.env.DASBOR_KEY` of a variable that is not set would call as nobody.
    refuse('key' in options && !session, 'KEY_INVALID', 'key is empty: is it set?');
    return configuration;
  }
  const kind = /^dp_(live|test)_[\w-]+$/.exec(key)?.[1];
  const own = kind === 'test' ? 'sandbox' : 'live';
  refuse(!kind, 'KEY_INVALID', 'key is no dp_live_… or dp_test_…');
  refuse(session || (mode ?? own) !== own, 'KEY_INVALID', 'key of another mode or beside a session');
  refuse(own === 'live' && 'document' in globalThis, 'KEY_IN_BROWSER', 'key is live');
  return { ...configuration, mode: own, authorization: `Basic ${btoa(`${key}:`)}` } as const;
}

function refuse(when: unknown, code: ConfigurationCode, message: string) {
  if (when) throw new ConfigurationError(code, message);
}

function isAddress(baseUrl: string): boolean {
  try {
    // `localhost:4001` is a URL as well, of the scheme `localhost`.
    return /^https?:\/\/[^/@]+\//.test(new URL(baseUrl, globalThis.location?.href).href);
  } catch {
    return false;
  }
}
