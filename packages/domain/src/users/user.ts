import { OWNER_ROLE_ID } from '../access/index.ts';
import { defineTransitions } from '../kernel/index.ts';

/** A removed user keeps their name in the history, and may be invited again. */
const TRANSITIONS = /* @__PURE__ */ defineTransitions({
  invited: ['active', 'removed'],
  active: ['disabled', 'removed'],
  disabled: ['active', 'removed'],
  removed: ['invited'],
});

export const userTransitions = TRANSITIONS;
export const USER_STATUSES = ['invited', 'active', 'disabled', 'removed'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export type User = {
  readonly id: string;
  readonly roleId: number;
  readonly status: UserStatus;
};

export const isOwner = ({ roleId }: Pick<User, 'roleId'>): boolean => roleId === OWNER_ROLE_ID;
