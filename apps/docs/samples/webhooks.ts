// #region receiver
import { createServer, type IncomingMessage } from 'node:http';
import {
  fromRequest,
  verifyWebhook,
  WebhookVerificationError,
} from '@dasbor/sdk/webhooks';

const secrets = process.env['DASBOR_WEBHOOK_SECRET'];
const handled = new Set<string>(); // replace with your database: an event may come twice

const receive = async (request: Request): Promise<Response> => {
  try {
    const event = await verifyWebhook({
      ...(await fromRequest(request)),
      secrets,
      mode: 'sandbox',
    });
    if (handled.has(event.id)) return new Response('had it');
    if (event.event === 'payment.completed')
      console.log('paid', event.data.paid_amount);
    handled.add(event.id);
    return new Response('thank you');
  } catch (error) {
    if (error instanceof WebhookVerificationError) {
      console.log(error.reason);
      return new Response(error.message, { status: 400 });
    }
    console.error(error); // our own fault: Dasbor sends the event again
    return new Response('later', { status: 500 });
  }
};
// #endregion receiver

// #region node
const read = async (incoming: IncomingMessage): Promise<Request> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers(incoming.headers as Record<string, string>);
  const body = Buffer.concat(chunks); // the raw bytes, before any parser
  return new Request('http://localhost/webhooks', {
    method: 'POST',
    headers,
    body,
  });
};

const server = createServer(async (incoming, outgoing) => {
  try {
    const answer = await receive(await read(incoming));
    outgoing.writeHead(answer.status).end(await answer.text());
  } catch (error) {
    console.error(error); // the caller left midway; if rethrown, the process would end
    outgoing.destroy();
  }
});
server.listen(Number(process.env['PORT'] ?? 3000), () =>
  console.log('listening'),
);
// #endregion node
