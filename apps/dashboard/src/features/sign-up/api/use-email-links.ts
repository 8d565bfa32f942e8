import { profile } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useLiveClient } from '../../../shared/lib/client.tsx';

/** What the links to the new and to the old address do. They need no session. */
export const useEmailLinks = () => {
  const live = useLiveClient(profile);
  return useMemo(
    () => ({
      confirm: (token: string) => live.confirmEmail({ body: { token } }),
      undo: (token: string) => live.undoEmailChange({ body: { token } }),
    }),
    [live],
  );
};
