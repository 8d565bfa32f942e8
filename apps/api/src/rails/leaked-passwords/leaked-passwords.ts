import type { Logger } from 'pino';
import { commonPasswords } from './common.ts';
import type { LeakedPasswords } from './port.ts';
import { pwnedPasswords } from './pwned.ts';

/** The list that ships with the server, then the service if one is configured. */
export const leakedPasswords = (rangeUrl: string | undefined, log: Logger): LeakedPasswords => {
  if (rangeUrl === undefined) return commonPasswords;
  const listed = pwnedPasswords(rangeUrl, log);
  return async (password) => (await commonPasswords(password)) || listed(password);
};
