import type { Mode } from '../../platform/merchant/mode.ts';
import type { PaymentAtAcquirer } from '../../rails/acquirer/port.ts';
import type { TopUpRow } from './rows.ts';

/** A top up, as the acquirer of its virtual account is asked about it. */
export const topUpAtAcquirer = (
  { id, bank, va_number }: Pick<TopUpRow, 'id' | 'bank' | 'va_number'>,
  mode: Mode,
): PaymentAtAcquirer => ({ id, mode, method: 'va', channel: bank, virtualAccountNumber: va_number });
