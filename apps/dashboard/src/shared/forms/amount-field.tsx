import { chakra } from '@chakra-ui/react';
import { parseRupiah } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { Field } from '../ui/fields/field.tsx';
import { Input } from '../ui/fields/input.tsx';

type AmountFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  aside?: ReactNode;
  /** The text as typed. On blur, valid rupiah amounts are grouped; other text is left for the user to fix. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

export const AmountField = ({ label, hint, error, aside, value, onChange, onBlur }: AmountFieldProps) => {
  const { count } = useFormat();

  const leave = () => {
    const amount = parseRupiah(value);
    if (amount.ok) onChange(count(amount.value));
    onBlur?.();
  };

  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <chakra.div position="relative">
          <chakra.span
            aria-hidden="true"
            position="absolute"
            top="0"
            bottom="0"
            insetStart="3"
            display="grid"
            placeItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            Rp
          </chakra.span>
          <Input
            {...control}
            ps="10"
            size="lg"
            fontVariantNumeric="tabular-nums"
            fontWeight="semibold"
            inputMode="numeric"
            autoComplete="off"
            maxLength={32}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={leave}
          />
        </chakra.div>
      )}
    </Field>
  );
};
