import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import type { Values } from './subaccount-values.ts';

/** Name, email and the merchant's own reference. */
export const SubaccountFields = ({ form }: { form: FormState<Values> }) => {
  const t = useT('subaccounts');
  const common = (name: 'name' | 'email' | 'account_id') => ({
    label: t(`form.${name}`),
    autoComplete: 'off',
    ...form.field(name),
  });
  return (
    <>
      <TextField {...common('name')} maxLength={128} />
      <TextField {...common('email')} type="email" hint={t('form.emailHint')} maxLength={254} />
      <TextField {...common('account_id')} optional hint={t('form.accountIdHint')} maxLength={64} />
    </>
  );
};
