import type { SuccessBody } from '../../spec/handlers.ts';

export type ActivityItem = SuccessBody<'listActivity'>['data'][number];

export type ActivityRow = {
  id: string;
  kind: 'order' | 'payment';
  subject_id: string;
  to_status: string;
  settlement_status: ActivityItem['settlement_status'];
  at: string;
  method: string | null;
  channel: string | null;
  reference: string;
  amount: string;
};

export const toActivityItem = (row: ActivityRow): ActivityItem => ({
  id: row.id,
  kind: row.kind,
  subject_id: row.subject_id,
  reference: row.reference,
  status: row.to_status,
  settlement_status: row.settlement_status,
  amount: Number(row.amount),
  method: row.method,
  channel: row.channel,
  at: row.at,
});
