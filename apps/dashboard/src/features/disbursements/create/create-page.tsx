import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useBalance } from '../../balance/public.ts';
import { useBanks } from '../api/use-banks.ts';
import { disbursementPaths } from '../paths.ts';
import { EditsBack } from './components/edits-back.tsx';
import { CutOffNotice } from './components/cut-off-notice.tsx';
import { DropZone } from './components/drop-zone.tsx';
import { FileRefused } from './components/file-refused.tsx';
import { Reading } from './components/reading.tsx';
import { ResumeBanner } from './components/resume-banner.tsx';
import { SavingBanner } from './components/saving-banner.tsx';
import { TemplateLinks } from './components/template-links.tsx';
import { Workbench } from './components/workbench.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFileDoctor } from './use-file-doctor.ts';
import { usePickedFile } from './use-picked-file.ts';

export default function CreatePage() {
  return <Create key={useScope().join(' ')} />;
}

function Create() {
  const t = useT('create');
  const banks = useBanks();
  const who = useWho();
  const balance = useBalance(may(who, { permission: 'withdrawal.view', feature: 'balance' }).ok);
  const aheadMs = balance.data?.aheadMs ?? 0;
  const decision = usePolicy('disburse', aheadMs);
  const doctor = useFileDoctor(banks.data);
  const { stage } = doctor;
  const { ready, what, head, setHead, edits, saves, kept, ...picked } = usePickedFile(doctor);

  // What had the focus is gone with the file.
  const start = useRef<HTMLDivElement>(null);
  const wasAt = useRef(stage.kind);
  useEffect(() => {
    if (stage.kind !== wasAt.current) start.current?.focus({ preventScroll: true });
    wasAt.current = stage.kind;
  }, [stage.kind]);

  const { left } = kept;
  const isOver = useFileDrop(
    stage.kind === 'empty' || stage.kind === 'refused' ? (file) => void picked.pick(file) : null,
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
            {picked.isGone ? <Banner tone="warning" live="alert" title={t('resume.gone')} /> : null}
            {!left ? null : left.isBeingSaved ? (
              <SavingBanner fileName={left.work.fileName} />
            ) : (
              <ResumeBanner
                work={left.work}
                onResume={() => void picked.resume(left)}
                onDrop={() => {
                  start.current?.focus({ preventScroll: true });
                  void kept.drop(left.work.what);
                }}
              />
            )}
            <Section title={t('drop.title')}>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
                <DropZone isOver={isOver} onFile={(file) => void picked.pick(file)} />
                <TemplateLinks banks={banks.data ?? []} />
              </chakra.div>
            </Section>
          </chakra.div>
        ) : null}
        {ready && picked.editsBack > 0 ? (
          <EditsBack many={picked.editsBack} onAnew={() => picked.startAnew(ready.file)} />
        ) : null}
        {ready ? (
          <Workbench
            key={what}
            {...{ doctor, ready, what, edits, head, decision, saves, kept }}
            banks={banks.data ?? []}
            available={balance.data?.available}
            onHead={setHead}
            onClose={picked.putAway}
          />
        ) : null}
      </chakra.div>
    </>
  );
}
