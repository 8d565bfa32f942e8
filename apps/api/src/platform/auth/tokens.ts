import { createHmac, randomBytes } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import { sha256 } from '../canonical.ts';
import type { Clock } from '../clock.ts';
import { mapKeys } from '../keys/keys.ts';
import type { Keys } from '../keys/keys.ts';
import type { Mode } from '../merchant/mode.ts';
import { verifyByAny } from './verify-by-any.ts';

/** The claims of an access token. Permissions are not included: each request reads them from the database. */
export type Claims = {
  sub: string;
  sid: string;
  merchant_id: string;
  mode: Mode;
  name: string;
  mobile: string | null;
};

/** With the hash of the refresh token that was issued with it. A caller that has one also has the other. */
type OfPair = Claims & { pair: string };

type Verified = Claims | 'expired' | 'invalid';

export type Tokens = {
  access: (claims: OfPair, expiresAt: Date) => Promise<string>;
  verify: (token: string) => Promise<Verified>;
  /** 256 random bits, for refresh tokens, links and challenges; only `hash` of it is stored. */
  opaque: () => string;
  hash: (token: string) => string;
  /**
   * The token that follows this one, so that a repeated exchange returns the same token. During a rotation also those that a copy with
   * another first secret would have chosen.
   */
  successors: (token: string) => readonly [string, ...string[]];
  /** For values that are compared but must not be stored. Keyed, because all IPv4 addresses can be enumerated. */
  fingerprint: (...parts: string[]) => string;
};

export type TokenKeys = { secrets: Keys; fingerprintKey: Uint8Array };

const ISSUER = 'dasbor';
// Holds an hour of tokens on a busy server; an entry is about 700 bytes.
const CACHE_SIZE = 20_000;

/**
 * @param secrets the first signs; tokens of the others are still valid
 * @param arrived called before the first call with a pair's access token continues, once per process
 */
export const makeTokens = (
  { secrets, fingerprintKey }: TokenKeys,
  clock: Clock,
  arrived: (pair: string) => Promise<void>,
): Tokens => {
  const signingKeys = mapKeys(secrets, (secret) => derived(secret, 'access token'));
  const [refreshKey, ...otherRefreshKeys] = mapKeys(secrets, (secret) => derived(secret, 'refresh token'));
  const verified = new Map<string, { claims: Claims; expiresAtMs: number }>();
  // A page starts with about ten concurrent calls, all with the same new token.
  const arriving = new Map<string, Promise<Verified>>();

  const claimsOf = async (token: string) => {
    try {
      return await verifyByAny<OfPair>(token, signingKeys, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        // A token from before pairs existed is refreshed like an expired one.
        requiredClaims: ['sub', 'sid', 'merchant_id', 'mode', 'pair', 'exp'],
        currentDate: clock.now(),
      });
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  };

  const meet = async (token: string): Promise<Verified> => {
    const claims = await claimsOf(token);
    if (typeof claims === 'string') return claims;
    await arrived(claims.pair);
    if (verified.size >= CACHE_SIZE) verified.delete(verified.keys().next().value ?? '');
    verified.set(token, { claims, expiresAtMs: Number(claims.exp) * 1000 });
    return claims;
  };

  const verify = async (token: string): Promise<Verified> => {
    const known = verified.get(token);
    if (known) return known.expiresAtMs > clock.now().getTime() ? known.claims : 'expired';
    const meeting = arriving.get(token) ?? meet(token).finally(() => arriving.delete(token));
    arriving.set(token, meeting);
    return meeting;
  };

  return {
    access: (claims, expiresAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        // Two tokens issued in the same second differ, so that a refresh is recognisable.
        .setJti(randomBytes(9).toString('base64url'))
        .sign(signingKeys[0]),
    verify,
    opaque: () => randomBytes(32).toString('base64url'),
    hash: sha256,
    successors: (token) => [follow(refreshKey, token), ...otherRefreshKeys.map((key) => follow(key, token))],
    fingerprint: (...parts) =>
      createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest('base64url'),
  };
};

const follow = (key: Uint8Array, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Derives a separate key for each use from one secret. */
export const derived = (secret: Uint8Array, use: string): Uint8Array =>
  createHmac('sha256', secret).update(`dasbor ${use}`).digest();
