import { chakra } from '@chakra-ui/react';
import { isRetriggerable, PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import { useState } from 'react';
import { ChoiceGroup } from '../../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { usePayoutFailureWords } from '../../../../shared/payout-failures/use-payout-failure-words.ts';
import { Field } from '../../../../shared/ui/fields/field.tsx';
import { ConfirmDialog } from '../../../../shared/ui/overlays/confirm-dialog.tsx';
import { inputRecipe } from '../../../../shared/ui/theme/recipes/controls.ts';
import { useToast } from '../../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../../api/use-batch-changes.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import type { ItemsDialogProps } from './dialog-props.ts';

const OUTCOMES = ['done', 'failed'] as const;

/** Sandbox only: simulates the bank's response with any reason code. */
export const SimulateDialog = ({ batch, open, asked, onClose, items, onDone }: ItemsDialogProps) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const failureWords = usePayoutFailureWords();
  const toast = useToast();
  const { simulate } = useBatchChanges(batch);
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('done');
  const [reason, setReason] = useState<string>('BANK_TIMEOUT');
  const count = items === 'all' ? batch.counts.processing : items.length;
  return (
    <ConfirmDialog
      open={open}
      asked={asked}
      onClose={onClose}
      title={t('simulate.title', { payouts: counted('payouts', count) })}
      text={t('simulate.text')}
      yes={t('simulate.yes')}
      onConfirm={async () => {
        await simulate({
          ...(items === 'all' ? {} : { item_ids: [...items] }),
          outcome,
          ...(outcome === 'failed' ? { failure_code: reason } : {}),
        });
        toast.success(t('simulate.ran'));
        onClose();
        onDone?.();
      }}
    >
      <chakra.div display="grid" gap="4" mt="4" mb="2">
        <ChoiceGroup legend={t('simulate.outcome')}>
          {OUTCOMES.map((one) => (
            <Choice
              key={one}
              radio="outcome"
              title={t(`simulate.${one}`)}
              checked={outcome === one}
              onChange={() => setOutcome(one)}
            />
          ))}
        </ChoiceGroup>
        {outcome === 'failed' ? (
          <Field label={t('simulate.reason')}>
            {(control) => (
              <Select {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
                {PAYOUT_FAILURE_CODES.map((code) => (
                  <option key={code} value={code}>
                    {failureWords(code).title}
                    {isRetriggerable(code) ? ` (${t('simulate.again')})` : ''}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </chakra.div>
    </ConfirmDialog>
  );
};

const Select = chakra('select', inputRecipe);
