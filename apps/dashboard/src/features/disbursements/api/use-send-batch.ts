import { disbursements } from '@dasbor/sdk/resources';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import type { Disbursement, ItemChoice } from './types.ts';
import { useKeepBatch } from './use-keep-batch.ts';

/** What was before somebody's eyes when they said yes. */
export interface Seen {
  version: number;
  total: number;
}

/**
 * The three ways that lead to money: each happens once for each intent. Of an answer that was lost nobody knows whether it
 * happened, so the next try carries the same key and, as long as the page is open, the same confirmation.
 */
export function useSendBatch({ id }: Pick<Disbursement, 'id'>) {
  const client = useClient(disbursements);
  const scope = useScope();
  const keep = useKeepBatch();
  const { mutate } = useSWRConfig();
  const intent = useIntent(`${scope.join(' ')} disbursement ${id}`);
  const confirmed = useRef<{ what: string; otpToken: string } | null>(null);
  const path = { id };

  /** A refusal is the server's word on this very intent; the same wish later is another. */
  async function once(what: string, call: (idempotencyKey: string) => Promise<{ data: Disbursement }>) {
    try {
      const { data } = await call(intent.keyFor(what));
      intent.done();
      return await keep(data);
    } catch (error) {
      const { kind } = describeFailure(error);
      if (kind === 'problem') {
        intent.done();
        confirmed.current = null;
        // What was refused is most often another batch by now than the one that was seen.
        void mutate(disbursementKeys.allBut(scope));
      }
      throw error;
    }
  }

  return {
    submit: (version: number) =>
      once(`submit ${version}`, (idempotencyKey) =>
        client.submitDisbursement({ path, body: { version }, idempotencyKey }),
      ),
    retrigger: (items: ItemChoice) => {
      const body = items === 'all' ? {} : { item_ids: [...items] };
      return once(`retrigger ${JSON.stringify(body)}`, (idempotencyKey) =>
        client.retriggerDisbursement({ path, body, idempotencyKey }),
      );
    },
    /** Answers null where the question for the code was closed; without `confirm` no code is needed. */
    approve: async (seen: Seen, confirm: (() => Promise<string | null>) | null) => {
      const body = { version: seen.version, total: seen.total };
      const what = `approve ${JSON.stringify(body)}`;
      const known = confirmed.current?.what === what ? confirmed.current.otpToken : null;
      const otpToken = confirm === null ? null : (known ?? (await confirm()));
      if (confirm !== null && otpToken === null) return null;
      if (otpToken !== null) confirmed.current = { what, otpToken };
      const batch = await once(what, (idempotencyKey) =>
        client.approveDisbursement({
          path,
          body,
          idempotencyKey,
          ...(otpToken === null ? {} : { otpToken }),
        }),
      );
      confirmed.current = null;
      return batch;
    },
  };
}
