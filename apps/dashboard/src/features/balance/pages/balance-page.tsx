import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useBalance } from '../api/use-balance.ts';
import { useExportEntries } from '../api/use-export-entries.ts';
import { useFreshEntries } from '../api/use-fresh-entries.ts';
import { Figures } from '../components/figures.tsx';
import { MoneyActions } from '../components/money-actions.tsx';
import { entryList } from '../entry-list.tsx';

/** One per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function BalancePage() {
  return <BalanceHistory key={useScope().join(' ')} />;
}

function BalanceHistory() {
  const t = useT('balance');
  const balance = useBalance();
  const entries = useRecordList(entryList);
  const { list, result } = entries;
  return (
    <ListPage
      {...entries}
      title={t('list.title')}
      label={t('list.history')}
      intro={<Figures balance={balance} />}
      actions={<MoneyActions />}
      result={{ ...result, fresh: useFreshEntries(list, result) }}
      exportAll={useExportEntries(list)}
    />
  );
}
