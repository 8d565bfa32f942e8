import type { ComponentChildren } from 'preact';
import css from './field.module.css';

type FieldProps = {
  /** Of the control inside. Its hint has this id with `-hint`, its error with `-error`. */
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  children: ComponentChildren;
};

export const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <div class={css['field']}>
    <label id={`${id}-label`} for={id}>
      {label}
    </label>
    {children}
    {error ? (
      <p id={`${id}-error`} class={css['error']}>
        {error}
      </p>
    ) : (
      hint && (
        <p id={`${id}-hint`} class={css['hint']}>
          {hint}
        </p>
      )
    )}
  </div>
);
