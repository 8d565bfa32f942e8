import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useEffect, useMemo, useRef } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useFileDoctor } from '../../../shared/intake/doctor/use-file-doctor.ts';
import { DropZone } from '../../../shared/intake/file/drop-zone.tsx';
import { FileRefused } from '../../../shared/intake/file/file-refused.tsx';
import { MEGABYTE } from '../../../shared/intake/file/megabyte.ts';
import { Reading } from '../../../shared/intake/file/reading.tsx';
import { useFileDrop } from '../../../shared/intake/file/use-file-drop.ts';
import { IntakeContext } from '../../../shared/intake/use-intake.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useBalance } from '../../balance/public.ts';
import { useBanks } from '../api/use-banks.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { CutOffNotice } from './components/cut-off-notice.tsx';
import { PayoutTemplate } from './components/payout-template.tsx';
import { UsedDialog } from './components/used-dialog.tsx';
import { Workbench } from './components/workbench.tsx';
import { payoutIntake } from './payout-intake.ts';
import { useBatchDraft } from './use-batch-draft.ts';
import { usePayoutWords } from './use-payout-words.ts';
import { payoutDoctor } from './worker/payout-doctor.ts';

export default function CreatePage() {
  return <Create key={useScope().join(' ')} />;
}

const Create = () => {
  const t = useT('create');
  const { count } = useFormat();
  const banks = useBanks();
  const who = useWho();
  const balance = useBalance(may(who, { permission: 'withdrawal.view', feature: 'balance' }).ok);
  const aheadMs = balance.data?.aheadMs ?? 0;
  const decision = usePolicy('disburse', aheadMs);
  const intake = useMemo(() => payoutIntake(banks.data ?? []), [banks.data]);
  const words = usePayoutWords();
  const onPage = useMemo(() => ({ intake, words }), [intake, words]);
  const file = useFileDoctor(payoutDoctor, intake, banks.data);
  const { stage } = file;
  const draft = useBatchDraft(file);
  const ready = stage.kind === 'ready' ? stage : null;
  const isPicking = (stage.kind === 'empty' || stage.kind === 'refused') && !draft.isOpening;

  // The focused element is gone with the file.
  const start = useRef<HTMLDivElement>(null);
  const wasAt = useRef(stage.kind);
  useEffect(() => {
    if (stage.kind !== wasAt.current) start.current?.focus({ preventScroll: true });
    wasAt.current = stage.kind;
  }, [stage.kind]);

  const isOver = useFileDrop(isPicking ? draft.pick : null);
  return (
    <IntakeContext value={onPage}>
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
        {draft.openError && !ready ? (
          <PageState kind="failed" error={draft.openError} onRetry={draft.retryOpen} />
        ) : null}
        {draft.isOpening ? <PageState kind="loading" /> : null}
        {stage.kind === 'reading' ? (
          <Reading fileName={stage.file.name} progress={stage.progress} onCancel={draft.leave} />
        ) : null}
        {isPicking && !draft.openError ? (
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
                <DropZone
                  isOver={isOver}
                  label={t('drop.input')}
                  hint={t('drop.limits', {
                    megabytes: intake.limits.fileBytes / MEGABYTE,
                    rows: count(intake.limits.rows),
                  })}
                  onFile={draft.pick}
                />
                <PayoutTemplate banks={banks.data ?? []} />
              </chakra.div>
            </Section>
          </chakra.div>
        ) : null}
        {ready ? (
          <Workbench
            {...{ file, ready, draft, decision }}
            banks={banks.data ?? []}
            available={balance.data?.available}
          />
        ) : null}
      </chakra.div>
      <UsedDialog used={draft.used} onClose={draft.leave} onConfirm={draft.makeAnyway} />
    </IntakeContext>
  );
};
