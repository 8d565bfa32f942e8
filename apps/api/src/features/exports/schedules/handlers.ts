import { decideExportColumns, mayExport, MOST_REPORTS, nextReportAt } from '@dasbor/domain/exports';
import { audit } from '../../../platform/audit.ts';
import { done, ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { columnErrors, subaccountErrors } from '../errors.ts';
import { findOwn, insertSchedule, removeSchedule, schedulesOf, setNext } from './repository.ts';
import { toSchedule } from './rows.ts';
import type { ScheduleRow } from './rows.ts';

export const listExportSchedules: Handler<'listExportSchedules'> = async ({ tx, session }) =>
  ok({ data: (await schedulesOf(tx, session.userId)).map(toSchedule) });

export const createExportSchedule: Handler<'createExportSchedule'> = async (call) => {
  const { tx, body, session, now, deps, language, by } = call;
  const allowed = mayExport(session, body.set);
  if (!allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  const errors = [...columnErrors(body, session), ...(await subaccountErrors(tx, body))];
  const columns = decideExportColumns(body.set, body.columns, session);
  if (errors.length > 0 || !columns.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  if ((await schedulesOf(tx, session.userId)).length >= MOST_REPORTS)
    return problem('DPAY_EXPORT_SCHEDULE_LIMIT', { maximum: MOST_REPORTS });

  const id = deps.ids.next('export_schedule', now);
  await insertSchedule(tx, {
    id,
    set: body.set,
    format: body.format,
    separator: body.format === 'csv' ? (body.separator ?? ',') : null,
    columns: [...columns.value],
    subaccount_ids: body.subaccount_ids ?? [],
    language,
    period: body.period,
    by: session,
    nextAt: nextReportAt(body.period, now),
    now,
  });
  await audit.record(tx, by, { action: 'export.scheduled', target: id, after: body });
  return ok({ data: toSchedule((await findOwn(tx, session.userId, id)) as ScheduleRow) }, { status: 201 });
};

export const updateExportSchedule: Handler<'updateExportSchedule'> = async (call) => {
  const { tx, params, body, session, now, by } = call;
  const row = await findOwn(tx, session.userId, params.id);
  if (!row) return problem('DPAY_EXPORT_SCHEDULE_NOT_FOUND');
  const isPaused = row.next_at === null;
  if (isPaused !== body.is_paused) {
    await setNext(tx, row.id, body.is_paused ? null : nextReportAt(row.period, now));
    const action = body.is_paused ? 'export.schedule_paused' : 'export.schedule_resumed';
    await audit.record(tx, by, { action, target: row.id });
  }
  return ok({ data: toSchedule((await findOwn(tx, session.userId, row.id)) as ScheduleRow) });
};

export const deleteExportSchedule: Handler<'deleteExportSchedule'> = async ({ tx, params, session, by }) => {
  const row = await findOwn(tx, session.userId, params.id);
  if (!row) return problem('DPAY_EXPORT_SCHEDULE_NOT_FOUND');
  await removeSchedule(tx, row.id);
  await audit.record(tx, by, { action: 'export.schedule_deleted', target: row.id });
  return done();
};
