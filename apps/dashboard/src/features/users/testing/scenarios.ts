import ownershipFile from '../../../../../../openapi/features/users/examples/ownership-waiting.json' with { type: 'json' };
import nothingFile from '../../../../../../openapi/features/users/examples/ownership-none.json' with { type: 'json' };
import rolesFile from '../../../../../../openapi/features/roles/examples/roles.json' with { type: 'json' };
import activeFile from '../../../../../../openapi/features/users/examples/user-active.json' with { type: 'json' };
import disabledFile from '../../../../../../openapi/features/users/examples/user-disabled.json' with { type: 'json' };
import invitedFile from '../../../../../../openapi/features/users/examples/user-invited.json' with { type: 'json' };
import ownerFile from '../../../../../../openapi/features/users/examples/user-last-owner.json' with { type: 'json' };
import removedFile from '../../../../../../openapi/features/users/examples/user-removed.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/users/examples/users-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { User } from '../api/types.ts';

const one = (file: { value: unknown }): User => example<'getUser'>(file).data;

export const userExamples = {
  active: one(activeFile),
  disabled: one(disabledFile),
  invited: one(invitedFile),
  lastOwner: one(ownerFile),
  removed: one(removedFile),
} satisfies Record<string, User>;

const around = {
  listRoles: ok(example<'listRoles'>(rolesFile)),
  getOwnershipTransfer: ok(example<'getOwnershipTransfer'>(nothingFile)),
} satisfies Scenario;

export const userListStates = listStates('listUsers', {
  page: example<'listUsers'>(pageFile),
  permission: 'user_management.view',
  around: { getOwnershipTransfer: ok(example<'getOwnershipTransfer'>(nothingFile)) },
});

export const withOwnership: Scenario = {
  ...userListStates.page,
  getOwnershipTransfer: ok(example<'getOwnershipTransfer'>(ownershipFile)),
};

export const userShown = (user: User): Scenario => ({ ...around, getUser: ok({ data: user }) });

export const userStates = {
  ...recordStates('getUser', {
    notFound: problem(404, 'DPAY_USER_NOT_FOUND'),
    permission: 'user_management.view',
  }),
  deactivates: {
    ...userShown(userExamples.active),
    deactivateUser: ok({ data: { ...userExamples.active, status: 'disabled' as const } }),
  },
};

export const invitation = {
  sends: {
    ...around,
    ...codeTaken,
    inviteUser: ok({ data: userExamples.invited }, { status: 201 }),
    getUser: ok({ data: userExamples.invited }),
  },
} satisfies Record<string, Scenario>;
