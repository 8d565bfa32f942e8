import { fromBase64, toBase64 } from '../base64.ts';
import { importPrivateKey, importPublicKey, type SnapKey } from './keys.ts';

const ALGORITHM = 'RSASSA-PKCS1-v1_5'; // with SHA-256, as set on the imported key

/** Base64 of SHA256withRSA. */
export const signRsa = async (text: string, privateKey: SnapKey): Promise<string> => {
  const key = await importPrivateKey(privateKey);
  return toBase64(await crypto.subtle.sign(ALGORITHM, key as CryptoKey, new TextEncoder().encode(text)));
};

export const verifyRsa = async (text: string, signature: string, publicKey: SnapKey): Promise<boolean> => {
  const [key, bytes] = [await importPublicKey(publicKey), fromBase64(signature)];
  return (
    bytes !== undefined &&
    crypto.subtle.verify(ALGORITHM, key as CryptoKey, bytes, new TextEncoder().encode(text))
  );
};
