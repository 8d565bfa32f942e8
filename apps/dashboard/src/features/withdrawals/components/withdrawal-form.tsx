import { chakra } from '@chakra-ui/react';
import type { Decision } from '@dasbor/domain/policy';
import { SMALLEST_WITHDRAWAL } from '@dasbor/domain/withdrawals';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Plan, Surroundings, Values } from '../forms/withdrawal-values.ts';
import { DestinationChoice } from '../../../shared/destination/destination-choice.tsx';
import { PlanLines, SplitLine, withinBalance } from './plan-lines.tsx';

type WithdrawalFormProps = {
  form: FormState<Values>;
  plan: Plan | null;
  around: Surroundings;
  decision: Decision;
  aheadMs: number;
};

export const WithdrawalForm = (props: WithdrawalFormProps) => {
  const { form, plan, around, decision, aheadMs } = props;
  const { available } = around;
  const t = useT('withdrawals');
  const destination = useT('destination');
  const format = useFormat();

  return (
    <Form form={form}>
      <Section>
        <chakra.div display="grid" gap="4">
          <AmountField
            label={t('form.amount')}
            hint={t('form.amountHint', { minimum: format.rupiah(SMALLEST_WITHDRAWAL) })}
            aside={
              <Button
                variant="link"
                visibility={available === undefined ? 'hidden' : undefined}
                onClick={() => form.set({ amount: format.count(available ?? 0) })}
              >
                {t('form.all')}
              </Button>
            }
            {...form.field('amount')}
          />
          <PlanLines before={available} amount={withinBalance(form.values.amount, available)} />
          <SplitLine plan={plan} />
        </chakra.div>
      </Section>
      <Section title={destination('title')}>
        <chakra.div display="grid" gap="4">
          <DestinationChoice form={form} around={around} />
          <TextField
            label={t('form.notes')}
            optional
            autoComplete="off"
            maxLength={200}
            {...form.field('notes')}
          />
        </chakra.div>
      </Section>
      {form.summary}
      <PolicyButton
        type="submit"
        variant="primary"
        justifySelf="start"
        loading={form.isBusy}
        decision={decision}
        aheadMs={aheadMs}
      >
        {t('form.review')}
      </PolicyButton>
    </Form>
  );
};
