import { topUps } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { topUpKeys } from './keys.ts';
import type { CreateTopUp, TopUp } from './types.ts';

/** Opens a virtual account; a retry after a lost answer gives the same one. */
export function useCreateTopUp() {
  const client = useClient(topUps);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent(`${scope.join(' ')} top-up`);
  return async (body: CreateTopUp): Promise<TopUp> => {
    const idempotencyKey = intent.keyFor(JSON.stringify(body));
    try {
      const { data } = await client.createTopUp({ body, idempotencyKey });
      intent.done();
      await mutate(topUpKeys.detail(scope, data.id), data, { revalidate: false });
      return data;
    } catch (error) {
      // A refusal is an answer: asking again later is another intent.
      if (describeFailure(error).kind === 'problem') intent.done();
      throw error;
    }
  };
}
