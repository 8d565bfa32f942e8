import type { Mode } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { PaymentMethodProblemCode } from './problems.ts';
import type { ChannelStatus } from './status.ts';

type InMode = { readonly mode: Mode; readonly status: ChannelStatus };

/** Whether the merchant may switch a channel on or off: in live mode, once the provider has activated it. */
export const decideSwitch = ({ mode, status }: InMode): Result<undefined, PaymentMethodProblemCode> => {
  if (mode === 'sandbox') return err('DPAY_CHANNELS_LOCKED');
  return status === 'active' || status === 'off' ? ok(undefined) : err('DPAY_CHANNEL_INACTIVE');
};

/** Whether the merchant may ask for a channel. */
export const decideRequest = ({ mode, status }: InMode): Result<undefined, PaymentMethodProblemCode> => {
  if (mode === 'sandbox') return err('DPAY_CHANNELS_LOCKED');
  if (status === 'submitted') return err('DPAY_CHANNEL_ALREADY_REQUESTED');
  return status === 'inactive' ? ok(undefined) : err('DPAY_CHANNEL_ALREADY_ACTIVE');
};

/** Whether a new payment may use a channel. Payments that are already open stay payable. */
export const decideChannel = (
  status: ChannelStatus,
): Result<undefined, Extract<PaymentMethodProblemCode, 'DPAY_CHANNEL_OFF' | 'DPAY_CHANNEL_INACTIVE'>> => {
  if (status === 'active') return ok(undefined);
  return err(status === 'off' ? 'DPAY_CHANNEL_OFF' : 'DPAY_CHANNEL_INACTIVE');
};
