import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { TOP_UP_BANKS } from '@dasbor/domain/top-ups';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Bank, DestinationFields } from '../../withdrawals/public.ts';
import type { SettingsPart } from './settings-values.ts';
import { SwitchSection } from './switch-section.tsx';
import type { useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  form: ReturnType<typeof useSettingsForm>;
  parts: readonly SettingsPart[];
  banks: readonly Bank[];
  isAsking: boolean;
  onReview: () => void;
}

/** Switches, each with what it needs below it. */
export function SettingsForm({ form, parts, banks, isAsking, onReview }: SettingsFormProps) {
  const t = useT('balance');
  const words = useCodeWords();
  const who = useWho();
  const allowed = may(who, { permission: 'withdrawal.create' });
  const reason = allowed.ok ? undefined : words(allowed.problem.code, allowed.problem.params);
  const element = useProblemFocus(form.attempts);
  const { values } = form;
  const bankError = form.errorOf('sweep_in_bank');

  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (allowed.ok && form.check()) onReview();
      }}
    >
      {parts.includes('low') ? (
        <SwitchSection form={form} part="low">
          <AmountField
            label={t('settings.low.threshold')}
            error={form.errorOf('low_balance_threshold')}
            value={values.low_balance_threshold}
            onChange={(threshold) => form.set({ low_balance_threshold: threshold })}
            onBlur={() => form.touch('low_balance_threshold')}
          />
        </SwitchSection>
      ) : null}
      {parts.includes('out') ? (
        <SwitchSection form={form} part="out" feature="sweep_out">
          <AmountField
            label={t('settings.out.keep')}
            hint={t('settings.out.keepHint')}
            error={form.errorOf('sweep_out_keep')}
            value={values.sweep_out_keep}
            onChange={(keep) => form.set({ sweep_out_keep: keep })}
            onBlur={() => form.touch('sweep_out_keep')}
          />
          <DestinationFields form={form} banks={banks} isOwn />
        </SwitchSection>
      ) : null}
      {parts.includes('in') ? (
        <SwitchSection form={form} part="in" feature="sweep_in">
          <ChoiceGroup legend={t('settings.in.bank')}>
            {TOP_UP_BANKS.map((bank) => (
              <Choice
                key={bank}
                radio="sweep_in_bank"
                title={bank}
                checked={values.sweep_in_bank === bank}
                invalid={bankError !== undefined}
                onChange={() => form.set({ sweep_in_bank: bank })}
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
      <ProblemSummary form={element} outcomes={form.attempts} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" variant="primary" loading={isAsking} disabledReason={reason}>
          {t('settings.review.button')}
        </Button>
        {reason ? (
          <chakra.span textStyle="small" color="fg.muted">
            {reason}
          </chakra.span>
        ) : null}
      </chakra.div>
    </chakra.form>
  );
}
