import { chakra } from '@chakra-ui/react';
import type { OnboardingStep } from '@dasbor/domain/onboarding';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { OnboardingFormState } from '../../forms/use-onboarding-form.ts';

type StepListProps = Pick<OnboardingFormState, 'steps' | 'at' | 'go' | 'isComplete'>;

/** Where one is. Each step can be opened, because nothing is lost in between. */
export const StepList = ({ steps, at, go, isComplete }: StepListProps) => {
  const t = useT('onboarding');
  const isDone = (step: OnboardingStep) => step !== 'terms' && isComplete(step);
  return (
    <chakra.nav aria-label={t('steps.label')}>
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        {t('steps.progress', { at: steps.indexOf(at) + 1, total: steps.length })}
      </chakra.p>
      <chakra.ol
        display="grid"
        gridTemplateColumns={`repeat(${steps.length}, minmax(0, 1fr))`}
        gap="2"
        listStyleType="none"
        m="0"
        p="0"
      >
        {steps.map((step, index) => (
          <li key={step}>
            <chakra.button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => void go(step)}
              w="full"
              minH="11"
              pt="2"
              textAlign="start"
              textStyle="small"
              cursor="pointer"
              borderTopWidth="3px"
              borderColor={step === at || isDone(step) ? 'brand.solid' : 'border'}
              color={step === at ? 'fg' : 'fg.muted'}
              fontWeight={step === at ? 'semibold' : 'normal'}
              focusVisibleRing="outside"
            >
              {index + 1}. {t(`steps.${step}`)}
              {isDone(step) ? <chakra.span srOnly> {t('steps.done')}</chakra.span> : null}
            </chakra.button>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
};
