import type { ComponentChildren } from 'preact';
import css from './button.module.css';

type ButtonProps = {
  kind?: 'primary' | 'secondary';
  type?: 'button' | 'submit';
  /** Works on the last press: it takes no other, and keeps the focus. */
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ComponentChildren;
};

export const Button = ({
  kind = 'primary',
  type = 'button',
  busy = false,
  disabled = false,
  onClick,
  children,
}: ButtonProps) => (
  <button
    type={type}
    class={`${css['button']} ${css[kind]}`}
    disabled={disabled}
    aria-disabled={busy}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.();
    }}
  >
    {busy && <span class={css['spinner']} aria-hidden="true" />}
    {children}
  </button>
);
