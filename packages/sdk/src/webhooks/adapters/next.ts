import { fromRequest, type WebhookEvent } from '@dasbor/sdk/webhooks';
import { answer, bytesOfRequest } from './answer.ts';
import { receive, type ReceiverOptions } from './receive.ts';

export type { ReceiverOptions };

/**
 * A route handler for Next.js, and for everything else that takes a `Request` and returns a `Response`. Answers with the `Response` of
 * `handle`, otherwise 200; 400 if the request is not a webhook of Dasbor. If `handle` fails, Next.js answers 500.
 * @example
 * // app/webhooks/[[...kind]]/route.ts
 * export const POST = webhookHandler({ secrets, mode: 'live' }, async (event) => { … });
 */
export const webhookHandler =
  (options: ReceiverOptions, handle: (event: WebhookEvent, request: Request) => unknown) =>
  async (request: Request): Promise<Response> => {
    const read = async () =>
      request.bodyUsed
        ? fromRequest(request)
        : { headers: request.headers, body: await bytesOfRequest(request) };
    return answer(await receive(options, read), (event) => handle(event, request));
  };
