import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS, SETTLEMENT_STATUSES, SETTLEMENT_TYPES } from '@dasbor/domain/payments';
import { settlements } from '@dasbor/sdk/resources';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../shared/i18n/use-t.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { settlementPaths } from '../../shared/paths/money-in/settlements.ts';
import { settlementMeanings } from '../../shared/payments/status-view.ts';
import { settlementKeys } from './api/keys.ts';
import type { Settlement, SettlementFilters } from './api/types.ts';
import { useSettlementName } from './presentation/use-settlement-name.ts';
import { useTypeWords } from './presentation/use-type-words.ts';

const { time, money, id, status, count, text, column } = columnsOf<Settlement>();

/** Each settlement with what was deducted, and its net amount last. */
export const settlementList = defineList<Settlement, SettlementFilters>()({
  name: 'settlements',
  words: 'settlements',
  permission: 'settlement.view',
  operations: settlements,
  fetchPage: (client, asked) => client.listSettlements(asked),
  fetchRow: (client, settlementId) => client.getSettlement({ path: { id: settlementId } }),
  topic: 'settlement.updated',
  keys: settlementKeys,
  path: (row) => settlementPaths.detail(row.id),
  hasSubaccounts: true,
  filters: {
    status: { choices: SETTLEMENT_STATUSES, words: settlementMeanings, single: true },
    type: { choices: SETTLEMENT_TYPES, words: 'type' },
    method: { choices: PAYMENT_METHODS, words: 'payments:method' },
  },
  useColumns: () => {
    const nameOf = useSettlementName();
    const typeWords = useTypeWords();
    const language = useLanguage();
    return [
      time('created', 'created_at'),
      text('method', nameOf, {
        link: true,
        cell: (row) => <chakra.span fontWeight="medium">{nameOf(row)}</chakra.span>,
        length: 15,
      }),
      text('type', ({ type }) => typeWords(type), { length: 10 }),
      column('due', {
        cell: ({ merchant_settlement_due_date: due }) => (due ? formatDate(due, language) : '–'),
        csv: ({ merchant_settlement_due_date: due }) => due,
        needsLabel: true,
        length: 12,
      }),
      status('status', settlementMeanings, 'status', { length: 18 }),
      time('settledAt', 'settled_at', { extra: true, needsLabel: true }),
      count('count', 'payment_count', { length: 10 }),
      money('payments', 'payment_amount'),
      money('fee', ({ mdr_fee, ppn }) => mdr_fee + ppn),
      money('margin', 'margin_amount', { extra: true }),
      id('id', 'id', { extra: true }),
      money('amount', 'amount', { strong: true }),
    ];
  },
  useCard: (columns) => {
    const t = useT('settlements');
    const language = useLanguage();
    const format = useFormat();
    return (row) => ({
      title: columns['method']?.cell(row),
      amount: columns['amount']?.cell(row),
      note: row.merchant_settlement_due_date
        ? t('list.dueOn', { day: formatDate(row.merchant_settlement_due_date, language) })
        : null,
      meta: t('list.payments', { number: format.count(row.payment_count) }),
      status: columns['status']?.cell(row),
    });
  },
});
