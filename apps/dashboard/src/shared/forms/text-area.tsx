import type { ReactNode } from 'react';
import type { FormField } from './use-form.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Textarea } from '../ui/fields/textarea.ts';

type TextAreaProps = {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  maxLength: number;
} & FormField<string>;

/** A field of several lines. */
export const TextArea = ({ label, hint, required = false, error, maxLength, ...field }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={!required}>
    {(control) => (
      <Textarea
        {...control}
        h="auto"
        minH="24"
        py="2"
        css={{ fieldSizing: 'content' }}
        maxLength={maxLength}
        {...field}
      />
    )}
  </Field>
);
