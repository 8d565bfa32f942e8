import { dueReminders, mayRemindAt, REMINDER } from '@dasbor/domain/invoice-reminders';
import { endOfDailyWindow, jakartaDate, rupiah } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Deps } from '../../deps.ts';
import type { TenantContext } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { readMerchantStanding } from '../../platform/merchant/standing.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { readInvoiceSettings, urlOf } from '../invoices/public.ts';
import { invoicesToRemind, lockFreeInvoices } from './due.ts';
import { factsOf, findReminded } from './facts.ts';
import type { RemindedRow } from './facts.ts';
import { insertReminders } from './log.ts';
import { recipientsOf } from './recipients.ts';
import { reminderMail } from './words.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'ids' | 'merchants' | 'checkoutUrls' | 'wake'> & { log: Logger };

const BATCH = 200;
/** The rest follows in the next run. */
const MOST = 20_000;

/** Mails every reminder that is due. Each batch is one transaction, and several servers share the invoices. */
export const sendReminders = async (parts: Parts): Promise<void> => {
  const { db, clock, log, wake } = parts;
  for (const tenant of await db.system(merchantsThatRemind)) {
    const sendAll = async () => {
      const due = await db.tenant(tenant, (tx) => dueInvoices(tx, tenant.mode, clock.now()));
      for (let from = 0; from < due.length; from += BATCH) {
        const ids = due.slice(from, from + BATCH);
        await db.tenant(tenant, (tx) => sendBatch(tx, ids, { ...parts, ...tenant, now: clock.now() }));
        wake();
      }
    };
    await sendAll()
      // One merchant's error does not affect others; this one is retried in the next run.
      .catch((error: unknown) => log.error({ err: error, ...tenant }, 'reminders could not be sent'));
  }
};

type Sending = Parts & TenantContext & { now: Date };

const dueInvoices = async (tx: Tx, mode: Mode, now: Date): Promise<string[]> => {
  const clockNow = await openClock(tx, mode, now);
  return clockNow ? invoicesToRemind(tx, { channel: 'email', today: jakartaDate(clockNow), most: MOST }) : [];
};

/** The merchant's time; undefined if it may not remind anybody now. */
const openClock = async (tx: Tx, mode: Mode, now: Date): Promise<Date | undefined> => {
  const standing = await readMerchantStanding(tx, mode);
  const clockNow = calendarNow(now, standing);
  return !standing.suspended && standing.flags.invoice && mayRemindAt(clockNow) ? clockNow : undefined;
};

const sendBatch = async (tx: Tx, invoiceIds: readonly string[], sending: Sending): Promise<void> => {
  const { now, mode, ids } = sending;
  const clockNow = await openClock(tx, mode, now);
  const locked = clockNow ? await lockFreeInvoices(tx, invoiceIds) : [];
  if (!clockNow || locked.length === 0) return;
  const today = jakartaDate(clockNow);
  const emails = locked.flatMap(({ customer_email: email }) => email ?? []);
  const recipients = await recipientsOf(tx, emails);

  // Read again after the locks: what was paid, paused or sent meanwhile is left out.
  const rows = await findReminded(
    tx,
    locked.map(({ id }) => id),
  );
  const due = rows.flatMap((row) => {
    const step = dueReminders(factsOf(row), clockNow).find(({ channel }) => channel === 'email');
    const to = recipients.get((row.customer_email ?? '').toLowerCase());
    return step && to ? [{ row, to, step, id: ids.next('invoice_reminder', now) }] : [];
  });
  const sent = await insertReminders(
    tx,
    due.map(({ id, row, step }) => ({
      ...step,
      id,
      invoice_id: row.id,
      sent_to: row.customer_email ?? '',
      sent_by_name: null,
    })),
    now,
  );
  const mailed = due.filter(({ id }) => sent.has(id));
  const wordsOf = wordsBy(sending, { today, company: (await readInvoiceSettings(tx)).company_name });
  // By the real clock: the window ends when that of the merchant's clock does.
  const leftMs = endOfDailyWindow(clockNow, REMINDER.window).getTime() - clockNow.getTime();
  const notAfter = new Date(now.getTime() + leftMs);
  await mail.queueReminders(
    tx,
    mailed.map(({ id, row, to }) => ({
      merchantId: sending.merchantId,
      recipient: row.customer_email ?? '',
      ...wordsOf(row, to.slug),
      now,
      reminderId: id,
      notAfter,
    })),
  );
  await outbox.addAll(
    tx,
    mailed.map(({ row }) => ({ topic: 'invoice.updated', aggregate: row.id, payload: {} })),
  );
};

const wordsBy =
  (sending: Sending, { today, company }: { today: string; company: string }) =>
  (row: RemindedRow, slug: string) =>
    reminderMail(
      {
        company,
        customer: row.customer_name,
        number: row.number ?? '',
        amount: rupiah(Number(row.outstanding_amount)),
        dueDate: row.due_date,
        today,
        url: urlOf(row, checkoutUrlOf(sending, sending)) ?? '',
      },
      {
        unsubscribeUrl: `${checkoutUrlOf(sending, sending)}/unsubscribe/${slug}`,
        isSandbox: sending.mode === 'sandbox',
      },
    );

const merchantsThatRemind = async (tx: Tx): Promise<TenantContext[]> => {
  const rows = await tx.rows<{ merchant_id: string; mode: TenantContext['mode'] }>(sql`
    select merchant_id, mode from invoice_reminder_schedule where enabled
    union
    select merchant_id, mode from invoice_reminder_setting where steps is not null`);
  return rows.map(({ merchant_id: merchantId, mode }) => ({ merchantId, mode }));
};
