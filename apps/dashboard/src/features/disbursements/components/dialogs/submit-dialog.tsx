import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { usePolicy } from '../../../../shared/policy/use-policy.ts';
import { useSession, useWho } from '../../../../shared/state/session.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useEvidence } from '../../api/use-evidence.ts';
import { useSendBatch } from '../../api/use-send-batch.ts';
import { mayApproveLater } from '../../presentation/next-step.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import type { BatchDialogProps } from './dialog-props.ts';
import { NoticeLines } from '../notices/notice-lines.tsx';

/** The figures the approver will see: transfers, fee, VAT (PPN) and balance after. */
export const SubmitDialog = ({ batch, open, asked, onClose }: BatchDialogProps) => {
  const t = useT('disbursements');
  const words = useCodeWords();
  const counted = useCountWords();
  const toast = useToast();
  const { submit } = useSendBatch(batch);
  const decision = usePolicy('disburse');
  const who = useWho();
  const { user_id: userId } = useSession();
  // Shown if known. Submitting does not wait for it.
  const { data: evidence } = useEvidence(batch, open);

  return (
    <ConfirmDialog
      open={open}
      asked={asked}
      onClose={onClose}
      title={t('submit.title', { payouts: counted('payouts', batch.notice.payouts) })}
      text={t('submit.text')}
      yes={t('submit.yes')}
      disabledReason={decision.allowed ? undefined : words(decision.reason.code, decision.reason.params)}
      onConfirm={async () => {
        await submit(batch.version);
        toast.success(t('submit.done'));
        onClose();
      }}
    >
      {mayApproveLater(batch, { ...who, userId }) ? (
        <chakra.div mt="4">
          <Banner tone="warning" title={t('submit.maker.title')}>
            {t('submit.maker.text', { name: batch.maker.name })}
          </Banner>
        </chakra.div>
      ) : null}
      <chakra.div mt="4" mb="2">
        <NoticeLines notice={batch.notice} balance={evidence?.balance} />
      </chakra.div>
      {evidence ? <ShortNotice after={evidence.balance.after} /> : null}
    </ConfirmDialog>
  );
};

/** The balance need not be enough until somebody approves. */
export const ShortNotice = ({ after }: { after: number }) => {
  const t = useT('disbursements');
  const { rupiah } = useFormat();
  if (after >= 0) return null;
  return (
    <chakra.div mb="2">
      <Banner tone="warning" title={t('numbers.short', { amount: rupiah(-after) })} />
    </chakra.div>
  );
};
