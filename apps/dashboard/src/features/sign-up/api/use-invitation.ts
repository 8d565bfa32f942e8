import type { components } from '@dasbor/sdk';
import { useEffect, useState } from 'react';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useSignUp } from './use-sign-up.ts';

export type Invitation = components['schemas']['Invitation'];

type Reading =
  | { state: 'reading' }
  | { state: 'read'; invitation: Invitation }
  | { state: 'failed'; failure: Failure; retry: () => void };

/** Reads the invitation of a link. Reading does not use the link up, so React may run the effect twice. */
export const useInvitation = (token: string): Reading => {
  const { readInvitation } = useSignUp();
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const retry = () => {
      setReading({ state: 'reading' });
      setAttempt((count) => count + 1);
    };
    readInvitation(token).then(
      (invitation) => current && setReading({ state: 'read', invitation }),
      (error: unknown) => {
        if (current) setReading({ state: 'failed', failure: describeFailure(error), retry });
      },
    );
    return () => {
      current = false;
    };
  }, [token, readInvitation, attempt]);

  return reading;
};
