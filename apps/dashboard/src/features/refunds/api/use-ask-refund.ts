import type { RetriggerWay } from '@dasbor/domain/refunds';
import { refunds } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { refundKeys } from './keys.ts';
import type { CreateRefund, NewRefundLink, Refund } from './types.ts';
import { useFreshLink } from './use-fresh-link.ts';

/** Everything that a person does with a refund. Each action runs once. */
export const useAskRefund = () => {
  const client = useClient(refunds);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('refund');
  const fresh = useFreshLink();
  const kept = async ({ data }: { data: Refund }): Promise<Refund> => {
    await mutate(refundKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  const keptWithLink = ({ data, link }: { data: Refund; link: NewRefundLink | null }) => {
    fresh.keep(data.id, link);
    return kept({ data });
  };

  return {
    create: async (body: CreateRefund) =>
      kept(await once.run(body, (keyed) => client.createRefund({ body, ...keyed }))),
    /** Returns null if the code prompt was closed. */
    approve: async (id: string, confirm: () => Promise<string | null>) => {
      const answer = await once.confirmed(['approve', id], confirm, (sent) =>
        client.approveRefund({ path: { id }, ...sent }),
      );
      return answer && keptWithLink(answer);
    },
    resend: async (id: string) =>
      keptWithLink(
        await once.run(['resend', id], (keyed) => client.resendRefundLink({ path: { id }, ...keyed })),
      ),
    retrigger: async (id: string, way: RetriggerWay) => {
      const body = { way };
      return keptWithLink(
        await once.run(['retrigger', id, body], (keyed) =>
          client.retriggerRefund({ path: { id }, body, ...keyed }),
        ),
      );
    },
    /** The user's own request, before a decision. */
    cancel: async (id: string, notes: string) => {
      const body = notes === '' ? {} : { notes };
      return kept(
        await once.run(['cancel', id, body], (keyed) =>
          client.cancelRefund({ path: { id }, body, ...keyed }),
        ),
      );
    },
    reject: async (id: string, notes: string) => {
      const body = { notes };
      return kept(
        await once.run(['reject', id, body], (keyed) =>
          client.rejectRefund({ path: { id }, body, ...keyed }),
        ),
      );
    },
  };
};
