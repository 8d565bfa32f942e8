import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const channelMeanings: Meanings<ChannelStatus> = {
  active: 'active',
  off: 'off',
  inactive: 'inactive',
  submitted: 'requested',
};
