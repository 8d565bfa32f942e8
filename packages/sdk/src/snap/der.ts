import { fromBase64 } from '../base64.ts';

/** The label of a PEM and its DER; also accepts literal `\n` line breaks, as in many environment variables. */
export const readPem = (text: string): { label: string; der: Uint8Array<ArrayBuffer> } | undefined => {
  const pem = text.replaceAll('\\n', '\n');
  const [, label, base64] = /-----BEGIN ([A-Z ]+)-----([^-]+)-----END \1-----/.exec(pem) ?? [];
  const der = fromBase64(base64?.replace(/\s/g, '') ?? '-');
  return label && der ? { label, der } : undefined;
};

// SEQUENCE { OID 1.2.840.113549.1.1.1 rsaEncryption, NULL }
const RSA = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];

/** PKCS#1 (`RSA PRIVATE KEY`) → PKCS#8, the only private key format Web Crypto accepts here. */
export const pkcs8Of = (pkcs1: Uint8Array): Uint8Array<ArrayBuffer> =>
  element(0x30, [0x02, 0x01, 0x00], RSA, element(0x04, pkcs1));

/** PKCS#1 (`RSA PUBLIC KEY`) → SPKI. */
export const spkiOf = (pkcs1: Uint8Array): Uint8Array<ArrayBuffer> =>
  element(0x30, RSA, element(0x03, [0x00], pkcs1));

const element = (tag: number, ...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> => {
  const content = parts.flatMap((part) => Array.from(part));
  return Uint8Array.from([tag, ...lengthOf(content.length), ...content]);
};

/** DER length: up to 127 in one byte, otherwise the number of bytes with the high bit set, followed by the bytes. */
const lengthOf = (length: number): number[] => {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
};
