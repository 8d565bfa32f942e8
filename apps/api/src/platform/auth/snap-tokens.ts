import { SNAP_POLICY } from '@dasbor/domain/snap';
import { errors, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { mapKeys } from '../keys/keys.ts';
import type { Keys } from '../keys/keys.ts';
import type { Mode } from '../merchant/mode.ts';
import { derived } from './tokens.ts';
import { verifyByAny } from './verify-by-any.ts';

/** The token's owner. Every call checks in the database whether the key is still valid. */
export type SnapClaims = { sub: string; merchant_id: string; mode: Mode };

export type SnapTokens = {
  issue: (claims: SnapClaims) => Promise<string>;
  verify: (token: string) => Promise<SnapClaims | 'expired' | 'invalid'>;
};

const AUDIENCE = 'snap';

/** Bearer tokens for SNAP, signed with a separate key, so that they are not interchangeable with users' access tokens. */
export const makeSnapTokens = (secrets: Keys, clock: Clock): SnapTokens => {
  const keys = mapKeys(secrets, (secret) => derived(secret, 'snap token'));
  return {
    issue: (claims) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + SNAP_POLICY.tokenSeconds * 1000))
        .setJti(randomBytes(9).toString('base64url'))
        .sign(keys[0]),
    verify: async (token) => {
      try {
        const payload = await verifyByAny<SnapClaims>(token, keys, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          requiredClaims: ['sub', 'merchant_id', 'mode', 'exp'],
          currentDate: clock.now(),
        });
        return { sub: payload.sub, merchant_id: payload.merchant_id, mode: payload.mode };
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
};
