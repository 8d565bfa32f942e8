import { toldSum } from '@dasbor/domain/kernel';
import type { WriteColumn, WriteValue } from '@dasbor/spreadsheet';
import type { SettlementRow } from './rows.ts';

export type FileOf = { settlement: SettlementRow; subaccountName: string | null };

export type FilePayment = {
  id: string;
  created_at: string;
  order_reference: string;
  method: string;
  paid_amount: string;
  discount: string;
  mdr_fee: string;
  ppn: string;
  deducted: string;
};

type Column = WriteColumn & { read: (file: FileOf, payment: FilePayment) => WriteValue };

const COLUMNS: readonly Column[] = [
  { header: 'settlement_id', width: 32, read: ({ settlement }) => settlement.id },
  { header: 'type', read: ({ settlement }) => settlement.type },
  { header: 'status', width: 16, read: ({ settlement }) => settlement.status },
  { header: 'settled_at', width: 20, read: ({ settlement }) => jakartaTime(settlement.settled_at) },
  { header: 'payment_id', width: 32, read: (_, payment) => payment.id },
  { header: 'order_reference', width: 24, read: (_, payment) => payment.order_reference },
  { header: 'method', width: 16, read: (_, payment) => payment.method },
  { header: 'payment_amount', kind: 'number', read: (_, payment) => payment.paid_amount },
  { header: 'discount', kind: 'number', read: (_, payment) => payment.discount },
  { header: 'mdr_fee', kind: 'number', read: (_, payment) => payment.mdr_fee },
  { header: 'ppn', kind: 'number', read: (_, payment) => payment.ppn },
  { header: 'refund_amount', kind: 'number', read: (_, payment) => payment.deducted },
  { header: 'settlement_amount', kind: 'number', read: (_, payment) => netOf(payment) },
  { header: 'currency', read: () => 'IDR' },
  // No payment has a settlement group yet.
  { header: 'group', read: () => null },
];

const OF_SUBACCOUNT: readonly Column[] = [
  { header: 'subaccount_id', width: 32, read: ({ settlement }) => settlement.subaccount_id },
  { header: 'subaccount_name', width: 24, read: ({ subaccountName }) => subaccountName },
];

export const fileColumns = ({ settlement }: FileOf): readonly Column[] =>
  settlement.subaccount_id === null ? COLUMNS : [...OF_SUBACCOUNT, ...COLUMNS];

export const fileRow = (file: FileOf, payment: FilePayment): WriteValue[] =>
  fileColumns(file).map(({ read }) => read(file, payment));

const netOf = ({ paid_amount: paid, mdr_fee: fee, ppn, deducted }: FilePayment): number =>
  toldSum([paid, -BigInt(fee), -BigInt(ppn), -BigInt(deducted)]);

/** `2026-11-19 14:30:00`, which every spreadsheet reads as a time. */
const jakartaTime = (at: string | null): string | null =>
  at && new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
