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

/** Keyed by mode and merchant, so that the rows of one never appear for another. */
export default function BalancePage() {
  return <BalanceHistory key={useScope().join(' ')} />;
}

const BalanceHistory = () => {
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
};
