import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SettlementRow } from './rows.ts';

const COLUMNS = sql`
  id, subaccount_id, type, method, status, due_date, settled_at, payment_count, payment_amount, refund_count, refund_amount,
  mdr_fee, ppn, created_at`;

export const selectSettlements = (tx: Tx, conditions: Sql, window: Sql): Promise<SettlementRow[]> =>
  tx.rows<SettlementRow>(sql`select ${COLUMNS} from settlement where ${conditions} ${window}`);

export const countSettlements = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from settlement where ${conditions}`,
  );
  return Number(total);
};

export const findSettlement = (tx: Tx, id: string): Promise<SettlementRow | undefined> =>
  tx.maybe<SettlementRow>(sql`select ${COLUMNS} from settlement where id = ${id}`);

export const settlementsByIds = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, SettlementRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<SettlementRow>(
    sql`select ${COLUMNS} from settlement where id = any(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
