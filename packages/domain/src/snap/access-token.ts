import { SNAP_POLICY } from './policy.ts';

/** The text to sign when requesting a token: SHA256withRSA (SNAP, service 73). */
export const accessTokenStringToSign = (clientId: string, timestamp: string): string =>
  `${clientId}|${timestamp}`;

// RFC 3339 with seconds or finer, and an offset: SNAP's own form is `2025-01-15T10:00:00+07:00`.
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Why a signature with this timestamp is not valid now; undefined if it is. Allows for clocks that are fast or slow. */
export const snapTimestampProblem = (timestamp: string, now: Date): SnapTimestampProblem | undefined => {
  const ageMs = TIMESTAMP.test(timestamp) ? now.getTime() - Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(ageMs)) return 'unreadable';
  if (Math.abs(ageMs) <= SNAP_POLICY.timestampToleranceMs) return undefined;
  return ageMs > 0 ? 'old' : 'ahead';
};

export type SnapTimestampProblem = 'unreadable' | 'old' | 'ahead';

export type SnapKeyStatus = 'waiting_public_key' | 'active' | 'revoked';
export const SNAP_KEY_STATUSES: readonly SnapKeyStatus[] = ['waiting_public_key', 'active', 'revoked'];

/** Without a public key, no signature can be verified. */
export const snapKeyStatus = ({
  publicKeySetAt,
  revokedAt,
}: {
  readonly publicKeySetAt: string | null;
  readonly revokedAt: string | null;
}): SnapKeyStatus => {
  if (revokedAt !== null) return 'revoked';
  return publicKeySetAt === null ? 'waiting_public_key' : 'active';
};
