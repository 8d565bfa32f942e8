import { cliSignIns } from '@dasbor/sdk/resources';
import type { Confirmed } from '../../../shared/forms/otp/confirmed-by.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ApiKey, CliSignIn } from './types.ts';

/** What a person does with the code that a terminal shows. */
export const useCliSignIn = () => {
  const client = useClient(cliSignIns);
  return {
    find: async (code: string): Promise<CliSignIn> =>
      (await client.findCliSignIn({ body: { user_code: code } })).data,
    approve: async (code: string, confirmed: Confirmed): Promise<ApiKey> =>
      (await client.approveCliSignIn({ body: { user_code: code }, ...confirmed })).data,
    refuse: async (code: string): Promise<void> => {
      await client.refuseCliSignIn({ body: { user_code: code } });
    },
  };
};
