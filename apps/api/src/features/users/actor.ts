import type { Granter } from '@dasbor/domain/roles';
import type { Actor } from '@dasbor/domain/users';
import sql from 'sql-template-tag';
import type { Call, Session } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { lockPeople } from './repository.ts';

export type Doer = Actor & Granter;

export const doerOf = ({ userId, roleId, permissions, masksPersonalData }: Session): Doer => ({
  id: userId,
  roleId,
  permissions,
  masksPersonalData,
});

/**
 * Takes the lock of all changes of people, and reads the caller again: while this call waited, a colleague may have removed them or given
 * them another role.
 */
export const lockedDoer = async ({ tx, session }: Pick<Call, 'tx' | 'session'>): Promise<Doer> => {
  await lockPeople(tx);
  const now = await tx.one<{ status: string; roleId: number; permissions: string[]; masks: boolean }>(sql`
    select u.status, u.role_id as "roleId", r.permissions, r.masks_personal_data as masks
      from user_account u join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.user_id = ${session.userId}`);
  if (now.status !== 'active') return refuse('DPAY_SESSION_EXPIRED');
  const { roleId, permissions, masks: masksPersonalData } = now;
  return { id: session.userId, roleId, permissions, masksPersonalData };
};
