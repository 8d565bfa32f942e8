import { CHANNELS_WITH_NPWP, channelStatus } from '@dasbor/domain/payment-methods';
import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { lacksNpwp } from '../onboarding/public.ts';
import { findChannel, selectChannels } from './repository.ts';
import type { ChannelRow } from './repository.ts';

type Status = { status: ChannelStatus; row: ChannelRow | undefined };

export const statusOf = async (tx: Tx, mode: Mode, channel: string): Promise<Status> => {
  const row = await findChannel(tx, channel);
  const lacks = mode === 'live' && CHANNELS_WITH_NPWP.includes(channel) && (await lacksNpwp(tx));
  return { status: channelStatus(channel, { mode, stored: row?.status, lacksNpwp: lacks }), row };
};

/** Tells the status of any channel from what was read once. */
export const readStatuses = async (tx: Tx, mode: Mode): Promise<(channel: string) => Status> => {
  const rows = new Map((await selectChannels(tx)).map((row) => [row.channel, row]));
  const lacks = mode === 'live' && (await lacksNpwp(tx));
  return (channel) => {
    const row = rows.get(channel);
    return { status: channelStatus(channel, { mode, stored: row?.status, lacksNpwp: lacks }), row };
  };
};
