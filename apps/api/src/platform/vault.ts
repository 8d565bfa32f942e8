import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

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
  /** A keyed hash, to find an equal text again without storing it: without the key nobody can try all numbers. */
  digest: (text: string, context: string) => string;
};

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: nonce, tag and content; a text is `v1.` and the base64url of them. */
export const makeVault = (key: Uint8Array): Vault => {
  const sealBytes: Vault['sealBytes'] = (bytes, context) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  };
  const openBytes: Vault['openBytes'] = (sealed, context) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  };
  const digestKey = createHmac('sha256', key).update('digest').digest();
  return {
    sealBytes,
    openBytes,
    seal: (text, context) =>
      `${VERSION}.${sealBytes(Buffer.from(text, 'utf8'), context).toString('base64url')}`,
    open: (sealed, context) => {
      const [version, payload = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('This was not sealed by this vault.');
      return openBytes(Buffer.from(payload, 'base64url'), context).toString('utf8');
    },
    digest: (text, context) =>
      createHmac('sha256', digestKey).update(`${context}\n${text}`).digest('base64url'),
  };
};
