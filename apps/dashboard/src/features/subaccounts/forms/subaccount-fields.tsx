import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import type { Field, Values } from './subaccount-values.ts';

interface SubaccountFieldsProps {
  form: {
    values: Values;
    set: (changes: Partial<Values>) => void;
    touch: (field: Field) => void;
    errorOf: (field: Field) => string | undefined;
  };
}

/** Name, e-mail, and what the merchant's own systems call it. */
export function SubaccountFields({ form }: SubaccountFieldsProps) {
  const t = useT('subaccounts');
  const { values, set, touch, errorOf } = form;
  const common = (field: Field) => ({
    label: t(`form.${field}`),
    error: errorOf(field),
    autoComplete: 'off',
    value: values[field],
    onBlur: () => touch(field),
  });
  return (
    <>
      <TextField
        {...common('name')}
        maxLength={128}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        {...common('email')}
        type="email"
        hint={t('form.emailHint')}
        maxLength={254}
        onChange={(event) => set({ email: event.target.value })}
      />
      <TextField
        {...common('account_id')}
        optional
        hint={t('form.accountIdHint')}
        maxLength={64}
        onChange={(event) => set({ account_id: event.target.value })}
      />
    </>
  );
}
