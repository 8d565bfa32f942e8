import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { basic } from '../../../testing/app.ts';
import { addKey } from '../../../testing/keys.ts';
import type { Received } from '../../../testing/receiver.ts';
import { A_LIVE } from '../../../testing/trade.ts';
import { setStage } from '../testing/stage.ts';
import { codeOf, eventOf, signatureBy } from '../testing/webhooks.ts';

const stage = setStage({ timeoutMs: 1500 });

describe('the sample of an event', () => {
  const sample = (id: string, event: string) => stage.hooks.ask('POST', `webhooks/${id}/test`, { event });

  test('is the contract’s example, signed, and not stored as a delivery', async () => {
    const shop = await stage.receiver();
    const { webhook, secret } = await stage.hooks.create({ url: shop.url });
    const { data: events } = (
      await stage.app.ask('GET', '/dashboard/reference/webhook-events', { token: stage.owner.live })
    ).json<{ data: string[] }>();

    for (const event of events) {
      const reply = await sample(webhook.id, event);
      expect([reply.status, reply.json<{ data: { succeeded: boolean } }>().data.succeeded]).toEqual([
        200,
        true,
      ]);
      const last = shop.received.at(-1) as Received;
      expect(last.headers['webhook-sample']).toBe('true');
      expect(last.headers['webhook-signature']).toBe(signatureBy(secret, last));
      expect(eventOf(last)).toMatchObject({ event, is_live: true });
    }
    expect(new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(18);
    expect(await stage.hooks.deliveries()).toEqual([]);
    expect((await stage.hooks.get(webhook.id)).health.state).toBe('unused');
  });

  test('can be sent by an API key', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    const { secret } = await addKey(stage.app.db, A_LIVE, 1, {
      scopes: { webhooks: 'write', payments: 'read' },
    });

    const reply = await stage.app.ask('POST', `/dashboard/webhooks/${webhook.id}/test`, {
      headers: { authorization: basic(secret) },
      payload: { event: 'payment.completed' },
    });

    expect(reply.json()).toMatchObject({ data: { succeeded: true } });
    expect(shop.received).toHaveLength(1);
  });

  test('has a signature that appears in no answer and no log', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    const { secret } = await addKey(stage.app.db, A_LIVE, 2, {
      scopes: { webhooks: 'write', payments: 'read' },
    });

    const reply = await stage.app.ask('POST', `/dashboard/webhooks/${webhook.id}/test`, {
      headers: { authorization: basic(secret) },
      payload: { event: 'payment.completed' },
    });

    const sent = String(shop.received.at(-1)?.headers['webhook-signature']);
    expect(sent).toMatch(/^v1,[\w+/]{43}=$/);
    expect(reply.text).toContain(`${sent.slice(0, 11)}…`);
    expect(reply.text).not.toContain(sent.slice(0, 20));
    await stage.app.deps.requestLog.flush();
    const kept = await stage.app.db.system((tx) => tx.rows(sql`select * from api_request`));
    expect(JSON.stringify(kept)).toContain('webhook-signature');
    expect(JSON.stringify(kept)).not.toContain(sent.slice(0, 11));
  });

  test("returns the receiver's response, or the error", async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    const error = async () =>
      (await sample(webhook.id, 'payment.completed')).json<{
        data: {
          succeeded: boolean;
          attempt: { error: string | null; status_code: number | null; response_body: string | null };
        };
      }>().data;

    shop.answer((_, response) => response.writeHead(500).end('x'.repeat(70_000)));
    const refused = await error();
    shop.answer(() => undefined);
    const late = await error();
    await shop.close();
    const gone = await error();

    expect(refused).toMatchObject({ succeeded: false, attempt: { error: 'bad_status', status_code: 500 } });
    expect(refused.attempt).toMatchObject({ response_body: 'x'.repeat(200), response_truncated: true });
    expect(refused.attempt).not.toHaveProperty('response_headers');
    expect(late).toMatchObject({ attempt: { error: 'timeout', status_code: null } });
    expect(gone).toMatchObject({ attempt: { error: 'refused' } });
  });

  test('is refused for an event without a SNAP form', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({
      url: shop.url,
      api_kind: 'snap',
      events: ['payment.rejected'],
    });

    expect(codeOf(await sample(webhook.id, 'order.created'))).toEqual([
      400,
      'DPAY_WEBHOOK_EVENT_UNAVAILABLE',
    ]);
    expect((await sample(webhook.id, 'payment.rejected')).json()).toMatchObject({
      data: { succeeded: true },
    });
    expect(JSON.parse(shop.received[0]?.body ?? '{}')).toMatchObject({
      additionalInfo: { latestTransactionStatus: '09' },
    });
  });

  test('does not block other calls while the receiver is slow', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    shop.answer(() => undefined);

    let isAnswered = false;
    const slow = sample(webhook.id, 'payment.completed').finally(() => (isAnswered = true));
    await shop.until(1);
    await stage.hooks.list();

    expect(isAnswered).toBe(false);
    await slow;
  });

  test('is refused if too many are in progress', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    shop.answer(() => undefined);

    const replies = await Promise.all(
      Array.from({ length: 14 }, () => sample(webhook.id, 'payment.completed')),
    );

    const codes = replies.map(({ status }) => status);
    expect(codes.filter((code) => code === 503).length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(10);
  });
});
