import { DRAFT_MAX_LENGTH, isUnusualKtpNumber } from '@dasbor/domain/onboarding';
import { BankChoice } from '../../../../shared/forms/bank-choice.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import type { Onboarding } from '../../api/types.ts';
import { useOnboardingActions } from '../../api/use-onboarding-actions.ts';
import type { OnboardingFormState } from '../../forms/use-onboarding-form.ts';
import { hasKtpImage } from '../../forms/onboarding-values.ts';
import { PhotoUpload } from '../photo-upload.tsx';
import { AccountCheck } from './account-check.tsx';

type PersonalStepProps = OnboardingFormState & { onboarding: Onboarding };

/** Step 2: the person, the account that settlements go to, and the photo of the ID card. */
export const PersonalStep = ({ form, banks, isEditable, flush, onboarding }: PersonalStepProps) => {
  const t = useT('onboarding');
  const { uploadIdCard } = useOnboardingActions();
  const {
    client_type: type,
    ktp_number: ktp,
    bank,
    bank_account_number: account,
    full_name: name,
  } = form.values;
  return (
    <>
      {isEditable('full_name') ? (
        <TextField
          label={t('field.full_name')}
          hint={t(type === 'company' ? 'hint.director' : 'hint.full_name')}
          autoComplete="name"
          maxLength={DRAFT_MAX_LENGTH.full_name}
          {...form.field('full_name')}
        />
      ) : null}
      {isEditable('ktp_number') ? (
        <>
          <TextField
            label={t('field.ktp_number')}
            hint={t('hint.ktp_number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={DRAFT_MAX_LENGTH.ktp_number}
            {...form.field('ktp_number')}
          />
          {isUnusualKtpNumber(ktp) ? (
            <Banner tone="warning" live="status" title={t('unusual.title')}>
              {t('unusual.text')}
            </Banner>
          ) : null}
        </>
      ) : null}
      {isEditable('bank') ? (
        <>
          <BankChoice
            label={t('field.bank')}
            banks={banks}
            nothing={t('nothing.bank')}
            {...form.field('bank')}
          />
          <TextField
            label={t('field.bank_account_number')}
            hint={t(type === 'company' ? 'hint.accountCompany' : 'hint.account')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={DRAFT_MAX_LENGTH.bank_account_number}
            {...form.field('bank_account_number')}
          />
          <AccountCheck
            // Another account or name was not checked.
            key={`${bank} ${account} ${name}`}
            isFilledIn={
              !form.problems['bank'] && !form.problems['bank_account_number'] && !form.problems['full_name']
            }
            flush={flush}
          />
        </>
      ) : null}
      {isEditable('ktp_image') ? (
        <PhotoUpload
          label={t('field.ktp_image')}
          hint={t('hint.ktp_image')}
          stored={hasKtpImage(onboarding) ? onboarding.ktp_image : null}
          upload={uploadIdCard}
          error={form.errorOf('ktp_image')}
        />
      ) : null}
    </>
  );
};
