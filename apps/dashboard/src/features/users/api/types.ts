import type { components, operations } from '@dasbor/sdk';

export type User = components['schemas']['User'];
export type InviteUser = components['schemas']['InviteUserRequest'];
export type UpdateUser = components['schemas']['UpdateUserRequest'];
export type Ownership = components['schemas']['OwnershipTransfer'];
export type UserFilters = NonNullable<NonNullable<operations['listUsers']['parameters']['query']>['filters']>;
