import { CHANNEL_CODES, decideChannel } from '@dasbor/domain/payment-methods';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { refuseField } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import { OFFERED } from './rows.ts';
import { readStatuses, statusOf } from './status.ts';

/** The channels that customers can choose now. */
export const channelsOn = async (tx: Tx, mode: Mode): Promise<ReadonlySet<string>> => {
  const known = await readStatuses(tx, mode);
  return new Set(CHANNEL_CODES.filter((channel) => decideChannel(known(channel).status).ok));
};

/** Why a new payment may not use a channel. Who charges refuses a channel that does not exist. */
export const refuseChannel = async (tx: Tx, mode: Mode, channel: string): Promise<Refusal | undefined> => {
  const offered = OFFERED.find((one) => one.channel === channel);
  if (!offered || mode === 'sandbox') return undefined;
  const decided = decideChannel((await statusOf(tx, mode, channel)).status);
  if (decided.ok) return undefined;
  return refuseField('channel', { code: decided.problem.code, params: { channel: offered.name } });
};
