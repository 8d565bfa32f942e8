import { useState } from 'react';
import type { Failure } from '../../../shared/lib/failure.ts';
import { accountFields, useAskBank } from '../api/use-own-account.ts';
import type { Account } from '../api/types.ts';

interface BankCheck {
  /** Answers whether the refusal stands beside a field of the form now. */
  refuse: (fields: NonNullable<Failure['fields']>) => boolean;
  /** Whether the form is still looked at when the bank answers. */
  isShown: () => boolean;
}

/** Between form and review: the bank is asked for the holder, and the review opens only for an account of the merchant. */
export function useBankCheck({ refuse, isShown }: BankCheck) {
  const ask = useAskBank();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isAsking,
    /** What has no field: the bank cannot be reached, say. */
    failure,
    check: async (account: Account | null, onReview: () => void): Promise<void> => {
      if (isAsking) return;
      setFailure(null);
      setAsking(true);
      const refused = account ? await ask(account) : null;
      setAsking(false);
      if (refused && !refuse(accountFields(refused))) setFailure(refused);
      if (!refused && isShown()) onReview();
    },
  };
}
