import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { A_LIVE } from '../../../testing/trade.ts';
import { setStage } from '../testing/stage.ts';
import { codeOf, happen, webhooksOf } from '../testing/webhooks.ts';

const stage = setStage();

describe('the log', () => {
  test('can be filtered by webhook, event, status, event id and subject', async () => {
    const [good, bad] = [await stage.receiver(), await stage.receiver(500)];
    const { webhook } = await stage.hooks.create({ url: good.url });
    await stage.hooks.create({ url: bad.url, events: ['payment.completed', 'payment.failed'] });
    await happen(stage.app, A_LIVE, { subjectId: 'pay_1' });
    await happen(stage.app, A_LIVE, { subjectId: 'pay_2', event: 'payment.failed' });
    await stage.app.webhooks.drain();
    const all = await stage.hooks.deliveries();

    expect(all).toHaveLength(3);
    expect(await stage.hooks.deliveries({ webhook_id: webhook.id })).toHaveLength(1);
    expect(await stage.hooks.deliveries({ event: ['payment.failed'] })).toHaveLength(1);
    expect(await stage.hooks.deliveries({ status: ['retrying'] })).toHaveLength(2);
    expect(
      await stage.hooks.deliveries({ event_id: all.find((one) => one.subject_id === 'pay_1')?.event_id }),
    ).toHaveLength(2);
    expect(await stage.hooks.deliveries({ subject_id: 'pay_2', status: ['delivered'] })).toEqual([]);
  });

  test('has pages without gaps, and refuses a cursor of another filter', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url });
    await stage.happenMany(7);
    type Page = { data: { id: string }[]; page: { next_cursor: string | null } };
    const seen: string[] = [];
    let query = 'limit=3';
    let first: string | null = null;
    for (;;) {
      const { data, page } = (await stage.hooks.ask('GET', `webhook-deliveries?${query}`)).json<Page>();
      seen.push(...data.map(({ id }) => id));
      first ??= page.next_cursor;
      if (page.next_cursor === null) break;
      query = `limit=3&action=next&cursor=${page.next_cursor}`;
    }

    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    const filters = encodeURIComponent(JSON.stringify({ status: ['failed'] }));
    const other = await stage.hooks.ask(
      'GET',
      `webhook-deliveries?action=next&cursor=${first}&filters=${filters}`,
    );
    expect(codeOf(other)).toEqual([400, 'DPAY_INVALID_CURSOR']);
  });

  test('hides bodies from roles that see masked data', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url });
    await happen(stage.app, A_LIVE);
    const [delivery] = await stage.hooks.deliveries();
    await stage.app.db.system((tx) =>
      tx.run(
        sql`update role set masks_personal_data = true where merchant_id = ${A_LIVE.merchantId} and role_id = 6`,
      ),
    );
    const developer = webhooksOf(stage.app, (await stage.app.signIn('developer@a.test')).live);

    expect((await developer.detail(delivery?.id ?? '')).request.body).toBeNull();
    expect((await stage.hooks.detail(delivery?.id ?? '')).request.body).toContain('payment.completed');
  });
});
