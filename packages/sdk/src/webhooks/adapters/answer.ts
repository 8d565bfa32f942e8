import { type WebhookEvent, WebhookVerificationError } from '@dasbor/sdk/webhooks';
import { readAll } from './raw-body.ts';

/** The bytes of a `Request` that nobody has read. Every server runtime iterates over a body, which the types of browsers do not say. */
export const bytesOfRequest = ({ body }: Request): Promise<Uint8Array> =>
  readAll((body as unknown as AsyncIterable<Uint8Array> | null) ?? []);

/** 400 for a refusal, otherwise the handler's own answer or 200. */
export const answer = async (
  received: WebhookEvent | WebhookVerificationError,
  handle: (event: WebhookEvent) => unknown,
): Promise<Response> => {
  if (received instanceof WebhookVerificationError) return new Response(received.message, { status: 400 });
  const own = await handle(received);
  return own instanceof Response ? own : new Response('ok');
};
