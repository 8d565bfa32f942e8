import type { Mode } from '../access/index.ts';
import { CHANNELS, PAYMENT_METHODS } from '../payments/index.ts';

/** `off` by the merchant; `inactive` until the provider activates it; `submitted` while sales handles the request. */
export const CHANNEL_STATUSES = ['active', 'off', 'inactive', 'submitted'] as const;

export type ChannelStatus = (typeof CHANNEL_STATUSES)[number];

/** Channels that need a contract of their own, so a new merchant starts without them (docs/decisions/0044). */
export const CHANNELS_BY_REQUEST: readonly string[] = [
  'BNC',
  'MAYBANK',
  'SINARMAS',
  'SAMPOERNA',
  'AKULAKU',
  'INDODANA',
];

/** Product spec §4: in sandbox all are active. In live mode, a channel that nobody changed has its first status. */
export const channelStatus = (
  channel: string,
  { mode, stored }: { readonly mode: Mode; readonly stored?: ChannelStatus | undefined },
): ChannelStatus => {
  if (mode === 'sandbox') return 'active';
  return stored ?? (CHANNELS_BY_REQUEST.includes(channel) ? 'inactive' : 'active');
};

/** Every channel. Each belongs to one method. */
export const CHANNEL_CODES: readonly string[] = /* @__PURE__ */ PAYMENT_METHODS.flatMap((method) =>
  CHANNELS[method].map(({ channel }) => channel),
);
