import { USER_STATUSES } from '@dasbor/domain/users';
import { users } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { userPaths } from '../../shared/paths/account/users.ts';
import { PEOPLE_TOPIC, userKeys } from './api/keys.ts';
import type { User, UserFilters } from './api/types.ts';
import { useRoles } from '../roles/public.ts';
import { userMeanings } from './presentation/status-view.ts';

const useRoleOptions = () =>
  (useRoles().data ?? []).map(({ id: role, name: label }) => ({ value: String(role), label }));

const { time, id, status, text } = columnsOf<User>();

/** Everybody who works for the merchant, of any day. */
export const userList = defineList<User, UserFilters>()({
  name: 'users',
  words: 'users',
  permission: 'user_management.view',
  operations: users,
  fetchPage: (client, asked) => client.listUsers(asked),
  fetchRow: (client, userId) => client.getUser({ path: { id: userId } }),
  topic: PEOPLE_TOPIC,
  keys: userKeys,
  path: (row) => userPaths.detail(row.id),
  isUndated: true,
  filters: {
    status: { choices: USER_STATUSES, words: userMeanings },
    role_id: {
      at: 'role',
      isNumber: true,
      useOptions: useRoleOptions,
      accepts: (value) => /^[1-9]\d{0,8}$/.test(value),
    },
  },
  useColumns: () => [
    text('name', 'name', { link: true, length: 24 }),
    text('email', 'email', { length: 26 }),
    text('role', 'role_name', { length: 18 }),
    status('status', userMeanings, 'status'),
    time('lastSignedIn', 'last_signed_in_at'),
    text('invitedBy', (row) => row.invited_by ?? '', { extra: true }),
    time('created', 'created_at', { extra: true }),
    id('id', 'id', { extra: true }),
  ],
  card: { title: 'name', note: 'role', meta: ['email'], status: 'status' },
});
