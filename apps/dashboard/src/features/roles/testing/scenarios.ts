import builtInFile from '../../../../../../openapi/features/roles/examples/role-built-in.json' with { type: 'json' };
import ownFile from '../../../../../../openapi/features/roles/examples/role-own.json' with { type: 'json' };
import rolesFile from '../../../../../../openapi/features/roles/examples/roles.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import type { Role } from '../api/types.ts';

const one = (file: { value: unknown }): Role => example<'getRole'>(file).data;

export const roleExamples = { builtIn: one(builtInFile), own: one(ownFile) };
const { builtIn, own } = roleExamples;

export const roles = {
  all: { listRoles: ok(example<'listRoles'>(rolesFile)), createRole: ok({ data: own }, { status: 201 }) },
  pending: { listRoles: 'pending' },
  failed: { listRoles: failed },
  forbidden: { listRoles: problem(403, 'DPAY_FORBIDDEN', { permission: 'user_management.view' }) },
  own: { getRole: ok({ data: own }), updateRole: ok({ data: own }) },
  builtIn: { getRole: ok({ data: builtIn }) },
  notFound: { getRole: problem(404, 'DPAY_ROLE_NOT_FOUND') },
} satisfies Record<string, Scenario>;
