import { inOrder, reminderStepsProblems, STANDARD_STEPS } from '@dasbor/domain/invoice-reminders';
import type { ReminderStep } from '@dasbor/domain/invoice-reminders';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import { todayOf } from '../invoices/public.ts';

type Schedule = SuccessBody<'getReminderSchedule'>['data'];

const readSchedule = async (tx: Tx): Promise<Schedule> =>
  (await tx.maybe<Schedule>(sql`
    select enabled, steps, changed_at, changed_by_name from invoice_reminder_schedule`)) ?? {
    enabled: false,
    steps: [...STANDARD_STEPS],
    changed_at: null,
    changed_by_name: null,
  };

export const getReminderSchedule: Handler<'getReminderSchedule'> = async ({ tx }) =>
  ok({ data: await readSchedule(tx) });

/** Whoever saves last wins. It starts again today if it says something else than before. */
export const setReminderSchedule: Handler<'setReminderSchedule'> = async (call) => {
  const { tx, now, session, by, body } = call;
  const errors = reminderStepsProblems(body.steps);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const steps = JSON.stringify(inOrder(body.steps));
  await tx.run(sql`
    insert into invoice_reminder_schedule as old
      (merchant_id, mode, enabled, steps, since, changed_at, changed_by_name)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${body.enabled}, ${steps}::jsonb,
            ${todayOf(call)}::date, ${now}, ${session.name})
    on conflict (merchant_id, mode) do update
       set enabled = excluded.enabled, steps = excluded.steps, since = excluded.since,
           changed_at = excluded.changed_at, changed_by_name = excluded.changed_by_name
     where (old.enabled, old.steps) is distinct from (excluded.enabled, excluded.steps)`);
  await outbox.add(tx, { topic: 'invoice.reminders_changed', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, by, { action: 'invoice.reminders_changed', after: body });
  return ok({ data: await readSchedule(tx) });
};

type Setting = { isPaused: boolean; steps: readonly ReminderStep[] | null };

/** What differs for one invoice. A pause alone does not start its schedule again. */
export const storeSetting = async (
  tx: Tx,
  invoiceId: string,
  { isPaused, steps, today, now, byName }: Setting & { today: string; now: Date; byName: string },
): Promise<void> => {
  await tx.run(sql`
    insert into invoice_reminder_setting as old
      (merchant_id, mode, invoice_id, is_paused, steps, since, changed_at, changed_by_name)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${invoiceId}, ${isPaused},
            ${steps && JSON.stringify(inOrder(steps))}::jsonb, ${today}::date, ${now}, ${byName})
    on conflict (merchant_id, mode, invoice_id) do update
       set is_paused = excluded.is_paused, steps = excluded.steps, changed_by_name = excluded.changed_by_name,
           since = case when old.steps is distinct from excluded.steps then excluded.since else old.since end,
           changed_at = case when old.steps is distinct from excluded.steps then excluded.changed_at
                             else old.changed_at end`);
};
