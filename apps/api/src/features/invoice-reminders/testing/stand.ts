import sql from 'sql-template-tag';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { makeLog } from '../../../platform/log.ts';
import { standBy } from '../../../testing/stand.ts';
import { codeOf, dataOf, startInvoices } from '../../../testing/invoices.ts';
import { sendReminders } from '../send.ts';

export type Reminders = SuccessBody<'getInvoiceReminders'>['data'];
export type ToSend = SuccessBody<'listRemindersToSend'>['data'];
export type Mail = {
  recipient: string;
  subject: string | null;
  body: string | null;
  not_after: string;
  lapsed_at: string | null;
};

export const mail = (days: number) => ({ days, channel: 'email' });
export const chat = (days: number) => ({ days, channel: 'whatsapp' });
export const STEPS = [mail(-3), mail(0), mail(3), mail(7)];

export type Stand = Awaited<ReturnType<typeof startStand>>;
export const setStand = (): Stand => standBy(startStand);

/** The stand of invoices, with the calls and the job of reminders. The clock starts at 10:00 of 20 November 2026. */
const startStand = async () => {
  const invoices = await startInvoices();
  const { app, owner } = invoices;
  const mode = 'sandbox';
  const ask = (method: 'GET' | 'PUT', path: string, payload?: object, token = owner.sandbox) =>
    app.ask(method, `/dashboard${path}`, { token, mode, ...(payload && { payload }) });
  const setSchedule = (steps: object[] = STEPS, enabled = true) =>
    ask('PUT', '/invoice-reminders/schedule', { enabled, steps });
  const remindersOf = async (id: string) => dataOf<Reminders>(await ask('GET', `/invoices/${id}/reminders`));
  const setReminders = (id: string, steps: object[] | null, isPaused = false) =>
    ask('PUT', `/invoices/${id}/reminders`, { is_paused: isPaused, steps });
  const toSend = async () => dataOf<ToSend>(await ask('GET', '/invoice-reminders/to-send'));
  const markSent = (id: string, days: number, token = owner.sandbox) =>
    invoices.send(`/${id}/reminders`, { days }, { token });
  const at = (text: string) => app.clock.set(new Date(`${text}+07:00`));
  const run = () => sendReminders({ ...app.deps, log: makeLog('silent') });
  /** As after the time: sessions do not live for days. */
  const runAt = async (text: string) => {
    const before = app.clock.now();
    at(text);
    await run();
    app.clock.set(before);
  };
  const mails = () =>
    app.db.system((tx) =>
      tx.rows<Mail>(sql`
        select recipient, subject, body, not_after, lapsed_at from mail
         where kind = 'invoice_reminder' order by id`),
    );
  const reset = () =>
    app.db.system(async (tx) => {
      await tx.run(sql`delete from mail where kind = 'invoice_reminder'`);
      await tx.run(sql`delete from invoice_reminder`);
      await tx.run(sql`delete from invoice_reminder_setting`);
      await tx.run(sql`delete from invoice_reminder_schedule`);
      await tx.run(
        sql`update invoice set deleted_at = now(), deleted_by_name = 'x' where deleted_at is null`,
      );
    });
  const unsubscribeUrl = async (): Promise<string> => {
    const [, path = ''] = /(\/pay\/unsubscribe\/\w+)/.exec((await mails()).at(-1)?.body ?? '') ?? [];
    return path;
  };
  return {
    ...invoices,
    ask,
    setSchedule,
    remindersOf,
    setReminders,
    toSend,
    markSent,
    at,
    run,
    runAt,
    mails,
    reset,
    unsubscribeUrl,
  };
};

export { codeOf, dataOf };
