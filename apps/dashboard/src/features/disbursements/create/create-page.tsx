import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useBalance } from '../../balance/public.ts';
import { useBanks } from '../api/use-banks.ts';
import { disbursementPaths } from '../../../shared/paths/disbursements.ts';
import { CutOffNotice } from './components/cut-off-notice.tsx';
import { DropZone } from './components/drop-zone.tsx';
import { FileRefused } from './components/file-refused.tsx';
import { Reading } from './components/reading.tsx';
import { TemplateLinks } from './components/template-links.tsx';
import { UsedDialog } from './components/used-dialog.tsx';
import { Workbench } from './components/workbench.tsx';
import { useFileDoctor } from './use-file-doctor.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useIntake } from './use-intake.ts';

export default function CreatePage() {
  return <Create key={useScope().join(' ')} />;
}

const Create = () => {
  const t = useT('create');
  const banks = useBanks();
  const who = useWho();
  const balance = useBalance(may(who, { permission: 'withdrawal.view', feature: 'balance' }).ok);
  const aheadMs = balance.data?.aheadMs ?? 0;
  const decision = usePolicy('disburse', aheadMs);
  const doctor = useFileDoctor(banks.data);
  const { stage } = doctor;
  const intake = useIntake(doctor);
  const ready = stage.kind === 'ready' ? stage : null;
  const isPicking = (stage.kind === 'empty' || stage.kind === 'refused') && !intake.isOpening;

  // The focused element is gone with the file.
  const start = useRef<HTMLDivElement>(null);
  const wasAt = useRef(stage.kind);
  useEffect(() => {
    if (stage.kind !== wasAt.current) start.current?.focus({ preventScroll: true });
    wasAt.current = stage.kind;
  }, [stage.kind]);

  const isOver = useFileDrop(isPicking ? intake.pick : null);
  return (
    <>
      <PageHeader
        title={t('title')}
        // Once a file is open, its rows start on the first screen.
        description={ready ? null : t('intro')}
        back={{ to: disbursementPaths.list, label: t('back') }}
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <CutOffNotice decision={decision} aheadMs={aheadMs} />
        {banks.error && !banks.data ? (
          <FailureBanner failure={describeFailure(banks.error)} onRetry={() => void banks.mutate()} />
        ) : null}
        {intake.openError && !ready ? (
          <PageState kind="failed" error={intake.openError} onRetry={intake.retryOpen} />
        ) : null}
        {intake.isOpening ? <PageState kind="loading" /> : null}
        {stage.kind === 'reading' ? (
          <Reading fileName={stage.file.name} progress={stage.progress} onCancel={intake.leave} />
        ) : null}
        {isPicking && !intake.openError ? (
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
            <Section title={t('drop.title')}>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
                <DropZone isOver={isOver} onFile={intake.pick} />
                <TemplateLinks banks={banks.data ?? []} />
              </chakra.div>
            </Section>
          </chakra.div>
        ) : null}
        {ready ? (
          <Workbench
            {...{ doctor, ready, intake, decision }}
            banks={banks.data ?? []}
            available={balance.data?.available}
          />
        ) : null}
      </chakra.div>
      <UsedDialog used={intake.used} onClose={intake.leave} onConfirm={intake.makeAnyway} />
    </>
  );
};
