import { chakra } from '@chakra-ui/react';
import { FIELDS_OF_STEP } from '@dasbor/domain/onboarding';
import { Form } from '../../../../shared/forms/form.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSuspendedReason } from '../../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { Onboarding } from '../../api/types.ts';
import { type Lists, useOnboardingForm } from '../../forms/use-onboarding-form.ts';
import { BusinessStep } from './business-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { SavingLine } from './saving-line.tsx';
import { StepList } from './step-list.tsx';
import { TermsStep } from './terms-step.tsx';

type ActivationFormProps = { onboarding: Onboarding; lists: Lists };

/** One step at a time. Every change is stored, so the form can be continued on another device. */
export const ActivationForm = ({ onboarding, lists }: ActivationFormProps) => {
  const t = useT('onboarding');
  const state = useOnboardingForm(onboarding, lists);
  const { form, at, steps, go, saving, flush } = state;
  const suspended = useSuspendedReason();
  const place = steps.indexOf(at);
  const before = steps[place - 1];
  const next = steps[place + 1];

  return (
    <chakra.div display="grid" gap="4">
      <StepList {...state} />
      <Section title={t(`steps.${at}`)} description={t(`stepText.${at}`)}>
        <Form
          form={{
            ...form,
            // Enter goes on; only the last step sends.
            submit: async () => {
              if (!next) return form.submit();
              if (form.passes([...FIELDS_OF_STEP[at]])) await go(next);
            },
          }}
        >
          {form.banner}
          {at === 'business' ? <BusinessStep {...state} /> : null}
          {at === 'personal' ? <PersonalStep {...state} onboarding={onboarding} /> : null}
          {at === 'terms' ? <TermsStep {...state} onboarding={onboarding} /> : null}
          {form.summary}
          <SavingLine saving={saving} onRetry={() => void flush()} />
          <chakra.div css={BUTTONS}>
            {next ? (
              <Button type="submit" variant="primary" size="lg">
                {t('next')}
              </Button>
            ) : (
              <Button
                type="submit"
                variant="primary"
                size="lg"
                loading={form.isBusy}
                disabledReason={suspended}
              >
                {t('submit')}
              </Button>
            )}
            {before ? (
              <Button size="lg" variant="quiet" onClick={() => void go(before)}>
                {t('back')}
              </Button>
            ) : null}
          </chakra.div>
        </Form>
      </Section>
    </chakra.div>
  );
};

/** The whole width on a phone, where a thumb reaches it. */
const BUTTONS = {
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row-reverse' },
  justifyContent: { base: 'stretch', sm: 'space-between' },
  gap: '2',
} as const;
