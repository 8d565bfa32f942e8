export { PROBLEM_CODES, type AccessProblemCode } from './problems.ts';
export { canonicalPermission, type Permission, PERMISSIONS } from './permissions.ts';
export {
  completePermissions,
  PERMISSION_ACTIONS,
  PERMISSION_AREAS,
  type PermissionAction,
  type PermissionArea,
  withoutPermission,
} from './areas.ts';
export { DEFAULT_ROLE_ID, OWNER_ROLE_ID, type Role, ROLES } from './roles.ts';
export { viewAs, type ViewedRights } from './view-as.ts';
export { effectiveFlags, type FeatureConfig, type Flag, FLAGS, type Flags, type Mode } from './flags.ts';
export { isModeOpen } from './modes.ts';
export { may, type Requirement, type Who } from './may.ts';
export {
  NAV_ITEMS,
  NAV_KEYS,
  type NavGroup,
  type NavGroupKey,
  type NavigationContext,
  navigationFor,
  type NavItem,
  type NavKey,
  type NavPageKey,
  nearestTo,
} from './navigation.ts';
export {
  type SettingsContext,
  settingsFor,
  type SettingsGroup,
  type SettingsGroupKey,
  type SettingsItem,
  type SettingsKey,
} from './settings-menu.ts';
export { PUBLIC_ROUTES, ROUTE_REQUIREMENTS } from './routes.ts';
export { guardRoute, type GuardDecision, type Visit } from './guard.ts';
export { decideOtherPerson } from './other-person.ts';
export { ACCOUNT_DIGITS_SHOWN, maskAccountNumber, maskEmail, maskPhone, maskWithin } from './masking.ts';
