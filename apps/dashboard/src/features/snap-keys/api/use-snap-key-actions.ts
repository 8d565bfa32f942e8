import type { Overlap } from '@dasbor/domain/api-keys';
import { snapKeys } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import type { Confirmed } from '../../../shared/forms/otp/confirmed-by.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { snapKeyKeys } from './keys.ts';
import type { CreateSnapKey, SnapKey, SnapPublicKey, UpdateSnapKey } from './types.ts';

export const useCreateSnapKey = () => {
  const client = useClient(snapKeys);
  const keep = useKeep();
  return async (body: CreateSnapKey, confirmed: Confirmed): Promise<SnapKey> => {
    const { data } = await client.createSnapKey({ body, ...confirmed });
    return keep(data);
  };
};

export const useSnapKeyActions = (id: string) => {
  const client = useClient(snapKeys);
  const keep = useKeep();
  const path = { id };
  return {
    /** Returns the client secret, which is never cached. */
    reveal: async (otpToken: string): Promise<string> => {
      const { data } = await client.revealSnapSecret({ path, otpToken });
      await keep(data.snap_key);
      return data.client_secret;
    },
    regenerate: async (overlap: Overlap, otpToken: string): Promise<string> => {
      const { data } = await client.regenerateSnapSecret({ path, body: { overlap }, otpToken });
      await keep(data.snap_key);
      return data.client_secret;
    },
    update: async (body: UpdateSnapKey, confirmed: Confirmed): Promise<void> => {
      const { data } = await client.updateSnapKey({ path, body, ...confirmed });
      await keep(data);
    },
    setPublicKey: async (publicKey: string, confirmed: Confirmed): Promise<void> => {
      const { data } = await client.setSnapPublicKey({ path, body: { public_key: publicKey }, ...confirmed });
      await keep(data);
    },
    dasborKey: async (otpToken: string): Promise<SnapPublicKey> => {
      const { data } = await client.getSnapPublicKey({ path, otpToken });
      return data;
    },
    revoke: async (): Promise<void> => {
      const { data } = await client.revokeSnapKey({ path });
      await keep(data);
    },
  };
};

/** Updates the page with the response and revalidates the list. */
const useKeep = () => {
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (key: SnapKey): Promise<SnapKey> => {
    await mutate(snapKeyKeys.detail(scope, key.id), key, { revalidate: false });
    await mutate(snapKeyKeys.list(scope));
    return key;
  };
};
