import { approvals } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { ApprovalRulesBody, RulesState } from './types.ts';

const keys = scopedKeys('approvals');

/** Refreshes when a colleague proposes or decides. */
export const useApprovalRules = () => {
  const client = useClient(approvals);
  const answer = useSWR(keys.of(useScope(), 'rules'), async () => (await client.getApprovalRules()).data);
  useLiveEvents(['settings.approvals_changed'], () => void answer.mutate());
  return answer;
};

type Confirm = () => Promise<string | null>;

/** Each returns whether it happened; closing the code prompt changes nothing. */
export const useChangeRules = () => {
  const client = useClient(approvals);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('approval rules');
  const kept = async (answer: { data: RulesState } | null): Promise<boolean> => {
    if (!answer) return false;
    await mutate(keys.of(scope, 'rules'), answer.data, { revalidate: false });
    return true;
  };
  return {
    propose: async (body: ApprovalRulesBody, confirm: Confirm) => {
      const otpToken = await confirm();
      return kept(otpToken === null ? null : await client.proposeApprovalRules({ body, otpToken }));
    },
    approve: async (id: string, confirm: Confirm) =>
      kept(
        await once.confirmed(['approve', id], confirm, (sent) =>
          client.approveApprovalRules({ path: { id }, ...sent }),
        ),
      ),
    reject: async (id: string) =>
      kept(await once.run(['reject', id], (keyed) => client.rejectApprovalRules({ path: { id }, ...keyed }))),
  };
};
