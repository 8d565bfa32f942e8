import { fromBase64 } from '../base64.ts';
import { WebhookVerificationError } from './verification-error.ts';

/**
 * One secret or, during a rotation, the new and the old one. Undefined, null and empty values are ignored; if none remains, it is
 * `malformed_secret`.
 */
export type WebhookSecrets = string | null | undefined | readonly (string | null | undefined)[];

// Standard Webhooks 1.0: `whsec_` and base64 of 24 to 64 bytes.
const MIN_BYTES = 24;
const MAX_BYTES = 64;

export const importSecrets = async (secrets: WebhookSecrets): Promise<CryptoKey[]> => {
  const given = [secrets].flat().filter(Boolean) as string[];
  if (!given[0]) throw malformed('No secret was given: is the environment variable set?');
  return Promise.all(given.map((secret) => importSecret(secret)));
};

const importSecret = async (secret: string): Promise<CryptoKey> => {
  const text = secret.trim();
  if (/^dp_(live|test)_/.test(text))
    throw malformed('This is an API key. Every webhook has a secret of its own, whsec_…, on its page.');
  const bytes = fromBase64(text.replace(/^whsec_/, ''));
  if (!bytes) throw malformed('The secret is not whsec_ and base64. Copy it again, without quotes.');
  if (bytes.length < MIN_BYTES || bytes.length > MAX_BYTES)
    throw malformed(
      `The secret holds ${bytes.length} bytes, not ${MIN_BYTES} to ${MAX_BYTES}. Copy it again, whole.`,
    );
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
};

const malformed = (message: string) => new WebhookVerificationError('malformed_secret', message);
