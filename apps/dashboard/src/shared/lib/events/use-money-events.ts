import { useEventBursts } from './use-event-bursts.ts';

/** Events that may change the balance. Not every server sends all of them, such as `settlement.updated`. */
const TOPICS = [
  'payment.updated',
  'settlement.updated',
  'top_up.updated',
  'withdrawal.updated',
  'withdrawal.balance_low',
  'withdrawal.scheduled',
  'settings.balance_changed',
  'disbursement.updated',
  'subaccount.transfer_updated',
];

/** Calls once per burst of these events. */
export const useMoneyEvents = (onMoved: () => void): void => useEventBursts(TOPICS, onMoved);
