import type { CheckoutPayment } from '@dasbor/sdk';

/** Whether it may still be paid. */
export const isPending = ({ status }: Pick<CheckoutPayment, 'status'>): boolean =>
  status === 'started' || status === 'processing';
