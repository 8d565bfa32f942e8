import type { OnboardingDraft } from '@dasbor/domain/onboarding';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../../shared/ui/record/description-list.tsx';
import type { Lists } from '../../forms/use-onboarding-form.ts';

type SentDataProps = {
  values: OnboardingDraft;
  hasPhoto: boolean;
  lists: Partial<Lists>;
  /** According to the bank. */
  holder?: string | null;
};

/** The form to read. */
export const SentData = ({ values, hasPhoto, lists, holder }: SentDataProps) => {
  const t = useT('onboarding');
  const language = useLanguage();
  const { client_type: type, business_category: slug, bank: code } = values;
  const bank = lists.banks?.find((one) => one.code === code)?.name ?? code;
  const category = lists.categories?.find((one) => one.slug === slug)?.name[language] ?? slug;
  const text = (value: string) => (value.trim() === '' ? t('empty') : value);
  return (
    <DescriptionList
      items={[
        {
          key: 'client_type',
          label: t('field.client_type'),
          value: type ? t(`clientType.${type}`) : t('empty'),
        },
        { key: 'business_name', label: t('field.business_name'), value: text(values.business_name) },
        { key: 'business_category', label: t('field.business_category'), value: text(category) },
        { key: 'business_website', label: t('field.business_website'), value: text(values.business_website) },
        {
          key: 'business_social_media',
          label: t('field.business_social_media'),
          value: text(values.business_social_media),
        },
        { key: 'npwp', label: t('field.npwp'), value: text(values.npwp) },
        { key: 'full_name', label: t('field.full_name'), value: text(values.full_name) },
        { key: 'ktp_number', label: t('field.ktp_number'), value: text(values.ktp_number) },
        {
          key: 'bank',
          label: t('account.title'),
          value: text([bank, values.bank_account_number, holder].filter(Boolean).join(' · ')),
        },
        { key: 'ktp_image', label: t('field.ktp_image'), value: hasPhoto ? t('photo.stored') : t('empty') },
      ]}
    />
  );
};
