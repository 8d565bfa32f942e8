import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type DasborClient, isDasborError } from '@dasbor/sdk';
import { WebhookVerificationError } from '@dasbor/sdk/webhooks';
import { findOrder, type Order } from './orders.ts';
import { placeOrder, type Wanted } from './place-order.ts';
import { receiveWebhook, type Receiving } from './receive-webhook.ts';

type Shop = Receiving & { client: DasborClient };
type Reply = { status: number; body: object };

/** The three addresses of the service. */
export const createShopServer = (shop: Shop): Server =>
  createServer(async (request, response) => {
    const { status, body } = await answer(shop, request).catch(failure);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

const answer = async (shop: Shop, request: IncomingMessage): Promise<Reply> => {
  const { pathname } = new URL(request.url ?? '/', 'http://shop');
  const [, number] = /^\/orders\/([\w-]{1,64})$/.exec(pathname) ?? [];
  if (request.method === 'POST' && pathname === '/orders') {
    const wanted = readWanted(parse(await readBody(request)));
    const order = await placeOrder(shop, wanted);
    if (order.amount !== wanted.amount)
      return { status: 409, body: { error: 'This number has another amount.' } };
    return { status: order.status === 'refused' ? 422 : 201, body: shown(order) };
  }
  if (request.method === 'GET' && number !== undefined) {
    const order = findOrder(shop.db, number);
    return order ? { status: 200, body: shown(order) } : { status: 404, body: { error: 'No such order.' } };
  }
  // Dasbor adds the kind of event to the webhook's address: /webhooks/payments, /webhooks/orders.
  if (request.method === 'POST' && /^\/webhooks(\/|$)/.test(pathname)) {
    // The raw bytes: the signature covers them, so no parser may run first.
    const body = await readBody(request);
    const received = await receiveWebhook(shop, { body, headers: request.headers });
    return { status: 200, body: { received } };
  }
  return { status: 404, body: { error: 'Nothing here.' } };
};

/** The data that a customer's browser may see. */
const shown = ({ number, amount, status, reason, method, channel, pay_by, paid_at }: Order) => ({
  number,
  amount,
  status,
  reason,
  method,
  channel,
  pay_by,
  paid_at,
});

class BadRequest extends Error {
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

const readWanted = (given: unknown): Wanted => {
  const { number, amount, method = 'va', channel } = Object(given) as Partial<Record<keyof Wanted, unknown>>;
  if (typeof number !== 'string' || !/^[\w-]{1,64}$/.test(number))
    throw new BadRequest('number: your own, A–Z 0–9 _ -');
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
    throw new BadRequest('amount: whole rupiah');
  if (method === 'qris') return { number, amount, method, channel: 'QRIS' };
  if (method === 'va')
    return { number, amount, method, channel: typeof channel === 'string' ? channel : 'BCA' };
  throw new BadRequest('method: va or qris');
};

const MOST_BYTES = 1_000_000;

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new BadRequest('too large', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new BadRequest('no JSON');
  }
};

const failure = (error: unknown): Reply => {
  if (error instanceof BadRequest) return { status: error.status, body: { error: error.message } };
  // Dasbor shows our answer in its delivery log. The reason helps; the message contains neither secret nor body.
  if (error instanceof WebhookVerificationError)
    return { status: 400, body: { error: error.reason, message: error.message } };
  console.error(error);
  if (isDasborError(error)) return { status: 503, body: { error: 'Not yet. Send the same number again.' } };
  return { status: 500, body: { error: 'Something went wrong here.' } };
};
