import { chakra } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { CrossCircleIcon } from './icons.tsx';
import { Input, type InputProps } from './input.tsx';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands at the end of the label's line, e.g. "Lupa kata sandi?". */
  aside?: ReactNode;
  /** Optional is said in words; required is the rule and is not starred. */
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error tied to one control. */
export function Field({ label, hint, error, aside, optional, children }: FieldProps) {
  const t = useT('shared');
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="2">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
          {optional ? (
            <chakra.span color="fg.subtle" fontWeight="normal" ms="1.5">
              {t('field.optional')}
            </chakra.span>
          ) : null}
        </chakra.label>
        {aside ? <chakra.span textStyle="small">{aside}</chakra.span> : null}
      </chakra.div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <chakra.p id={errorId} color="fg.error" textStyle="small" display="flex" gap="1.5">
          <chakra.span mt="0.5" flexShrink={0} fontSize="xs">
            <CrossCircleIcon />
          </chakra.span>
          {error}
        </chakra.p>
      ) : null}
      {hint ? (
        <chakra.div id={hintId} color="fg.subtle" textStyle="small">
          {hint}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}

export interface TextFieldProps extends Omit<InputProps, 'children' | 'ref'>, Omit<FieldProps, 'children'> {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, aside, optional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} optional={optional ?? false}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
