import type { AnyHeaders, WebhookBody, WebhookEvent } from '@dasbor/sdk/webhooks';
import { WebhookVerificationError } from '@dasbor/sdk/webhooks';
import { receive, type ReceiverOptions } from './receive.ts';

export type { ReceiverOptions };
/** The parts of Fastify that are used. */
export type FastifyRequest = { readonly headers: object; readonly body: unknown };
export type FastifyReply = { readonly sent: boolean; code(status: number): { send(text: string): unknown } };
export type FastifyApp<Incoming, Reply> = {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(type: string, options: { parseAs: 'buffer' }, parser: Parser): unknown;
  post(path: string, handler: (request: Incoming, reply: Reply) => Promise<unknown>): unknown;
};
type Parser = (request: unknown, body: unknown) => Promise<unknown>;

/**
 * A plugin for Fastify 4 and 5, for its prefix and every path below. It reads the raw body in its own scope: the parsers of your other
 * routes do not change. Answers 200 after `handle`, unless it answers itself, and 400 if the request is not a webhook of Dasbor.
 * @example
 * await app.register(webhookPlugin({ secrets, mode: 'live' }, async (event) => { … }), { prefix: '/webhooks' });
 */
export const webhookPlugin =
  <Incoming extends FastifyRequest, Reply extends FastifyReply>(
    options: ReceiverOptions,
    handle: (event: WebhookEvent, request: Incoming, reply: Reply) => unknown,
  ) =>
  async (app: FastifyApp<Incoming, Reply>): Promise<void> => {
    const route = async (request: Incoming, reply: Reply) => {
      const { body, headers } = request as { body: WebhookBody | undefined; headers: AnyHeaders };
      const event = await receive(options, () => ({ headers, body: body ?? '' }));
      if (event instanceof WebhookVerificationError) return reply.code(400).send(event.message);
      await handle(event, request, reply);
      return reply.sent ? reply : reply.code(200).send('ok');
    };
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_, body) => body);
    app.post('/', route);
    app.post('/*', route);
  };
