import { SNAP_POLICY } from './policy.ts';

/** What a token is asked for with: SHA256withRSA over this text (SNAP, service 73). */
export function accessTokenStringToSign(clientId: string, timestamp: string): string {
  return `${clientId}|${timestamp}`;
}

// RFC 3339 to the second, or finer, with its offset: SNAP's own form is `2025-01-15T10:00:00+07:00`.
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Why a signature made then may not be used now, if it may not. A clock may go wrong in both directions. */
export function snapTimestampProblem(timestamp: string, now: Date): SnapTimestampProblem | undefined {
  const ageMs = TIMESTAMP.test(timestamp) ? now.getTime() - Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(ageMs)) return 'unreadable';
  if (Math.abs(ageMs) <= SNAP_POLICY.timestampToleranceMs) return undefined;
  return ageMs > 0 ? 'old' : 'ahead';
}

export type SnapTimestampProblem = 'unreadable' | 'old' | 'ahead';

export type SnapKeyStatus = 'waiting_public_key' | 'active' | 'revoked';
export const SNAP_KEY_STATUSES: readonly SnapKeyStatus[] = ['waiting_public_key', 'active', 'revoked'];

/** Without the merchant's public key nothing it signs can be checked. */
export function snapKeyStatus({
  publicKeySetAt,
  revokedAt,
}: {
  readonly publicKeySetAt: string | null;
  readonly revokedAt: string | null;
}): SnapKeyStatus {
  if (revokedAt !== null) return 'revoked';
  return publicKeySetAt === null ? 'waiting_public_key' : 'active';
}
