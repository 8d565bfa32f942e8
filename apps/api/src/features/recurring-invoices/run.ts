import type { CalendarDate } from '@dasbor/domain/kernel';
import {
  invoiceOfRun,
  isOverBefore,
  lastRunDay,
  RUN_HOUR,
  runAfter,
} from '@dasbor/domain/recurring-invoices';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Deps } from '../../deps.ts';
import type { TenantContext } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { readMerchantStanding } from '../../platform/merchant/standing.ts';
import type { MerchantStanding } from '../../platform/merchant/standing.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { Refusal } from '../../spec/handlers.ts';
import { issue, keepDraft, queueInvoice } from '../invoices/public.ts';
import type { InvoiceRow, Making } from '../invoices/public.ts';
import { changeRecurring, insertRun, lockFreeRecurring } from './repository.ts';
import { ruleOf } from './rows.ts';
import type { RecurringRow } from './rows.ts';

type Parts = Deps & { log: Logger };

/** Makes the invoices of every day that has come. Each is one transaction, and several servers share the rules. */
export const runRecurring = async (parts: Parts): Promise<void> => {
  const { db, clock, log, wake } = parts;
  for (const { id, ...tenant } of await db.system((tx) => dueRules(tx, clock.now()))) {
    const runAll = async () => {
      // After an interruption, a rule may have several days to make up for.
      while (await db.tenant(tenant, (tx) => runOnce(tx, { ...tenant, parts, id, now: clock.now() }))) wake();
    };
    // One rule's error does not affect others; this one is retried in the next run.
    await runAll().catch((error: unknown) =>
      log.error({ err: error, ...tenant, id }, 'a recurring invoice could not be made'),
    );
  }
};

type Running = TenantContext & { parts: Parts; id: string; now: Date };

/** Answers whether it made an invoice. */
const runOnce = async (tx: Tx, running: Running): Promise<boolean> => {
  const row = await lockFreeRecurring(tx, running.id);
  if (!row) return false;
  const standing = await readMerchantStanding(tx, running.mode);
  const date = row.next_date;
  if (date > lastRunDay(calendarNow(running.now, standing))) return false;
  if (standing.suspended) return pause(tx, running, row, { pause_reason: 'suspended' });
  if (!standing.flags.invoice) return pause(tx, running, row, { pause_reason: 'feature_off' });

  const making = makingOf(tx, running, row, standing);
  const draft = await keepDraft(making, invoiceOfRun({ ...row.content, due_days: row.due_days }, date));
  if ('kind' in draft) return pause(tx, running, row, { pause_reason: 'refused', pause_code: codeOf(draft) });
  await insertRun(tx, { id: row.id, date, invoiceId: draft.id, now: running.now });
  if (!row.makes_drafts) await issueAndMail(making, row, draft);

  const made = row.made_count + 1;
  const next = runAfter(ruleOf(row), date);
  const status = isOverBefore(ruleOf(row), next, made) ? 'ended' : 'active';
  await keep(tx, running, row, { status, next_date: next, made_count: made });
  return status === 'active';
};

const issueAndMail = async (making: Making, row: RecurringRow, draft: InvoiceRow): Promise<void> => {
  const issued = await issue(making, draft);
  const email = issued.customer_email;
  if (row.is_mailed && email !== null) await queueInvoice(making, issued, { email, byName: null });
};

type Pause = Pick<RecurringRow, 'pause_reason'> & Partial<Pick<RecurringRow, 'pause_code'>>;

const pause = async (tx: Tx, running: Running, row: RecurringRow, why: Pause): Promise<false> => {
  await keep(tx, running, row, { ...row, ...why, status: 'paused' });
  return false;
};

const keep = async (
  tx: Tx,
  { now }: Running,
  { id }: RecurringRow,
  changed: Parameters<typeof changeRecurring>[2],
): Promise<void> => {
  await changeRecurring(tx, id, changed, { now, byName: null });
  await outbox.add(tx, {
    topic: 'invoice.recurring_updated',
    aggregate: id,
    payload: { status: changed.status },
  });
};

/** In the name of who made the rule. */
const makingOf = (
  tx: Tx,
  { parts, merchantId, mode, now }: Running,
  row: RecurringRow,
  { clockAheadMs }: MerchantStanding,
): Making => ({
  tx,
  now,
  mode,
  deps: parts,
  session: { merchantId, mode, userId: row.created_by_id, name: row.created_by_name, clockAheadMs },
  by: {
    merchantId,
    mode,
    actorId: null,
    requestId: parts.ids.next('request', now),
    ip: '',
    device: '',
    at: now,
  },
});

const codeOf = ({ code, errors = [] }: Refusal): string => errors[0]?.code ?? code;

type Due = TenantContext & { id: string };

const MOST = 1_000;

/** By the clock of each merchant. */
const dueRules = async (tx: Tx, now: Date): Promise<Due[]> => {
  const rows = await tx.rows<{
    id: string;
    merchant_id: string;
    mode: Due['mode'];
    next_date: CalendarDate;
  }>(sql`
    select r.id, r.merchant_id, r.mode, r.next_date
      from recurring_invoice r join merchant_mode m using (merchant_id, mode)
     where r.status = 'active'
       and r.next_date <= ((${now}::timestamptz + m.clock_ahead_ms * interval '1 millisecond'
                            - ${RUN_HOUR} * interval '1 hour') at time zone 'Asia/Jakarta')::date
     order by r.next_date, r.id limit ${MOST}`);
  return rows.map(({ id, merchant_id: merchantId, mode }) => ({ id, merchantId, mode }));
};
