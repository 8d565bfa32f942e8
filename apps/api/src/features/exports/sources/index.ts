import type { ExportSet } from '@dasbor/domain/exports';
import { balance, security_history, subaccount_settlements, subaccounts, transactions } from './account.ts';
import {
  disbursement_items,
  disbursements,
  subaccount_disbursements,
  subaccount_fund_transfers,
} from './money-out.ts';
import type { Source } from './source.ts';
import { customers, invoices, orders, payment_links, payments, refunds, settlements } from './trade.ts';

export const SOURCES: Readonly<Record<ExportSet, Source>> = {
  orders,
  payments,
  settlements,
  refunds,
  customers,
  payment_links,
  invoices,
  balance,
  transactions,
  disbursements,
  disbursement_items,
  subaccounts,
  subaccount_settlements,
  subaccount_disbursements,
  subaccount_fund_transfers,
  security_history,
};
