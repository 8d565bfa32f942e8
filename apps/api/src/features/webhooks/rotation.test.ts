import { describe, expect, test } from 'vitest';
import type { Received, Receiver } from '../../testing/receiver.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { setStage } from './testing/stage.ts';
import { codeOf, happen, key, signatureBy } from './testing/webhooks.ts';

const stage = setStage();

describe('secret rotation', () => {
  const rotate = (id: string, body: object = {}) =>
    stage.hooks.ask('POST', `webhooks/${id}/rotate-secret`, body);
  const secretOf = async (asked: ReturnType<typeof rotate>) =>
    (await asked).json<{ data: { secret: string } }>().data.secret;
  const signatures = async (shop: Receiver) => {
    await happen(stage.app, A_LIVE, { subjectId: key() });
    await stage.app.webhooks.drain();
    const last = shop.received.at(-1) as Received;
    return { last, given: String(last.headers['webhook-signature']).split(' ') };
  };

  test('both secrets sign until the overlap ends, then only the new one', async () => {
    const shop = await stage.receiver();
    const { webhook, secret: before } = await stage.hooks.create({ url: shop.url });
    const after = await secretOf(rotate(webhook.id));

    const during = await signatures(shop);
    expect(during.given).toEqual([signatureBy(after, during.last), signatureBy(before, during.last)]);
    expect((await stage.hooks.get(webhook.id)).secret).toMatchObject({
      preview: `…${after.slice(-4)}`,
      previous_expires_at: '2026-11-21T03:00:00.000Z',
    });

    stage.app.clock.set(new Date('2026-11-21T02:59:59.999Z'));
    expect((await signatures(shop)).given).toHaveLength(2);
    stage.app.clock.set(new Date('2026-11-21T03:00:00.000Z'));
    const later = await signatures(shop);
    expect(later.given).toEqual([signatureBy(after, later.last)]);
  });

  test('a second rotation waits for the first, unless it ends all old secrets at once', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    await rotate(webhook.id, { overlap_hours: 2 });

    const refused = await rotate(webhook.id, { overlap_hours: 1 });
    expect(codeOf(refused)).toEqual([409, 'DPAY_WEBHOOK_ROTATION_RUNNING']);
    const leaked = await secretOf(rotate(webhook.id, { overlap_hours: 0 }));

    const { given, last } = await signatures(shop);
    expect(given).toEqual([signatureBy(leaked, last)]);
  });
});
