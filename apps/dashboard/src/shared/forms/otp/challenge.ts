import type { components } from '@dasbor/sdk';
import type { Failure } from '../../lib/failure.ts';

export type Challenge = components['schemas']['OtpChallenge'];

export type Method = Challenge['methods'][number];
/** The methods that are typed. */
export type CodeMethod = Exclude<Method, 'passkey'>;

const KNOWN: readonly Method[] = ['passkey', 'authenticator', 'recovery_code', 'mail_code'];

/** The methods that this build knows; a newer server may offer more. */
export const methodsOf = ({ methods }: Challenge): readonly Method[] =>
  methods.filter((method) => KNOWN.includes(method));

export type ChallengeState = 'waiting' | 'last-attempt' | 'expired' | 'locked';

export const stateOf = (challenge: Challenge, failure: Failure | null, now: number): ChallengeState => {
  if (failure?.code === 'DPAY_MAX_OTP_ATTEMPTS' || challenge.remaining_attempts <= 0) return 'locked';
  if (failure?.code === 'DPAY_OTP_EXPIRED' || secondsUntil(challenge.expires_at, now) === 0) return 'expired';
  return challenge.remaining_attempts === 1 ? 'last-attempt' : 'waiting';
};

/** Whole seconds left, at least 0. */
export const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));

/** The challenge with the attempts that are left, if the refusal says how many. */
export const afterFailure = (challenge: Challenge, { code, params }: Failure): Challenge | null => {
  if (code === 'DPAY_MAX_OTP_ATTEMPTS') return { ...challenge, remaining_attempts: 0 };
  const remaining = params?.['remaining_attempts'];
  return typeof remaining === 'number' ? { ...challenge, remaining_attempts: remaining } : null;
};
