import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from './keys/keys.ts';

/**
 * For secrets that must be read again, such as webhook secrets. They are encrypted with a key that is not in the database. Secrets that are
 * only compared (passwords, tokens, API keys) are hashed instead.
 */
export type Vault = {
  /** `context` names the row: text sealed for one row cannot be opened in another. */
  seal: (text: string, context: string) => string;
  /** Throws for another key, another context or a changed bit. */
  open: (sealed: string, context: string) => string;
  /** The same for a file. */
  sealBytes: (bytes: Uint8Array, context: string) => Buffer;
  openBytes: (sealed: Uint8Array, context: string) => Buffer;
  /** For a rotation: the same content under the first key. Undefined if it is under the first key already. */
  reseal: (sealed: string, context: string) => string | undefined;
  resealBytes: (sealed: Uint8Array, context: string) => Buffer | undefined;
  /** A keyed hash, to find an equal text again without storing it: without the key nobody can try all numbers. */
  digest: (text: string, context: string) => string;
};

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM: nonce, tag and content; a text is `v1.` and the base64url of them. The first key seals, and all of them open.
 *
 * @param digestKey the key of `digest`, which outlives a rotation
 */
export const makeVault = (keys: Keys, digestKey: Uint8Array = digestKeyOf(keys[0])): Vault => {
  const sealBytes: Vault['sealBytes'] = (bytes, context) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keys[0], iv).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  };
  const opened = (sealed: Uint8Array, context: string): Opened => {
    let refusal: unknown;
    for (const [index, key] of keys.entries()) {
      try {
        return { bytes: openWith(key, sealed, context), isFirst: index === 0 };
      } catch (error) {
        refusal = error;
      }
    }
    throw refusal;
  };
  const resealBytes: Vault['resealBytes'] = (sealed, context) => {
    const { bytes, isFirst } = opened(sealed, context);
    return isFirst ? undefined : sealBytes(bytes, context);
  };
  return {
    sealBytes,
    openBytes: (sealed, context) => opened(sealed, context).bytes,
    resealBytes,
    seal: (text, context) => written(sealBytes(Buffer.from(text, 'utf8'), context)),
    open: (sealed, context) => opened(payloadOf(sealed), context).bytes.toString('utf8'),
    reseal: (sealed, context) => {
      const again = resealBytes(payloadOf(sealed), context);
      return again && written(again);
    },
    digest: (text, context) =>
      createHmac('sha256', digestKey).update(`${context}\n${text}`).digest('base64url'),
  };
};

export const digestKeyOf = (key: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update('digest').digest();

type Opened = { bytes: Buffer; isFirst: boolean };

const openWith = (key: Uint8Array, sealed: Uint8Array, context: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

const written = (bytes: Buffer): string => `${VERSION}.${bytes.toString('base64url')}`;

const payloadOf = (sealed: string): Buffer => {
  const [version, payload = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('This was not sealed by this vault.');
  return Buffer.from(payload, 'base64url');
};
