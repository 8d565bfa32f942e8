import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { TOP_UP_BANKS } from '@dasbor/domain/top-ups';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { WithAccounts } from '../../../shared/destination/chosen.ts';
import { DestinationChoice } from '../../../shared/destination/destination-choice.tsx';
import type { SettingsPart, SettingsValues } from './settings-values.ts';
import { SwitchSection } from './switch-section.tsx';

type SettingsFormProps = {
  form: FormState<SettingsValues>;
  parts: readonly SettingsPart[];
  around: WithAccounts;
};

/** Switches, each with its fields below it. */
export const SettingsForm = ({ form, parts, around }: SettingsFormProps) => {
  const t = useT('balance');
  const words = useCodeWords();
  const who = useWho();
  const allowed = may(who, { permission: 'withdrawal.create' });
  const reason = allowed.ok ? undefined : words(allowed.problem.code, allowed.problem.params);
  const bankError = form.errorOf('sweep_in_bank');

  return (
    <Form form={form}>
      {parts.includes('low') ? (
        <SwitchSection form={form} part="low">
          <AmountField label={t('settings.low.threshold')} {...form.field('low_balance_threshold')} />
        </SwitchSection>
      ) : null}
      {parts.includes('out') ? (
        <SwitchSection form={form} part="out" feature="sweep_out">
          <AmountField
            label={t('settings.out.keep')}
            hint={t('settings.out.keepHint')}
            {...form.field('sweep_out_keep')}
          />
          <DestinationChoice form={form} around={around} />
        </SwitchSection>
      ) : null}
      {parts.includes('in') ? (
        <SwitchSection form={form} part="in" feature="sweep_in">
          <ChoiceGroup legend={t('settings.in.bank')}>
            {TOP_UP_BANKS.map((bank) => (
              <Choice
                key={bank}
                title={bank}
                invalid={bankError !== undefined}
                {...form.choice('sweep_in_bank', bank)}
              />
            ))}
          </ChoiceGroup>
          {bankError ? (
            <chakra.p textStyle="small" color="fg.error">
              {bankError}
            </chakra.p>
          ) : null}
        </SwitchSection>
      ) : null}
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" variant="primary" loading={form.isBusy} disabledReason={reason}>
          {t('settings.review.button')}
        </Button>
        {reason ? (
          <chakra.span textStyle="small" color="fg.muted">
            {reason}
          </chakra.span>
        ) : null}
      </chakra.div>
    </Form>
  );
};
