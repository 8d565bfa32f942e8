// A file with a fixed number of payments, made by the job in this process. No server runs meanwhile, because it would take the job.
import { timed } from '../api/load.mjs';
import { makeExports } from '../../apps/api/src/features/exports/public.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { makeIds } from '../../apps/api/src/platform/ids.ts';
import { makeLog } from '../../apps/api/src/platform/log.ts';
import { folderStorage } from '../../apps/api/src/rails/storage/folder.ts';
import { EXPORT_SETS } from '../../packages/domain/src/exports/index.ts';
import { EXPORT, MODE } from './fill.mjs';

export const openExporter = async ({ client, url, folder, merchantId }) => {
  const db = await openDb({ url, poolSize: 4 });
  return {
    exportRows: () => exportRows({ client, db, folder, merchantId }),
    close: () => db.close(),
  };
};

const exportRows = async ({ client, db, folder, merchantId }) => {
  const ids = makeIds(systemClock);
  const columns = Object.keys(EXPORT_SETS.payments.columns);
  const id = ids.next('export');
  await client.query(
    `insert into export_file (merchant_id, mode, id, "set", format, separator, columns, range_from, range_to, subaccount_ids, language,
                              rows_expected, created_by_id, created_by_name, search_text, created_at, expires_at)
     values ($1, $2, $3, 'payments', 'csv', ',', $4, current_date - ($5::int + 1), current_date - ($5::int - 1), '{}', 'en', $6,
             (select user_id from user_account where merchant_id = $1 and role_id = 1 limit 1), 'Owner', '', now(), now() + interval '7 days')`,
    [merchantId, MODE, id, columns, EXPORT.daysAgo, EXPORT.rows],
  );
  const exports = makeExports({
    db,
    clock: systemClock,
    ids,
    storage: folderStorage(folder),
    wake: () => undefined,
    dashboardUrl: 'http://localhost',
    log: makeLog('warn'),
  });
  const ms = await timed(() => exports.drain());
  const { rows } = await client.query('select status, rows_written from export_file where id = $1', [id]);
  if (rows[0].status !== 'completed' || Number(rows[0].rows_written) !== EXPORT.rows)
    throw new Error(`The export ended as ${rows[0].status} with ${rows[0].rows_written} rows.`);
  return ms;
};
