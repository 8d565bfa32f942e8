import type { Mode } from '../../platform/merchant/mode.ts';
import type { PaymentAtAcquirer } from '../../rails/acquirer/port.ts';
import type { PaymentRow } from './rows.ts';

/** A stored payment, as an acquirer is asked about it. */
export const atAcquirer = (
  { id, method, channel, va_number }: Pick<PaymentRow, 'id' | 'method' | 'channel' | 'va_number'>,
  mode: Mode,
): PaymentAtAcquirer => ({ id, mode, method, channel, virtualAccountNumber: va_number });
