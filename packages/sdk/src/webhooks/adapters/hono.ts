import { fromRequest, type WebhookEvent } from '@dasbor/sdk/webhooks';
import { answer, bytesOfRequest } from './answer.ts';
import { receive, type ReceiverOptions } from './receive.ts';

export type { ReceiverOptions };
/** The parts of Hono's context that are read. */
export type HonoContext = { readonly req: { readonly raw: Request; arrayBuffer(): Promise<ArrayBuffer> } };

/**
 * A handler for Hono 4. It also works after a middleware that called `c.req.json()` or `c.req.text()`. Answers with the `Response` of
 * `handle`, otherwise 200; 400 if the request is not a webhook of Dasbor. If `handle` fails, `app.onError` answers.
 * @example
 * app.post('/webhooks/*', webhookHandler({ secrets, mode: 'live' }, async (event) => { … }));
 */
export const webhookHandler =
  <Context extends HonoContext>(
    options: ReceiverOptions,
    handle: (event: WebhookEvent, context: Context) => unknown,
  ) =>
  async (context: Context): Promise<Response> => {
    const { raw } = context.req;
    const read = async () => {
      if (!raw.bodyUsed) return { headers: raw.headers, body: await bytesOfRequest(raw) };
      // Hono keeps what its own methods read; a body that was read past Hono is lost, and `fromRequest` says so.
      const kept = await context.req.arrayBuffer().catch(() => undefined);
      return kept ? { headers: raw.headers, body: kept } : fromRequest(raw);
    };
    return answer(await receive(options, read), (event) => handle(event, context));
  };
