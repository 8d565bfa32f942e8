import type { AnyHeaders } from '../call/any-headers.ts';
import { WebhookVerificationError } from './verification-error.ts';

/**
 * Body and headers of a `Request`, as in Next.js route handlers, Hono, Deno, Bun and Workers.
 * @example
 * const event = await verifyWebhook({ ...(await fromRequest(request)), secrets, mode: 'live' });
 */
export const fromRequest = async (request: Request): Promise<{ body: ArrayBuffer; headers: AnyHeaders }> => {
  if (request.bodyUsed)
    throw new WebhookVerificationError(
      'body_reserialised',
      'The body of this request was read before. Verify first: no JSON parser may run before this route.',
    );
  return { body: await request.arrayBuffer(), headers: request.headers };
};
