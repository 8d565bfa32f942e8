import { createHmac, randomUUID } from 'node:crypto';
import type { Problem, Reply, TestApp } from '../../../testing/app.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { publishEvent } from '../publish.ts';
import type { News } from '../publish.ts';
import type { Webhook } from '../rows.ts';
import type { Received } from '../../../testing/receiver.ts';

export type Created = { webhook: Webhook; secret: string };

export const key = (): string => randomUUID();

export const codeOf = (reply: Reply): [number, string] => [reply.status, reply.json<Problem>().error_code];
export const fieldsOf = (reply: Reply): [string, string][] =>
  (reply.json<Problem>().errors ?? []).map(({ field, code }) => [field, code]);

/** Short helpers for what a merchant's developer does with webhooks. */
export const webhooksOf = (app: TestApp, token: string, mode: Mode = 'live') => {
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.ask(method, `/dashboard/${path}`, {
      mode,
      token,
      headers: { 'idempotency-key': key() },
      ...(payload && { payload }),
    });
  const asked = (payload: object = {}) => ({
    name: 'Toko',
    url: 'https://toko.example/hook',
    events: ['payment.completed'],
    ...payload,
  });
  return {
    ask,
    post: (payload: object = {}) => ask('POST', 'webhooks', asked(payload)),
    create: async (payload: object = {}): Promise<Created> => {
      const reply = await ask('POST', 'webhooks', asked(payload));
      if (reply.status !== 201) throw new Error(reply.text);
      return reply.json<{ data: Created }>().data;
    },
    get: async (id: string) => (await ask('GET', `webhooks/${id}`)).json<{ data: Webhook }>().data,
    list: async () => (await ask('GET', 'webhooks?limit=100')).json<{ data: Webhook[] }>().data,
    deliveries: async (filters: object = {}) =>
      (
        await ask(
          'GET',
          `webhook-deliveries?limit=100&filters=${encodeURIComponent(JSON.stringify(filters))}`,
        )
      ).json<{ data: Delivery[] }>().data,
    detail: async (id: string) =>
      (await ask('GET', `webhook-deliveries/${id}`)).json<{ data: Detail }>().data,
  };
};

export type Delivery = {
  id: string;
  webhook_id: string;
  event: string;
  event_id: string;
  subject_id: string;
  url: string;
  status: string;
  attempts: number;
  last_attempt: { at: string; ms: number; status_code: number | null; error: string | null } | null;
  next_attempt_at: string | null;
  delivered_at: string | null;
};
export type Detail = {
  delivery: Delivery;
  request: { url: string; body: string | null };
  attempts: {
    number: number;
    at: string;
    status_code: number | null;
    error: string | null;
    response_body: string | null;
    request_headers: { name: string; value: string }[];
  }[];
};

/** Creates an event in its own transaction. */
export const happen = (
  app: TestApp,
  tenant: { merchantId: string; mode: Mode },
  news: Partial<News> = {},
): Promise<void> =>
  app.db.tenant(tenant, (tx) =>
    publishEvent(
      { tx, now: app.clock.now(), ids: app.deps.ids },
      { event: 'payment.completed', subjectId: 'pay_1', data: { id: 'pay_1' }, ...news },
    ),
  );

/** Computes the signature that a receiver compares with `webhook-signature` (Standard Webhooks 1.0). */
export const signatureBy = (
  secret: string,
  { headers, body }: Pick<Received, 'headers' | 'body'>,
): string => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`;
};

export const eventOf = ({ body }: Pick<Received, 'body'>) =>
  JSON.parse(body) as { id: string; event: string; data: object };
