// #region receiver
import { createServer } from 'node:http';
import { fromRequest, verifyWebhook, WebhookVerificationError } from '@dasbor/sdk/webhooks';

const secrets = [process.env['WEBHOOK_SECRET'] ?? 'whsec_ZGFzYm9yLWRvY3Mtc2FtcGxlLXNlY3JldC0wMDAx'];
const handled = new Set<string>(); // in your database: the same event may come again

async function receive(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook({ ...(await fromRequest(request)), secrets, mode: 'sandbox' });
    if (handled.has(event.id)) return new Response('had it');
    if (event.event === 'payment.completed') console.log('paid', event.data.paid_amount);
    handled.add(event.id);
    return new Response('thank you');
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.log(error.reason);
    return new Response(error.message, { status: 400 });
  }
}
// #endregion receiver

// #region node
const server = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = Buffer.concat(chunks); // the bytes as they came, before any parser
  const answer = await receive(new Request('http://localhost/webhooks', { method: 'POST', headers, body }));
  outgoing.writeHead(answer.status).end(await answer.text());
});
// #endregion node

server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as { port: number };

  // #region test
  const { webhookRequest } = await import('@dasbor/sdk/webhooks');
  const { default: example } = await import('./payment-completed.json', { with: { type: 'json' } });

  const event = JSON.stringify({ ...example, is_live: false });
  const request = await webhookRequest(`http://127.0.0.1:${port}/webhooks`, { event, secrets });
  console.log((await fetch(request.clone())).status, (await fetch(request.clone())).status);

  const forged = (await request.clone().text()).replace('215000', '999000');
  const { url, headers } = request;
  console.log((await fetch(url, { method: 'POST', headers, body: forged })).status);
  // #endregion test
  server.close();
});
