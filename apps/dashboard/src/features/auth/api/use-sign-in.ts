import type { components } from '@dasbor/sdk';
import { auth } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import { useLiveClient } from '../../../shared/lib/client.tsx';
import { useSessionKeeper } from '../../../shared/lib/session/session-keeper.tsx';
import { keepChallenge } from '../challenge-store.ts';
import { deviceTokens } from '../stored-devices.ts';

type SignedIn = components['schemas']['SignedIn'];

export type SignInOutcome = 'signed-in' | 'otp-required';

/** Sign-in requests go to the live host: the response has the tokens of both modes (product spec §7). */
export const useSignIn = (): ((credentials: {
  email: string;
  password: string;
}) => Promise<SignInOutcome>) => {
  const live = useLiveClient(auth);
  const begin = useBegin();
  return useCallback(
    async ({ email, password }) => {
      const body = { email: email.trim(), password, device_tokens: deviceTokens() };
      const { data } = await live.login({ body });
      if (data.otp_required) {
        keepChallenge(data);
        return 'otp-required';
      }
      begin(data);
      return 'signed-in';
    },
    [live, begin],
  );
};

export const useBegin = (): ((answer: SignedIn) => void) => {
  const keeper = useSessionKeeper();
  return useCallback(
    ({ token, refresh_token, sandbox, is_live }) => {
      keepChallenge(null);
      keeper.begin({ live: { token, refresh_token }, sandbox }, { sandboxOnly: !is_live });
    },
    [keeper],
  );
};
