import { may } from '@dasbor/domain/access';
import {
  accountIn,
  kindsElsewhere,
  type OurRecord,
  type ReconciliationRow,
  RECORD_KINDS,
  type RecordKind,
  type StatementMapping,
} from '@dasbor/domain/reconciliation';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { useWho } from '../../../shared/state/session.ts';
import { useCollectRecords } from '../api/use-collect-records.ts';
import { askWorker, newStatementWorker } from '../worker/ask-worker.ts';
import type { Answer, ColumnPreview } from '../worker/messages.ts';
import { forgetColumns, rememberColumns, rememberedColumns } from './remembered-columns.ts';
import {
  accountsOf,
  type Choice,
  comparedRecords,
  type ReadStatement,
  type Result,
  type Stage,
} from './stage.ts';
import { usePageState } from './use-page-state.ts';

const EMPTY: Stage = { kind: 'empty' };
const NEEDS = {
  settlement: { permission: 'settlement.view' },
  withdrawal: { permission: 'withdrawal.view', feature: 'withdrawal' },
  top_up: { permission: 'topup.view', feature: 'balance' },
} as const;

/** From a file to its result: reading, choosing columns, collecting our records, comparing. */
export const useReconciliation = () => {
  const [stage, setStage] = useState<Stage>(EMPTY);
  const [result, setResult] = usePageState<Result | null>('result', null);
  const who = useWho();
  const today = useToday();
  const collect = useCollectRecords();
  const visible = RECORD_KINDS.filter((kind) => may(who, NEEDS[kind]).ok);
  /** Ends what is under way: a newer step, another file, or leaving the page. */
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  const begin = (): AbortController => {
    end.current();
    const controller = new AbortController();
    end.current = () => controller.abort();
    return controller;
  };

  const read = (file: File) => {
    const { signal } = begin();
    setStage({ kind: 'reading', file, rows: 0, share: 0 });
    const lines: ReadStatement['lines'][number][] = [];
    const stop = askWorker({ kind: 'read', file, today, remembered: rememberedColumns() }, (answer) => {
      if (signal.aborted) return;
      switch (answer.kind) {
        case 'progress':
          return setStage({ kind: 'reading', file, rows: answer.rows, share: answer.share });
        case 'lines':
          return void lines.push(...answer.lines);
        case 'columns':
          return setStage({ kind: 'columns', file, preview: answer.preview });
        case 'statement': {
          const statement = { file, facts: answer.facts, lines };
          if (answer.facts.duplicates.length > 0) return setStage({ kind: 'duplicates', statement });
          return void collectFor(statement);
        }
        case 'failed':
          return setStage({ kind: 'refused', file, problem: answer.problem });
      }
    });
    signal.addEventListener('abort', stop);
  };

  const collectFor = async (statement: ReadStatement) => {
    const { signal } = begin();
    const counts: Partial<Record<RecordKind, number>> = {};
    setStage({ kind: 'collecting', statement, counts });
    const worker = newStatementWorker();
    const stop = () => worker.terminate();
    signal.addEventListener('abort', stop);
    const onProgress = (kind: RecordKind, rows: number) => {
      counts[kind] = rows;
      if (!signal.aborted) setStage({ kind: 'collecting', statement, counts: { ...counts } });
    };
    try {
      const { period } = statement.facts;
      const records = await collect({ kinds: visible, period, today, signal, onProgress });
      signal.removeEventListener('abort', stop);
      const account = accountIn(statement.facts.about, accountsOf(records));
      compare(statement, records, { kinds: visible, account }, { worker });
    } catch (error) {
      if (signal.aborted) return;
      // The other lists are not read to their end.
      end.current();
      setStage({ kind: 'failed', statement, error });
    }
  };

  const compare = (
    statement: ReadStatement,
    records: readonly OurRecord[],
    choice: Choice,
    { worker, isChosen = false }: { worker?: Worker; isChosen?: boolean } = {},
  ) => {
    const { signal } = begin();
    const rows: ReconciliationRow[] = [];
    const { lines, facts } = statement;
    const ours = comparedRecords(records, choice);
    const request = { kind: 'reconcile', lines, records: ours, period: facts.period } as const;
    const onAnswer = (answer: Answer) => {
      if (signal.aborted) return;
      if (answer.kind === 'rows') rows.push(...answer.rows);
      if (answer.kind === 'failed')
        setStage({ kind: 'failed', statement, error: new Error(answer.problem.code) });
      if (answer.kind !== 'reconciled') return;
      const elsewhere = isChosen ? [] : kindsElsewhere(rows, { hasBalance: who.flags.balance });
      const kinds = choice.kinds.filter((kind) => !elsewhere.includes(kind));
      if (kinds.length < choice.kinds.length)
        return compare(statement, records, { ...choice, kinds }, { isChosen: true });
      setResult({ statement, records, choice, rows, content: answer.content });
      setStage(EMPTY);
    };
    signal.addEventListener('abort', askWorker(request, onAnswer, worker));
  };

  return {
    stage,
    result,
    visible,
    read,
    chooseColumns: (file: File, { header }: ColumnPreview, mapping: StatementMapping) => {
      rememberColumns({ header, mapping });
      read(file);
    },
    /** Asks for the columns again, because the remembered ones were wrong. */
    chooseColumnsAgain: ({ file, facts }: ReadStatement) => {
      forgetColumns(facts.header);
      setResult(null);
      read(file);
    },
    /** Counts rows that repeat an earlier one, or leaves them out. */
    keepDuplicates: (statement: ReadStatement, isKept: boolean) => {
      const repeated = new Set(statement.facts.duplicates);
      const lines = isKept ? statement.lines : statement.lines.filter(({ row }) => !repeated.has(row));
      void collectFor({ ...statement, lines });
    },
    collectAgain: (statement: ReadStatement) => void collectFor(statement),
    choose: (choice: Choice) => {
      if (result) compare(result.statement, result.records, choice, { isChosen: true });
    },
    /** Stops what is under way, and leaves the result. */
    close: () => {
      end.current();
      setStage(EMPTY);
      setResult(null);
    },
  };
};

export type Reconciling = ReturnType<typeof useReconciliation>;
