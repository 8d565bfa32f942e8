import { chakra } from '@chakra-ui/react';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { usePolicy } from '../../../../shared/policy/use-policy.ts';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useBanks } from '../../api/use-banks.ts';
import { useRetriggerable } from '../../api/use-retriggerable.ts';
import { useSendBatch } from '../../api/use-send-batch.ts';
import { againPlan } from '../../presentation/again-plan.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import type { ItemsDialogProps } from './dialog-props.ts';
import { NoticeLines } from '../notices/notice-lines.tsx';

/** Retries payouts that failed because of the balance or a provider. Shows the count, and the amount if all are loaded. */
export const RetriggerDialog = ({ batch, open, asked, onClose, items, onDone }: ItemsDialogProps) => {
  const t = useT('disbursements');
  const words = useCodeWords();
  const counted = useCountWords();
  const toast = useToast();
  const { retrigger } = useSendBatch(batch);
  const decision = usePolicy('disburse');
  const { data: found } = useRetriggerable(batch.id, open);
  const { data: banks } = useBanks();
  const chosen = found?.data.filter(({ id }) => items === 'all' || items.includes(id));
  const count = items === 'all' ? batch.counts.retriggerable : items.length;
  return (
    <ConfirmDialog
      open={open}
      asked={asked}
      onClose={onClose}
      title={t('retrigger.title', { payouts: counted('payouts', count) })}
      text={t('retrigger.text')}
      yes={t('retrigger.yes')}
      disabledReason={decision.allowed ? undefined : words(decision.reason.code, decision.reason.params)}
      onConfirm={async () => {
        await retrigger(items);
        toast.success(t('retrigger.done'));
        onClose();
        onDone?.();
      }}
    >
      <chakra.div mt="4" mb="2">
        {banks && chosen?.length === count ? (
          <NoticeLines notice={againPlan(chosen, banks)} />
        ) : (
          <chakra.p textStyle="small" color="fg.muted">
            {t('retrigger.some')}
          </chakra.p>
        )}
      </chakra.div>
    </ConfirmDialog>
  );
};
