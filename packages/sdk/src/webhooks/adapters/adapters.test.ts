import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventExample } from '../../testing/contract-events.ts';
import { signWebhook, type WebhookEvent } from '../index.ts';
import { servers } from './testing/servers.ts';

const secrets = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`;
const example = eventExample('payment.completed');
const event = { ...example, data: { ...example.data, order_reference: 'KOPI ☕ é' } };
let refused: string[] = [];
afterEach(() => {
  refused = [];
});

describe.each(Object.entries(servers))('a receiver in %s', (_, start) => {
  const running = async (handle: (event: WebhookEvent) => Promise<void> = async () => {}) => {
    const options = {
      secrets,
      mode: 'live',
      onRefused: (error: Error) => refused.push(error.message),
    } as const;
    const server = await start(options, handle);
    onTestFinished(async () => void (await server.close()));
    return {
      url: server.url,
      post: async (path: string, init: RequestInit) => {
        const response = await fetch(server.url + path, { method: 'POST', ...init });
        return { status: response.status, text: await response.text() };
      },
    };
  };

  it('hands over the event that Dasbor signed, at its address and below', async () => {
    const events: WebhookEvent[] = [];
    const { post } = await running(async (one) => void events.push(one));
    const signed = await signWebhook({ event, secrets });

    expect(await post('/webhooks', signed)).toHaveProperty('status', 200);
    expect(await post('/webhooks/payments', signed)).toHaveProperty('status', 200);
    expect(events).toEqual([event, event]);
    expect(refused).toEqual([]);
  });

  it('answers 400 with the reason to what nobody signed, and hands nothing over', async () => {
    const { post } = await running(() => Promise.reject(new Error('handed over')));
    const { body, headers } = await signWebhook({ event, secrets });
    const sandbox = await signWebhook({ event: { ...event, is_live: false }, secrets });
    const forged = { headers, body: body.replace(String(event.data.paid_amount), '999000') };

    const answers = [
      await post('/webhooks', forged),
      await post('/webhooks', sandbox),
      await post('/webhooks', { headers, body: '' }),
      await post('/webhooks', { body: '{}' }),
    ];

    const reasons = ['wrong_secret', 'wrong_mode', 'body_empty', 'missing_header'];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    answers.forEach(({ text }, index) => expect(text).toContain(`[${reasons[index]}]`));
    expect(refused).toHaveLength(4);
  });

  it('answers 500 if the handler fails, so that Dasbor sends the event again', async () => {
    const { post } = await running(() => Promise.reject(new Error('no database at 10.0.0.7')));

    const { status, text } = await post('/webhooks', await signWebhook({ event, secrets }));

    expect(status).toBe(500);
    expect(text).not.toContain('whsec_');
    expect(refused).toEqual([]);
  });

  it('does not keep a body that is larger than any event', async () => {
    const { post } = await running();
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });

    const answer = await post('/webhooks', { body: endless, duplex: 'half' } as RequestInit).catch(
      () => 'cut',
    );

    if (answer !== 'cut') expect([400, 413]).toContain((answer as { status: number }).status);
    expect(await post('/webhooks', await signWebhook({ event, secrets }))).toHaveProperty('status', 200);
  });

  it('outlives a caller who leaves midway', async () => {
    const { url, post } = await running();
    const caller = connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((sent) =>
      caller.write('POST /webhooks HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n\r\n{}', sent),
    );
    caller.destroy();

    expect(await post('/webhooks', await signWebhook({ event, secrets }))).toHaveProperty('status', 200);
  });
});

// The servers of the others end such a connection themselves.
it.each(['Express', 'Fastify', 'NestJS'])(
  'a receiver in %s ends the connection of a body that is too large, whose rest nobody reads',
  async (framework) => {
    const server = await servers[framework]?.({ secrets }, async () => {});
    onTestFinished(async () => void (await server?.close()));
    const caller = connect(Number(new URL(server?.url ?? '').port), '127.0.0.1');
    const received: Buffer[] = [];
    caller.on('data', (part: Buffer) => received.push(part));
    const closed = once(caller, 'close');
    caller.write('POST /webhooks HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 3000000\r\n\r\n');
    caller.write(new Uint8Array(1024 * 1024 + 1));
    await closed;

    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 4\d\d [^]*\r\nconnection: close\r\n/i);
  },
);
