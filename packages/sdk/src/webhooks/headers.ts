import { type AnyHeaders, readHeader } from '../call/any-headers.ts';
import { fromBase64 } from '../base64.ts';
import { WebhookVerificationError } from './verification-error.ts';

export type SignatureHeaders = { id: string; timestamp: string; signatures: Uint8Array<ArrayBuffer>[] };

/** The three headers of a webhook, parsed strictly. */
export const readHeaders = (headers: AnyHeaders): SignatureHeaders => {
  const id = read(headers, 'webhook-id');
  const timestamp = read(headers, 'webhook-timestamp');
  if (!/^\d{1,10}$/.test(timestamp))
    throw malformed('webhook-timestamp', 'is no number of seconds since 1970');
  return { id, timestamp, signatures: readSignatures(read(headers, 'webhook-signature')) };
};

// A rotation sends two signatures; this fits twenty. Without it, an attacker could fill a server's header limit.
const LOOKED_AT = 1_000;

/** `v1,<base64>` separated by spaces; others are skipped, because later versions may appear beside v1. */
const readSignatures = (header: string) => {
  const found = header
    .slice(0, LOOKED_AT)
    .split(/\s+/)
    .flatMap((part) => {
      const bytes = part.startsWith('v1,') ? fromBase64(part.slice(3)) : undefined;
      return bytes?.length === 32 ? bytes : [];
    });
  if (!found[0]) throw malformed('webhook-signature', 'has no v1,<base64 of 32 bytes>');
  return found;
};

const read = (headers: AnyHeaders, name: string): string => {
  const value = readHeader(headers, name);
  if (value) return value;
  throw new WebhookVerificationError(
    'missing_header',
    `There is no header ${name}. Hand over all headers as they came, and see that no proxy removes it.`,
  );
};

const malformed = (name: string, how: string) =>
  new WebhookVerificationError(
    'malformed_header',
    `The header ${name} ${how}. Hand it over as it came; if it came so, the request is not from Dasbor.`,
  );
