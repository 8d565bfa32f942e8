import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyOptions } from 'jose';
import type { Keys } from '../keys/keys.ts';

/** The claims of a token that one of the keys signed. Throws what the library says about the key that fits, or about the last. */
export const verifyByAny = async <T>(
  token: string,
  keys: Keys,
  options: JWTVerifyOptions,
): Promise<T & JWTPayload> => {
  const [key, ...others] = keys;
  try {
    return (await jwtVerify<T>(token, key, options)).payload;
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return verifyByAny(token, [next, ...rest], options);
  }
};
