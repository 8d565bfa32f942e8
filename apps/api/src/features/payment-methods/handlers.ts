import { ORDER_EXPIRY } from '@dasbor/domain/orders';
import { requiredNpwpProblem } from '@dasbor/domain/onboarding';
import {
  CHANNELS_BY_REQUEST,
  CHANNELS_WITH_NPWP,
  decideRequest,
  decideSwitch,
} from '@dasbor/domain/payment-methods';
import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import { PPN_BASIS_POINTS } from '@dasbor/domain/payments';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, PublicHandler } from '../../spec/handlers.ts';
import { addNpwp } from '../onboarding/public.ts';
import { countOpen, lockChannels, storeChannel } from './repository.ts';
import { byMethod, OFFERED, toOffer, toPaymentChannel } from './rows.ts';
import type { OfferedChannel, PaymentChannel } from './rows.ts';
import { readStatuses, statusOf } from './status.ts';

export const listPaymentChannels: Handler<'listPaymentChannels'> = async ({ tx, mode }) => {
  const known = await readStatuses(tx, mode);
  return ok({
    data: {
      locked: mode === 'sandbox',
      ppn_basis_points: PPN_BASIS_POINTS,
      methods: byMethod((one) => toPaymentChannel(one, known(one.channel))),
    },
  });
};

/** Product spec §7 lists its path among those without a sign-in. */
export const reportMerchantPaymentMethods: PublicHandler<'reportMerchantPaymentMethods'> = async () =>
  ok({
    data: byMethod((one) => ({ ...toOffer(one), by_request: CHANNELS_BY_REQUEST.includes(one.channel) })),
  });

/** Setting the status that the channel already has changes nothing and is not recorded. */
export const setPaymentChannel: Handler<'setPaymentChannel'> = async (call) => {
  const { params, body, mode } = call;
  const channel = named(params.code);
  if (!channel) return problem('DPAY_CHANNEL_NOT_FOUND');
  const { status } = await lockStatus(call, channel);
  const decided = decideSwitch({ mode, status });
  if (!decided.ok) return problem(decided.problem.code, { channel: channel.name });
  const wanted = body.enabled ? 'active' : 'off';
  const action = body.enabled ? 'payment_channel.turned_on' : 'payment_channel.turned_off';
  return ok({
    data:
      status === wanted ? await shown(call, channel) : await change(call, channel, { to: wanted, action }),
  });
};

export const requestPaymentChannel: Handler<'requestPaymentChannel'> = async (call) => {
  const { params, body, mode } = call;
  const channel = named(params.code);
  if (!channel) return problem('DPAY_CHANNEL_NOT_FOUND');
  const { status } = await lockStatus(call, channel);
  const decided = decideRequest({ mode, status });
  if (!decided.ok) return problem(decided.problem.code, { channel: channel.name });
  if (CHANNELS_WITH_NPWP.includes(channel.channel)) return activateWithNpwp(call, channel, body?.npwp ?? '');
  return ok({
    data: await change(call, channel, { to: 'submitted', action: 'payment_channel.requested' }),
  });
};

export const getPaymentChannelImpact: Handler<'getPaymentChannelImpact'> = async ({ params, tx, now }) => {
  const channel = named(params.code);
  if (!channel) return problem('DPAY_CHANNEL_NOT_FOUND');
  const since = new Date(now.getTime() - ORDER_EXPIRY.longestDays * DAY_MS);
  return ok({ data: await countOpen(tx, { channel: channel.channel, since, now }) });
};

const DAY_MS = 86_400_000;

/** No contract is missing but the number, so nobody has to activate the channel. */
const activateWithNpwp = async (call: In & Pick<Call, 'deps'>, channel: OfferedChannel, npwp: string) => {
  const wrong = requiredNpwpProblem(npwp);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'npwp', ...wrong }] });
  await addNpwp(call, npwp);
  return ok({ data: await change(call, channel, { to: 'active', action: 'payment_channel.turned_on' }) });
};

type In = Pick<Call, 'tx' | 'mode' | 'now' | 'session' | 'by'>;

const named = (code: string): OfferedChannel | undefined => OFFERED.find(({ channel }) => channel === code);

const lockStatus = async (
  { tx, mode }: In,
  { channel }: OfferedChannel,
): Promise<{ status: ChannelStatus }> => {
  await lockChannels(tx);
  return statusOf(tx, mode, channel);
};

const shown = async ({ tx, mode }: In, channel: OfferedChannel): Promise<PaymentChannel> =>
  toPaymentChannel(channel, await statusOf(tx, mode, channel.channel));

const change = async (
  call: In,
  channel: OfferedChannel,
  { to, action }: { to: ChannelStatus; action: `payment_channel.${string}` },
): Promise<PaymentChannel> => {
  const { tx, now, session, by } = call;
  await storeChannel(tx, {
    channel: channel.channel,
    status: to,
    changed_by: session.name,
    changed_at: now.toISOString(),
  });
  await outbox.add(tx, {
    topic: 'settings.payment_methods_changed',
    aggregate: session.merchantId,
    payload: {},
  });
  await audit.record(tx, by, { action, target: channel.channel, after: { status: to } });
  return shown(call, channel);
};
