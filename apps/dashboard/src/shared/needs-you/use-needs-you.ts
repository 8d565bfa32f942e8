import type { components } from '@dasbor/sdk';
import { notifications } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { scopedKeys } from '../list/define/scoped-keys.ts';
import { useClient } from '../lib/client.tsx';
import { useEventBursts } from '../lib/events/use-event-bursts.ts';
import { useScope } from '../state/session.ts';

export type Need = components['schemas']['Need'];

export const needsYouKeys = scopedKeys('needs-you');

// The sidebar, the bell and the home page mount one after another and share one answer.
const SHARED_MS = 2000;

/** What waits for the signed-in person, and the number of unread notifications. The bell keeps it up to date. */
export const useNeedsYou = () => {
  const client = useClient(notifications);
  return useSWR(needsYouKeys.of(useScope()), async () => (await client.getNeedsYou()).data, {
    dedupingInterval: SHARED_MS,
  });
};

const TOPICS = [
  'notification.updated',
  'disbursement.updated',
  'refund.updated',
  'withdrawal.updated',
  'subaccount.transfer_updated',
  'settings.approvals_changed',
  'invoice.updated',
  'payment_link.upload_updated',
  'invoice.upload_updated',
];

/** Used once on a page: each use requests the answer again after the same events. */
export const useFreshNeedsYou = () => {
  const answer = useNeedsYou();
  useEventBursts(TOPICS, () => void answer.mutate());
  return answer;
};
