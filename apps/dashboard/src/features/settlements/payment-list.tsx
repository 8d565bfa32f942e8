import { settlements } from '@dasbor/sdk/resources';
import { defineList } from '../../shared/list/define/define-list.ts';
import { paymentList, type Payment } from '../payments/public.ts';
import { settlementKeys } from './api/keys.ts';

/** The payments of one settlement, from any date. Customer data is not included. */
export const settlementPaymentList = defineList<Payment>()({
  name: 'settlement-payments',
  words: 'payments',
  permission: 'settlement.view',
  operations: settlements,
  fetchPage: (client, asked) => client.listSettlementPayments(asked),
  keys: settlementKeys,
  isUndated: true,
  isUnsearched: true,
  filters: {},
  useColumns: paymentList.useColumns,
  omit: ['customer'],
  ...(paymentList.card ? { card: paymentList.card } : {}),
});

/** The unsettled payments of one due day. */
export const duePaymentList = defineList<Payment>()({
  ...settlementPaymentList,
  name: 'due-payments',
  fetchPage: (client, asked) => client.listDuePayments(asked),
});
