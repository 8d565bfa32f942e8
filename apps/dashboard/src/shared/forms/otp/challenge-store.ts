import { tabStorage } from '../../lib/storage.ts';
import type { Challenge } from './challenge.ts';

/** A pending OTP challenge. Each key stores one, and its code is valid only for this subject. */
export type Waiting = {
  key: string;
  subject?: string;
};

/**
 * A confirmation or sign-in that is waiting for its code. It belongs to this tab and survives a reload, because users leave the page to
 * check their messages. The stored data is useless without the code, which is never stored.
 */
export const keepChallenge = (waiting: Waiting, challenge: Challenge | null): void => {
  const { key } = waiting;
  if (challenge) tabStorage.setItem(key, JSON.stringify({ ...challenge, subject: waiting.subject }));
  else tabStorage.removeItem(key);
};

export const readChallenge = (waiting: Waiting): Challenge | null => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(waiting.key) ?? 'null');
    if (!isKept(kept) || kept.subject !== waiting.subject) return null;
    const { subject: _, ...challenge } = kept;
    return challenge;
  } catch {
    return null;
  }
};

const isKept = (value: unknown): value is Challenge & Pick<Waiting, 'subject'> =>
  typeof value === 'object' &&
  value !== null &&
  'otp_session' in value &&
  'methods' in value &&
  'confirms' in value &&
  'expires_at' in value;
