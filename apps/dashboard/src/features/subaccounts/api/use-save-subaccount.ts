import { subaccounts } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { subaccountKeys } from './keys.ts';
import type { CreateSubaccount, Subaccount, UpdateSubaccount } from './types.ts';

/** Creates one, changes one, makes one live; what is answered is what its page shows. */
export function useSaveSubaccount() {
  const client = useClient(subaccounts);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent();
  const keep = async (data: Subaccount): Promise<Subaccount> => {
    await mutate(subaccountKeys.detail(scope, data.id), data, { revalidate: false });
    void mutate(subaccountKeys.all(scope));
    void mutate(subaccountKeys.all(scope, 'live'));
    return data;
  };
  const once = async (what: string, call: (idempotencyKey: string) => Promise<{ data: Subaccount }>) => {
    try {
      const { data } = await call(intent.keyFor(what));
      intent.done();
      return keep(data);
    } catch (error) {
      // A refusal is an answer: asking again later is another intent.
      if (describeFailure(error).kind === 'problem') intent.done();
      throw error;
    }
  };

  return {
    create: (body: CreateSubaccount) =>
      once(JSON.stringify(body), (idempotencyKey) => client.createSubaccount({ body, idempotencyKey })),
    change: async (id: string, body: UpdateSubaccount) =>
      keep((await client.updateSubaccount({ path: { id }, body })).data),
    activate: (id: string) =>
      once(`activate ${id}`, (idempotencyKey) => client.activateSubaccount({ path: { id }, idempotencyKey })),
  };
}
