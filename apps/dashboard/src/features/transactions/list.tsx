import { chakra } from '@chakra-ui/react';
import { TRANSACTION_DIRECTIONS, TRANSACTION_KINDS } from '@dasbor/domain/transactions';
import { transactions } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { Money } from '../../shared/ui/money.tsx';
import { transactionKeys } from './api/keys.ts';
import type { Transaction, TransactionFilters } from './api/types.ts';
import { useTransactionCard } from './components/use-transaction-card.tsx';
import { recordPath } from './presentation/record-path.ts';
import { useKindWords } from './presentation/use-kind-words.ts';

const { time, money, id, text } = columnsOf<Transaction>();

/** The columns of a cash book: time, what, with whom, in, out and the sum so far. Transactions are immutable. */
export const transactionList = defineList<Transaction, TransactionFilters>()({
  name: 'transactions',
  words: 'transactions',
  permission: 'payment.view',
  operations: transactions,
  fetchPage: (client, asked) => client.listTransactions(asked),
  keys: transactionKeys,
  path: recordPath,
  filters: {
    kind: { choices: TRANSACTION_KINDS, words: 'kind' },
    direction: { choices: TRANSACTION_DIRECTIONS, words: 'direction', scalar: true },
    amount: 'amount',
  },
  useColumns: () => {
    const kindWords = useKindWords();
    return [
      time('time', 'transaction_time'),
      text('kind', ({ kind }) => kindWords(kind), {
        link: true,
        cell: ({ kind }) => <chakra.span fontWeight="medium">{kindWords(kind)}</chakra.span>,
        length: 14,
      }),
      text('counterparty', 'counterparty', { length: 14 }),
      text('reference', 'reference', { length: 14 }),
      id('id', 'reference_id', { extra: true }),
      money('amount', 'amount', { extra: true }),
      money('fee', 'fee', { extra: true, cell: ({ fee }) => <Money value={fee || null} /> }),
      money('in', 'money_in', {
        essential: true,
        cell: ({ money_in: value }) => (
          <Money value={value || null} {...(value ? { color: 'success.fg' } : {})} />
        ),
      }),
      money('out', 'money_out', {
        essential: true,
        cell: ({ money_out: value }) => <Money value={value || null} />,
      }),
      money('running', 'running_sum', { strong: true, length: 12 }),
    ];
  },
  useCard: useTransactionCard,
});
