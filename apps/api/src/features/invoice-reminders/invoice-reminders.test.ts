import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { chat, codeOf, dataOf, mail, setStand } from './testing/stand.ts';
import type { Reminders } from './testing/stand.ts';

const stand = setStand();
beforeEach(async () => {
  stand.at('2026-11-20T10:00:00');
  await stand.reset();
});

const MORNING = '2026-11-27T08:00:00';

describe('the schedule', () => {
  test('is off until it is saved', async () => {
    const schedule = dataOf(await stand.ask('GET', '/invoice-reminders/schedule'));
    expect(schedule).toMatchObject({ enabled: false, changed_at: null });

    await stand.made();
    await stand.runAt('2026-11-30T10:00:00');
    expect(await stand.mails()).toEqual([]);
  });

  test('keeps its steps in order, with who saved it', async () => {
    const saved = await stand.setSchedule([mail(7), chat(0), mail(0)]);

    expect(saved.status).toBe(200);
    expect(dataOf(await stand.ask('GET', '/invoice-reminders/schedule'))).toMatchObject({
      enabled: true,
      steps: [mail(0), chat(0), mail(7)],
    });
  });

  test.each<[object[], string]>([
    [[], 'DPAY_FIELD_TOO_FEW'],
    [[mail(1), mail(1)], 'DPAY_REMINDER_REPEATED'],
  ])('with %j is refused', async (steps, code) => {
    const refused = await stand.setSchedule(steps);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(code)]);
  });

  test('may be saved only by people who may create invoices, and read by those who see them', async () => {
    const save = await stand.ask(
      'PUT',
      '/invoice-reminders/schedule',
      { enabled: true, steps: [mail(0)] },
      stand.viewer.sandbox,
    );
    expect([save.status, codeOf(save)]).toEqual([403, 'DPAY_FORBIDDEN']);
    expect(
      (await stand.ask('GET', '/invoice-reminders/schedule', undefined, stand.viewer.sandbox)).status,
    ).toBe(200);
  });

  test('belongs to one merchant and mode', async () => {
    await stand.setSchedule();
    const other = await stand.ask('GET', '/invoice-reminders/schedule', undefined, stand.foreign.sandbox);
    expect(dataOf(other)).toMatchObject({ enabled: false });
    const live = await stand.app.ask('GET', '/dashboard/invoice-reminders/schedule', {
      token: stand.owner.live,
    });
    expect(dataOf(live)).toMatchObject({ enabled: false });
  });
});

describe('a mail', () => {
  test('is sent at 8:00 of its day, and never at night', async () => {
    await stand.setSchedule();
    const invoice = await stand.made();

    await stand.runAt('2026-11-27T07:59:59');
    await stand.runAt('2026-11-26T20:00:00');
    expect(await stand.mails()).toEqual([]);
    await stand.runAt(MORNING);

    const [sent, ...more] = await stand.mails();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      recipient: 'sari@contoh.example',
      subject: `Sandbox: Pengingat invoice ${invoice.number} dari ${(await settingsOf()).company_name}`,
      not_after: '2026-11-27T13:00:00.000Z',
    });
    expect(sent?.body).toContain('jatuh tempo 3 hari lagi');
    expect(sent?.body).toContain(invoice.invoice_url);
    expect(sent?.body).not.toMatch(/unsubscribe\S*sari/);
  });

  test('is in the history of the invoice and in the log', async () => {
    await stand.setSchedule();
    const invoice = await stand.made();
    await stand.runAt(MORNING);

    expect((await stand.read(invoice.id)).history?.find(({ kind }) => kind === 'reminded')).toMatchObject({
      channel: 'email',
      sent_to: 'sari@contoh.example',
      by_name: null,
    });
    stand.at('2026-11-27T09:00:00');
    const token = (await stand.app.signIn('owner@a.test')).sandbox;
    const log = dataOf<object[]>(
      await stand.ask('GET', `/invoice-reminders?search=${invoice.number}`, undefined, token),
    );
    expect(log).toEqual([expect.objectContaining({ invoice_id: invoice.id, days: -3, channel: 'email' })]);
  });

  test('is sent once, however often and from however many servers it is tried', async () => {
    await stand.setSchedule();
    for (let count = 0; count < 30; count += 1) await stand.made({ name: `Kopi ${count}` });
    stand.at(MORNING);

    await Promise.all(Array.from({ length: 8 }, stand.run));
    await stand.run();

    expect(await stand.mails()).toHaveLength(30);
  });

  test('of an invoice that was issued late is only the newest', async () => {
    await stand.setSchedule();
    await stand.made({ start_date: '2026-10-01', due_date: '2026-10-31' });
    await stand.runAt('2026-11-20T10:30:00');
    await stand.runAt('2026-11-21T10:30:00');

    const mails = await stand.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('sudah lewat jatuh tempo 20 hari');
  });

  test('is not sent for days before the schedule was switched on', async () => {
    await stand.made({ start_date: '2026-10-01', due_date: '2026-10-31' });
    stand.at('2026-11-20T10:00:01');
    await stand.setSchedule();
    await stand.runAt('2026-11-20T10:30:00');

    expect(await stand.mails()).toEqual([]);
  });

  test.each<[string, (invoice: { id: string }) => Promise<unknown>]>([
    ['paid', ({ id }) => stand.record(id, 500_000)],
    ['deleted', ({ id }) => stand.send(`/${id}`, undefined, { method: 'DELETE' })],
    ['paused', ({ id }) => stand.setReminders(id, null, true)],
    ['being paid by a customer', async ({ id }) => stand.choose(await stand.read(id))],
  ])('is not sent while the invoice is %s', async (_, change) => {
    await stand.setSchedule();
    const invoice = await stand.made();
    await change(invoice);
    await stand.runAt(MORNING);

    expect(await stand.mails()).toEqual([]);
  });

  test('is not sent for a draft, without an email address, while the merchant is suspended or without the feature', async () => {
    await stand.setSchedule();
    await stand.made({ is_draft: true });
    await stand.made({ customer: { name: 'Budi', mobile: '081234567891' } });
    await stand.runAt(MORNING);
    await stand.made();
    const change = (statement: ReturnType<typeof sql>) => stand.app.db.system((tx) => tx.run(statement));
    await change(sql`update merchant set is_suspended = true`);
    await stand.runAt(MORNING);
    await change(sql`update merchant set is_suspended = false`);
    await change(sql`update merchant_mode set feature_config = feature_config - 'invoice'`);
    await stand.runAt(MORNING);
    await change(sql`update merchant_mode set feature_config = feature_config || '{"invoice": true}'`);

    expect(await stand.mails()).toEqual([]);
  });

  test('waits while a payment holds the order, and is not sent when that payment completes', async () => {
    await stand.setSchedule();
    const invoice = await stand.made();
    const [locked, paid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const paying = stand.app.db.system(async (tx) => {
      await tx.rows(sql`select id from "order" where id = ${invoice.order_id} for update`);
      locked.resolve();
      await paid.promise;
      await tx.run(sql`update "order" set remaining_payment = 0 where id = ${invoice.order_id}`);
    });
    await locked.promise;
    await stand.runAt(MORNING);
    paid.resolve();
    await paying;
    await stand.runAt(MORNING);

    expect(await stand.mails()).toEqual([]);
  });

  test('follows the sandbox clock', async () => {
    await stand.setSchedule();
    await stand.made();
    const clock = (now: string | null) =>
      stand.app.ask('PUT', '/dashboard/sandbox/clock', {
        mode: 'sandbox',
        token: stand.owner.sandbox,
        payload: { now },
      });
    await clock('2026-11-30T01:00:00.000Z');
    await stand.run();
    const sent = await stand.mails();
    await clock(null);

    expect(sent[0]?.body).toContain('jatuh tempo hari ini');
    // Twelve hours later by the real clock.
    expect(sent[0]?.not_after).toBe('2026-11-20T15:00:00.000Z');
  });
});

describe('an invoice', () => {
  test('tells its next reminder and may have a schedule of its own, while the merchant has none', async () => {
    const invoice = await stand.made();
    expect(await stand.remindersOf(invoice.id)).toMatchObject({ hold: 'off', next: null, is_own: false });

    const saved = await stand.setReminders(invoice.id, [mail(1)]);
    expect(dataOf<Reminders>(saved)).toMatchObject({
      is_own: true,
      hold: null,
      next: { at: '2026-12-01T01:00:00.000Z', steps: [mail(1)] },
    });
    await stand.runAt('2026-12-01T08:00:00');
    expect(await stand.mails()).toHaveLength(1);

    await stand.setReminders(invoice.id, null);
    expect(await stand.remindersOf(invoice.id)).toMatchObject({
      is_own: false,
      hold: 'off',
      sent: [{ days: 1 }],
    });
  });

  test('can be paused and resumed without losing its schedule', async () => {
    await stand.setSchedule();
    const invoice = await stand.made();
    await stand.setReminders(invoice.id, null, true);
    expect(await stand.remindersOf(invoice.id)).toMatchObject({
      is_paused: true,
      hold: 'paused',
      next: null,
    });
    await stand.setReminders(invoice.id, null, false);
    await stand.runAt(MORNING);

    expect(await stand.mails()).toHaveLength(1);
  });

  test('of another merchant is not found, and a viewer changes nothing', async () => {
    const invoice = await stand.made();
    const path = `/invoices/${invoice.id}/reminders`;
    const body = { is_paused: true, steps: null };

    expect(codeOf(await stand.ask('GET', path, undefined, stand.foreign.sandbox))).toBe(
      'DPAY_INVOICE_NOT_FOUND',
    );
    expect(codeOf(await stand.ask('PUT', path, body, stand.foreign.sandbox))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.markSent(invoice.id, 0, stand.foreign.sandbox))).toBe('DPAY_INVOICE_NOT_FOUND');
    expect(codeOf(await stand.ask('PUT', path, body, stand.viewer.sandbox))).toBe('DPAY_FORBIDDEN');
    expect(codeOf(await stand.markSent(invoice.id, 0, stand.viewer.sandbox))).toBe('DPAY_FORBIDDEN');
  });
});

const settingsOf = async () => dataOf<{ company_name: string }>(await stand.ask('GET', '/invoices/settings'));
