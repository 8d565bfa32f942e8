import { BankChoice } from '../../../shared/forms/bank-choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import type { Bank } from '../api/types.ts';
import type { FormField } from '../../../shared/forms/use-form.tsx';
import type { DestinationField } from '../forms/destination-values.ts';

interface DestinationFieldsProps {
  form: { field: (name: DestinationField) => FormField<string> };
  banks: readonly Bank[];
  /** It must be an account of the merchant itself. */
  isOwn?: boolean;
}

/** The bank found by name or code, the number, the holder. */
export function DestinationFields({ form, banks, isOwn = false }: DestinationFieldsProps) {
  const t = useT('withdrawals');
  return (
    <>
      <BankChoice
        label={t('form.bank')}
        hint={t('form.bankHint')}
        banks={banks}
        nothing={t('form.bankNothing')}
        {...form.field('bank_code')}
      />
      <TextField
        label={t('form.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...form.field('account_number')}
      />
      <TextField
        label={t('form.accountName')}
        hint={isOwn ? t('form.accountNameHint') : undefined}
        autoComplete="off"
        maxLength={128}
        {...form.field('account_name')}
      />
    </>
  );
}
