import { decide, type ReconciliationRow, totalsOf } from '@dasbor/domain/reconciliation';
import { useMemo, useState } from 'react';
import type { Result } from '../state/stage.ts';
import type { Reconciling } from '../state/use-reconciliation.ts';
import { useWork } from '../state/use-work.ts';
import { ResultGroups } from './result-groups.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultNotices } from './result-notices.tsx';
import { RowDialog } from './row-dialog.tsx';

type ResultSectionProps = {
  result: Result;
  reconciling: Pick<Reconciling, 'visible' | 'choose' | 'chooseColumnsAgain' | 'close'>;
};

/** A compared statement. Mount it anew for another content, which has its own notes and decisions. */
export const ResultSection = ({ result, reconciling }: ResultSectionProps) => {
  const { work, decide: onDecide, note } = useWork(result.content);
  const [opened, setOpened] = useState<ReconciliationRow | null>(null);
  const rows = useMemo(() => decide(result.rows, work.decisions), [result.rows, work.decisions]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  return (
    <>
      <ResultNotices result={result} canSeeSettlements={reconciling.visible.includes('settlement')} />
      <ResultHead result={result} reconciling={reconciling} work={work} rows={rows} />
      <ResultGroups rows={rows} totals={totals} notes={work.notes} onDecide={onDecide} onOpen={setOpened} />
      <RowDialog row={opened} notes={work.notes} onNote={note} onClose={() => setOpened(null)} />
    </>
  );
};
