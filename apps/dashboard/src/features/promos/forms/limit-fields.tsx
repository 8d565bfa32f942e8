import { chakra } from '@chakra-ui/react';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { PromoValues } from './promo-values.ts';

/** The days of the promo, and how much it gives at most. */
export const LimitFields = ({ form }: { form: FormState<PromoValues> }) => {
  const t = useT('promos');
  return (
    <Section title={t('form.when')}>
      <chakra.div display="grid" gap="5">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          alignItems="start"
          gap="4"
        >
          <DateField size="md" label={t('form.from')} {...form.field('effective_from')} />
          <DateField size="md" label={t('form.to')} hint={t('form.toHint')} {...form.field('effective_to')} />
        </chakra.div>
        <ChoiceGroup legend={t('form.limitType')}>
          <Choice
            title={t('form.quota')}
            text={t('form.quotaText')}
            {...form.choice('limit_type', 'quota')}
          />
          <Choice
            title={t('form.budget')}
            text={t('form.budgetText')}
            {...form.choice('limit_type', 'budget')}
          />
        </ChoiceGroup>
        {form.values.limit_type === 'budget' ? (
          <AmountField label={t('form.budgetValue')} {...form.field('limit_value')} />
        ) : (
          <TextField
            label={t('form.quotaValue')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...form.field('limit_value')}
          />
        )}
      </chakra.div>
    </Section>
  );
};
