import { withdrawals } from '@dasbor/sdk/resources';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from '../../balance/public.ts';
import { withdrawalKeys } from './keys.ts';
import type { CreateWithdrawal, Withdrawal } from './types.ts';

/** With these the server has decided about this very intent: the same wish later is another. */
const DECIDED: readonly string[] = [
  'DPAY_CUT_OFF_TIME',
  'DPAY_INSUFFICIENT_BALANCE',
  'DPAY_AMOUNT_BELOW_MINIMUM',
  'DPAY_AMOUNT_ABOVE_MAXIMUM',
  'DPAY_INVALID_REQUEST',
  'DPAY_BANK_ACCOUNT_NOT_FOUND',
  'DPAY_ACCOUNT_HOLDER_MISMATCH',
];

/**
 * Money leaves once for each intent. Of an answer that was lost nobody knows whether it left: the next try carries the same key
 * and, as long as the page is open, the same confirmation, so that it is answered and not done again.
 */
export function useCreateWithdrawal() {
  const client = useClient(withdrawals);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const intent = useIntent(`${scope.join(' ')} withdrawal`);
  const confirmed = useRef<{ what: string; otpToken: string } | null>(null);

  return async (
    body: CreateWithdrawal,
    confirm: () => Promise<string | null>,
  ): Promise<Withdrawal | null> => {
    const what = JSON.stringify(body);
    const known = confirmed.current?.what === what ? confirmed.current.otpToken : null;
    const otpToken = known ?? (await confirm());
    if (otpToken === null) return null;
    confirmed.current = { what, otpToken };
    try {
      const idempotencyKey = intent.keyFor(what);
      const { data } = await client.createWithdrawal({ body, otpToken, idempotencyKey });
      intent.done();
      confirmed.current = null;
      await mutate(withdrawalKeys.detail(scope, data.id), data, { revalidate: false });
      void mutate(balanceKeys.all(scope));
      return data;
    } catch (error) {
      const { kind, code = '' } = describeFailure(error);
      if (DECIDED.includes(code)) intent.done();
      if (kind === 'problem') confirmed.current = null;
      throw error;
    }
  };
}
