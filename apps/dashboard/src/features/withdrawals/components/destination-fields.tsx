import { BankChoice } from '../../../shared/forms/bank-choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import type { Bank } from '../api/types.ts';
import type { DestinationField, DestinationValues } from '../forms/destination-values.ts';

interface DestinationFieldsProps {
  form: {
    values: DestinationValues;
    set: (changes: Partial<DestinationValues>) => void;
    touch: (field: DestinationField) => void;
    errorOf: (field: DestinationField) => string | undefined;
  };
  banks: readonly Bank[];
  /** It must be an account of the merchant itself. */
  isOwn?: boolean;
}

/** The bank found by name or code, the number, the holder. */
export function DestinationFields({ form, banks, isOwn = false }: DestinationFieldsProps) {
  const t = useT('withdrawals');
  const { values, set, touch, errorOf } = form;
  return (
    <>
      <BankChoice
        label={t('form.bank')}
        hint={t('form.bankHint')}
        error={errorOf('bank_code')}
        banks={banks}
        value={values.bank_code}
        onChange={(code) => set({ bank_code: code })}
        onBlur={() => touch('bank_code')}
        nothing={t('form.bankNothing')}
      />
      <TextField
        label={t('form.accountNumber')}
        error={errorOf('account_number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={values.account_number}
        onChange={(event) => set({ account_number: event.target.value })}
        onBlur={() => touch('account_number')}
      />
      <TextField
        label={t('form.accountName')}
        hint={isOwn ? t('form.accountNameHint') : undefined}
        error={errorOf('account_name')}
        autoComplete="off"
        maxLength={128}
        value={values.account_name}
        onChange={(event) => set({ account_name: event.target.value })}
        onBlur={() => touch('account_name')}
      />
    </>
  );
}
