import { BankChoice } from '../forms/bank-choice.tsx';
import { useT } from '../i18n/use-t.ts';
import { TextField } from '../ui/fields/field.tsx';
import type { Bank } from './types.ts';
import type { FormField } from '../forms/use-form.tsx';
import type { DestinationField } from './destination-values.ts';

type DestinationFieldsProps = {
  form: { field: (name: DestinationField) => FormField<string> };
  banks: readonly Bank[];
  /** Only an account of the merchant itself is allowed. */
  isOwn?: boolean;
};

/** The bank found by name or code, the number, the holder. */
export const DestinationFields = ({ form, banks, isOwn = false }: DestinationFieldsProps) => {
  const t = useT('destination');
  return (
    <>
      <BankChoice
        label={t('bank')}
        hint={t('bankHint')}
        banks={banks}
        nothing={t('bankNothing')}
        {...form.field('bank_code')}
      />
      <TextField
        label={t('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...form.field('account_number')}
      />
      <TextField
        label={t('accountName')}
        hint={isOwn ? t('accountNameHint') : undefined}
        autoComplete="off"
        maxLength={128}
        {...form.field('account_name')}
      />
    </>
  );
};
