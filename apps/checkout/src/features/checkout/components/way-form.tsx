import type { CheckoutWay } from '@dasbor/sdk';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Choice, choiceOf } from '../api/choice.ts';
import type { Refusal } from '../api/use-checkout.ts';
import css from './checkout.module.css';

export type WaysProps = {
  ways: readonly CheckoutWay[];
  /** The open payment, which a choice replaces. */
  replaces: string | undefined;
  refusal: Refusal | undefined;
  busy: string | undefined;
  /** Where the browser sends the form if scripts are blocked. */
  action: string;
  choose: (choice: Choice) => void;
};

type WayFormProps = Pick<WaysProps, 'action' | 'choose' | 'replaces' | 'busy'> & {
  children: ComponentChildren;
};

export const WayForm = ({ action, choose, replaces, busy, children }: WayFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  // A listener of our own: hydration keeps the server's form, and its first submit must not be lost.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      const choice = choiceOf(new FormData(current, event.submitter));
      if (choice && busy === undefined) choose(choice);
    };
    current.addEventListener('submit', send);
    return () => current.removeEventListener('submit', send);
  });
  return (
    <form ref={form} method="post" action={action} noValidate class={css['form']}>
      {replaces !== undefined && <input type="hidden" name="replaces" value={replaces} />}
      {children}
    </form>
  );
};
