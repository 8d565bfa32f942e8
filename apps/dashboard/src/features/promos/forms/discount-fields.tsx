import { chakra } from '@chakra-ui/react';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { AmountField } from '../../../shared/forms/amount-field.tsx';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { exampleOf, type PromoValues } from './promo-values.ts';

/** How much, of which orders, and what it means for one of them. */
export const DiscountFields = ({ form }: { form: FormState<PromoValues> }) => {
  const t = useT('promos');
  const isPercentage = form.values.discount_type === 'percentage';
  const example = exampleOf(form.values, form.problems);
  const isCashback = form.values.sub_type === 'cashback';
  return (
    <Section title={t('form.discount')}>
      <chakra.div display="grid" gap="5">
        <ChoiceGroup legend={t('form.discountType')}>
          <Choice title={t('form.percentage')} {...form.choice('discount_type', 'percentage')} />
          <Choice title={t('form.flat')} {...form.choice('discount_type', 'flat')} />
        </ChoiceGroup>
        {isPercentage ? (
          <TextField
            label={t('form.percent')}
            hint={t('form.percentHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            maxW="10rem"
            {...form.field('discount_value')}
          />
        ) : (
          <AmountField label={t('form.amount')} {...form.field('discount_value')} />
        )}
        <AmountField
          label={t('form.minimum')}
          hint={t('form.minimumHint')}
          {...form.field('minimum_purchase')}
        />
        {isPercentage ? (
          <AmountField
            label={t('form.maximum')}
            hint={t('form.maximumHint')}
            {...form.field('maximum_discount')}
          />
        ) : null}
        {example ? (
          <chakra.div data-part="example">
            <chakra.p textStyle="label" color="fg.muted">
              {t('form.example')}
            </chakra.p>
            <MoneyLines
              lines={[
                { key: 'price', label: t('form.price'), amount: example.price },
                ...(isCashback ? [] : [{ key: 'off', label: t('form.off'), amount: -example.discount }]),
                {
                  key: 'pays',
                  label: t('form.pays'),
                  amount: example.price - (isCashback ? 0 : example.discount),
                  isTotal: true,
                },
                ...(isCashback ? [{ key: 'back', label: t('form.back'), amount: example.discount }] : []),
              ]}
            />
          </chakra.div>
        ) : null}
      </chakra.div>
    </Section>
  );
};
