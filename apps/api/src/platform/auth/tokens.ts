import { createHmac, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { sha256 } from '../canonical.ts';
import type { Clock } from '../clock.ts';
import type { Mode } from '../mode.ts';

/** What an access token says. Rights are not in it: they are read with every request. */
export type Claims = {
  sub: string;
  sid: string;
  merchant_id: string;
  mode: Mode;
  name: string;
  mobile: string | null;
};

export type Tokens = {
  access: (claims: Claims, expiresAt: Date) => Promise<string>;
  verify: (token: string) => Promise<Claims | 'expired' | 'invalid'>;
  /** 256 random bits, for refresh tokens, links and challenges; only `hash` of it is stored. */
  opaque: () => string;
  hash: (token: string) => string;
  /** The one token that may follow this one: the same exchange asked for twice gets the same answer. */
  successor: (token: string) => string;
};

const ISSUER = 'dasbor';
// Tokens of an hour on a busy server; one entry is about 700 bytes.
const CACHE_SIZE = 20_000;

export const makeTokens = (secret: Uint8Array, clock: Clock): Tokens => {
  const signingKey = derived(secret, 'access token');
  const refreshKey = derived(secret, 'refresh token');
  const verified = new Map<string, { claims: Claims; expiresAtMs: number }>();

  const verify = async (token: string): Promise<Claims | 'expired' | 'invalid'> => {
    const known = verified.get(token);
    if (known) return known.expiresAtMs > clock.now().getTime() ? known.claims : 'expired';
    try {
      const { payload } = await jwtVerify<Claims>(token, signingKey, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        requiredClaims: ['sub', 'sid', 'merchant_id', 'mode', 'exp'],
        currentDate: clock.now(),
      });
      if (verified.size >= CACHE_SIZE) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, { claims: payload, expiresAtMs: Number(payload.exp) * 1000 });
      return payload;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
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
  };
};

/** One secret, a key of its own for each use. */
export const derived = (secret: Uint8Array, use: string): Uint8Array =>
  createHmac('sha256', secret).update(`dasbor ${use}`).digest();
