import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
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
import { disbursementPaths } from '../paths.ts';
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
  const [isResumed, setResumed] = useState(false);
  // What was put away for the file that is picked next.
  const putAway = useRef<File>(undefined);
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

  function pick(file: File) {
    kept.forget();
    setGone(false);
    setResumed(false);
    const last = putAway.current;
    putAway.current = undefined;
    // Neither offered again, as if it had not been replaced, nor does its name stay on the new one.
    if (last && fileMark(last) !== fileMark(file)) void kept.drop(fileMark(last));
    const nameOf = (typed: string) => (typed === (last && batchNameOf(last.name)) ? '' : typed);
    setHead((now) => ({ ...now, name: nameOf(now.name) || batchNameOf(file.name) }));
    doctor.open(file);
  }

  const { left } = kept;
  const isOver = useFileDrop(stage.kind === 'empty' || stage.kind === 'refused' ? pick : null);

  async function resume(found: KeptWork) {
    const file = await kept.takeUp(found);
    if (file === null) return;
    if (!file) {
      void kept.drop(found.what);
      const { batch } = saves.of(found.what);
      return batch === undefined ? setGone(true) : toBatch(batch);
    }
    kept.forget();
    setResumed(true);
    setHead({ name: found.name, description: found.description, source: found.source ?? '' });
    doctor.open(file, found.edits);
  }

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
          <>
            {stage.kind === 'refused' ? (
              <FileRefused fileName={stage.file.name} problem={stage.problem} />
            ) : null}
            {isGone ? <Banner tone="warning" live="alert" title={t('resume.gone')} /> : null}
            {stage.kind !== 'empty' || !left ? null : left.isBeingSaved ? (
              <SavingBanner fileName={left.work.fileName} />
            ) : (
              <ResumeBanner
                work={left.work}
                onResume={() => void resume(left.work)}
                onDrop={() => void kept.drop(left.work.what)}
              />
            )}
            <Section title={t('drop.title')}>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
                <DropZone isOver={isOver} onFile={pick} />
                <TemplateLinks banks={banks.data ?? []} />
              </chakra.div>
            </Section>
          </>
        ) : null}
        {ready ? (
          <Workbench
            key={`${ready.file.name} ${ready.file.lastModified}`}
            {...{ doctor, ready, edits, head, decision, saves }}
            banks={banks.data ?? []}
            available={balance.data?.available}
            onHead={setHead}
            onClose={() => {
              putAway.current = ready.file;
              doctor.close();
            }}
            isResumed={isResumed}
            whileSaving={kept.whileSaving}
          />
        ) : null}
      </chakra.div>
    </>
  );
}
