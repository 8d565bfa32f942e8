import { chakra } from '@chakra-ui/react';
import { FUND_TRANSFER_TYPES } from '@dasbor/domain/fund-transfers';
import type { Decision } from '@dasbor/domain/policy';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { WhitelistedAccount } from '../api/types.ts';
import { BalanceChoice } from '../../subaccounts/public.ts';
import {
  type Field,
  MERCHANT,
  type Plan,
  type Surroundings,
  typeOf,
  type Values,
} from '../forms/transfer-values.ts';
import { AccountFields } from './account-fields.tsx';
import { PlanLines } from './plan-lines.tsx';

interface TransferFormProps {
  form: ReturnType<typeof useCheckedForm<Values, Field>>;
  around: Surroundings;
  whitelist: readonly WhitelistedAccount[] | null;
  plan: Plan | null;
  decision: Decision;
  onReview: () => void;
}

export function TransferForm({ form, around, whitelist, plan, decision, onReview }: TransferFormProps) {
  const t = useT('fund-transfers');
  const element = useProblemFocus(form.attempts);
  const { values, set, touch, errorOf } = form;
  const type = typeOf(values);
  const { subaccounts, merchantAvailable } = around;
  const end = (field: 'source_subaccount_id' | 'destination_subaccount_id') => ({
    error: errorOf(field),
    subaccounts,
    merchant: MERCHANT,
    merchantAvailable,
    value: values[field],
    onChange: (value: string) => set({ [field]: value }),
    onBlur: () => touch(field),
  });
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
          <ChoiceGroup legend={t('form.type')}>
            {FUND_TRANSFER_TYPES.map((value) => (
              <Choice
                key={value}
                radio="type"
                title={t(`type.${value}`)}
                text={t(`typeText.${value}`)}
                checked={type === value}
                onChange={() => set({ type: value })}
              />
            ))}
          </ChoiceGroup>
          <BalanceChoice label={t('form.from')} {...end('source_subaccount_id')} />
          {type === 'balance_to_balance' ? (
            <BalanceChoice label={t('form.to')} {...end('destination_subaccount_id')} />
          ) : (
            <AccountFields form={form} banks={around.banks} whitelist={whitelist} />
          )}
        </chakra.div>
      </Section>
      <Section>
        <chakra.div display="grid" gap="4">
          <AmountField
            label={t('form.amount')}
            error={errorOf('amount')}
            value={values.amount}
            onChange={(amount) => set({ amount })}
            onBlur={() => touch('amount')}
          />
          {plan ? <PlanLines plan={plan} /> : null}
          <TextField
            label={t('form.notes')}
            optional
            autoComplete="off"
            maxLength={200}
            error={errorOf('notes')}
            value={values.notes}
            onChange={(event) => set({ notes: event.target.value })}
            onBlur={() => touch('notes')}
          />
        </chakra.div>
      </Section>
      <ProblemSummary form={element} outcomes={form.attempts} />
      <PolicyButton type="submit" variant="primary" justifySelf="start" decision={decision}>
        {t('form.review')}
      </PolicyButton>
    </chakra.form>
  );
}
