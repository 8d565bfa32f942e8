import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { makeVault } from '../../platform/vault.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import { minutesLater, setStage } from './testing/stage.ts';
import { happen, key } from './testing/webhooks.ts';

const stage = setStage();

describe('a failing webhook', () => {
  const failFor = async (hours: readonly number[]) => {
    for (const hour of hours) {
      await stage.drainAt(hour * 60, () => happen(stage.app, A_LIVE, { subjectId: key() }));
    }
  };
  const mails = () =>
    stage.app.db.system((tx) =>
      tx.rows<{ recipient: string; subject: string; kind: string }>(
        sql`select recipient, subject, kind from mail where kind = 'webhook_notice' order by id`,
      ),
    );
  const topics = async () =>
    (
      await stage.app.db.system((tx) =>
        tx.rows<{ topic: string }>(sql`select topic from outbox where topic like 'settings.%' order by id`),
      )
    ).map(({ topic }) => topic);

  test('is shown as failing, and as healthy after one success', async () => {
    const shop = await stage.receiver(500);
    const { webhook } = await stage.hooks.create({ url: shop.url });
    await failFor([0, 1]);

    expect((await stage.hooks.get(webhook.id)).health).toMatchObject({
      state: 'failing',
      failing_since: NOW,
      disables_at: minutesLater(72 * 60).toISOString(),
      last_success_at: null,
    });
    shop.answer((_, response) => response.end());
    await failFor([2]);
    expect((await stage.hooks.get(webhook.id)).health).toMatchObject({
      state: 'healthy',
      failing_since: null,
      failures_in_a_row: 0,
      disables_at: null,
    });
  });

  test('is reported by mail once after a day; after three days it is disabled, with another mail', async () => {
    const shop = await stage.receiver(500);
    const { webhook } = await stage.hooks.create({ url: shop.url, name: 'Toko' });
    await failFor([0, 1, 2, 3, 25, 26]);

    const warned = await mails();
    expect(new Set(warned.map(({ subject }) => subject))).toEqual(
      new Set(['Webhook Toko gagal sejak kemarin']),
    );
    const recipients = warned.map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients).toEqual(expect.arrayContaining(['owner@a.test', 'admin@a.test', 'developer@a.test']));
    expect(recipients).not.toEqual(expect.arrayContaining(['finance@a.test']));
    expect(recipients.join()).not.toContain('@b.test');
    expect(recipients).not.toContain('unverified@a.test');

    await failFor([72]);
    expect(await stage.hooks.get(webhook.id)).toMatchObject({
      status: 'disabled',
      disabled: { reason: 'failing' },
      health: { state: 'disabled', disables_at: null },
    });
    expect((await mails()).at(-1)?.subject).toBe('Webhook Toko dinonaktifkan');
    expect(await topics()).toEqual(['settings.webhook_failing', 'settings.webhook_disabled']);
  });

  test('that answers 410 is disabled at once; later events are held and sent when it is enabled again', async () => {
    const shop = await stage.receiver(410);
    const { webhook } = await stage.hooks.create({ url: shop.url });
    await failFor([0]);
    expect((await stage.hooks.get(webhook.id)).disabled).toMatchObject({ reason: 'gone' });
    await failFor([1, 2]);
    expect(shop.received).toHaveLength(1);
    expect((await stage.hooks.deliveries()).map(({ status }) => status)).toEqual(['held', 'held', 'held']);

    shop.answer((_, response) => response.end());
    const enabled = await stage.hooks.ask('POST', `webhooks/${webhook.id}/enable`, {});
    expect(enabled.json()).toMatchObject({ data: { status: 'enabled', health: { failures_in_a_row: 0 } } });
    await stage.app.webhooks.drain();
    expect(shop.received).toHaveLength(4);
    expect((await stage.hooks.deliveries()).map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
  });

  test('that was disabled by a user can keep held events', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    await happen(stage.app, A_LIVE);
    const disabled = await stage.hooks.ask('POST', `webhooks/${webhook.id}/disable`);
    expect(disabled.json()).toMatchObject({ data: { disabled: { reason: 'by_person' } } });
    await happen(stage.app, A_LIVE, { subjectId: 'pay_2' });
    await stage.hooks.ask('POST', `webhooks/${webhook.id}/enable`, { send_held: false });
    await stage.app.webhooks.drain();
    expect(shop.received).toEqual([]);

    const [one] = await stage.hooks.deliveries({ status: ['held'] });
    expect((await stage.hooks.ask('POST', `webhook-deliveries/${one?.id}/replay`)).status).toBe(200);
    await stage.app.webhooks.drain();
    expect(shop.received).toHaveLength(1);
  });

  test('whose secret cannot be decrypted waits, and blocks no other', async () => {
    const [locked, open] = [await stage.receiver(), await stage.receiver()];
    const { webhook } = await stage.hooks.create({ url: locked.url });
    await stage.hooks.create({ url: open.url });
    const sealed = makeVault([Buffer.alloc(32, 9)]).seal('whsec_x', 'elsewhere');
    await stage.app.db.system((tx) =>
      tx.run(sql`update webhook_secret set sealed = ${sealed} where webhook_id = ${webhook.id}`),
    );
    await happen(stage.app, A_LIVE);
    await stage.app.webhooks.drain();

    expect([locked.received.length, open.received.length]).toEqual([0, 1]);
  });
});
