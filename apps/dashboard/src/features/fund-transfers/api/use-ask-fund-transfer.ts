import { fundTransfers } from '@dasbor/sdk/resources';
import { useRef } from 'react';
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
  // What is asked for anew on a page that was come back to is the same wish, as long as it is not answered.
  const asking = useIntent(`${scope.join(' ')} fund-transfer`);
  const deciding = useIntent();
  // Of an answer that was lost nobody knows whether it was approved: the next try carries the same confirmation.
  const confirmed = useRef<{ id: string; otpToken: string } | null>(null);
  const once = async (
    intent: typeof asking,
    what: string,
    call: (idempotencyKey: string) => Promise<{ data: FundTransfer }>,
  ) => {
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
      once(asking, JSON.stringify(body), (idempotencyKey) =>
        client.createFundTransfer({ body, idempotencyKey }),
      ),
    /** Answers null where the question for the code was closed. */
    approve: async (id: string, confirm: () => Promise<string | null>) => {
      const known = confirmed.current?.id === id ? confirmed.current.otpToken : null;
      const otpToken = known ?? (await confirm());
      if (otpToken === null) return null;
      confirmed.current = { id, otpToken };
      try {
        return await once(deciding, `approve ${id}`, (idempotencyKey) =>
          client.approveFundTransfer({ path: { id }, idempotencyKey, otpToken }),
        );
      } catch (error) {
        if (describeFailure(error).kind === 'problem') confirmed.current = null;
        throw error;
      }
    },
    reject: (id: string, notes: string) =>
      once(deciding, `reject ${id} ${notes}`, (idempotencyKey) =>
        client.rejectFundTransfer({ path: { id }, body: notes ? { notes } : {}, idempotencyKey }),
      ),
  };
}
