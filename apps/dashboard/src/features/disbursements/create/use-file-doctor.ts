import { bankFinder, type PayoutBank } from '@dasbor/domain/disbursements';
import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { EMPTY_GRID, type GridRow, gridReducer, rowsWith } from './model/grid.ts';
import { cellEditsOf, removedRowsOf, type RowEdit } from './model/row-edits.ts';
import { askWorker } from './worker/ask-worker.ts';
import type { FileProblem } from './worker/file-problem.ts';
import type { FileFacts, Progress } from './worker/read-payouts.ts';

export type Stage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly file: File; readonly progress: Progress }
  | { readonly kind: 'refused'; readonly file: File; readonly problem: FileProblem }
  | { readonly kind: 'ready'; readonly file: File; readonly facts: FileFacts };

const EMPTY: Stage = { kind: 'empty' };
const NOTHING_READ: Progress = { rows: 0, share: 0 };

/** Reads and checks a picked file in a worker, then provides an editable grid. */
export const useFileDoctor = (banks: readonly PayoutBank[] | undefined) => {
  const [stage, setStage] = useState<Stage>(EMPTY);
  const [grid, dispatch] = useReducer(gridReducer, EMPTY_GRID);
  const findBank = useMemo(() => bankFinder(banks ?? []), [banks]);
  const rows = useRef<GridRow[]>([]);
  const reading = stage.kind === 'reading' ? stage.file : null;
  const again = useRef<readonly RowEdit[]>([]);

  useEffect(() => {
    if (!reading || !banks) return;
    rows.current = [];
    const worker = askWorker({ kind: 'read', file: reading, banks }, (answer) => {
      if (answer.kind === 'rows') {
        rows.current.push(...answer.rows);
        setStage((now) => (now.kind === 'reading' ? { ...now, progress: answer.progress } : now));
      } else if (answer.kind === 'read' && answer.result.ok) {
        const { facts } = answer.result;
        const edits = again.current;
        // Render in steps so that the page stays responsive to clicks.
        startTransition(() => {
          const read = rowsWith(rows.current, facts.covered);
          dispatch({ kind: 'load', rows: read, duplicates: facts.duplicates });
          if (edits.length > 0) {
            dispatch({ kind: 'set', edits: cellEditsOf(edits), findBank: bankFinder(banks) });
            dispatch({ kind: 'remove', rows: removedRowsOf(edits) });
          }
          setStage({ kind: 'ready', file: reading, facts });
        });
      } else {
        const problem = answer.kind === 'read' && !answer.result.ok ? answer.result.problem : UNREADABLE;
        setStage({ kind: 'refused', file: reading, problem });
      }
    });
    return () => worker.end();
  }, [reading, banks]);

  return {
    stage,
    grid,
    dispatch,
    findBank,
    /** With the edits made earlier. */
    open: (file: File, edits: readonly RowEdit[] = []) => {
      again.current = edits;
      setStage({ kind: 'reading', file, progress: NOTHING_READ });
    },
    /** Also stops reading. */
    close: () => setStage(EMPTY),
  };
};

const UNREADABLE: FileProblem = { code: 'unreadable' };
