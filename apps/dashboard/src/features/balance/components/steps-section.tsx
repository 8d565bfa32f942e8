import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { MoneyTrace } from '../api/types.ts';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { thingOf } from '../presentation/traced-things.ts';
import { useKindWords } from '../presentation/use-kind-words.ts';
import { FlowLines } from './flow-lines.tsx';

/** The steps, oldest first. Steps of another object link to its trace. */
export const StepsSection = ({ trace }: { trace: MoneyTrace }) => {
  const t = useT('balance');
  const kindWords = useKindWords();
  const { count } = useFormat();
  return (
    <Section title={t('trace.steps')} padding="flush" data-section="steps">
      <chakra.ol listStyleType="none" m="0" p="0">
        {trace.steps.map((step, index) => (
          <chakra.li
            key={`${step.kind} ${step.reference_id}`}
            data-step={step.kind}
            display="grid"
            gap="2"
            px={{ base: '4', sm: '5' }}
            py="4"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
              <chakra.span fontWeight="semibold">
                {index + 1}. {kindWords(step.kind)}
              </chakra.span>
              <Time value={step.at} textStyle="small" color="fg.muted" />
              {step.count > 1 ? (
                <chakra.span textStyle="small" color="fg.muted">
                  {t('trace.several', { number: count(step.count) })} <Time value={step.last_at} />
                </chakra.span>
              ) : null}
              {step.reference_id === trace.reference_id ? null : (
                <chakra.span textStyle="id" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                  <StepReference id={step.reference_id} of={trace.reference_id} />
                </chakra.span>
              )}
            </chakra.div>
            <FlowLines moves={step.moves} />
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
};

const StepReference = ({ id, of }: { id: string; of: string }) => {
  const thing = thingOf(id);
  return thing.id === of ? id : <AppLink to={balancePaths.trace(thing.id)}>{id}</AppLink>;
};
