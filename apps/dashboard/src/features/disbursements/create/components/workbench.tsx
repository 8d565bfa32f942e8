import { chakra } from '@chakra-ui/react';
import { batchWordsProblems, type PayoutField } from '@dasbor/domain/disbursements';
import type { Decision } from '@dasbor/domain/policy';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useClock } from '../../../../shared/lib/clock.tsx';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { useAway, useLeadOn } from '../../../../shared/lib/use-lead-on.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../shared/ui/section.tsx';
import type { Bank } from '../../api/types.ts';
import type { Saves } from '../../api/saves.ts';
import { useCreateFromFile } from '../../api/use-create-from-file.ts';
import { useSources } from '../../api/use-sources.ts';
import { disbursementPaths } from '../../paths.ts';
import { GridSection } from '../grid/grid-section.tsx';
import { columnOf } from '../grid/spot.ts';
import { useGrid } from '../grid/use-grid.ts';
import { type BatchHead, saidOf } from '../model/batch-head.ts';
import { changesIn } from '../model/changes.ts';
import { suggester } from '../model/mends.ts';
import { type RowEdit, rowEditsOf } from '../model/row-edits.ts';
import type { Stage, useFileDoctor } from '../use-file-doctor.ts';
import { SavedElsewhere, type useKeptWork } from '../use-kept-work.ts';
import { useWayOut } from '../use-way-out.ts';
import { BatchFields } from './batch-fields.tsx';
import { PaidFrom } from './paid-from.tsx';
import { SaveBar } from './save-bar.tsx';
import { isOfABatch, LookFirstDialog, type Notice, noticeOf, SaveNotice } from './save-notice.tsx';
import { SourceLine } from './source-line.tsx';
import { SummarySection } from './summary-section.tsx';

interface WorkbenchProps {
  doctor: ReturnType<typeof useFileDoctor>;
  ready: Extract<Stage, { kind: 'ready' }>;
  /** The file's mark. */
  what: string;
  edits: readonly RowEdit[];
  head: BatchHead;
  decision: Decision;
  banks: readonly Bank[];
  /** The merchant's; undefined where it is not known, or not for this person to see. */
  available: number | undefined;
  onHead: (head: BatchHead) => void;
  onClose: () => void;
  kept: Pick<ReturnType<typeof useKeptWork>, 'whileSaving' | 'keepNow' | 'isKept'>;
  saves: Saves;
}

/** A file that was read: what it comes to, its rows, and the batch that is made of it. */
export function Workbench(props: WorkbenchProps) {
  const { doctor, ready, what, edits, head, decision, banks, available, onHead, onClose } = props;
  const { grid, dispatch, findBank } = doctor;
  const t = useT('create');
  const { count } = useFormat();
  const leadOn = useLeadOn();
  const away = useAway();
  const view = useGrid({ grid, dispatch, findBank });
  const suggest = useMemo(() => suggester(banks), [banks]);
  const clock = useClock();
  const { saves, kept } = props;
  const { step, create } = useCreateFromFile(saves);
  // The batch that this file is already, if any: saved again, it shall become another.
  const [before, setBefore] = useState(() => saves.of(what).batch);
  // Known when it was opened, and said at the top; what comes of a press is said beside the button.
  const [known] = useState<Notice | null>(() =>
    saves.of(what).isDoubtful ? { kind: 'perhaps' } : before ? { kind: 'already', batch: before } : null,
  );
  const [notice, setNotice] = useState<Notice | null>(null);
  // Whether one has looked, where it is a batch already or may be.
  const [isToLook, setToLook] = useState(false);
  const hasLooked = useRef(false);
  const isSaving = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { sources, error: sourcesError, mutate: findSources } = useSources();
  const chosen = sources?.find(({ id }) => id === head.source);
  const [isTried, setTried] = useState(false);
  const words = useCodeWords();
  const problems = batchWordsProblems(head);
  const nameRef = useRef<HTMLInputElement>(null);
  const descriptionRef = useRef<HTMLInputElement>(null);
  const isMended = () => rowEditsOf(grid.rows).length > 0;
  const said = saidOf(head, ready.file);
  const wayOut = useWayOut({
    isMended: () => isMended() && !isSaving.current,
    isSaid: () => said > 0 && !isSaving.current,
    rows: grid.rows,
    kept,
  });

  const wordsOf = ({ name, description }: typeof problems) => ({
    ...(name && { name: name.code === 'DPAY_REQUIRED' ? t('batch.required') : (words(name.code) ?? '') }),
    ...(description && { description: words(description.code) ?? '' }),
  });

  // The figures first, the rows right after: drawn together they would hold the page up.
  const isGridDue = useDeferredValue(true, false);
  // What had the focus, the picking of a file, is gone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  function press() {
    // Whoever saves has not left.
    wayOut.stay();
    setTried(true);
    if (problems.name) return nameRef.current?.focus();
    if (problems.description) return descriptionRef.current?.focus();
    // Both presses of a double click come before anything is drawn anew.
    if (isSaving.current) return;
    if (saves.isForgotten(what, clock())) {
      saves.doubt(what);
      hasLooked.current = false;
    }
    const { batch, isDoubtful } = saves.of(what);
    const mayBeOne = isDoubtful === true || (batch !== undefined && batch === before);
    // A question of its own: the second press of a double click is no answer to what the first one met.
    if (mayBeOne && !hasLooked.current) return setToLook(true);
    void save();
  }

  async function save() {
    setToLook(false);
    setNotice(null);
    isSaving.current = true;
    setBusy(true);
    const { file } = ready;
    const sent = rowEditsOf(grid.rows);
    try {
      const words = { name: head.name.trim(), description: head.description.trim() };
      const work = { ...words, source: head.source, edits: sent };
      const id = await kept.whileSaving({
        before,
        work: { what, fileName: file.name, ...work },
        save: () => create({ file, what, ...work }),
      });
      leadOn(disbursementPaths.detail(id), t('save.done', { file: file.name }), { replace: true });
    } catch (error) {
      const { batch } = saves.of(what);
      if (error instanceof SavedElsewhere) setBefore(batch);
      const next = noticeOf(error, { fileName: file.name, edits: sent, batch });
      setNotice(next);
      if (isOfABatch(next)) hasLooked.current = false;
      if (!away.isShown())
        away.tell('error', t('save.failedAway', { file: file.name }), disbursementPaths.create);
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  }

  function putAway() {
    // Written once more, as the browser may be full since it answered before.
    if (isMended() || said > 0) wayOut.ask(onClose);
    else onClose();
  }

  const goTo = (row: number, field: PayoutField) => view.goTo(row, columnOf(field));
  return (
    <>
      {known && !(notice && isOfABatch(notice)) ? <SaveNotice notice={known} onGoTo={goTo} /> : null}
      {/* What is being saved stands still: a change now would be in no batch, and could not be told from one that is. */}
      <chakra.div inert={isBusy} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Section>
          <chakra.div ref={top} tabIndex={-1} outline="0" display="grid" gap="3">
            <SourceLine file={ready.file} facts={ready.facts} grid={grid} edits={edits} onChange={putAway} />
            <BatchFields
              head={head}
              onChange={onHead}
              {...{ nameRef, descriptionRef }}
              errors={isTried ? wordsOf(problems) : {}}
              paidFrom={
                sources?.length || head.source ? (
                  <PaidFrom
                    sources={sources ?? []}
                    merchantAvailable={available}
                    value={head.source}
                    onChange={(source) => onHead({ ...head, source })}
                  />
                ) : null
              }
            />
            {sourcesError && !sources ? (
              <FailureBanner
                failure={describeFailure(sourcesError)}
                title={t('batch.sourcesFailed')}
                onRetry={() => void findSources()}
              />
            ) : null}
          </chakra.div>
        </Section>
        <SummarySection
          grid={view.settled}
          counts={view.counts}
          banks={banks}
          available={head.source ? chosen?.available : available}
        />
        {isGridDue ? (
          <GridSection
            grid={grid}
            view={view}
            banks={banks}
            suggest={suggest}
            facts={ready.facts}
            fileName={ready.file.name}
          />
        ) : null}
      </chakra.div>
      <SaveBar
        counts={view.counts}
        step={isBusy ? (step ?? 'saving') : null}
        decision={decision}
        notice={notice ? <SaveNotice notice={notice} onGoTo={goTo} /> : null}
        onSave={press}
      />
      <LookFirstDialog
        open={isToLook}
        batch={saves.of(what).isDoubtful ? undefined : before}
        onClose={() => setToLook(false)}
        onConfirm={async () => {
          hasLooked.current = true;
          await save();
        }}
      />
      <ConfirmDialog
        open={wayOut.isAsked}
        onClose={wayOut.stay}
        title={t('leave.title')}
        text={t(wayOut.isKept ? 'leave.text' : 'leave.lost', {
          many: count(changesIn({ fileName: ready.file.name, ...head, edits })),
        })}
        yes={t('leave.yes')}
        onConfirm={async () => wayOut.leave()}
      />
    </>
  );
}
