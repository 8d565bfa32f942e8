import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Intake } from '../intake.ts';
import { EMPTY_GRID, type Grid, type GridRow, gridReducer, type RowEdit, rowsWith } from '../rows/grid.ts';
import { cellEditsOf, removedRowsOf } from '../rows/row-edits.ts';
import type { FileDoctor } from './file-doctor.ts';
import type { FileProblem } from './file-problem.ts';
import type { FileFacts, Progress } from './read-rows.ts';

export type Stage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly file: File; readonly progress: Progress }
  | { readonly kind: 'refused'; readonly file: File; readonly problem: FileProblem }
  | { readonly kind: 'ready'; readonly file: File; readonly facts: FileFacts };

const EMPTY: Stage = { kind: 'empty' };
const NOTHING_READ: Progress = { rows: 0, share: 0 };

/** Reads and checks a picked file in a worker, then provides an editable grid. */
export const useFileDoctor = <Reference, Value>(
  doctor: FileDoctor<Reference, Value>,
  intake: Intake<Value>,
  /** Undefined until the feature has it. Reading waits for it. */
  reference: Reference | undefined,
) => {
  const [stage, setStage] = useState<Stage>(EMPTY);
  const [grid, dispatch] = useReducer(
    useMemo(() => gridReducer(intake), [intake]),
    EMPTY_GRID as Grid<Value>,
  );
  const rows = useRef<GridRow<Value>[]>([]);
  const reading = stage.kind === 'reading' ? stage.file : null;
  const again = useRef<readonly RowEdit[]>([]);

  useEffect(() => {
    if (!reading || reference === undefined) return undefined;
    rows.current = [];
    const worker = doctor.ask({ kind: 'read', file: reading, reference }, (answer) => {
      if (answer.kind === 'rows') {
        rows.current.push(...answer.rows);
        setStage((now) => (now.kind === 'reading' ? { ...now, progress: answer.progress } : now));
      } else if (answer.kind === 'read' && answer.result.ok) {
        const { facts } = answer.result;
        const edits = again.current;
        // Render in steps so that the page stays responsive to clicks.
        startTransition(() => {
          const read = rowsWith(rows.current, facts.covered);
          dispatch({ kind: 'load', rows: read, related: facts.related });
          if (edits.length > 0) {
            dispatch({ kind: 'set', edits: cellEditsOf(edits) });
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
  }, [reading, doctor, reference]);

  return {
    stage,
    grid,
    dispatch,
    /** With the edits made earlier. */
    open: (file: File, edits: readonly RowEdit[] = []) => {
      again.current = edits;
      setStage({ kind: 'reading', file, progress: NOTHING_READ });
    },
    /** Also stops reading. */
    close: () => setStage(EMPTY),
  };
};

export type OpenFile<Value = unknown> = ReturnType<typeof useFileDoctor<unknown, Value>>;

const UNREADABLE: FileProblem = { code: 'unreadable' };
