import type { Overlap } from '@dasbor/domain/api-keys';
import { legacyKeys } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import type { Confirmed } from '../../../shared/forms/otp/confirmed-by.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { legacyKeyKeys } from './keys.ts';
import type { LegacyKey } from './types.ts';

/** `reveal` and `regenerate` return the secret, which is never cached. */
export const useLegacyKeyActions = (id: string) => {
  const client = useClient(legacyKeys);
  const keep = useKeep();
  const path = { id };
  return {
    reveal: async (confirmed: Confirmed): Promise<string> => {
      const { data } = await client.revealLegacyKey({ path, ...confirmed });
      return data.secret;
    },
    regenerate: async (overlap: Overlap, confirmed: Confirmed): Promise<string> => {
      const { data } = await client.regenerateLegacyKey({ path, body: { overlap }, ...confirmed });
      await keep(data.legacy_key);
      return data.secret;
    },
    revoke: async (confirmed: Confirmed): Promise<void> => {
      await keep((await client.revokeLegacyKey({ path, ...confirmed })).data);
    },
  };
};

/** Updates the page with the response. */
const useKeep = () => {
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (kept: LegacyKey): Promise<void> => {
    await mutate<readonly LegacyKey[]>(
      legacyKeyKeys.list(scope),
      (keys) => keys?.map((key) => (key.id === kept.id ? kept : key)),
      { revalidate: false },
    );
  };
};
