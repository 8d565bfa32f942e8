import { chakra } from '@chakra-ui/react';
import { batchWordsProblems, type Payout } from '@dasbor/domain/disbursements';
import type { Decision } from '@dasbor/domain/policy';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../../shared/unsaved/use-leave-guard.ts';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { useGoToResult } from '../../../../shared/lib/go-to-result.tsx';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import type { Bank } from '../../api/types.ts';
import { useSources } from '../../api/use-sources.ts';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';
import type { OpenFile, Stage } from '../../../../shared/intake/doctor/use-file-doctor.ts';
import { SaveBar } from '../../../../shared/intake/draft/save-bar.tsx';
import { SaveFailure } from '../../../../shared/intake/draft/save-failure.tsx';
import { useAutosave } from '../../../../shared/intake/draft/use-autosave.ts';
import { SourceLine } from '../../../../shared/intake/file/source-line.tsx';
import { GridSection } from '../../../../shared/intake/grid/grid-section.tsx';
import { useGrid } from '../../../../shared/intake/grid/use-grid.ts';
import { rowEditsOf } from '../../../../shared/intake/rows/row-edits.ts';
import { useIntake } from '../../../../shared/intake/use-intake.ts';
import { useBatchEvents } from '../../api/use-batch-events.ts';
import { useDraftCalls } from '../../api/use-draft-calls.ts';
import { headChange } from '../batch-head.ts';
import type { useBatchDraft } from '../use-batch-draft.ts';
import { payoutDoctor } from '../worker/payout-doctor.ts';
import { BatchFields } from './batch-fields.tsx';
import { PaidFrom } from './paid-from.tsx';
import { SummarySection } from './summary-section.tsx';

type WorkbenchProps = {
  file: OpenFile<Payout>;
  ready: Extract<Stage, { kind: 'ready' }>;
  draft: ReturnType<typeof useBatchDraft>;
  decision: Decision;
  banks: readonly Bank[];
  /** The merchant's balance. Undefined if it is unknown or the user may not see it. */
  available: number | undefined;
};

/** The draft of a file: its totals and rows. Edits are saved automatically. */
export const Workbench = ({ file, ready, draft, decision, banks, available }: WorkbenchProps) => {
  const { grid, dispatch } = file;
  const { id, head, setHead, opened } = draft;
  const t = useT('create');
  const generic = useT('intake');
  const { count } = useFormat();
  const goToResult = useGoToResult();
  const toast = useToast();
  const view = useGrid({ intake: useIntake(), grid, dispatch });
  const shownRows = useDeferredValue(grid.rows);
  const edits = useMemo(() => rowEditsOf(shownRows), [shownRows]);
  const [isFinishing, setFinishing] = useState(false);
  const { sources, error: sourcesError, mutate: findSources } = useSources();
  const chosen = sources?.find((one) => one.id === head.source);
  const words = useCodeWords();
  const problems = batchWordsProblems(head);
  const nameRef = useRef<HTMLInputElement>(null);
  const descriptionRef = useRef<HTMLInputElement>(null);
  const { saving, isUnsaved, finish, retry, refresh } = useAutosave({
    calls: useDraftCalls(id),
    changeOf: headChange,
    opened,
    head,
    rows: grid.rows,
    onForeign: (foreign) => {
      dispatch({ kind: 'sync', edits: foreign });
      toast.success(t('save.foreign'));
    },
  });
  useBatchEvents(() => void refresh(), id ?? '');
  const guard = useLeaveGuard({ isActive: isUnsaved, isLost: isUnsaved, onLink: () => retry() });

  const wordsOf = ({ name, description }: typeof problems) => ({
    ...(name && { name: name.code === 'DPAY_REQUIRED' ? t('batch.required') : (words(name.code) ?? '') }),
    ...(description && { description: words(description.code) ?? '' }),
  });

  // Render the figures first and the rows next. Rendering both together would block the page.
  const isGridDue = useDeferredValue(true, false);
  // The focused file picker is gone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  const done = async () => {
    if (problems.name) return nameRef.current?.focus();
    if (problems.description) return descriptionRef.current?.focus();
    if (id === null) return;
    setFinishing(true);
    const isSaved = await finish();
    setFinishing(false);
    if (isSaved)
      goToResult(disbursementPaths.detail(id), t('save.done', { file: ready.file.name }), { replace: true });
  };

  const refusal = decision.allowed || decision.rule === 'daily_pause' ? undefined : decision.reason;
  const disabledReason = refusal
    ? words(refusal.code, refusal.params)
    : view.counts.total === 0
      ? t('save.none')
      : draft.failure
        ? generic('save.failed')
        : undefined;
  const notice = draft.failure ? (
    <FailureBanner failure={draft.failure} title={t('upload.failed')} onRetry={draft.resend} />
  ) : saving.kind === 'failed' ? (
    <SaveFailure {...saving} onGoTo={view.goTo} onRetry={retry} />
  ) : null;
  return (
    <>
      {draft.isFound ? <Banner tone="info" live="status" title={t('upload.draft')} /> : null}
      <Section>
        <chakra.div ref={top} tabIndex={-1} outline="0" display="grid" gap="3">
          <SourceLine
            doctor={payoutDoctor}
            file={ready.file}
            facts={ready.facts}
            grid={grid}
            edits={edits}
            onChange={() => (isUnsaved() ? guard.ask(draft.leave) : draft.leave())}
          />
          <BatchFields
            head={head}
            onChange={setHead}
            {...{ nameRef, descriptionRef }}
            errors={wordsOf(problems)}
            paidFrom={
              sources?.length || head.source ? (
                <PaidFrom
                  sources={sources ?? []}
                  merchantAvailable={available}
                  value={head.source}
                  onChange={(source) => setHead({ ...head, source })}
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
        <GridSection grid={grid} view={view} facts={ready.facts} fileName={ready.file.name} />
      ) : null}
      <SaveBar
        label={t('save.button')}
        hint={
          view.counts.invalid > 0
            ? t('save.left', { many: count(view.counts.invalid) })
            : t('save.ready', { many: count(view.counts.total) })
        }
        step={draft.step}
        saving={saving}
        isBusy={isFinishing || (id === null && !draft.failure)}
        disabledReason={disabledReason}
        notice={notice}
        onDone={() => void done()}
      />
      <ConfirmDialog
        open={guard.isAsked}
        onClose={guard.stay}
        title={t('leave.title')}
        text={t('leave.text', { many: count(edits.length) })}
        yes={t('leave.yes')}
        onConfirm={async () => guard.leave()}
      />
    </>
  );
};
