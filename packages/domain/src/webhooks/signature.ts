export interface Signed {
  /** The event's id, the same in every attempt: `webhook-id`. */
  readonly id: string;
  /** Seconds since 1970: `webhook-timestamp`. */
  readonly timestamp: number;
  /** The very text that is sent. */
  readonly body: string;
}

/** What HMAC-SHA256 is taken of (Standard Webhooks 1.0). */
export function signedContent({ id, timestamp, body }: Signed): string {
  return `${id}.${timestamp}.${body}`;
}

/** `webhook-signature`: one for each secret that is valid now, the newest first; a receiver needs one that fits. */
export function signatureHeader(signatures: readonly string[]): string {
  return signatures.map((signature) => `v1,${signature}`).join(' ');
}
