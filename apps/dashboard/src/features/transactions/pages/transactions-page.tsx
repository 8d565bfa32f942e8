import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope } from '../../../shared/state/session.ts';
import { useFreshTransactions } from '../api/use-fresh-transactions.ts';
import { useTransactionTotals } from '../api/use-transaction-totals.ts';
import { Totals } from '../components/totals.tsx';
import { transactionList } from '../list.tsx';

/** Keyed by mode and merchant, so that the rows of one never appear for another. */
export default function TransactionsPage() {
  return <Timeline key={useScope().join(' ')} />;
}

const Timeline = () => {
  const t = useT('transactions');
  const rows = useRecordList(transactionList);
  const { list, result } = rows;
  const totals = useTransactionTotals(list, result);
  return (
    <ListPage
      {...rows}
      title={t('list.title')}
      intro={<Totals totals={totals} />}
      result={{ ...result, fresh: useFreshTransactions(list, result) }}
    />
  );
};
