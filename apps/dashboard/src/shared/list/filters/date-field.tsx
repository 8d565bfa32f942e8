import { type CalendarDate, formatDate, isCalendarDate, parseDate } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-t.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/field.tsx';

type DateFieldProps = {
  /** A date, or the typed text if it is not a date. */
  value: CalendarDate;
  onChange: (value: CalendarDate) => void;
  onBlur?: () => void;
} & Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'size'>;

/**
 * A date in the reader's language, accepted in any usual format. A native date field would follow the browser's language
 * and show 11/20/2026 to an Indonesian reader.
 */
export const DateField = ({ value, onChange, onBlur, ...field }: DateFieldProps) => {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      size="sm"
      {...field}
      autoComplete="off"
      value={typed ?? (isCalendarDate(value) ? formatDate(value, language) : value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseDate(target.value) ?? target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
};
