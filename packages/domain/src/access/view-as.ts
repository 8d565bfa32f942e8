import type { Permission } from './permissions.ts';

export type ViewedRights = {
  readonly permissions: readonly Permission[];
  readonly masksPersonalData: boolean;
};

/** What a person sees who views the dashboard as a role: never more than they see themselves. */
export const viewAs = (own: ViewedRights, role: ViewedRights): ViewedRights => ({
  permissions: own.permissions.filter((permission) => role.permissions.includes(permission)),
  masksPersonalData: own.masksPersonalData || role.masksPersonalData,
});
