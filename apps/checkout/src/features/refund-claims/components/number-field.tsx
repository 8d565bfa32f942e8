import type { RefundBank } from '@dasbor/sdk';
import { Field } from '../../../shared/ui/field.tsx';
import css from '../../../shared/ui/field.module.css';
import { cursorAfter, inGroups, withoutSeparators } from '../forms/account-number.ts';
import { useT } from '../locales/words.ts';

type NumberFieldProps = {
  bank: RefundBank | undefined;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (number: string) => void;
};

/** Shows groups of four while the number is typed. */
export const NumberField = ({ bank, value, error, readOnly, onChange }: NumberFieldProps) => {
  const t = useT();
  const isWallet = bank?.type === 'ewallet';
  const type = isWallet ? 'ewallet' : 'bank';

  const takeOver = (input: HTMLInputElement) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const number = withoutSeparators(input.value);
    const grouped = inGroups(number);
    const cursor = cursorAfter(grouped, withoutSeparators(before).length);
    input.value = grouped;
    input.setSelectionRange(cursor, cursor);
    onChange(number);
  };

  return (
    <Field
      id="number"
      label={t(`form.number.${type}`, { bank: bank?.name ?? '' })}
      hint={t(`form.hint.${type}`)}
      error={error}
    >
      <input
        id="number"
        class={`${css['control']} ${css['digits']}`}
        inputMode={isWallet ? 'tel' : 'numeric'}
        autoComplete={isWallet ? 'tel' : 'off'}
        spellcheck={false}
        maxLength={40}
        value={inGroups(value)}
        readOnly={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'number-error' : 'number-hint'}
        data-invalid={error ? '' : undefined}
        onInput={(event) => takeOver(event.currentTarget)}
      />
    </Field>
  );
};
