import { labelProblem, ok, parseRupiah, rupiah } from '@dasbor/domain/kernel';
import { decideInstantAmount, decideRefund, refundNotesProblem } from '@dasbor/domain/refunds';
import { object } from 'yup';
import { type Beside, decided, type FormSchema, readAmount } from '../../../shared/forms/schema.ts';
import type { CreateRefund, Refundable } from '../api/types.ts';

/** Field values as typed. */
export type RefundValues = {
  kind: 'full' | 'part';
  /** The way that needs no link, or a link to the customer. */
  way: 'direct' | 'link';
  amount: string;
  notes: string;
  category: string;
  reference_id: string;
};

export const EMPTY_VALUES: RefundValues = {
  kind: 'full',
  way: 'direct',
  amount: '',
  notes: '',
  category: '',
  reference_id: '',
};

type BesideOf = Beside<RefundValues, Refundable>;

const limitsOf = ({ refundable_amount, paid_amount, is_partial_allowed }: Refundable) => ({
  maximum: rupiah(refundable_amount),
  paidAmount: rupiah(paid_amount),
  isPartialAllowed: is_partial_allowed,
});

const amountOf = ({ kind, amount }: RefundValues, { refundable_amount: all }: Refundable) =>
  kind === 'full' ? ok(rupiah(all)) : parseRupiah(amount);

const decideLabel = (text: string) => (text === '' ? undefined : labelProblem(text));

export const refundSchema: FormSchema<RefundValues, Refundable> = object({
  kind: decided((kind: string, { around }: BesideOf) =>
    kind === 'full' ? decideRefund(rupiah(around.refundable_amount), limitsOf(around)) : undefined,
  ),
  amount: decided((text: string, { values, around }: BesideOf) => {
    if (values.kind === 'full') return undefined;
    const amount = readAmount(text);
    return amount.ok ? decideRefund(amount.value, limitsOf(around)) : amount;
  }),
  way: decided((way: string, { values, around }: BesideOf) => {
    const amount = way === 'link' ? amountOf(values, around) : undefined;
    return amount?.ok ? decideInstantAmount(amount.value) : undefined;
  }),
  notes: decided(refundNotesProblem),
  category: decided(decideLabel),
  reference_id: decided(decideLabel),
});

/** The request. A full refund names its amount too, so that nobody refunds more than the form showed. */
export const bodyOf = (values: RefundValues, refundable: Refundable): CreateRefund => {
  const typed = amountOf(values, refundable);
  const [category, reference] = [values.category.trim(), values.reference_id.trim()];
  return {
    payment_id: refundable.payment_id,
    amount: typed.ok ? typed.value : refundable.refundable_amount,
    notes: values.notes.trim(),
    ...(category && { category }),
    ...(reference && { reference_id: reference }),
    ...(values.way === 'link' && { use_refund_link: true }),
  };
};
