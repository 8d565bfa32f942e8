import type { components } from '@dasbor/sdk';

export type Role = components['schemas']['Role'];
export type CreateRole = components['schemas']['CreateRoleRequest'];
export type UpdateRole = components['schemas']['UpdateRoleRequest'];
