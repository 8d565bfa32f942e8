export { type PaymentMethodProblemCode, PROBLEM_CODES } from './problems.ts';
export {
  CHANNEL_CODES,
  CHANNEL_STATUSES,
  CHANNELS_BY_REQUEST,
  CHANNELS_WITH_NPWP,
  channelStatus,
  type ChannelStatus,
} from './status.ts';
export { decideChannel, decideRequest, decideSwitch } from './rules.ts';
