import { SESSION_POLICY } from '@dasbor/domain/session';
import type { PassedSecondStep } from '@dasbor/domain/two-step';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { PublicCall, SuccessBody } from '../../spec/handlers.ts';
import { findById } from './repository.ts';
import { findRules } from '../sign-in-rules/public.ts';
import type { SigningIn } from './repository.ts';
import { withdrawLoss } from './lost-second-step.ts';
import { noteNewDevice, rememberDevice } from './known-devices.ts';
import { addRefreshToken, addSession, findSession } from './session-repository.ts';

type SignedIn = Extract<SuccessBody<'login'>['data'], { otp_required: false }>;

/** How somebody got here. */
export type Entry = {
  /** How the second step was passed; null if it is off. */
  secondStep: PassedSecondStep | null;
  /** The person asked to sign in here without the second step for a while. */
  remember?: boolean;
  /** For a sign-in that goes on at another merchant: when it would have ended. */
  until?: Date;
};

/** Opens a session and returns one token pair per mode, because a token works in one mode only. */
export const startSession = async (
  tx: Tx,
  call: PublicCall,
  person: SigningIn,
  { secondStep, remember = false, until }: Entry,
): Promise<SignedIn> => {
  const { deps, now, by } = call;
  const rules = await findRules(tx, person.merchant_id);
  const sessionId = deps.ids.next('session', now);
  const expiresAt = until ?? new Date(now.getTime() + SESSION_POLICY.lifetimeMs);
  const { merchant_id: merchantId, user_id: userId } = person;
  const { ip, device } = by;
  await noteNewDevice(tx, call, { person, secondStep });
  await withdrawLoss(tx, userId, secondStep);
  const needsTwoStep = rules.requires_two_step && (!person.two_step || secondStep === null);
  await addSession(tx, {
    sessionId,
    merchantId,
    userId,
    now,
    expiresAt,
    ip,
    device,
    secondStep,
    needsTwoStep,
  });
  const live = await issuePair(tx, deps, { person, sessionId, mode: 'live', now, expiresAt });
  const sandbox = await issuePair(tx, deps, { person, sessionId, mode: 'sandbox', now, expiresAt });
  const who = { ...by, merchantId, actorId: userId };
  await audit.record(tx, who, { action: 'session.started', target: sessionId });
  if (secondStep === 'recovery_code') await audit.record(tx, who, { action: 'recovery_codes.used' });
  const isRemembered = remember && rules.remembers_devices && secondStep !== null;

  return {
    otp_required: false,
    ...live,
    sandbox,
    merchant_id: merchantId,
    name: person.name,
    is_live: !person.sandbox_only,
    onboarding_status: person.onboarding_status,
    role_name: person.role_name,
    permissions: person.permissions,
    email: person.email,
    ...(isRemembered && { device_token: await rememberDevice(tx, call, person) }),
  };
};

/**
 * Opens a sign-in of the same person at another merchant, until the one before would have ended. Whether the account may be entered this
 * way is decided here alone.
 */
export const openAccount = async (
  tx: Tx,
  call: PublicCall,
  { userId, fromSession }: { userId: string; fromSession: string },
): Promise<SignedIn | undefined> => {
  const account = await findById(tx, userId);
  if (account?.status !== 'active') return undefined;
  const before = await findSession(tx, fromSession);
  return startSession(tx, call, account, {
    secondStep: before.second_step,
    until: new Date(before.expires_at),
  });
};

type Pair = {
  person: Pick<SigningIn, 'user_id' | 'merchant_id' | 'name' | 'phone'>;
  sessionId: string;
  mode: Mode;
  now: Date;
  expiresAt: Date;
};

const issuePair = async (
  tx: Tx,
  deps: Deps,
  pair: Pair,
): Promise<{ token: string; refresh_token: string }> => {
  const refreshToken = deps.tokens.opaque();
  const hash = deps.tokens.hash(refreshToken);
  await addRefreshToken(tx, { ...pair, merchantId: pair.person.merchant_id, hash });
  return { token: await accessToken(deps, pair, hash), refresh_token: refreshToken };
};

/** Valid for an hour or the rest of the session. `refreshHash` belongs to the refresh token issued with it. */
export const accessToken = (
  deps: Deps,
  { person, sessionId, mode, now, expiresAt }: Pair,
  refreshHash: string,
): Promise<string> =>
  deps.tokens.access(
    {
      sub: person.user_id,
      sid: sessionId,
      merchant_id: person.merchant_id,
      mode,
      name: person.name,
      mobile: person.phone,
      pair: refreshHash,
    },
    new Date(Math.min(now.getTime() + SESSION_POLICY.accessTokenMs, expiresAt.getTime())),
  );
