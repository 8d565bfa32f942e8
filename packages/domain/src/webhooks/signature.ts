export type Signed = {
  /** The event's id, the same in every attempt: `webhook-id`. */
  readonly id: string;
  /** Seconds since 1970: `webhook-timestamp`. */
  readonly timestamp: number;
  /** The exact text that is sent. */
  readonly body: string;
};

/** The content signed with HMAC-SHA256 (Standard Webhooks 1.0). */
export const signedContent = ({ id, timestamp, body }: Signed): string => `${id}.${timestamp}.${body}`;

/** `webhook-signature`: one signature per valid secret, newest first; a receiver needs one match. */
export const signatureHeader = (signatures: readonly string[]): string =>
  signatures.map((signature) => `v1,${signature}`).join(' ');
