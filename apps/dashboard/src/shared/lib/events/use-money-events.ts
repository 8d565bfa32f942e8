import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvents } from './live-events.ts';

/** What may move money of the balance; `settlement.updated` and the like are heard where the server tells them. */
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

/** Calls once for a burst of events: a hundred payments in a second are one question to the server. */
export function useMoneyEvents(onMoved: () => void): void {
  const call = useEffectEvent(onMoved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents(TOPICS, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => call(), PAUSE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
