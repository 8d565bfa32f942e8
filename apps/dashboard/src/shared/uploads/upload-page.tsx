import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import type { FileDoctor } from '../intake/doctor/file-doctor.ts';
import { useFileDoctor } from '../intake/doctor/use-file-doctor.ts';
import { DropZone } from '../intake/file/drop-zone.tsx';
import { FileRefused } from '../intake/file/file-refused.tsx';
import { MEGABYTE } from '../intake/file/megabyte.ts';
import { Reading } from '../intake/file/reading.tsx';
import { TemplateLinks } from '../intake/file/template-links.tsx';
import { useFileDrop } from '../intake/file/use-file-drop.ts';
import type { Intake, IntakeWords } from '../intake/intake.ts';
import { IntakeContext } from '../intake/use-intake.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { PageState } from '../ui/page/page-state.tsx';
import { Section } from '../ui/page/section.tsx';
import { EarlierUploads } from './earlier-uploads.tsx';
import { NotOpened } from './not-opened.tsx';
import { OldFileState } from './old-file-state.tsx';
import type { AmountsOf, UploadCalls, UploadPaths, UploadTexts } from './types.ts';
import { UploadOutcome } from './upload-outcome.tsx';
import { UploadWorkbench } from './upload-workbench.tsx';
import { useFileDraft } from './use-file-draft.ts';
import { useOldFile } from './use-old-file.ts';

export type UploadPageProps<Value> = {
  intake: Intake<Value>;
  words: IntakeWords;
  doctor: FileDoctor<null, Value>;
  calls: UploadCalls;
  paths: UploadPaths;
  texts: UploadTexts;
  amountsOf: AmountsOf<Value>;
};

/** From a file to its records: pick it, fix its rows, submit it, and see what was created. */
export const UploadPage = <Value,>(props: UploadPageProps<Value>) => {
  const { intake, words, doctor, calls, paths, texts, amountsOf } = props;
  const t = useT('uploads');
  const { count } = useFormat();
  const onPage = useMemo(() => ({ intake: intake as Intake, words }), [intake, words]);
  const file = useFileDoctor(doctor, intake, null);
  const draft = useFileDraft({ calls, paths, ...file });
  const { stage } = file;
  const ready = stage.kind === 'ready' ? stage : null;
  const ended = draft.upload && draft.upload.status !== 'initiated' ? draft.upload : null;
  const oldFile = useOldFile(calls.convert, draft.pick);
  const isConverting = oldFile.old.kind === 'converting';
  const isPicking =
    !isConverting && draft.id === null && (stage.kind === 'empty' || stage.kind === 'refused');
  const isOpening = draft.id !== null && stage.kind === 'empty' && !ended && !draft.error;

  // The focused element is gone with the file.
  const start = useRef<HTMLDivElement>(null);
  const shown = ended ? 'ended' : stage.kind;
  const wasAt = useRef(shown);
  useEffect(() => {
    if (shown !== wasAt.current) start.current?.focus({ preventScroll: true });
    wasAt.current = shown;
  }, [shown]);

  const isOver = useFileDrop(isPicking ? oldFile.pick : null);
  return (
    <IntakeContext value={onPage}>
      <PageHeader
        title={texts.title}
        // Once a file is open, its rows start on the first screen.
        description={isPicking ? texts.intro : null}
        back={texts.back}
      />
      <chakra.div
        ref={start}
        tabIndex={-1}
        outline="0"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        {draft.error && !ready && !ended ? <NotOpened draft={draft} paths={paths} /> : null}
        {isOpening ? <PageState kind="loading" /> : null}
        {stage.kind === 'reading' && !ended ? (
          <Reading fileName={stage.file.name} progress={stage.progress} onCancel={draft.leave} />
        ) : null}
        {stage.kind === 'refused' && oldFile.old.kind === 'none' ? (
          <FileRefused fileName={stage.file.name} problem={stage.problem} />
        ) : null}
        <OldFileState {...oldFile} />
        {isPicking ? (
          <>
            <Section title={texts.drop.title}>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
                <DropZone
                  isOver={isOver}
                  label={texts.drop.input}
                  hint={t('drop.limits', {
                    kinds: t(calls.convert ? 'drop.kindsOld' : 'drop.kinds'),
                    megabytes: intake.limits.fileBytes / MEGABYTE,
                    rows: count(intake.limits.rows),
                  })}
                  takesOld={calls.convert !== undefined}
                  onFile={oldFile.pick}
                />
                <TemplateLinks doctor={doctor} {...texts.template} />
              </chakra.div>
            </Section>
            <EarlierUploads calls={calls} paths={paths} />
          </>
        ) : null}
        {ended ? (
          <UploadOutcome upload={ended} {...{ calls, paths, texts }} onAnother={draft.leave} />
        ) : ready ? (
          <UploadWorkbench {...{ file, ready, draft, doctor, calls, paths, texts, amountsOf }} />
        ) : null}
      </chakra.div>
    </IntakeContext>
  );
};
