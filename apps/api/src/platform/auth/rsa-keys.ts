import { createHash, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { err, ok } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { isOnePublicKey, SNAP_POLICY } from '@dasbor/domain/snap';

export type RsaPublicKey = { pem: string; fingerprint: string; bits: number };

/** Reads a merchant's RSA public key as pasted. A private key is rejected with its own error and not processed further. */
export const readPublicKey = (text: string): Result<RsaPublicKey> => {
  if (/PRIVATE KEY/.test(text)) return err('DPAY_PUBLIC_KEY_IS_PRIVATE');
  const key = parse(text.trim());
  const { modulusLength: bits = 0, publicExponent = 0n } = key?.asymmetricKeyDetails ?? {};
  // With an exponent of 1, every text would be its own signature.
  if (!key || key.asymmetricKeyType !== 'rsa' || publicExponent < 3n || bits > SNAP_POLICY.mostKeyBits)
    return err('DPAY_PUBLIC_KEY_INVALID');
  if (bits < SNAP_POLICY.leastKeyBits)
    return err('DPAY_PUBLIC_KEY_TOO_SHORT', { minimum_bits: SNAP_POLICY.leastKeyBits });
  const pem = key.export({ type: 'spki', format: 'pem' }).toString();
  return ok({ pem, fingerprint: fingerprintOf(key), bits });
};

/** SHA-256 of the DER-encoded key, so that both sides can compute it. */
export const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');

const parse = (text: string): KeyObject | undefined => {
  if (!isOnePublicKey(text)) return undefined;
  try {
    return createPublicKey(text);
  } catch {
    return undefined;
  }
};
