import { getRequestListener } from '@hono/node-server';
import express, { type Request as Incoming, type RequestHandler, type Response as Outgoing } from 'express';
import fastify from 'fastify';
import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventExample } from '../../testing/contract-events.ts';
import { signWebhook, type WebhookEvent, webhookRequest } from '../index.ts';
import * as forExpress from './express.ts';
import * as forFastify from './fastify.ts';
import * as forHono from './hono.ts';
import * as forNext from './next.ts';
import { listen, type Running, startNest } from './testing/servers.ts';

// What happens to a webhook if something read its body before the adapter.
const secrets = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`;
const event = eventExample('order.completed');
const signed = await signWebhook({ event, secrets });

const answerOf = async (running: Promise<Running>) => {
  const { url, close } = await running;
  onTestFinished(async () => void (await close()));
  const response = await fetch(`${url}/webhooks`, { method: 'POST', ...signed });
  return `${response.status} ${await response.text()}`;
};

describe('Express', () => {
  const behind = (...parsers: RequestHandler[]) => {
    const app = express();
    for (const parser of parsers) app.use(parser);
    app.post(
      '/webhooks',
      forExpress.webhookHandler({ secrets }, () => {}),
    );
    return answerOf(listen(app));
  };
  const keepBytes = (request: object, _: unknown, bytes: Buffer) => {
    Object.assign(request, { rawBody: bytes });
  };

  it('refuses behind express.json(), and says what to change', async () => {
    expect(await behind(express.json())).toMatch(
      /^400 .*Register this route before app\.use\(express\.json\(\)\), or keep the bytes: .* \[body_reserialised\]$/,
    );
  });

  it.each([
    ['express.json() that keeps the bytes', express.json({ verify: keepBytes })],
    ['express.raw()', express.raw({ type: 'application/json' })],
    ['express.text()', express.text({ type: '*/*' })],
    ['a parser of another type', express.json({ type: 'application/vnd.api+json' })],
  ])('takes the event behind %s', async (_, parser) => {
    expect(await behind(parser)).toBe('200 OK');
  });

  it('leaves an answer of the handler as it is', async () => {
    const app = express();
    app.post(
      '/webhooks',
      forExpress.webhookHandler({ secrets }, (_, request: Incoming, response: Outgoing) => {
        response.status(202).send(request.method);
      }),
    );

    expect(await answerOf(listen(app))).toBe('202 POST');
  });
});

describe('NestJS', () => {
  const handle = async () => {};

  it('refuses without rawBody, and says what to change', async () => {
    expect(await answerOf(startNest({ secrets }, handle, {}))).toMatch(
      /^400 .*NestFactory\.create\(AppModule, \{ rawBody: true \}\)\. \[body_reserialised\]/,
    );
  });

  it('takes the event without any parser', async () => {
    expect(await answerOf(startNest({ secrets }, handle, { bodyParser: false }))).toMatch(/^200/);
  });
});

describe('Fastify', () => {
  it('leaves the parsers of the other routes as they are', async () => {
    const app = fastify();
    app.post('/orders', async ({ body }) => body);
    await app.register(
      forFastify.webhookPlugin({ secrets }, () => {}),
      { prefix: '/webhooks' },
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json' };
    const order = await fetch(`${url}/orders`, { method: 'POST', body: '{ "amount": 1 }', headers });

    expect(await order.text()).toBe('{"amount":1}');
    expect(await answerOf(Promise.resolve({ url, close: () => app.close() }))).toBe('200 ok');
  });

  it('leaves an answer of the handler as it is', async () => {
    const app = fastify();
    await app.register(
      forFastify.webhookPlugin({ secrets }, (_, __, reply) => {
        reply.code(503).send('later');
      }),
      { prefix: '/webhooks' },
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });

    expect(await answerOf(Promise.resolve({ url, close: () => app.close() }))).toBe('503 later');
  });
});

describe('Hono', () => {
  const behind = (middleware: MiddlewareHandler) => {
    const app = new Hono();
    app.use(middleware);
    app.post(
      '/webhooks',
      forHono.webhookHandler({ secrets }, () => {}),
    );
    return answerOf(listen(getRequestListener(app.fetch)));
  };

  it.each<[string, MiddlewareHandler]>([
    ['json()', async ({ req }, next) => void (await req.json(), await next())],
    ['text()', async ({ req }, next) => void (await req.text(), await next())],
  ])('takes the event behind a middleware that called %s', async (_, middleware) => {
    expect(await behind(middleware)).toBe('200 ok');
  });

  it('refuses behind a middleware that read the request past Hono', async () => {
    expect(await behind(async ({ req }, next) => void (await req.raw.json(), await next()))).toMatch(
      /^400 .*no JSON parser may run before this route\. \[body_reserialised\]$/,
    );
  });
});

describe('Next.js', () => {
  const POST = (handle: (event: WebhookEvent) => unknown) => forNext.webhookHandler({ secrets }, handle);

  it('refuses a request that was read before', async () => {
    const request = await webhookRequest('https://toko.contoh.id/webhooks', { event, secrets });
    await request.json();

    const response = await POST(() => {})(request);

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('no JSON parser may run before this route. [body_reserialised]');
  });

  it('leaves an answer of the handler as it is', async () => {
    const request = await webhookRequest('https://toko.contoh.id/webhooks', { event, secrets });
    const response = await POST(({ id }) => Response.json({ id }, { status: 202 }))(request);

    expect([response.status, await response.json()]).toEqual([202, { id: event.id }]);
  });
});
