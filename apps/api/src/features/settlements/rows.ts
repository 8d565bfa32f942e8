import type { SettlementStatus } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';

export type SettlementSummary = NonNullable<SuccessBody<'getOrder'>['data']['settlement']>;

export type SettlementRow = {
  id: string;
  status: SettlementStatus;
  settled_at: string | null;
  due_date: string;
};

export const toSettlementSummary = (row: SettlementRow): SettlementSummary => ({
  id: row.id,
  status: row.status,
  settled_at: row.settled_at,
  merchant_settlement_due_date: row.due_date,
});
