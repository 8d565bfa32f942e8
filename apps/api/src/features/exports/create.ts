import {
  decideExportColumns,
  decideExportDays,
  decideExportRows,
  EXPORT_POLICY,
  mayExport,
} from '@dasbor/domain/exports';
import { jakartaDate } from '@dasbor/domain/kernel';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler } from '../../spec/handlers.ts';
import { columnErrors, subaccountErrors } from './errors.ts';
import { SOURCES } from './sources/index.ts';
import { countRows } from './read-rows.ts';
import { countUnmade, findExport, insertExport } from './repository.ts';
import { toExport } from './rows.ts';
import type { ExportRow } from './rows.ts';

type CreateCall = Call<'createExport'>;

export const createExport: Handler<'createExport'> = async (call) => {
  const { tx, body, session, now, deps, language, by } = call;
  const allowed = mayExport(session, body.set);
  if (!allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  const errors = await errorsOf(call);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const columns = decideExportColumns(body.set, body.columns, session);
  if (!columns.ok) return problem('DPAY_INVALID_REQUEST');
  if ((await countUnmade(tx, session.userId, now)) >= EXPORT_POLICY.maxWaiting)
    return problem('DPAY_EXPORTS_WAITING', { maximum: EXPORT_POLICY.maxWaiting });

  const { set, format, from, to, statuses = null, subaccount_ids: subaccountIds = [] } = body;
  const asked = { set, from, to, before: now, statuses, subaccountIds };
  const rows = await countRows(tx, asked, EXPORT_POLICY.maxRows);
  const fits = decideExportRows(rows, { from, to });
  if (!fits.ok) return problem(fits.problem.code, fits.problem.params);

  const id = deps.ids.next('export', now);
  await insertExport(tx, {
    ...asked,
    id,
    format,
    separator: format === 'csv' ? (body.separator ?? ',') : null,
    columns: columns.value,
    language,
    rows,
    by: session,
    now,
    expiresAt: new Date(now.getTime() + EXPORT_POLICY.keptDays * 86_400_000),
  });
  await audit.record(tx, by, { action: 'export.requested', target: id, after: body });
  return ok({ data: toExport((await findExport(tx, now, id)) as ExportRow) }, { status: 201 });
};

const errorsOf = async ({ tx, body, session, now }: CreateCall): Promise<FieldError[]> => {
  const errors: FieldError[] = [];
  const days = decideExportDays({ from: body.from, to: body.to }, jakartaDate(now));
  if (!days.ok) errors.push(days.problem);
  if (body.statuses && !SOURCES[body.set].status)
    errors.push({ field: 'statuses', code: 'DPAY_EXPORT_WITHOUT_STATUS' });
  return [...errors, ...columnErrors(body, session), ...(await subaccountErrors(tx, body))];
};
