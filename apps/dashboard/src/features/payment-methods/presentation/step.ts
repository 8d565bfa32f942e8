import { decideRequest, decideSwitch } from '@dasbor/domain/payment-methods';
import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import type { Mode } from '@dasbor/domain/access';
import type { Result } from '@dasbor/domain/kernel';

export type Step = 'off' | 'on' | 'request';

/** What the button of a channel does; null if there is nothing to do. */
export const stepOf = (status: ChannelStatus | null): Step | null => {
  if (status === 'active') return 'off';
  if (status === 'off') return 'on';
  return status === 'inactive' ? 'request' : null;
};

export const decideStep = (step: Step, at: { mode: Mode; status: ChannelStatus }): Result<undefined> =>
  step === 'request' ? decideRequest(at) : decideSwitch(at);
