import { roles, session } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { CreateRole, Role, UpdateRole } from './types.ts';

const keys = scopedKeys('roles');

/** The built-in roles, then those of the merchant. */
export const useRoles = () => {
  const client = useClient(roles);
  const answer = useSWR(keys.of(useScope(), 'all'), async () => (await client.listRoles()).data);
  useLiveEvents(['user_management.updated'], () => void answer.mutate());
  return answer;
};

export const useRole = (id: number) => {
  const client = useClient(roles);
  return useSWR(
    keys.of(useScope(), id),
    async () => (await client.getRole({ path: { id } })).data,
    // An edit goes by the version that was read.
    { revalidateOnFocus: false },
  );
};

export const useRoleChanges = () => {
  const client = useClient(roles);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('role');
  const kept = async ({ data }: { data: Role }): Promise<Role> => {
    await mutate(keys.of(scope, data.id), data, { revalidate: false });
    void mutate(keys.of(scope, 'all'));
    return data;
  };
  return {
    create: async (body: CreateRole) =>
      kept(await once.run(body, (keyed) => client.createRole({ body, ...keyed }))),
    update: async (id: number, body: UpdateRole) => kept(await client.updateRole({ path: { id }, body })),
    remove: async (id: number) => {
      await client.deleteRole({ path: { id } });
      await mutate(keys.of(scope, 'all'));
    },
  };
};

/** Shows the dashboard as a role from the next page on; the session that follows says so. */
export const useViewAs = () => {
  const client = useClient(session);
  return async (roleId: number): Promise<void> => {
    await client.startViewingAs({ body: { role_id: roleId } });
    location.hash = '#/home';
    location.reload();
  };
};
