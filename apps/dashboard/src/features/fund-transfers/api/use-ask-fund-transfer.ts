import { fundTransfers } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { fundTransferKeys } from './keys.ts';
import type { CreateFundTransfer, FundTransfer } from './types.ts';

/** Requests, approves and rejects. Each action runs once. */
export const useAskFundTransfer = () => {
  const client = useClient(fundTransfers);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('fund transfer');
  const kept = async (answer: { data: FundTransfer }): Promise<FundTransfer> => {
    await mutate(fundTransferKeys.detail(scope, answer.data.id), answer.data, { revalidate: false });
    return answer.data;
  };

  return {
    create: async (body: CreateFundTransfer) =>
      kept(await once.run(body, (keyed) => client.createFundTransfer({ body, ...keyed }))),
    /** Returns null if the code prompt was closed. */
    approve: async (id: string, confirm: () => Promise<string | null>) => {
      const answer = await once.confirmed(['approve', id], confirm, (sent) =>
        client.approveFundTransfer({ path: { id }, ...sent }),
      );
      return answer && kept(answer);
    },
    reject: async (id: string, notes: string) => {
      const body = notes ? { notes } : {};
      return kept(
        await once.run(['reject', id, body], (keyed) =>
          client.rejectFundTransfer({ path: { id }, body, ...keyed }),
        ),
      );
    },
  };
};
