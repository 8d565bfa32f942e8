import { chakra } from '@chakra-ui/react';
import { BASIC_ACCOUNT, type OnboardingStep } from '@dasbor/domain/onboarding';
import { useId } from 'react';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import type { Onboarding } from '../../api/types.ts';
import type { OnboardingFormState } from '../../forms/use-onboarding-form.ts';
import { SentData } from '../states/sent-data.tsx';
import { Fees } from '../states/fees.tsx';

type TermsStepProps = OnboardingFormState & { onboarding: Onboarding };

/** Step 3: what will be sent, what the account can do, and the terms. */
export const TermsStep = ({ form, incomplete, go, onboarding, categories, banks }: TermsStepProps) => {
  const t = useT('onboarding');
  const { rupiah } = useFormat();
  const id = useId();
  const error = form.errorOf('terms_accepted');
  const limit = rupiah(BASIC_ACCOUNT.settlementLimit);
  return (
    <>
      {incomplete && incomplete !== 'terms' ? <Missing step={incomplete} go={go} /> : null}
      <SentData values={form.values} hasPhoto={onboarding.ktp_image !== null} lists={{ categories, banks }} />
      <Fees />
      <chakra.ul ps="5" display="grid" gap="1" listStyleType="disc" textStyle="small">
        <li>{t('terms.true')}</li>
        <li>{t('terms.limit', { limit })}</li>
        <li>{t('terms.photo')}</li>
        <li>{t('terms.use')}</li>
      </chakra.ul>
      <chakra.div display="grid" gap="1.5">
        <Choice
          title={t('terms.accept')}
          invalid={error !== undefined}
          describedBy={error ? id : undefined}
          {...form.toggle('terms_accepted')}
        />
        {error ? <ErrorText id={id}>{error}</ErrorText> : null}
      </chakra.div>
    </>
  );
};

const Missing = ({ step, go }: { step: OnboardingStep; go: OnboardingFormState['go'] }) => {
  const t = useT('onboarding');
  return (
    <Banner
      tone="warning"
      title={t('steps.missing', { step: t(`steps.${step}`) })}
      actions={
        <Button size="sm" onClick={() => void go(step)}>
          {t('steps.complete')}
        </Button>
      }
    />
  );
};
