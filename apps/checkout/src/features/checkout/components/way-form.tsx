import type { CheckoutWay } from '@dasbor/sdk';
import type { ComponentChildren } from 'preact';
import { useSubmit } from '../../../shared/lib/use-submit.ts';
import { type Choice, choiceOf } from '../api/choice.ts';
import type { Refusal } from '../api/use-checkout.ts';
import css from './checkout.module.css';

export type WaysProps = {
  ways: readonly CheckoutWay[];
  /** The part to pay; all that remains if undefined. */
  amount: number | undefined;
  /** The open payment, which a choice replaces. */
  replaces: string | undefined;
  refusal: Refusal | undefined;
  busy: string | undefined;
  /** Where the browser sends the form if scripts are blocked. */
  action: string;
  choose: (choice: Choice) => void;
};

type WayFormProps = Pick<WaysProps, 'action' | 'choose' | 'amount' | 'replaces' | 'busy'> & {
  children: ComponentChildren;
};

export const WayForm = ({ action, choose, amount, replaces, busy, children }: WayFormProps) => {
  const form = useSubmit((data) => {
    const choice = choiceOf(data);
    if (choice && busy === undefined) choose(choice);
  });
  return (
    <form ref={form} method="post" action={action} noValidate class={css['form']}>
      {replaces !== undefined && <input type="hidden" name="replaces" value={replaces} />}
      {amount !== undefined && <input type="hidden" name="amount" value={amount} />}
      {children}
    </form>
  );
};
