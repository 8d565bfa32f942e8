import { modeOfSecret } from '@dasbor/domain/api-keys';
import type { RateLimit } from '@dasbor/domain/api-keys';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../platform/canonical.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { makeBuckets } from '../../platform/limits/token-bucket.ts';

/** Whose log a call belongs to. The mode is the key's own, whichever host was called. */
export type NamedKey = { merchantId: string; keyId: string; mode: Mode };

type Caller = { authorization: string | undefined; ip: string };
export type FindNamedKey = (caller: Caller) => Promise<NamedKey | undefined>;

// Secrets that the database was not yet asked about. A server has a few; a flood of others is nobody's.
const LOOKS: RateLimit = { perSecond: 1, burst: 60 };
const MOST_FOUND = 10_000;

/**
 * The key that a call named which was refused before anybody looked at its key. Each key is found as often as `rate` lets it call,
 * so that a flood of what is refused costs no more than one of what is not.
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

/** The text in the place of a secret that has the form of one, in either scheme, whatever stands beside it. */
export const namedSecret = (authorization = ''): string | undefined => {
  if (authorization.length > LONGEST) return undefined;
  const [, scheme, credentials = ''] = /^(basic|bearer) +(\S+)$/i.exec(authorization) ?? [];
  const text =
    scheme?.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString() : credentials;
  const [secret = ''] = text.split(':');
  return modeOfSecret(secret) && secret;
};
