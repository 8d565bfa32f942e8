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

/** Product spec §5: charged only for a merchant whose NPWP is known (docs/decisions/0044). */
export const CHANNELS_WITH_NPWP: readonly string[] = ['QRIS'];

type Known = {
  readonly mode: Mode;
  readonly stored?: ChannelStatus | undefined;
  /** Whether the merchant was activated without an NPWP. */
  readonly lacksNpwp?: boolean;
};

/** Product spec §4: in sandbox all are active. In live mode, a channel that nobody changed has its first status. */
export const channelStatus = (channel: string, { mode, stored, lacksNpwp = false }: Known): ChannelStatus => {
  if (mode === 'sandbox') return 'active';
  if (lacksNpwp && CHANNELS_WITH_NPWP.includes(channel)) return 'inactive';
  return stored ?? (CHANNELS_BY_REQUEST.includes(channel) ? 'inactive' : 'active');
};

/** Every channel. Each belongs to one method. */
export const CHANNEL_CODES: readonly string[] = /* @__PURE__ */ PAYMENT_METHODS.flatMap((method) =>
  CHANNELS[method].map(({ channel }) => channel),
);
