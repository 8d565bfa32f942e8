import { users } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { userKeys } from './keys.ts';
import type { InviteUser, Ownership, UpdateUser, User } from './types.ts';

type Confirm = () => Promise<string | null>;

/** Everything that changes a person's access. With `confirm`, null means that the code prompt was closed. */
export const useUserChanges = () => {
  const client = useClient(users);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('user');
  const kept = async ({ data }: { data: User }): Promise<User> => {
    await mutate(userKeys.detail(scope, data.id), data, { revalidate: false });
    return data;
  };
  const handed = async ({ data }: { data: Ownership }): Promise<Ownership> => {
    await mutate(userKeys.of(scope, 'ownership'));
    return data;
  };
  return {
    invite: async (body: InviteUser, confirm: Confirm) => {
      const answer = await once.confirmed(body, confirm, (sent) => client.inviteUser({ body, ...sent }));
      return answer && kept(answer);
    },
    update: async (id: string, body: UpdateUser, confirm: Confirm) => {
      const otpToken = await confirm();
      return otpToken === null ? null : kept(await client.updateUser({ path: { id }, body, otpToken }));
    },
    resend: async (id: string) => kept(await client.resendInvitation({ path: { id } })),
    deactivate: async (id: string) => kept(await client.deactivateUser({ path: { id } })),
    reactivate: async (id: string) => kept(await client.reactivateUser({ path: { id } })),
    remove: async (id: string) => {
      await client.removeUser({ path: { id } });
    },
    offerOwnership: async (body: { user_id: string }, confirm: Confirm) => {
      const answer = await once.confirmed(body, confirm, (sent) => client.offerOwnership({ body, ...sent }));
      return answer && handed(answer);
    },
    acceptOwnership: async (id: string, confirm: Confirm) => {
      const answer = await once.confirmed(['accept', id], confirm, (sent) =>
        client.acceptOwnership({ path: { id }, ...sent }),
      );
      return answer && handed(answer);
    },
    declineOwnership: async (id: string) => handed(await client.declineOwnership({ path: { id } })),
    withdrawOwnership: async (id: string) => handed(await client.withdrawOwnership({ path: { id } })),
  };
};
