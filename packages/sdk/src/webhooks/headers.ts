import { fromBase64 } from '../base64.ts';
import { WebhookVerificationError } from './verification-error.ts';

/** `Headers`, the headers of a Node request, or a plain object in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

export type SignatureHeaders = { id: string; timestamp: string; signatures: Uint8Array<ArrayBuffer>[] };

/** The three headers of a webhook, read strictly. */
export function readHeaders(headers: WebhookHeaders): SignatureHeaders {
  const id = read(headers, 'webhook-id');
  const timestamp = read(headers, 'webhook-timestamp');
  if (!/^\d{1,10}$/.test(timestamp))
    throw malformed('webhook-timestamp', 'is not a number of seconds since 1970');
  return { id, timestamp, signatures: readSignatures(read(headers, 'webhook-signature')) };
}

/** `v1,<base64>` parted by spaces; other versions are passed over, as they may come one day beside v1. */
function readSignatures(header: string) {
  const versioned = header.split(/\s+/).filter((part) => part.startsWith('v1,'));
  if (versioned.length === 0) throw malformed('webhook-signature', 'has no signature of version v1');
  return versioned.map((part) => {
    const bytes = fromBase64(part.slice('v1,'.length));
    if (bytes?.length !== 32) throw malformed('webhook-signature', 'is not base64 of 32 bytes');
    return bytes;
  });
}

function read(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers) ? headers.get(name) : fromRecord(headers, name);
  if (value) return value.trim();
  throw new WebhookVerificationError(
    'missing_header',
    `The request has no header ${name}. Hand over all headers as they came, and see that no proxy removes it.`,
  );
}

function isHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

function fromRecord(
  headers: { readonly [name: string]: string | readonly string[] | undefined },
  name: string,
) {
  const key = Object.keys(headers).find((candidate) => candidate.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : value?.join(' ');
}

function malformed(name: string, how: string) {
  return new WebhookVerificationError(
    'malformed_header',
    `The header ${name} ${how}. Hand it over as it came; if it came so, the request is not from Dasbor.`,
  );
}
