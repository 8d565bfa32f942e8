import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { ErrorText } from '../error-text.tsx';
import { Input, type InputProps } from './input.tsx';

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shown at the end of the label's line, e.g. "Lupa kata sandi?". */
  aside?: ReactNode;
  /** Optional fields say so; required fields have no mark. */
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error of one control. */
export const Field = ({ label, hint, error, aside, optional, children }: FieldProps) => {
  const t = useT('shared');
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <chakra.div css={FIELD}>
      <chakra.label htmlFor={id} textStyle="label">
        {label}
        {optional ? (
          <chakra.span color="fg.subtle" fontWeight="normal" ms="1.5">
            {t('field.optional')}
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside ? <span data-part="aside">{aside}</span> : null}
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      {hint ? (
        <chakra.div id={hintId} color="fg.subtle" textStyle="small">
          {hint}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
};

/** Displayed above the control but after it in tab order, so that Tab moves from field to field. */
const FIELD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '1.5',
  '& > *': { gridColumn: '1 / -1', minW: '0' },
  '& > label': { gridRow: '1', gridColumn: '1' },
  '& > [data-part=aside]': { gridRow: '1', gridColumn: '2', alignSelf: 'baseline', textStyle: 'small' },
} as const;

export type TextFieldProps = {
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'children' | 'ref'> &
  Omit<FieldProps, 'children'>;

export const TextField = ({ label, hint, error, aside, optional, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} aside={aside} optional={optional ?? false}>
    {(control) => <Input {...input} {...control} />}
  </Field>
);
