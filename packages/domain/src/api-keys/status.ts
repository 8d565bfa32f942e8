import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import { isAddressAllowed } from './ip-range.ts';
import type { ApiKeyProblemCode } from './problems.ts';
import { type KeyRequirement, missingScope, type Scopes } from './scopes.ts';

export const API_KEY_STATUSES = ['active', 'expired', 'revoked'] as const;
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number];

export type KeyLife = {
  readonly expiresAt: Instant | null;
  readonly revokedAt: Instant | null;
};

/** A key works until its expiry, exclusive. Revoked wins over expired. */
export const apiKeyStatus = ({ expiresAt, revokedAt }: KeyLife, now: Date): ApiKeyStatus => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && now >= new Date(expiresAt) ? 'expired' : 'active';
};

/** The presented key, and which of its secrets was used. */
export type PresentedKey = {
  /** When a replaced secret ends; null for the current secret. */
  readonly secretEndsAt: Instant | null;
  readonly allowedIps: readonly string[];
  readonly scopes: Scopes;
} & KeyLife;

/**
 * Whether a known secret may be used from this address. The address is checked first, so that a caller from elsewhere learns nothing
 * about the key.
 */
export const admitKey = (key: PresentedKey, address: string, now: Date): Result<true, ApiKeyProblemCode> => {
  const status = apiKeyStatus(key, now);
  const isReplaced = key.secretEndsAt !== null && now >= new Date(key.secretEndsAt);
  if (status === 'revoked' || isReplaced) return err('DPAY_API_KEY_REVOKED');
  if (status === 'expired') return err('DPAY_API_KEY_EXPIRED');
  if (!isAddressAllowed(address, key.allowedIps)) return err('DPAY_API_KEY_IP_NOT_ALLOWED', { ip: address });
  return ok(true);
};

const STOPPED_AT_THE_DOOR: readonly string[] = [
  'DPAY_API_KEY_REVOKED',
  'DPAY_API_KEY_EXPIRED',
  'DPAY_API_KEY_IP_NOT_ALLOWED',
  'DPAY_RATE_LIMITED',
] satisfies (ApiKeyProblemCode | 'DPAY_RATE_LIMITED')[];

/** Whether a call with this error code counts as a use of its key: a missing scope does, because the key was accepted. */
export const usesKey = (errorCode: string | null): boolean =>
  errorCode === null || !STOPPED_AT_THE_DOOR.includes(errorCode);

export const authoriseKey = (scopes: Scopes, needs: KeyRequirement): Result<true, ApiKeyProblemCode> => {
  const scope = missingScope(scopes, needs);
  return scope === null ? ok(true) : err('DPAY_API_KEY_SCOPE_MISSING', { scope });
};
