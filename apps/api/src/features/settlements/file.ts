import { csvSeparator } from '@dasbor/domain/kernel';
import { writeCsv, writeXlsx } from '@dasbor/spreadsheet';
import type { Db, TenantContext } from '../../platform/db/db.ts';
import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findSubaccount } from '../subaccounts/public.ts';
import { fileColumns, fileRow } from './file-rows.ts';
import type { FileOf } from './file-rows.ts';
import { findSettlement, paymentsAfter } from './repository.ts';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Streams the payments of a settlement. Tenant and subaccount are checked here: the settlement is read with the caller's rights. */
export const getSettlementFile: Handler<'getSettlementFile'> = async (call) => {
  const { params, query, session, mode, tx, deps, language, requestId } = call;
  const settlement = await findSettlement(tx, params.id);
  if (!settlement) return problem('DPAY_SETTLEMENT_NOT_FOUND');
  const holder = settlement.subaccount_id ? await findSubaccount(tx, settlement.subaccount_id) : undefined;
  const file = { settlement, subaccountName: holder?.name ?? null };
  const tenant = { merchantId: session.merchantId, mode, actorId: session.userId, requestId };
  const rows = rowsOf(deps.db, tenant, file);
  const { format = 'csv' } = query;
  return {
    kind: 'file',
    contentType: TYPES[format],
    name: `settlement_${settlement.id}.${format}`,
    bytes:
      format === 'xlsx'
        ? writeXlsx(fileColumns(file), rows, { sheet: 'Settlement' })
        : writeCsv(fileColumns(file), rows, { separator: csvSeparator(language) }),
  };
};

const CHUNK = 2_000;

/** Each chunk is a short query of its own, so that no transaction waits for a slow reader. A settled payment does not change. */
const rowsOf = async function* (db: Db, tenant: TenantContext, file: FileOf) {
  const { id } = file.settlement;
  let last = { created_at: '-infinity', id: '' };
  for (;;) {
    const { created_at: at, id: after } = last;
    const payments = await db.tenant(tenant, (tx) => paymentsAfter(tx, id, { at, after, most: CHUNK }));
    for (const payment of payments) yield fileRow(file, payment);
    const [final] = payments.slice(-1);
    if (!final || payments.length < CHUNK) return;
    last = final;
  }
};
