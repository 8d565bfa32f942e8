import { chakra } from '@chakra-ui/react';
import { CLIENT_TYPES, DRAFT_MAX_LENGTH } from '@dasbor/domain/onboarding';
import { useId } from 'react';
import { Choice } from '../../../../shared/forms/choice.tsx';
import { ChoiceGroup } from '../../../../shared/forms/choice-group.tsx';
import { SearchChoice } from '../../../../shared/forms/search-choice.tsx';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import type { OnboardingFormState } from '../../forms/use-onboarding-form.ts';

/** Step 1. After a review it shows only what the reviewer asked for. */
export const BusinessStep = ({ form, categories, isEditable }: OnboardingFormState) => {
  const t = useT('onboarding');
  const language = useLanguage();
  const typeError = form.errorOf('client_type');
  const id = useId();
  const isCompany = form.values.client_type === 'company';
  return (
    <>
      {isEditable('client_type') ? (
        <chakra.div display="grid" gap="1.5">
          <ChoiceGroup legend={t('field.client_type')}>
            {CLIENT_TYPES.map((type) => (
              <Choice
                key={type}
                title={t(`clientType.${type}`)}
                text={t(`clientTypeText.${type}`)}
                invalid={typeError !== undefined}
                describedBy={typeError ? id : undefined}
                {...form.choice('client_type', type)}
              />
            ))}
          </ChoiceGroup>
          {typeError ? <ErrorText id={id}>{typeError}</ErrorText> : null}
        </chakra.div>
      ) : null}
      {isEditable('business_name') ? (
        <TextField
          label={t('field.business_name')}
          hint={t('hint.business_name')}
          autoComplete="organization"
          maxLength={DRAFT_MAX_LENGTH.business_name}
          {...form.field('business_name')}
        />
      ) : null}
      {isEditable('business_category') ? (
        <SearchChoice
          label={t('field.business_category')}
          hint={t('hint.business_category', { count: categories.length })}
          nothing={t('nothing.category')}
          options={categories.map(({ slug, name }) => ({
            value: slug,
            label: name[language],
            also: [slug, name[language === 'id' ? 'en' : 'id']],
          }))}
          {...form.field('business_category')}
        />
      ) : null}
      {isEditable('business_website') ? (
        <TextField
          label={t('field.business_website')}
          hint={t('hint.business_website')}
          optional
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          maxLength={DRAFT_MAX_LENGTH.business_website}
          {...form.field('business_website')}
        />
      ) : null}
      {isEditable('business_social_media') ? (
        <TextField
          label={t('field.business_social_media')}
          hint={t('hint.business_social_media')}
          optional
          inputMode="url"
          autoCapitalize="none"
          maxLength={DRAFT_MAX_LENGTH.business_social_media}
          {...form.field('business_social_media')}
        />
      ) : null}
      {isEditable('npwp') ? (
        <TextField
          label={t('field.npwp')}
          hint={isCompany ? t('hint.npwpCompany') : t('hint.npwp')}
          optional={!isCompany}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DRAFT_MAX_LENGTH.npwp}
          {...form.field('npwp')}
        />
      ) : null}
    </>
  );
};
