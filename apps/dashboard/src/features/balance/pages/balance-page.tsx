import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useBalance } from '../api/use-balance.ts';
import { useEntries } from '../api/use-entries.ts';
import { useExportEntries } from '../api/use-export-entries.ts';
import { Figures } from '../components/figures.tsx';
import { MoneyActions } from '../components/money-actions.tsx';
import { balancePaths } from '../paths.ts';
import { thingOf } from '../presentation/traced-things.ts';
import { useKindWords } from '../presentation/use-kind-words.ts';
import { useEntryColumns } from './entry-columns.tsx';
import { useEntryFields } from './entry-fields.ts';

/** One per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function BalancePage() {
  return <BalanceHistory key={useScope().join(' ')} />;
}

function BalanceHistory() {
  const t = useT('balance');
  const { rupiah } = useFormat();
  const kindWords = useKindWords();
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
      card={(entry) => ({
        title: kindWords(entry.kind),
        amount:
          entry.credit > 0 ? (
            <Money value={entry.credit} color="success.fg" />
          ) : (
            <Money value={-entry.debit} />
          ),
        // A card is one link, to its trace: another one within it would be too small to hit.
        note: (
          <chakra.span textStyle="id" overflowWrap="anywhere">
            {entry.reference_id}
          </chakra.span>
        ),
        meta: <Time value={entry.transaction_time} />,
        status: t('closing', { amount: rupiah(entry.closing_balance) }),
      })}
      searchPlaceholder={t('search')}
      permission="withdrawal.view"
      exportAll={useExportEntries(list)}
      empty={{ title: t('empty.title'), description: t('empty.description') }}
    />
  );
}
