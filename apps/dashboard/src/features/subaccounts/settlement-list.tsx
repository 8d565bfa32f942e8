import { formatDate } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS, SETTLEMENT_STATUSES } from '@dasbor/domain/payments';
import { settlements } from '@dasbor/sdk/resources';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { settlementMeanings } from '../../shared/payments/status-view.ts';
import { paymentList, type Payment } from '../payments/public.ts';
import { settlementKeys } from './api/keys.ts';
import type { Settlement, SettlementFilters } from './api/types.ts';

const { time, money, id, status, count, text, column } = columnsOf<Settlement>();

/** Columns: date, method, number of payments, deductions, status and net amount. */
export const settlementList = defineList<Settlement, SettlementFilters>()({
  name: 'settlements',
  words: 'subaccounts',
  at: 'settlements',
  permission: 'settlement.view',
  operations: settlements,
  fetchPage: (client, asked) => client.listSettlements(asked),
  keys: settlementKeys,
  filters: {
    status: { choices: SETTLEMENT_STATUSES, words: settlementMeanings, single: true },
    method: { choices: PAYMENT_METHODS, words: 'payments:method' },
  },
  useColumns: () => {
    const ofPayments = useT('payments');
    const language = useLanguage();
    return [
      column('due', {
        link: true,
        cell: ({ merchant_settlement_due_date: due }) => (due ? formatDate(due, language) : '–'),
        csv: ({ merchant_settlement_due_date: due }) => due,
        length: 12,
      }),
      text('method', ({ method }) => ofPayments(`method.${method}`), { length: 15 }),
      time('settledAt', 'settled_at'),
      status('status', settlementMeanings, 'status', { length: 18 }),
      count('count', 'payment_count', { length: 10 }),
      money('payments', 'payment_amount'),
      money('fee', ({ mdr_fee, ppn }) => mdr_fee + ppn),
      id('id', 'id', { extra: true }),
      money('amount', 'amount', { strong: true }),
    ];
  },
  card: { title: 'due', amount: 'amount', meta: ['method', 'count'], status: 'status' },
});

/** The payments settled together, from any day, without customer data. */
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
