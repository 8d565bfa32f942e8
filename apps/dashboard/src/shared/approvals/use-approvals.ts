import type { ApprovalKind } from '@dasbor/domain/approvals';
import type { components } from '@dasbor/sdk';
import { approvals } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { useLiveEvents } from '../lib/events/live-events.ts';
import { scopedKeys } from '../list/define/scoped-keys.ts';
import { useScope } from '../state/session.ts';

export type Approvals = components['schemas']['Approvals'];

const keys = scopedKeys('approvals');

const TOPICS = [
  'disbursement.updated',
  'refund.updated',
  'withdrawal.updated',
  'subaccount.transfer_updated',
  'settings.approvals_changed',
];

/** Who approved a record and who may still do so. Refreshes with each approval. */
export const useApprovals = (kind: ApprovalKind, id: string) => {
  const client = useClient(approvals);
  const answer = useSWR(
    keys.of(useScope(), kind, id),
    async () => (await client.getApprovals({ path: { kind, id } })).data,
  );
  useLiveEvents(TOPICS, (event) => {
    if (event.subject_id === id || event.topic === 'settings.approvals_changed') void answer.mutate();
  });
  return answer;
};
