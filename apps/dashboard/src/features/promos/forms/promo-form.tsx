import { chakra } from '@chakra-ui/react';
import { PROMO_APPLICATIONS, PROMO_NAME, PROMO_SUB_TYPES } from '@dasbor/domain/promos';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { MethodFields } from './method-fields.tsx';
import { promoSchema, type PromoValues, withKnownChoices } from './promo-values.ts';

type PromoFormProps = {
  /** The saved terms, or an empty form. */
  saved: PromoValues;
  draftName: string;
  onSave: (values: PromoValues, form: { clear: () => void }) => Promise<void>;
  submitLabel: string;
  cancelTo: string;
};

/** Create and edit share one form. The server's rules are shown while the person types. */
export const PromoForm = ({ saved, draftName, onSave, submitLabel, cancelTo }: PromoFormProps) => {
  const t = useT('promos');
  const clock = useClock();
  // Once, so that the rules do not change while the form is open past midnight; the server decides.
  const [now] = useState(clock);
  const form = useForm({
    initial: saved,
    schema: promoSchema,
    around: { now },
    draft: draftName,
    restore: withKnownChoices,
    submit: onSave,
  });
  return (
    <Form form={form} maxW="44rem">
      {form.banner}
      <DraftNotice form={form} />
      <Section>
        <chakra.div display="grid" gap="5">
          <TextField
            label={t('form.name')}
            hint={t('form.nameHint')}
            maxLength={PROMO_NAME.maximum * 2}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('name')}
          />
          <TextField
            label={t('form.description')}
            hint={t('form.descriptionHint')}
            optional
            maxLength={200}
            autoComplete="off"
            {...form.field('description')}
          />
          <ChoiceGroup legend={t('form.application')}>
            {PROMO_APPLICATIONS.map((one) => (
              <Choice
                key={one}
                title={t(`application.${one}.title`)}
                text={t(`application.${one}.text`)}
                {...form.choice('application', one)}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend={t('form.subType')}>
            {PROMO_SUB_TYPES.map((one) => (
              <Choice
                key={one}
                title={t(`subType.${one}.title`)}
                text={t(`subType.${one}.text`)}
                {...form.choice('sub_type', one)}
              />
            ))}
          </ChoiceGroup>
        </chakra.div>
      </Section>
      <MethodFields form={form} />
      <DiscountFields form={form} />
      <LimitFields form={form} />
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="primary" loading={form.isBusy}>
          {submitLabel}
        </Button>
        <LinkButton>
          <Link to={cancelTo}>{t('form.cancel')}</Link>
        </LinkButton>
      </chakra.div>
    </Form>
  );
};
