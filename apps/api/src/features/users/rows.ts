import { maskEmail } from '@dasbor/domain/access';
import { LINK_HOURS } from '@dasbor/domain/auth';
import { isOwner } from '@dasbor/domain/users';
import type { UserStatus } from '@dasbor/domain/users';
import type { SuccessBody } from '../../spec/handlers.ts';

export type User = SuccessBody<'getUser'>['data'];

export type UserRow = {
  id: string;
  name: string;
  email: string;
  role_id: number;
  role_name: string;
  status: UserStatus;
  two_step: boolean;
  last_signed_in_at: string | null;
  invited_at: string | null;
  invited_by: string | null;
  /** Of the merchant. */
  active_owners: number;
  created_at: string;
};

type Reader = { masksPersonalData: boolean };

export const toUser = (row: UserRow, { masksPersonalData }: Reader): User => {
  const isInvited = row.status === 'invited';
  // What an invited person set up at another merchant is theirs, until they accept.
  const isIn = row.status === 'active' || row.status === 'disabled';
  return {
    id: row.id,
    name: row.name,
    email: masksPersonalData ? maskEmail(row.email) : row.email,
    role_id: row.role_id,
    role_name: row.role_name,
    status: row.status,
    two_step: isIn ? row.two_step : null,
    last_signed_in_at: row.last_signed_in_at,
    invited_at: row.invited_at,
    invited_by: row.invited_by,
    invitation_expires_at: isInvited && row.invited_at !== null ? endOf(row.invited_at) : null,
    is_last_owner: isOwner(ofRow(row)) && row.status === 'active' && row.active_owners === 1,
    created_at: row.created_at,
  };
};

const endOf = (invitedAt: string): string =>
  new Date(Date.parse(invitedAt) + LINK_HOURS.create_password * 3_600_000).toISOString();

/** For the rules. */
export const ofRow = ({ id, role_id: roleId, status }: Pick<UserRow, 'id' | 'role_id' | 'status'>) => ({
  id,
  roleId,
  status,
});
