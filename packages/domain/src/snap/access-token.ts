import { SNAP_POLICY } from './policy.ts';

/** What a token is asked for with: SHA256withRSA over this text (SNAP, service 73). */
export function accessTokenStringToSign(clientId: string, timestamp: string): string {
  return `${clientId}|${timestamp}`;
}

// RFC 3339 to the second, or finer, with its offset: SNAP's own form is `2025-01-15T10:00:00+07:00`.
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a signature made then may be used now. A clock may go wrong in both directions. */
export function isSnapTimestampFresh(timestamp: string, now: Date): boolean {
  if (!TIMESTAMP.test(timestamp)) return false;
  const madeMs = Date.parse(timestamp);
  return Math.abs(now.getTime() - madeMs) <= SNAP_POLICY.timestampToleranceMs;
}

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
