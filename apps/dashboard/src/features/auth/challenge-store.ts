import type { Challenge } from '../../shared/forms/otp/challenge.ts';

const KEY = 'dasbor.otp';

/**
 * A sign-in waiting for its code. It belongs to this tab and survives a reload, as people leave to look at their messages;
 * what is kept cannot sign in without the code.
 */
export function keepChallenge(challenge: Challenge | null): void {
  if (challenge) sessionStorage.setItem(KEY, JSON.stringify(challenge));
  else sessionStorage.removeItem(KEY);
}

export function readChallenge(): Challenge | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isChallenge(value) ? value : null;
  } catch {
    return null;
  }
}

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'otp_session' in value && 'expires_at' in value;
}
