import type { KeyObject } from 'node:crypto';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import type { SnapIdentity } from '../../../platform/snap/identity.ts';
import { signatureOf } from '../secrets.ts';
import { snapBody, snapHeaders } from './snap.ts';

export type Message = { headers: Record<string, string>; body: string };

export type ToSend = {
  merchantId: string;
  url: string;
  event: WebhookEvent;
  eventId: string;
  /** The envelope as stored when the event happened. */
  body: string;
  requestId: string;
  /** Continues the trace at the receiver. */
  traceparent?: string | null;
  at: Date;
};

export type Signers = { kind: 'dasbor'; keys: readonly KeyObject[] } | { kind: 'snap'; snap: SnapIdentity };

const USER_AGENT = 'Dasbor-Webhooks/1.0';

/** The exact bytes that were signed. The id is the same in every attempt; the timestamp is the attempt's. */
export const messageOf = (sending: ToSend, signers: Signers): Message => {
  const { eventId, requestId, traceparent, at } = sending;
  const common = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': USER_AGENT,
    'webhook-id': eventId,
    'x-request-id': requestId,
    ...(traceparent && { traceparent }),
  };
  if (signers.kind === 'snap') {
    const body = snapBody(sending.event, sending.body);
    return { headers: { ...common, ...snapHeaders({ ...sending, body }, signers.snap) }, body };
  }
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = signatureOf(signers.keys, { id: eventId, timestamp, body: sending.body });
  return {
    headers: { ...common, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature },
    body: sending.body,
  };
};

/** For the log: sorted by name, and without values that allow a replay attack. */
export const headerList = (headers: Readonly<Record<string, string>>): { name: string; value: string }[] =>
  Object.entries(headers)
    .map(([name, value]) => ({ name, value: name.endsWith('-signature') ? beginningOf(value) : value }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** `v1,g0hM9SsE…`: the start of each signature, enough to compare. */
const beginningOf = (signatures: string): string => signatures.replace(/([\w+/]{8})[\w+/]{8,}={0,2}/g, '$1…');
