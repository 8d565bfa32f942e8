import { session } from '@dasbor/sdk/resources';
import { useClient } from '../../shared/lib/client.tsx';

/** Ends the view as a role and starts the page anew, with everything that the person may see. */
export const useStopViewing = () => {
  const client = useClient(session);
  return async (): Promise<void> => {
    await client.stopViewingAs();
    location.hash = '#/user/role';
    location.reload();
  };
};
