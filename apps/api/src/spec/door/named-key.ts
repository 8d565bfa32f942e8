import { modeOfSecret } from '@dasbor/domain/api-keys';
import type { RateLimit } from '@dasbor/domain/api-keys';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../platform/canonical.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { makeBuckets } from '../../platform/limits/token-bucket.ts';

/** The key whose log a call belongs to. The mode is the key's own, on either host. */
export type NamedKey = { merchantId: string; keyId: string; mode: Mode };

type Caller = { authorization: string | undefined; ip: string };
export type FindNamedKey = (caller: Caller) => Promise<NamedKey | undefined>;

// Limits database lookups of unknown secrets. A server has only a few secrets, so a flood of others belongs to nobody.
const LOOKS: RateLimit = { perSecond: 1, burst: 60 };
const MOST_FOUND = 10_000;

/**
 * Finds the key of a call that was rejected before the key check. Lookups per key are limited to `rate`, so a flood of rejected calls costs
 * no more than one of accepted calls.
 */
export const makeFindNamedKey = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rate: RateLimit,
): FindNamedKey => {
  const found = new Map<string, NamedKey>();
  const looks = makeBuckets(LOOKS, clock);
  const lines = makeBuckets(rate, clock);

  const look = async (secretHash: string, mode: Mode): Promise<NamedKey | undefined> => {
    const entry = { secretHash, mode, requestId: '', readOnly: true };
    const entered = await db.key(entry, async (_, key) => key);
    if (!entered) return undefined;
    const key = { merchantId: entered.merchant_id, keyId: entered.key_id, mode };
    if (found.size < MOST_FOUND) found.set(secretHash, key);
    return key;
  };

  return async ({ authorization, ip }) => {
    const secret = namedSecret(authorization);
    const mode = secret && modeOfSecret(secret);
    if (!secret || !mode) return undefined;
    const secretHash = sha256(secret);
    const known = found.get(secretHash);
    const key = known ?? (looks.take(ip).ok ? await look(secretHash, mode) : undefined);
    return key && lines.take(key.keyId).ok ? key : undefined;
  };
};

const LONGEST = 400;

/** The text that has the format of a secret, in either scheme, even if the rest is malformed. */
export const namedSecret = (authorization = ''): string | undefined => {
  if (authorization.length > LONGEST) return undefined;
  const [, scheme, credentials = ''] = /^(basic|bearer) +(\S+)$/i.exec(authorization) ?? [];
  const text =
    scheme?.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString() : credentials;
  const [secret = ''] = text.split(':');
  return modeOfSecret(secret) && secret;
};
