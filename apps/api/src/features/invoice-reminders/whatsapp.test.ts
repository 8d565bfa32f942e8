import { beforeEach, describe, expect, test } from 'vitest';
import { chat, codeOf, dataOf, mail, setStand } from './testing/stand.ts';
import type { Reminders, ToSend } from './testing/stand.ts';

const stand = setStand();
const DUE_TODAY = { start_date: '2026-11-01', due_date: '2026-11-20' };
beforeEach(async () => {
  stand.at('2026-11-20T10:00:00');
  await stand.reset();
  await stand.setSchedule([chat(0), mail(3)]);
});

describe('WhatsApp reminders', () => {
  test('are listed with the text to send, until a person marks them', async () => {
    const invoice = await stand.made(DUE_TODAY);
    await stand.run();
    expect(await stand.mails()).toEqual([]);

    const [one, ...more] = (await stand.toSend()).reminders;
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      invoice_id: invoice.id,
      mobile: '+6281234567890',
      days: 0,
      outstanding_amount: 500_000,
    });
    expect(one?.texts.id).toContain('jatuh tempo hari ini');
    expect(one?.texts.en).toContain(invoice.invoice_url);

    const marked = await stand.markSent(invoice.id, 0);
    expect(dataOf<Reminders>(marked).sent).toMatchObject([
      { days: 0, channel: 'whatsapp', sent_to: '+6281234567890' },
    ]);
    expect((await stand.toSend()).reminders).toEqual([]);
    expect((await stand.read(invoice.id)).history?.at(-1)).toMatchObject({
      kind: 'reminded',
      channel: 'whatsapp',
    });
  });

  test('lead nobody to the page who may not see its customer', async () => {
    await stand.made(DUE_TODAY);
    const reply = await stand.ask('GET', '/invoice-reminders/to-send', undefined, stand.viewer.sandbox);

    expect(dataOf<ToSend>(reply).reminders).toHaveLength(1);
    expect(reply.text).not.toContain('/pay/');
  });

  test('are marked by one of two people', async () => {
    const invoice = await stand.made(DUE_TODAY);
    const replies = await Promise.all([
      stand.markSent(invoice.id, 0),
      stand.markSent(invoice.id, 0, stand.finance.sandbox),
    ]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(codeOf(replies.find(({ status }) => status === 409) as never)).toBe('DPAY_REMINDER_SENT');
  });

  test('are not to be sent at night, and the list says when again', async () => {
    const invoice = await stand.made(DUE_TODAY);
    stand.at('2026-11-20T20:00:00');
    const token = (await stand.app.signIn('owner@a.test')).sandbox;
    const list = dataOf(await stand.ask('GET', '/invoice-reminders/to-send', undefined, token));

    expect(list).toEqual({ reminders: [], next_at: '2026-11-21T01:00:00.000Z' });
    expect(codeOf(await stand.markSent(invoice.id, 0, token))).toBe('DPAY_REMINDER_NOT_DUE');
  });

  test('are not to be sent for another step, a paid or a paused invoice', async () => {
    const [other, paid, paused] = [
      await stand.made(DUE_TODAY),
      await stand.made(DUE_TODAY),
      await stand.made(DUE_TODAY),
    ];
    await stand.record(paid.id, 500_000);
    await stand.setReminders(paused.id, null, true);

    expect((await stand.toSend()).reminders.map(({ invoice_id: id }) => id)).toEqual([other.id]);
    for (const [id, days] of [
      [other.id, 3],
      [paid.id, 0],
      [paused.id, 0],
    ] as const)
      expect(codeOf(await stand.markSent(id, days))).toBe('DPAY_REMINDER_NOT_DUE');
  });
});
