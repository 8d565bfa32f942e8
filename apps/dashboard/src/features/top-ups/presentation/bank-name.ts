import { CHANNELS } from '@dasbor/domain/payments';
import type { TopUpBank } from '@dasbor/domain/top-ups';

/** As customers know it too: a top up is paid by the same virtual accounts as a payment. */
export const topUpBankName = (bank: TopUpBank): string =>
  CHANNELS.va.find(({ channel }) => channel === bank)?.name ?? bank;
