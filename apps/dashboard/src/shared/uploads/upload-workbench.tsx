import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import type { FileDoctor } from '../intake/doctor/file-doctor.ts';
import type { OpenFile, Stage } from '../intake/doctor/use-file-doctor.ts';
import { SaveBar } from '../intake/draft/save-bar.tsx';
import { SaveFailure } from '../intake/draft/save-failure.tsx';
import { useAutosave } from '../intake/draft/use-autosave.ts';
import { SourceLine } from '../intake/file/source-line.tsx';
import { GridSection } from '../intake/grid/grid-section.tsx';
import { useGrid } from '../intake/grid/use-grid.ts';
import { rowEditsOf } from '../intake/rows/row-edits.ts';
import { useIntake } from '../intake/use-intake.ts';
import { useLiveEvents } from '../lib/events/live-events.ts';
import { Banner } from '../ui/banner.tsx';
import { FailureBanner } from '../ui/failure-banner.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Section } from '../ui/page/section.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../unsaved/use-leave-guard.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { sumOf } from './sum-of.ts';
import type { AmountsOf, UploadCalls, UploadPaths, UploadTexts } from './types.ts';
import { UploadSummary } from './upload-summary.tsx';
import type { FileDraft } from './use-file-draft.ts';

type UploadWorkbenchProps<Value> = {
  file: OpenFile<Value>;
  ready: Extract<Stage, { kind: 'ready' }>;
  draft: FileDraft;
  doctor: Pick<FileDoctor<never, unknown>, 'make'>;
  calls: UploadCalls;
  paths: UploadPaths;
  texts: UploadTexts;
  amountsOf: AmountsOf<Value>;
};

/** The draft of a file: its total and rows. Edits are saved automatically. */
export const UploadWorkbench = <Value,>(props: UploadWorkbenchProps<Value>) => {
  const { file, ready, draft, doctor, calls, paths, texts, amountsOf } = props;
  const { grid, dispatch } = file;
  const { id, opened, upload } = draft;
  const t = useT('uploads');
  const generic = useT('intake');
  const { count } = useFormat();
  const toast = useToast();
  const view = useGrid({ intake: useIntake(), grid, dispatch });
  const shownRows = useDeferredValue(grid.rows);
  const edits = useMemo(() => rowEditsOf(shownRows), [shownRows]);
  const [isAsked, setAsked] = useState(false);
  const draftCalls = useMemo(
    () =>
      id === null
        ? null
        : {
            saveEdits: (changed: Parameters<UploadCalls['saveEdits']>[1]) => calls.saveEdits(id, changed),
            version: async () => (await calls.get(id)).version,
            edits: () => calls.edits(id),
          },
    [calls, id],
  );
  const { saving, isUnsaved, finish, retry, refresh, version } = useAutosave({
    calls: draftCalls,
    changeOf: noChange,
    opened,
    head: null,
    rows: grid.rows,
    onForeign: (foreign) => {
      dispatch({ kind: 'sync', edits: foreign });
      toast.success(t('save.foreign'));
    },
  });
  useLiveEvents([calls.topic], (event) => {
    if (event.subject_id === id) void refresh();
  });
  const guard = useLeaveGuard({ isActive: isUnsaved, isLost: isUnsaved, onLink: () => retry() });

  // Render the figures first and the rows next. Rendering both together would block the page.
  const isGridDue = useDeferredValue(true, false);
  // The focused file picker is gone.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  const { total, invalid } = view.counts;
  const sum = useMemo(() => sumOf(view.settled, amountsOf), [view.settled, amountsOf]);
  const disabledReason =
    total === 0
      ? t('save.none')
      : invalid > 0
        ? t('save.left', { many: count(invalid) })
        : draft.failure
          ? generic('save.failed')
          : undefined;
  const notice = draft.failure ? (
    <FailureBanner failure={draft.failure} title={t('save.notUploaded')} onRetry={draft.resend} />
  ) : saving.kind === 'failed' ? (
    <SaveFailure {...saving} onGoTo={view.goTo} onRetry={retry} />
  ) : null;
  return (
    <>
      {draft.isFound ? <Banner tone="info" live="status" title={t('found')} /> : null}
      {upload?.same_file_as ? (
        <Banner
          tone="warning"
          title={t('used.title')}
          actions={<AppLink to={paths.of(upload.same_file_as)}>{t('used.look')}</AppLink>}
        >
          {texts.again}
        </Banner>
      ) : null}
      <Section>
        <chakra.div ref={top} tabIndex={-1} outline="0">
          <SourceLine
            doctor={doctor}
            file={ready.file}
            facts={ready.facts}
            grid={grid}
            edits={edits}
            onChange={() => (isUnsaved() ? guard.ask(draft.leave) : draft.leave())}
          />
        </chakra.div>
      </Section>
      <UploadSummary total={sum.total} counts={view.counts} />
      {isGridDue ? (
        <GridSection grid={grid} view={view} facts={ready.facts} fileName={ready.file.name} />
      ) : null}
      <SaveBar
        label={texts.submit(sum.many)}
        hint={t('save.ready')}
        step={draft.step}
        saving={saving}
        isBusy={opened === null && !draft.failure}
        disabledReason={disabledReason}
        notice={notice}
        onDone={() => setAsked(true)}
      />
      <SubmitDialog
        open={isAsked && disabledReason === undefined}
        onClose={() => setAsked(false)}
        {...texts.ask}
        sum={sum}
        yes={texts.submit(sum.many)}
        onConfirm={async () => {
          const isSaved = await finish();
          const seen = version();
          // A failure to save is shown above the button.
          if (!isSaved || seen === undefined || id === null) return setAsked(false);
          await draft.submitted(await calls.submit(id, seen));
        }}
      />
      <ConfirmDialog
        open={guard.isAsked}
        onClose={guard.stay}
        title={t('leave.title')}
        text={t('leave.text')}
        yes={t('leave.yes')}
        onConfirm={async () => guard.leave()}
      />
    </>
  );
};

/** The draft has nothing but its rows. */
const noChange = () => undefined;
