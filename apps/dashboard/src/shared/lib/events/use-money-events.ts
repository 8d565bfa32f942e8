import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvents } from './live-events.ts';

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

const PAUSE_MS = 500;

/** Calls once per burst of events: a hundred payments in a second cause one request. */
export const useMoneyEvents = (onMoved: () => void): void => {
  const call = useEffectEvent(onMoved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents(TOPICS, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => call(), PAUSE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
};
