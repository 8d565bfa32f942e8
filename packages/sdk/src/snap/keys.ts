import { pkcs8Of, readPem, spkiOf } from './der.ts';
import { SnapError } from './snap-error.ts';

/** A Web Crypto `CryptoKey`, returned by `importPrivateKey` and `importPublicKey`. Typed structurally, because Node 20's types lack it. */
export type ImportedKey = {
  readonly type: 'private' | 'public' | 'secret';
  readonly algorithm: { readonly name: string };
  readonly extractable: boolean;
};

/** A key as PEM text, or imported. */
export type SnapKey = string | ImportedKey;

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const MIN_BITS = 2048; // SNAP, technical standard of security

/**
 * Your private key, from PEM in PKCS#8 (`PRIVATE KEY`) or PKCS#1 (`RSA PRIVATE KEY`); literal `\n` is accepted.
 * Import it once and pass it to every call.
 * @example const privateKey = await importPrivateKey(process.env.SNAP_PRIVATE_KEY ?? '');
 */
export const importPrivateKey = async (pem: SnapKey): Promise<ImportedKey> => {
  if (typeof pem !== 'string') return half(pem, 'private');
  const { label, der } = read(pem);
  switch (label) {
    case 'PRIVATE KEY':
      return importKey('pkcs8', der, 'sign');
    case 'RSA PRIVATE KEY':
      return importKey('pkcs8', pkcs8Of(der), 'sign');
    case 'ENCRYPTED PRIVATE KEY':
      throw malformed(
        'The private key has a passphrase. Take it off: openssl pkcs8 -topk8 -nocrypt -in key.pem',
      );
    default:
      throw malformed(`A private key is needed here, and this is a ${label}.`);
  }
};

/**
 * A public key, from PEM in SPKI (`PUBLIC KEY`) or PKCS#1 (`RSA PUBLIC KEY`).
 * @example const publicKey = await importPublicKey(process.env.DASBOR_SNAP_PUBLIC_KEY ?? '');
 */
export const importPublicKey = async (pem: SnapKey): Promise<ImportedKey> => {
  if (typeof pem !== 'string') return half(pem, 'public');
  const { label, der } = read(pem);
  switch (label) {
    case 'PUBLIC KEY':
      return importKey('spki', der, 'verify');
    case 'RSA PUBLIC KEY':
      return importKey('spki', spkiOf(der), 'verify');
    case 'CERTIFICATE':
      throw malformed(
        'This is a certificate. Take the key out of it: openssl x509 -pubkey -noout -in cert.pem',
      );
    default:
      throw malformed(`A public key is needed here, and this is a ${label}.`);
  }
};

const read = (pem: string) => {
  const read = readPem(pem);
  if (read) return read;
  throw malformed(
    'The key is no PEM: it begins with -----BEGIN and ends with -----END …-----. Is the environment variable set, and whole?',
  );
};

const importKey = async (format: 'pkcs8' | 'spki', der: Uint8Array<ArrayBuffer>, use: KeyUsage) => {
  const key = await crypto.subtle.importKey(format, der, RS256, false, [use]).catch(() => {
    throw malformed('The PEM holds no RSA key. Make one: openssl genrsa -out key.pem 2048');
  });
  const { modulusLength } = key.algorithm as RsaHashedKeyAlgorithm;
  if (modulusLength < MIN_BITS)
    throw malformed(`The key has ${modulusLength} bits; SNAP asks for at least ${MIN_BITS}.`);
  return key;
};

const half = (key: ImportedKey, type: 'private' | 'public'): ImportedKey => {
  if (key?.type === type) return key;
  throw malformed(`A ${type} key is needed here, and this is a ${key?.type ?? 'missing'} one.`);
};

const malformed = (message: string) => new SnapError('malformed_key', message);
