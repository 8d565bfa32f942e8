import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { useBalance } from '../api/use-balance.ts';
import { useEntries } from '../api/use-entries.ts';
import { useExportEntries } from '../api/use-export-entries.ts';
import { Figures } from '../components/figures.tsx';
import { MoneyActions } from '../components/money-actions.tsx';
import { balancePaths } from '../paths.ts';
import { thingOf } from '../presentation/traced-things.ts';
import { useEntryCard } from './entry-card.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import { useEntryFields } from './entry-fields.ts';

/** One per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function BalancePage() {
  return <BalanceHistory key={useScope().join(' ')} />;
}

function BalanceHistory() {
  const t = useT('balance');
  const balance = useBalance();
  const fields = useEntryFields();
  const list = useListQuery('balance', fields);
  const result = useEntries(list);

  return (
    <ListPage
      title={t('title')}
      label={t('history')}
      intro={<Figures balance={balance} />}
      actions={<MoneyActions />}
      list={list}
      result={result}
      columns={useEntryColumns()}
      fields={fields}
      rowPath={(entry) => balancePaths.trace(thingOf(entry.reference_id).id)}
      card={useEntryCard()}
      searchPlaceholder={t('search')}
      permission="withdrawal.view"
      exportAll={useExportEntries(list)}
      empty={{ title: t('empty.title'), description: t('empty.description') }}
    />
  );
}
