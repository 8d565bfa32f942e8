import { type WebhookEvent, WebhookVerificationError } from '@dasbor/sdk/webhooks';
import { type NodeRequest, rawBodyOf } from './raw-body.ts';
import { leavesUnread, receive, type ReceiverOptions } from './receive.ts';

export type { ReceiverOptions };
/** The request behind the guard: `@Req() { webhookEvent }: WebhookRequest`. */
export type WebhookRequest = { webhookEvent: WebhookEvent };
/** The parts of Nest's `ExecutionContext` that are read. */
export type NestContext = { switchToHttp(): { getRequest(): unknown; getResponse(): unknown } };
/** Nest's response, of Express or of Fastify. */
type NestResponse = { header(name: string, value: string): unknown };

const ADVICE =
  'Nest parsed the body and kept no bytes. Create the app with NestFactory.create(AppModule, { rawBody: true }).';
// The form of `http-errors`, which Nest's exception filter answers with this status and the message.
const HTTP_ERROR = { expose: true, status: 400, statusCode: 400 };

/**
 * A guard for NestJS: the route runs only for a webhook of Dasbor, and finds the event on the request. Otherwise it throws the
 * `WebhookVerificationError`, which Nest answers with 400. Create the app with `rawBody: true`.
 * @example
 * @Post('*kind')
 * @UseGuards(webhookGuard({ secrets, mode: 'live' }))
 * receive(@Req() { webhookEvent }: WebhookRequest) { … }
 */
export const webhookGuard = (options: ReceiverOptions) => ({
  async canActivate(context: NestContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest() as NodeRequest & WebhookRequest;
    const read = async () => ({ headers: request.headers, body: await rawBodyOf(request, ADVICE) });
    const event = await receive(options, read);
    if (event instanceof WebhookVerificationError) {
      if (leavesUnread(event)) (http.getResponse() as NestResponse).header('Connection', 'close');
      throw Object.assign(event, HTTP_ERROR);
    }
    request.webhookEvent = event;
    return true;
  },
});
