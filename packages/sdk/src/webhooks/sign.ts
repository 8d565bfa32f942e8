import { toBase64 } from '../base64.ts';
import type { WebhookEvent } from './events.ts';
import { importSecrets, type WebhookSecrets } from './secret.ts';
import { signedBytes } from './signed-bytes.ts';

/** Options of {@link signWebhook}. */
export type SignWebhookOptions = {
  /** The event, or the exact body text to send. */
  event: WebhookEvent | string;
  /** Your receiver's secret; with several, each makes a signature, as during a rotation. */
  secrets: WebhookSecrets;
  /** `webhook-id`; defaults to the event's id. */
  id?: string | null | undefined;
  /** Time of the signature; defaults to now. */
  now?: Date | null | undefined;
};

/** A received webhook: body and headers of Standard Webhooks 1.0. */
export type SignedWebhook = {
  body: string;
  headers: {
    'content-type': 'application/json';
    'webhook-id': string;
    'webhook-timestamp': string;
    'webhook-signature': string;
  };
};

/**
 * Signs a webhook like Dasbor, to test your receiver.
 * @example
 * const { body, headers } = await signWebhook({ event, secrets: secret });
 * await app.inject({ method: 'POST', url: '/webhooks', payload: body, headers });
 */
export const signWebhook = async (options: SignWebhookOptions): Promise<SignedWebhook> => {
  const { event, secrets } = options;
  const now = options.now ?? new Date();
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const id = options.id ?? (typeof event === 'string' ? 'evt_00000000000000000000000000' : event.id);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const bytes = signedBytes(id, timestamp, new TextEncoder().encode(body));
  const keys = await importSecrets(secrets);
  const signatures = await Promise.all(
    keys.map(async (key) => `v1,${toBase64(await crypto.subtle.sign('HMAC', key, bytes))}`),
  );
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  } as const;
  return { body, headers };
};

/**
 * The same as a `Request`, for receivers that take one.
 * @example
 * const response = await POST(await webhookRequest('http://localhost/webhooks', { event, secrets: secret }));
 */
export const webhookRequest = async (url: string, options: SignWebhookOptions): Promise<Request> =>
  new Request(url, { method: 'POST', ...(await signWebhook(options)) });
