import { auth } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import { useLiveClient } from '../client.tsx';
import { useSessionKeeper } from './session-keeper.tsx';
import type { SessionEnd } from './session-store.ts';

/** How long to wait for the server to revoke the tokens before deleting them only locally. */
const REVOKE_TIMEOUT_MS = 2000;

/** Ends the sign-in in all tabs and asks the server to revoke its tokens. */
export const useSignOut = (): ((reason?: SessionEnd) => Promise<void>) => {
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
};
