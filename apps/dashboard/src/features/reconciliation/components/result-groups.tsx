import { chakra } from '@chakra-ui/react';
import { type Group, GROUPS, type ReconciliationRow, type Totals } from '@dasbor/domain/reconciliation';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Tabs } from '../../../shared/ui/page/tabs.tsx';
import { usePageState } from '../state/use-page-state.ts';
import { FIRST_VIEW, shownRows } from '../state/view.ts';
import { GroupTotals } from './group-totals.tsx';
import { ResultRows } from './result-rows.tsx';
import type { RowHandlers } from './row-actions.tsx';
import { ViewBar } from './view-bar.tsx';

type ResultGroupsProps = { rows: readonly ReconciliationRow[]; totals: Totals } & RowHandlers;

/** The four groups, each with its totals and rows. */
export const ResultGroups = ({ rows, totals, notes, ...handlers }: ResultGroupsProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const [view, setView] = usePageState('view', FIRST_VIEW);
  const [group, setGroup] = useGroup();
  // The rows follow after the tab and the search box, so that these respond at once.
  const shown = useDeferredValue(
    useMemo(() => ({ group, rows: shownRows(rows, { group, view, notes }) }), [rows, group, view, notes]),
  );
  return (
    <Section padding="flush">
      <chakra.div px={{ base: '4', sm: '5' }} pt="2">
        <Tabs
          label={t('tabs')}
          tabs={GROUPS.map((key) => ({
            key,
            label: t('tab', { group: t(`group.${key}`), many: count(totals[key].rows) }),
          }))}
          value={group}
          onChange={setGroup}
        >
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            <chakra.p textStyle="small" color="fg.muted">
              {t(`groupHint.${group}`)}
            </chakra.p>
            <GroupTotals total={totals[group]} />
            <ViewBar view={view} onChange={setView} />
            <chakra.div mx={{ base: '-4', sm: '-5' }}>
              {shown.rows.length > 0 ? (
                <ResultRows key={shown.group} {...shown} notes={notes} {...handlers} />
              ) : totals[shown.group].rows > 0 ? (
                <PageState
                  kind="empty"
                  title={t('none.found')}
                  action={<Button onClick={() => setView({ ...view, search: '' })}>{t('none.clear')}</Button>}
                />
              ) : (
                <PageState kind="empty" title={t(`none.${shown.group}`)} />
              )}
            </chakra.div>
          </chakra.div>
        </Tabs>
      </chakra.div>
    </Section>
  );
};

/** The chosen group is part of the address, so that Back from a record returns to it. */
const useGroup = (): readonly [Group, (group: Group) => void] => {
  const [search, setSearch] = useSearchParams();
  const group = GROUPS.find((one) => one === search.get('group')) ?? 'matched';
  return [group, (next) => setSearch({ group: next }, { replace: true })];
};
