import { exportColumns, exportColumnWords, exportSetRule, exportSetsOf } from '@dasbor/domain/exports';
import type { ExportSet } from '@dasbor/domain/exports';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { choicesOf, countExports, findExport, removeExport, selectExports } from './repository.ts';
import { toExport } from './rows.ts';

export { createExport } from './create.ts';
export { removeExportDelivery, setExportDelivery, testExportDelivery } from './delivery/handlers.ts';
export { createExportLink, downloadExport } from './download.ts';
export {
  createExportSchedule,
  deleteExportSchedule,
  listExportSchedules,
  updateExportSchedule,
} from './schedules/handlers.ts';

/** Without those whose rows the reader may not export. */
export const listExports: Handler<'listExports'> = (call) => {
  const { set, status, created_by_id: by } = call.query.filters ?? {};
  const sets = exportSetsOf(call.session);
  return answerList(call, {
    of: sql`"set" = any(${sets}::text[])`,
    filtered: sql`
      ${set ? sql`and "set" = any(${set}::text[])` : empty}
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${by ? sql`and created_by_id = ${by}` : empty}`,
    select: (tx, conditions, window) => selectExports(tx, call.now, { conditions, window }),
    count: (tx, conditions) => countExports(tx, call.now, conditions),
    present: async (rows) => rows.map(toExport),
  });
};

export const getExport: Handler<'getExport'> = async ({ tx, params, session, now }) => {
  const row = await findExport(tx, now, params.id);
  return row && exportSetsOf(session).includes(row.set)
    ? ok({ data: toExport(row) })
    : problem('DPAY_EXPORT_NOT_FOUND');
};

export const deleteExport: Handler<'deleteExport'> = async ({ tx, params, session, by, now }) => {
  const row = await findExport(tx, now, params.id);
  if (!row) return problem('DPAY_EXPORT_NOT_FOUND');
  if (row.created_by_id !== session.userId) return problem('DPAY_EXPORT_OF_SOMEBODY');
  await removeExport(tx, row.id);
  await audit.record(tx, by, { action: 'export.deleted', target: row.id });
  return done();
};

export const listExportSets: Handler<'listExportSets'> = async ({ tx, session, language }) => {
  const choices = await choicesOf(tx, session.userId);
  return ok({
    data: exportSetsOf(session).map((set) => {
      const offered = exportColumns(set, session);
      const last = choices.find((one) => one.set === set);
      const chosen = last?.columns.filter((column) => offered.includes(column)) ?? [];
      return {
        set,
        columns: offered.map((name) => ({
          name,
          title: exportColumnWords(name, language),
          kind: kindOf(set, name),
        })),
        chosen: chosen.length > 0 ? chosen : null,
        format: last?.format ?? 'csv',
        separator: last?.separator ?? (language === 'id' ? ';' : ','),
        is_of_subaccounts: exportSetRule(set).isOfSubaccounts ?? false,
      };
    }),
  });
};

const kindOf = (set: ExportSet, column: string) => exportSetRule(set).columns[column] ?? 'text';
