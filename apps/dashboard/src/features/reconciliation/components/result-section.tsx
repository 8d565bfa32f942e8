import { chakra } from '@chakra-ui/react';
import { decide, type Group, GROUPS, type ReconciliationRow, totalsOf } from '@dasbor/domain/reconciliation';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Tabs } from '../../../shared/ui/page/tabs.tsx';
import { useWords } from '../presentation/use-words.ts';
import type { Result } from '../state/stage.ts';
import { usePageState } from '../state/use-page-state.ts';
import type { Reconciling } from '../state/use-reconciliation.ts';
import { useWork } from '../state/use-work.ts';
import { FIRST_VIEW, shownRows } from '../state/view.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { GroupTotals } from './group-totals.tsx';
import { ResultNotices } from './result-notices.tsx';
import { ResultRows } from './result-rows.tsx';
import { RowDialog } from './row-dialog.tsx';
import { ViewBar } from './view-bar.tsx';

type ResultSectionProps = {
  result: Result;
  reconciling: Pick<Reconciling, 'visible' | 'choose' | 'close'>;
};

/** The four groups of a compared statement. Mount it anew for another content: its notes and decisions are others. */
export const ResultSection = ({ result, reconciling }: ResultSectionProps) => {
  const t = useT('reconciliation');
  const { count } = useFormat();
  const words = useWords();
  const { visible, choose, close } = reconciling;
  const { work, decide: decideMatch, note } = useWork(result.content);
  const [view, setView] = usePageState('view', FIRST_VIEW);
  const [group, setGroup] = useGroup();
  const [opened, setOpened] = useState<ReconciliationRow | null>(null);
  const rows = useMemo(() => decide(result.rows, work.decisions), [result.rows, work.decisions]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const shown = useDeferredValue(
    useMemo(() => shownRows(rows, { group, view, notes: work.notes }), [rows, group, view, work.notes]),
  );
  const { facts, fileName, lines } = result.statement;
  const matched = rows.filter((row) => row.group === 'matched').flatMap((row) => row.lines);
  // The focused file picker is gone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const source = { file: fileName, period: words.period(facts.period) };

  return (
    <>
      <ResultNotices result={result} canSeeSettlements={visible.includes('settlement')} />
      <Section>
        <chakra.div ref={top} tabIndex={-1} outline="0" display="grid" gap="4">
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
            <chakra.div minW="0" overflowWrap="anywhere">
              <chakra.h2 textStyle="section">
                {t('result.summary', { matched: count(matched.length), lines: count(lines.length) })}
              </chakra.h2>
              <chakra.p textStyle="small" color="fg.muted">
                {facts.bank === null
                  ? t('result.source', source)
                  : t('result.sourceOf', { ...source, bank: facts.bank })}
              </chakra.p>
            </chakra.div>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <DownloadButtons result={result} work={work} rows={rows} />
              <Button size="sm" variant="quiet" onClick={close}>
                {t('result.change')}
              </Button>
            </chakra.div>
          </chakra.div>
          <ChoiceBar result={result} visible={visible} onChoose={choose} />
          <chakra.p textStyle="small" color="fg.muted">
            {t('result.kept')}
          </chakra.p>
        </chakra.div>
      </Section>
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
                {shown.length > 0 ? (
                  <ResultRows
                    key={group}
                    group={group}
                    rows={shown}
                    notes={work.notes}
                    onDecide={decideMatch}
                    onOpen={setOpened}
                  />
                ) : totals[group].rows > 0 ? (
                  <PageState
                    kind="empty"
                    title={t('none.found')}
                    action={
                      <Button onClick={() => setView({ ...view, search: '' })}>{t('none.clear')}</Button>
                    }
                  />
                ) : (
                  <PageState kind="empty" title={t(`none.${group}`)} />
                )}
              </chakra.div>
            </chakra.div>
          </Tabs>
        </chakra.div>
      </Section>
      <RowDialog row={opened} notes={work.notes} onNote={note} onClose={() => setOpened(null)} />
    </>
  );
};

/** The chosen group is part of the address, so that Back from a record returns to it. */
const useGroup = (): readonly [Group, (group: Group) => void] => {
  const [search, setSearch] = useSearchParams();
  const group = GROUPS.find((one) => one === search.get('group')) ?? 'matched';
  return [group, (next) => setSearch({ group: next }, { replace: true })];
};
