// A strict TypeScript consumer: what it reads must be typed, and errors must not compile.
import {
  createClient,
  createClientFor,
  type DasborClient,
  intent,
  isProblem,
  memorySession,
  type Order,
  type Payment,
  type SuccessBody,
} from '@dasbor/sdk';
import { createFetchClientFor } from '@dasbor/sdk/openapi-fetch';
import { payments } from '@dasbor/sdk/resources';
import { firstDifference, parseSnapResponseCode, requestHeaders, verifySnapCallback } from '@dasbor/sdk/snap';
import { createScenarioFetch, ok } from '@dasbor/sdk/testing';
import {
  verifyWebhook,
  type WebhookEvent,
  type WebhookEventOf,
  WebhookVerificationError,
} from '@dasbor/sdk/webhooks';
import { webhookHandler as expressHandler } from '@dasbor/sdk/webhooks/express';
import { webhookPlugin } from '@dasbor/sdk/webhooks/fastify';
import { webhookHandler as honoHandler } from '@dasbor/sdk/webhooks/hono';
import { webhookGuard } from '@dasbor/sdk/webhooks/nest';
import { webhookHandler as nextHandler } from '@dasbor/sdk/webhooks/next';

const session = memorySession();
const fetch = createScenarioFetch({ listBanks: ok({ data: [] }) });
export const client = createClient({ baseUrl: 'http://localhost:4001', mode: 'sandbox', session, fetch });
export const small = createClientFor(payments, { baseUrl: 'http://localhost:4001', session });

declare const key: string | undefined;
/** A merchant's server has a key, and no methods that refuse keys. */
const byKey = createClient({ baseUrl: 'http://localhost:4001', key: key });
export const server: DasborClient = byKey;
// @ts-expect-error people withdraw, keys do not
void byKey.createWithdrawal;
// @ts-expect-error the same, of some resources
void createClientFor(payments, { baseUrl: 'http://localhost:4001', key: 'dp_test_k' }).login;

export const total = async (): Promise<number> => {
  const page: SuccessBody<'listPayments'> = await small.listPayments({
    query: { filters: { status: ['completed'] } },
  });
  // @ts-expect-error an amount is a number
  const wrong: string = page.data[0]?.amount;
  return page.data.reduce((sum, payment) => sum + payment.paid_amount, wrong.length);
};

/** Types are exported by name. */
export const feeOf = (payment: Payment): number => payment.admin_fee;
export const orderOf = async (client: DasborClient, payment: Payment): Promise<Order> => {
  const { data } = await client.getOrder({ path: { id: payment.order_id } });
  return data;
};

/** A newer server may return values unknown to this version; values that are sent are checked by the compiler. */
export const tomorrow = async (): Promise<string> => {
  const { data: payment } = await client.getPayment({ path: { id: 'pay_1' } });
  if (payment.status === 'held' || payment.settlement_status === 'split') return payment.status;
  const known: Record<string, string> = { completed: 'Paid' };
  const { data: webhook } = await client.getWebhook({ path: { id: 'whk_1' } });
  if (webhook.events.includes('payment.held')) return webhook.api_kind;
  // @ts-expect-error a status that payments do not have today
  void client.listPayments({ query: { filters: { status: ['held'] } } });
  // @ts-expect-error an event that there is not today
  void client.updateWebhook({ path: { id: 'whk_1' }, body: { events: ['payment.held'] } });
  // @ts-expect-error a word may be any text, but it is text
  const wrong: number = payment.status;
  return known[payment.status] ?? described(payment.status, wrong);
};

/** Like a merchant's own lookup: the known values by name, and a fallback for later ones. */
const described = (status: SuccessBody<'getPayment'>['data']['status'], wrong: number): string => {
  switch (status) {
    case 'completed':
      return 'Paid';
    case 'failed':
      return 'Not paid';
    default:
      return `${status} ${wrong}`;
  }
};

export const pay = async (number: string): Promise<string | undefined> => {
  try {
    const body = { amount: 150_000 };
    await client.payVirtualAccount({ path: { number }, body, idempotencyKey: intent() });
    return undefined;
  } catch (error) {
    if (isProblem(error, 'DPAY_AMOUNT_NOT_EQUAL_BILL')) return `Rp ${error.params.billed}`;
    throw error;
  }
};

export const receive = async (
  body: Uint8Array,
  headers: Record<string, string | string[] | undefined>,
): Promise<string> => {
  try {
    const event = await verifyWebhook({ body, headers, secrets: ['a', undefined], mode: 'live' });
    switch (event.event) {
      case 'payment.completed':
        return deliver(event);
      case 'refund.failed':
        return event.data.failure?.message ?? event.data.id;
      default:
        // @ts-expect-error the data of an event that is not known must be looked at first
        return event.data.id;
    }
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.reason;
    throw error;
  }
};

/** Every adapter hands over the typed event. */
const options = { secrets: ['a', undefined], mode: 'live' } as const;
export const receivers = [
  expressHandler(options, (event) => deliverPaid(event)),
  webhookPlugin(options, (event) => deliverPaid(event)),
  honoHandler(options, (event) => deliverPaid(event)),
  nextHandler(options, (event) => deliverPaid(event)),
];
export const guard = webhookGuard(options);

export const listed = async (key: string): Promise<number | undefined> => {
  const client = createFetchClientFor(payments, { baseUrl: 'http://localhost:4001', key });
  const { data, error } = await client.GET('/dashboard/payments', { params: { query: { limit: 10 } } });
  // @ts-expect-error the table of orders was not given
  void client.GET('/dashboard/orders');
  // @ts-expect-error an amount is a number
  const wrong: string | undefined = data?.data[0]?.amount;
  return error?.error_code === 'DPAY_INVALID_CURSOR' ? wrong?.length : data?.data[0]?.amount;
};

const deliverPaid = (event: WebhookEvent) => event.event === 'payment.completed' && deliver(event);

const deliver = ({ data }: WebhookEventOf<'payment.completed'>): string =>
  `${data.order_id} ${data.paid_amount}`;

export const snap = async (body: string, headers: Headers, publicKey: string): Promise<string> => {
  const notice = await verifySnapCallback({ method: 'POST', path: '/snap', body, headers, publicKey });
  if ('originalReferenceNo' in notice) return notice.additionalInfo.latestTransactionStatus;
  const ids = { accessToken: 't', clientSecret: 's', partnerId: 'p' };
  const signed = await requestHeaders({ method: 'POST', path: '/v1.0/balance-inquiry', body, ...ids });
  return `${signed['X-SIGNATURE']} ${parseSnapResponseCode('2001100')?.outcome} ${firstDifference('a', 'b')?.byte}`;
};
