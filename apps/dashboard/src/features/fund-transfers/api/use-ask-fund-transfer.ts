import { fundTransfers } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { fundTransferKeys } from './keys.ts';
import type { CreateFundTransfer, FundTransfer } from './types.ts';

/** Asks, approves and rejects, each once: a retry after a lost answer is answered and not done again. */
export function useAskFundTransfer() {
  const client = useClient(fundTransfers);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent();
  const once = async (what: string, call: (idempotencyKey: string) => Promise<{ data: FundTransfer }>) => {
    try {
      const { data } = await call(intent.keyFor(what));
      intent.done();
      await mutate(fundTransferKeys.detail(scope, data.id), data, { revalidate: false });
      return data;
    } catch (error) {
      // A refusal is an answer: asking again later is another intent.
      if (describeFailure(error).kind === 'problem') intent.done();
      throw error;
    }
  };

  return {
    create: (body: CreateFundTransfer) =>
      once(JSON.stringify(body), (idempotencyKey) => client.createFundTransfer({ body, idempotencyKey })),
    approve: (id: string) =>
      once(`approve ${id}`, (idempotencyKey) => client.approveFundTransfer({ path: { id }, idempotencyKey })),
    reject: (id: string, notes: string) =>
      once(`reject ${id} ${notes}`, (idempotencyKey) =>
        client.rejectFundTransfer({ path: { id }, body: notes ? { notes } : {}, idempotencyKey }),
      ),
  };
}
