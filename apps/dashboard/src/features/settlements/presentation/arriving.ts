import { toldSum } from '@dasbor/domain/kernel';
import type { DuePayments } from '../api/types.ts';

/** Payments that arrive by themselves. The others cost more than they bring and wait for a person, so no sum has them. */
export const arrivingOf = (payments: readonly DuePayments[]): readonly DuePayments[] =>
  payments.filter((due) => !due.exceeds_payments);

/** Payments that wait, and by how much their fees and refunds exceed them; null if there are none. */
export const waitingOf = (payments: readonly DuePayments[]): { count: number; amount: number } | null => {
  const waiting = payments.filter((due) => due.exceeds_payments);
  if (waiting.length === 0) return null;
  return {
    count: waiting.reduce((total, due) => total + due.payment_count, 0),
    amount: -toldSum(waiting.map(({ amount }) => amount)),
  };
};
