import { isOnePublicKey, SNAP_POLICY } from '@dasbor/domain/snap';
import { importPublicKey, SnapError } from '@dasbor/sdk/snap';

export type PublicKeyProblem =
  | { code: 'DPAY_REQUIRED' | 'DPAY_PUBLIC_KEY_INVALID' | 'DPAY_PUBLIC_KEY_IS_PRIVATE' }
  | { code: 'DPAY_PUBLIC_KEY_TOO_SHORT'; params: { minimum_bits: number } };

/** Finds what the server would reject, before a private key could leave the browser. */
export const checkPublicKey = async (pem: string): Promise<PublicKeyProblem | undefined> => {
  if (pem.trim() === '') return { code: 'DPAY_REQUIRED' };
  if (/PRIVATE KEY/.test(pem)) return { code: 'DPAY_PUBLIC_KEY_IS_PRIVATE' };
  if (!isOnePublicKey(pem)) return { code: 'DPAY_PUBLIC_KEY_INVALID' };
  try {
    await importPublicKey(pem);
    return undefined;
  } catch (error) {
    const isShort = error instanceof SnapError && /has \d+ bits/.test(error.message);
    return isShort
      ? { code: 'DPAY_PUBLIC_KEY_TOO_SHORT', params: { minimum_bits: SNAP_POLICY.leastKeyBits } }
      : { code: 'DPAY_PUBLIC_KEY_INVALID' };
  }
};
