import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import { CHANNELS, mdrRateOf, PAYMENT_METHODS, SETTLEMENT_WORKING_DAYS } from '@dasbor/domain/payments';
import type { Channel, PaymentMethod } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { ChannelRow } from './repository.ts';

export type PaymentChannel = SuccessBody<'setPaymentChannel'>['data'];

export type OfferedChannel = Channel & { method: PaymentMethod };

export const OFFERED: readonly OfferedChannel[] = PAYMENT_METHODS.flatMap((method) =>
  CHANNELS[method].map((one) => ({ ...one, method })),
);

export const toPaymentChannel = (
  channel: OfferedChannel,
  { status, row }: { status: ChannelStatus; row: ChannelRow | undefined },
): PaymentChannel => ({
  ...toOffer(channel),
  status,
  changed_by: row?.changed_by ?? null,
  changed_at: row?.changed_at ?? null,
});

export const toOffer = ({ method, channel, name, minimum, maximum }: OfferedChannel) => {
  const { basisPoints, flat } = mdrRateOf({ method, channel });
  return { code: channel, name, minimum, maximum, mdr: { basis_points: basisPoints, flat } };
};

/** Every channel by method, each drawn by `draw`. */
export const byMethod = <C>(draw: (channel: OfferedChannel) => C) =>
  PAYMENT_METHODS.map((method) => ({
    method,
    settlement_working_days: SETTLEMENT_WORKING_DAYS[method],
    channels: OFFERED.filter((one) => one.method === method).map(draw),
  }));
