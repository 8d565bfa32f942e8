import { createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { sha256 } from '../canonical.ts';
import type { Clock } from '../clock.ts';
import type { Mode } from '../merchant/mode.ts';

/** What an access token says. Rights are not in it: they are read with every request. */
export type Claims = {
  sub: string;
  sid: string;
  merchant_id: string;
  mode: Mode;
  name: string;
  mobile: string | null;
};

/** With the refresh token beside it, hashed: whoever calls with the one has the other as well. */
type OfPair = Claims & { pair: string };

type Verified = Claims | 'expired' | 'invalid';

export type Tokens = {
  access: (claims: OfPair, expiresAt: Date) => Promise<string>;
  verify: (token: string) => Promise<Verified>;
  /** 256 random bits, for refresh tokens, links and challenges; only `hash` of it is stored. */
  opaque: () => string;
  hash: (token: string) => string;
  /** The one token that may follow this one: the same exchange asked for twice gets the same answer. */
  successor: (token: string) => string;
  /** Of what is compared and must not be kept. Keyed: all addresses of IPv4 can be tried. */
  fingerprint: (...parts: string[]) => string;
};

const ISSUER = 'dasbor';
// Tokens of an hour on a busy server; one entry is about 700 bytes.
const CACHE_SIZE = 20_000;

/** @param arrived is told of a pair before the first call with its access token goes on, once by each process */
export const makeTokens = (
  secret: Uint8Array,
  clock: Clock,
  arrived: (pair: string) => Promise<void>,
): Tokens => {
  const signingKey = derived(secret, 'access token');
  const refreshKey = derived(secret, 'refresh token');
  const fingerprintKey = derived(secret, 'fingerprint');
  const verified = new Map<string, { claims: Claims; expiresAtMs: number }>();
  // A page begins with ten calls at once, all with a token that nobody has seen yet.
  const arriving = new Map<string, Promise<Verified>>();

  const claimsOf = async (token: string) => {
    try {
      const { payload } = await jwtVerify<OfPair>(token, signingKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        // One of before pairs were noted is renewed, as an expired one is.
        requiredClaims: ['sub', 'sid', 'merchant_id', 'mode', 'pair', 'exp'],
        currentDate: clock.now(),
      });
      return payload;
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
        // Two tokens of one second differ, so that a refresh is seen to have happened.
        .setJti(randomBytes(9).toString('base64url'))
        .sign(signingKey),
    verify,
    opaque: () => randomBytes(32).toString('base64url'),
    hash: sha256,
    successor: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
    fingerprint: (...parts) =>
      createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest('base64url'),
  };
};

/** One secret, a key of its own for each use. */
export const derived = (secret: Uint8Array, use: string): Uint8Array =>
  createHmac('sha256', secret).update(`dasbor ${use}`).digest();
