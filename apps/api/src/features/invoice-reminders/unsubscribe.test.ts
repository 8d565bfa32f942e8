import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendOneMail } from '../../platform/mail/mail.ts';
import type { Invoice } from '../../testing/invoices.ts';
import { dataOf, setStand } from './testing/stand.ts';

const stand = setStand();
const mode = 'sandbox';
beforeEach(async () => {
  stand.at('2026-11-20T10:00:00');
  await stand.reset();
  await stand.app.db.system((tx) => tx.run(sql`delete from invoice_reminder_recipient`));
  await stand.setSchedule();
});

const remind = async () => {
  const invoice = await stand.made();
  await stand.runAt('2026-11-27T08:00:00');
  return { invoice, path: await stand.unsubscribeUrl() };
};
const get = (path: string) => stand.app.ask('GET', path, { mode });
const post = (path: string, reminders = 'off') =>
  stand.app.ask('POST', path, {
    mode,
    payload: `reminders=${reminders}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a customer', () => {
  test('unsubscribes with the link in the mail, and gets no more mails', async () => {
    const { invoice, path } = await remind();

    const page = await get(path);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Berhenti berlangganan')]);
    expect(page.text).not.toContain('sari');
    await stand.runAt('2026-11-27T08:01:00');
    expect((await stand.remindersOf(invoice.id)).is_unsubscribed).toBe(false);

    const done = await post(path);
    expect(done.text).toContain('tidak akan menerima pengingat lagi');
    expect(await stand.remindersOf(invoice.id)).toMatchObject({ is_unsubscribed: true, next: null });
    await stand.runAt('2026-11-30T08:00:00');
    expect(await stand.mails()).toHaveLength(1);
    expect(dataOf(await stand.ask('GET', '/invoice-reminders/unsubscribed'))).toEqual([
      { email: 'sari@contoh.example', unsubscribed_at: '2026-11-20T03:00:00.000Z' },
    ]);
  });

  test('may subscribe again', async () => {
    const { invoice, path } = await remind();
    await post(path);
    await post(path, 'on');

    expect((await stand.remindersOf(invoice.id)).is_unsubscribed).toBe(false);
  });

  test('of an address in other letters has the same link', async () => {
    const { path } = await remind();
    await stand.made({ customer: { name: 'Sari', mobile: '081234567892', email: 'SARI@contoh.example' } });
    await stand.runAt('2026-11-27T08:02:00');

    expect(await stand.unsubscribeUrl()).toBe(path);
  });

  test('finds nothing by a guess, by a slug of the other mode, or by a text that is none', async () => {
    const { path } = await remind();
    const pages = [
      await get('/pay/unsubscribe/abc'),
      await get('/pay/unsubscribe/%00'),
      await stand.app.ask('GET', path, {}),
    ];

    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await post('/pay/unsubscribe/abc')).status).toBe(404);
  });
});

describe('the mail of a reminder', () => {
  const sent: string[] = [];
  const send = (text: string, works = true) =>
    sendOneMail(
      stand.app.db,
      async ({ subject }) => {
        if (!works) throw new Error('down');
        sent.push(subject);
      },
      new Date(`${text}+07:00`),
    ).catch(() => false);

  test('waits for other mails, and is not sent after 20:00 but in the morning', async () => {
    await stand.app.db.system((tx) => tx.run(sql`delete from mail`));
    const invoice = await stand.made();
    await stand.runAt('2026-11-27T19:59:00');
    await stand.send(`/${invoice.id}/send`, {});
    sent.length = 0;

    await send('2026-11-27T19:59:30');
    await send('2026-11-27T19:59:40', false);
    while (await send('2026-11-27T20:30:00'));
    expect(sent).toEqual([expect.stringContaining('Sandbox: Invoice')]);
    expect((await stand.remindersOf(invoice.id)).sent).toEqual([]);

    await stand.runAt('2026-11-28T08:00:00');
    await stand.runAt('2026-11-28T08:00:10');
    while (await send('2026-11-28T08:00:20'));
    expect(sent).toEqual([expect.anything(), expect.stringContaining('Sandbox: Pengingat invoice')]);
    expect((await stand.remindersOf(invoice.id)).sent).toHaveLength(1);
  });

  const PART = { allow_partial_payment: true, minimum_payment: 100_000 };
  test.each<[string, (invoice: Invoice) => Promise<unknown>]>([
    ['paid', ({ id }) => stand.record(id, 500_000)],
    ['paid in part', ({ id }) => stand.record(id, 200_000)],
    ['being paid', (invoice) => stand.choose(invoice)],
    ['paused', ({ id }) => stand.setReminders(id, null, true)],
    ['deleted', ({ id }) => stand.send(`/${id}`, undefined, { method: 'DELETE' })],
    ['no longer wanted', async () => post(await stand.unsubscribeUrl())],
  ])('that waits is not sent when its invoice is %s', async (_, change) => {
    await stand.app.db.system((tx) => tx.run(sql`delete from mail`));
    const invoice = await stand.made({ ...PART, start_date: '2026-11-01', due_date: '2026-11-20' });
    await stand.run();
    stand.at('2026-11-20T10:00:01');
    expect(await stand.mails()).toHaveLength(1);
    await change(invoice);
    sent.length = 0;

    while (await send('2026-11-20T10:00:02'));
    expect(sent).toEqual([]);
    expect((await stand.mails())[0]?.lapsed_at).not.toBeNull();
  });

  test('that waited during a pause is sent after it', async () => {
    await stand.app.db.system((tx) => tx.run(sql`delete from mail`));
    const { id } = await stand.made({ start_date: '2026-11-01', due_date: '2026-11-20' });
    await stand.run();
    await stand.setReminders(id, null, true);
    sent.length = 0;
    while (await send('2026-11-20T10:00:02'));
    expect((await stand.remindersOf(id)).sent).toEqual([]);

    await stand.setReminders(id, null, false);
    await stand.run();
    while (await send('2026-11-20T10:00:03'));

    expect(sent).toEqual([expect.stringContaining('Sandbox: Pengingat invoice')]);
    expect((await stand.remindersOf(id)).sent).toHaveLength(1);
  });
});
