import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * For secrets that must be read again, such as webhook secrets. They are encrypted with a key that is not in the database. Secrets that are
 * only compared (passwords, tokens, API keys) are hashed instead.
 */
export type Vault = {
  /** `context` names the row: text sealed for one row cannot be opened in another. */
  seal: (text: string, context: string) => string;
  /** Throws for another key, another context or a changed bit. */
  open: (sealed: string, context: string) => string;
};

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: `v1.` and the base64url of nonce, tag and text. */
export const makeVault = (key: Uint8Array): Vault => ({
  seal: (text, context) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
  },
  open: (sealed, context) => {
    const [version, payload = ''] = sealed.split('.');
    if (version !== VERSION) throw new Error('This was not sealed by this vault.');
    const bytes = Buffer.from(payload, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  },
});
