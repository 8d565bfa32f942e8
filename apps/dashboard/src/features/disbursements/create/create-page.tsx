import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway } from '../../../shared/lib/use-lead-on.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useBalance } from '../../balance/public.ts';
import { useBanks } from '../api/use-banks.ts';
import { fileMark } from '../api/file-mark.ts';
import { useSaves } from '../api/saves.ts';
import { contentMark } from '../api/use-create-from-file.ts';
import { disbursementPaths } from '../paths.ts';
import { EditsBack } from './components/edits-back.tsx';
import type { BatchHead } from './components/batch-fields.tsx';
import { CutOffNotice } from './components/cut-off-notice.tsx';
import { DropZone } from './components/drop-zone.tsx';
import { FileRefused } from './components/file-refused.tsx';
import { Reading } from './components/reading.tsx';
import { ResumeBanner } from './components/resume-banner.tsx';
import { SavingBanner } from './components/saving-banner.tsx';
import { TemplateLinks } from './components/template-links.tsx';
import { Workbench } from './components/workbench.tsx';
import type { KeptWork } from './kept/kept-work.ts';
import { batchNameOf } from './model/batch-name.ts';
import { rowEditsOf } from './model/row-edits.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useFileDoctor } from './use-file-doctor.ts';
import { useKeptWork } from './use-kept-work.ts';

export default function CreatePage() {
  return <Create key={useScope().join(' ')} />;
}

const NO_HEAD: BatchHead = { name: '', description: '', source: '' };

function Create() {
  const t = useT('create');
  const banks = useBanks();
  const who = useWho();
  const balance = useBalance(may(who, { permission: 'withdrawal.view', feature: 'balance' }).ok);
  const aheadMs = balance.data?.aheadMs ?? 0;
  const decision = usePolicy('disburse', aheadMs);
  const doctor = useFileDoctor(banks.data);
  const { stage, grid } = doctor;
  const [head, setHead] = useState(NO_HEAD);
  const [isGone, setGone] = useState(false);
  // How many edits were made to this file before it was picked.
  const [editsBack, setEditsBack] = useState(0);
  // What was put away for another file.
  const putAway = useRef<{ what: string; content: string }>(undefined);
  // The name that the last file gave its batch, as long as nobody has typed another.
  const ownName = useRef('');
  const ready = stage.kind === 'ready' ? stage : null;
  const { rows } = useDeferredValue(grid);
  const edits = useMemo(() => rowEditsOf(rows), [rows]);
  const navigate = useNavigate();
  const { isShown } = useAway();
  const saves = useSaves();
  const file = ready?.file;
  const opened = useMemo(
    () => file && { file, work: { fileName: file.name, ...head, edits } },
    [file, head, edits],
  );
  const toBatch = (id: string) => void navigate(disbursementPaths.detail(id), { replace: true });
  const kept = useKeptWork(opened, saves, (id) => {
    // To where its own press would have led, but not off another file.
    if (stage.kind === 'empty' && isShown()) toBatch(id);
  });

  /** What was done to this very file before is not lost by picking it again. */
  async function pick(file: File) {
    setGone(false);
    const found = await kept.takeUp(fileMark(file));
    if (found) return goOn(file, found.work, found.work.edits.length);
    startWith(file);
  }

  function startWith(file: File) {
    const ofFile = batchNameOf(file.name);
    const isTyped = head.name !== '' && head.name !== ownName.current;
    if (!isTyped) setHead({ ...head, name: ofFile });
    ownName.current = ofFile;
    setEditsBack(0);
    doctor.open(file);
  }

  function goOn(file: File, { name, description, source = '', edits }: KeptWork, back = 0) {
    ownName.current = batchNameOf(file.name);
    setHead({ name, description, source });
    setEditsBack(back);
    doctor.open(file, edits);
  }

  async function resume({ work: { what }, batch }: NonNullable<typeof left>) {
    const found = await kept.takeUp(what);
    if (found === null) return;
    if (found) return goOn(found.file, found.work);
    void kept.drop(what);
    const made = saves.of(what).batch;
    return made === undefined || made === batch ? setGone(true) : toBatch(made);
  }

  // Once there is another to go on with, what it replaces is not offered again.
  const replace = useEffectEvent((next: File) => {
    const last = putAway.current;
    putAway.current = undefined;
    if (last && last.what !== fileMark(next)) void kept.dropSame(last.what, last.content);
  });
  useEffect(() => {
    if (file) replace(file);
  }, [file]);

  // What had the focus is gone with the file.
  const start = useRef<HTMLDivElement>(null);
  const wasAt = useRef(stage.kind);
  useEffect(() => {
    if (stage.kind !== wasAt.current) start.current?.focus({ preventScroll: true });
    wasAt.current = stage.kind;
  }, [stage.kind]);

  const { left } = kept;
  const isOver = useFileDrop(
    stage.kind === 'empty' || stage.kind === 'refused' ? (file) => void pick(file) : null,
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        // Once there is a file its rows matter, and begin on the first screen.
        description={ready ? null : t('intro')}
        back={{ to: disbursementPaths.list, label: t('back') }}
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <CutOffNotice decision={decision} aheadMs={aheadMs} />
        {banks.error && !banks.data ? (
          <FailureBanner failure={describeFailure(banks.error)} onRetry={() => void banks.mutate()} />
        ) : null}
        {stage.kind === 'reading' ? (
          <Reading fileName={stage.file.name} progress={stage.progress} onCancel={doctor.close} />
        ) : null}
        {stage.kind === 'empty' || stage.kind === 'refused' ? (
          <chakra.div
            ref={start}
            tabIndex={-1}
            outline="0"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="4"
          >
            {stage.kind === 'refused' ? (
              <FileRefused fileName={stage.file.name} problem={stage.problem} />
            ) : null}
            {isGone ? <Banner tone="warning" live="alert" title={t('resume.gone')} /> : null}
            {!left ? null : left.isBeingSaved ? (
              <SavingBanner fileName={left.work.fileName} />
            ) : (
              <ResumeBanner
                work={left.work}
                onResume={() => void resume(left)}
                onDrop={() => {
                  start.current?.focus({ preventScroll: true });
                  void kept.drop(left.work.what);
                }}
              />
            )}
            <Section title={t('drop.title')}>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
                <DropZone isOver={isOver} onFile={(file) => void pick(file)} />
                <TemplateLinks banks={banks.data ?? []} />
              </chakra.div>
            </Section>
          </chakra.div>
        ) : null}
        {ready && editsBack > 0 ? <EditsBack many={editsBack} onAnew={() => startWith(ready.file)} /> : null}
        {ready ? (
          <Workbench
            key={`${ready.file.name} ${ready.file.lastModified}`}
            {...{ doctor, ready, edits, head, decision, saves, kept }}
            banks={banks.data ?? []}
            available={balance.data?.available}
            onHead={setHead}
            onClose={() => {
              putAway.current = { what: fileMark(ready.file), content: contentMark({ ...head, edits }) };
              kept.keepNow();
              doctor.close();
            }}
          />
        ) : null}
      </chakra.div>
    </>
  );
}
