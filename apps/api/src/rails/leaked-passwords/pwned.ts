import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { LeakedPasswords } from './port.ts';

const TIMEOUT_MS = 1000;
const PREFIX_LENGTH = 5;

/**
 * Asks a service with the interface of Pwned Passwords. It receives the first five letters of the password's SHA-1, which half a million
 * leaked passwords share, and answers the rest of each. Without an answer within a second the password is accepted.
 */
export const pwnedPasswords =
  (rangeUrl: string, log: Logger): LeakedPasswords =>
  async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const reply = await fetch(`${rangeUrl.replace(/\/$/, '')}/${hash.slice(0, PREFIX_LENGTH)}`, {
        // Answers of one size, so that their length tells nothing.
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      return isListed(await reply.text(), hash.slice(PREFIX_LENGTH));
    } catch (error) {
      log.warn({ err: error }, 'the list of leaked passwords did not answer');
      return false;
    }
  };

/** One line per password: the rest of its hash, a colon, and how often it leaked. Lines that only fill up the answer say 0. */
const isListed = (lines: string, rest: string): boolean =>
  lines.split(/\r?\n/).some((line) => line.startsWith(`${rest}:`) && !/:0+$/.test(line));
