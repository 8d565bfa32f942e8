import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SettlementRow } from './rows.ts';

export const settlementsByIds = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, SettlementRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<SettlementRow>(
    sql`select id, status, settled_at, due_date from settlement where id = any(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
