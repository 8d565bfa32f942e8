import { chakra } from '@chakra-ui/react';
import type { Decision } from '@dasbor/domain/policy';
import { SMALLEST_WITHDRAWAL } from '@dasbor/domain/withdrawals';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { Bank } from '../api/types.ts';
import type { useWithdrawalForm } from '../forms/use-withdrawal-form.ts';
import { DestinationFields } from './destination-fields.tsx';
import { PlanLines, SplitLine, withinBalance } from './plan-lines.tsx';

interface WithdrawalFormProps {
  form: ReturnType<typeof useWithdrawalForm>;
  banks: readonly Bank[];
  available: number | undefined;
  decision: Decision;
  aheadMs: number;
  isAsking: boolean;
  onReview: () => void;
}

export function WithdrawalForm(props: WithdrawalFormProps) {
  const { form, banks, available, decision, aheadMs, isAsking, onReview } = props;
  const t = useT('withdrawals');
  const format = useFormat();
  const element = useProblemFocus(form.attempts);
  const { values } = form;

  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (decision.allowed && form.check()) onReview();
      }}
    >
      <Section>
        <chakra.div display="grid" gap="4">
          <AmountField
            label={t('form.amount')}
            hint={t('form.amountHint', { minimum: format.rupiah(SMALLEST_WITHDRAWAL) })}
            error={form.errorOf('amount')}
            aside={
              <Button
                variant="link"
                visibility={available === undefined ? 'hidden' : undefined}
                onClick={() => form.set({ amount: format.count(available ?? 0) })}
              >
                {t('form.all')}
              </Button>
            }
            value={values.amount}
            onChange={(amount) => form.set({ amount })}
            onBlur={() => form.touch('amount')}
          />
          <PlanLines before={available} amount={withinBalance(values.amount, available)} />
          <SplitLine plan={form.plan} />
        </chakra.div>
      </Section>
      <Section title={t('form.destination')}>
        <chakra.div display="grid" gap="4">
          <DestinationFields form={form} banks={banks} isOwn />
          <TextField
            label={t('form.notes')}
            optional
            autoComplete="off"
            maxLength={200}
            error={form.errorOf('notes')}
            value={values.notes}
            onChange={(event) => form.set({ notes: event.target.value })}
            onBlur={() => form.touch('notes')}
          />
        </chakra.div>
      </Section>
      <ProblemSummary form={element} outcomes={form.attempts} />
      <PolicyButton
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={isAsking}
        decision={decision}
        aheadMs={aheadMs}
      >
        {t('form.review')}
      </PolicyButton>
    </chakra.form>
  );
}
