import { toBase64 } from '../base64.ts';
import type { WebhookEvent } from './events.ts';
import { importSecrets, type WebhookSecrets } from './secret.ts';
import { signedBytes } from './signed-bytes.ts';

/** What {@link signWebhook} signs, and by what. */
export type SignWebhookOptions = {
  /** The event, or the text of a body as it shall be sent. */
  event: WebhookEvent | string;
  /** The secret that your receiver knows; of several each makes a signature, as while a rotation lasts. */
  secrets: WebhookSecrets;
  /** `webhook-id`; the event's own unless you say otherwise. */
  id?: string | null | undefined;
  /** When it is signed; now unless a test says otherwise. */
  now?: Date | null | undefined;
};

/** A webhook as it arrives: body and headers of Standard Webhooks 1.0. */
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
 * Signs a webhook as Dasbor does, for the tests of your receiver.
 * @example
 * const { body, headers } = await signWebhook({ event, secrets: secret });
 * await app.inject({ method: 'POST', url: '/webhooks', payload: body, headers });
 */
export async function signWebhook(options: SignWebhookOptions): Promise<SignedWebhook> {
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
}

/**
 * The same as a `Request`, for receivers that are a function of one.
 * @example
 * const response = await POST(await webhookRequest('http://localhost/webhooks', { event, secrets: secret }));
 */
export async function webhookRequest(url: string, options: SignWebhookOptions): Promise<Request> {
  return new Request(url, { method: 'POST', ...(await signWebhook(options)) });
}
