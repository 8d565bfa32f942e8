import { auth } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import { useLiveClient } from '../client.tsx';
import { useSessionKeeper } from './session-keeper.tsx';
import type { SessionEnd } from './session-store.ts';

/** How long the server may take to revoke the tokens before they are only forgotten here. */
const REVOKE_TIMEOUT_MS = 2000;

/** Ends the sign-in here and in every other tab, and asks the server to revoke its tokens. */
export function useSignOut(): (reason?: SessionEnd) => Promise<void> {
  const live = useLiveClient(auth);
  const { end } = useSessionKeeper();
  return useCallback(
    async (reason = 'signed-out') => {
      const revoked = live.logout().catch(() => undefined);
      await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))]);
      end(reason);
    },
    [live, end],
  );
}
