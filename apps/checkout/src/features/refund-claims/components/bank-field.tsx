import type { RefundBank } from '@dasbor/sdk';
import { Field } from '../../../shared/ui/field.tsx';
import css from '../../../shared/ui/field.module.css';
import { useT } from '../locales/words.ts';

type BankFieldProps = {
  bank: RefundBank | undefined;
  error: string | undefined;
  disabled: boolean;
  onOpen: () => void;
};

/** Opens the list. */
export const BankField = ({ bank, error, disabled, onOpen }: BankFieldProps) => {
  const t = useT();
  return (
    <Field id="bank" label={t('form.bank')} error={error}>
      <button
        type="button"
        id="bank"
        class={css['control']}
        aria-haspopup="dialog"
        aria-labelledby="bank-label bank-name"
        aria-describedby={error && 'bank-error'}
        disabled={disabled}
        data-invalid={error ? '' : undefined}
        onClick={onOpen}
      >
        <span id="bank-name" class={bank ? undefined : css['placeholder']}>
          {bank?.name ?? t('form.bank.none')}
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 10 5 5 5-5" />
        </svg>
      </button>
    </Field>
  );
};
