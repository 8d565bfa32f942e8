import { type WebhookEvent, WebhookVerificationError } from '@dasbor/sdk/webhooks';
import { type NodeRequest, rawBodyOf } from './raw-body.ts';
import { leavesUnread, receive, type ReceiverOptions } from './receive.ts';

export type { NodeRequest, ReceiverOptions };
/** The parts of Express's response that are used. */
export type ExpressResponse = {
  readonly headersSent: boolean;
  set(name: string, value: string): unknown;
  sendStatus(status: number): unknown;
  status(status: number): { type(type: string): { send(body: string): unknown } };
};

const ADVICE =
  'A JSON parser read the body before this route. Register this route before app.use(express.json()), or keep the bytes: express.json({ verify: (request, _, bytes) => { request.rawBody = bytes; } }).';

/**
 * A route handler for Express 4 and 5. Answers 200 after `handle`, unless it answers itself; 400 if the request is not a webhook of
 * Dasbor. If `handle` fails, Express answers 500 and Dasbor sends the event again.
 * @example
 * app.post('/webhooks{/*kind}', webhookHandler({ secrets, mode: 'live' }, async (event) => { … })); // before express.json()
 */
export const webhookHandler =
  <Incoming extends NodeRequest, Outgoing extends ExpressResponse>(
    options: ReceiverOptions,
    handle: (event: WebhookEvent, request: Incoming, response: Outgoing) => unknown,
  ) =>
  async (request: Incoming, response: Outgoing, next: (error: unknown) => void): Promise<void> => {
    try {
      const read = async () => ({ headers: request.headers, body: await rawBodyOf(request, ADVICE) });
      const event = await receive(options, read);
      if (event instanceof WebhookVerificationError) {
        if (leavesUnread(event)) response.set('Connection', 'close');
        return void response.status(400).type('text/plain').send(event.message);
      }
      await handle(event, request, response);
      if (!response.headersSent) response.sendStatus(200);
    } catch (error) {
      next(error);
    }
  };
