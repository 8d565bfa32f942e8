import { LOGIN_POLICY } from '@dasbor/domain/auth';
import type { Tx } from '../../platform/db/tx.ts';
import { minutesUntil } from '../../platform/otp/challenges.ts';
import { findTries } from '../auth/public.ts';

/** Wrong codes count for the number, not for the challenge: a new code gives no new attempts. */
export const TRIES = {
  purpose: 'whatsapp code',
  most: LOGIN_POLICY.otpTries,
  lockMinutes: LOGIN_POLICY.otpLockMinutes,
} as const;

export const triesLeft = async (
  tx: Tx,
  number: string,
  now: Date,
): Promise<{ remaining: number; lockedMinutes: number }> => {
  const held = await findTries(tx, number, TRIES.purpose);
  if (!held) return { remaining: TRIES.most, lockedMinutes: 0 };
  const isLocked = held.until !== null && Date.parse(held.until) > now.getTime();
  if (isLocked) return { remaining: 0, lockedMinutes: minutesUntil(held.until ?? '', now) };
  return {
    remaining: held.until === null ? Math.max(0, TRIES.most - held.count) : TRIES.most,
    lockedMinutes: 0,
  };
};
