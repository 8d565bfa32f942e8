import { chakra } from '@chakra-ui/react';
import { FUND_TRANSFER_TYPES } from '@dasbor/domain/fund-transfers';
import type { Decision } from '@dasbor/domain/policy';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import { BalanceChoice } from '../../../shared/balance-choice/balance-choice.tsx';
import { MERCHANT, type Plan, type Surroundings, typeOf, type Values } from '../forms/transfer-values.ts';
import { AccountFields } from './account-fields.tsx';
import { PlanLines } from './plan-lines.tsx';

type TransferFormProps = {
  form: FormState<Values>;
  around: Surroundings;
  approved: readonly DestinationAccount[] | null;
  plan: Plan | null;
  decision: Decision;
};

export const TransferForm = ({ form, around, approved, plan, decision }: TransferFormProps) => {
  const t = useT('fund-transfers');
  const { subaccounts, merchantAvailable } = around;
  const end = (name: 'source_subaccount_id' | 'destination_subaccount_id') => ({
    ...form.field(name),
    subaccounts,
    merchant: MERCHANT,
    merchantAvailable,
  });
  return (
    <Form form={form}>
      <Section>
        <chakra.div display="grid" gap="4">
          <ChoiceGroup legend={t('form.type')}>
            {FUND_TRANSFER_TYPES.map((value) => (
              <Choice
                key={value}
                title={t(`type.${value}`)}
                text={t(`typeText.${value}`)}
                {...form.choice('type', value)}
              />
            ))}
          </ChoiceGroup>
          <BalanceChoice label={t('form.from')} {...end('source_subaccount_id')} />
          {typeOf(form.values) === 'balance_to_balance' ? (
            <BalanceChoice label={t('form.to')} {...end('destination_subaccount_id')} />
          ) : (
            <AccountFields form={form} banks={around.banks} approved={approved} />
          )}
        </chakra.div>
      </Section>
      <Section>
        <chakra.div display="grid" gap="4">
          <AmountField label={t('form.amount')} {...form.field('amount')} />
          {plan ? <PlanLines plan={plan} /> : null}
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
      <PolicyButton type="submit" variant="primary" justifySelf="start" decision={decision}>
        {t('form.review')}
      </PolicyButton>
    </Form>
  );
};
