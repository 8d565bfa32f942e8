import { decideExportRows, EXPORT_POLICY, nextReportAt, reportDays } from '@dasbor/domain/exports';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { countRows } from '../read-rows.ts';
import { insertExport } from '../repository.ts';
import { mayHave, rightsOf } from '../rights.ts';
import { mailReport } from './mail.ts';
import { lockDue, noteRun } from './repository.ts';
import type { ScheduleRow } from './rows.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'ids' | 'wake' | 'dashboardUrl'> & { log: Logger };
type Due = { merchantId: string; mode: Mode; id: string };

/** Requests the files of every schedule whose time has come. Several servers share them. */
export const runExportSchedules = async (parts: Parts): Promise<void> => {
  const { db, clock, log, wake } = parts;
  const due = await db.system((tx) =>
    tx.rows<Due>(sql`
      select merchant_id as "merchantId", mode, id from export_schedule where next_at <= ${clock.now()} order by next_at limit 500`),
  );
  for (const { id, ...tenant } of due)
    await db
      .tenant(tenant, (tx) => runOne(tx, parts, { id, ...tenant }))
      .catch((error: unknown) =>
        log.error({ err: error, ...tenant, id }, 'a scheduled report was not requested'),
      );
  if (due.length > 0) wake();
};

const runOne = async (tx: Tx, parts: Parts, { id, mode, merchantId }: Due): Promise<void> => {
  const now = parts.clock.now();
  const row = await lockDue(tx, id, now);
  if (!row?.next_at) return;
  const days = reportDays(row.period, new Date(row.next_at));
  const asked = { set: row.set, ...days, before: now, statuses: null, subaccountIds: row.subaccount_ids };
  const nextAt = nextReportAt(row.period, now);
  const failure = await failureOf(tx, { row, mode, asked });
  if (typeof failure === 'string') {
    await noteRun(tx, id, { nextAt, exportId: null, failure });
    await mailReport(tx, parts, { row, merchantId, days, outcome: failure, now });
    return;
  }
  const exportId = parts.ids.next('export', now);
  await insertExport(tx, {
    ...asked,
    id: exportId,
    format: row.format,
    separator: row.separator,
    columns: row.columns,
    language: row.language,
    rows: failure.rows,
    by: { userId: row.created_by_id, name: row.created_by_name },
    now,
    expiresAt: new Date(now.getTime() + EXPORT_POLICY.keptDays * 86_400_000),
    scheduleId: id,
  });
  await noteRun(tx, id, { nextAt, exportId, failure: null });
};

type Asked = Parameters<typeof countRows>[1];

/** Why no file is requested, or its rows. */
const failureOf = async (
  tx: Tx,
  { row, mode, asked }: { row: ScheduleRow; mode: Mode; asked: Asked },
): Promise<'right_removed' | 'too_many_rows' | { rows: number }> => {
  if (!mayHave(await rightsOf(tx, row.created_by_id, mode), row)) return 'right_removed';
  const rows = await countRows(tx, asked, EXPORT_POLICY.maxRows);
  return decideExportRows(rows, asked).ok ? { rows } : 'too_many_rows';
};
