import { FIRST_OWN_ROLE_ID } from '@dasbor/domain/roles';
import type { RoleTerms } from '@dasbor/domain/roles';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { RoleRow } from './rows.ts';

const rolesWhere = (condition: Sql): Sql => sql`
  select role_id as id, name, permissions, masks_personal_data, version, updated_at, updated_by,
         (select count(*)::int from user_account u where u.role_id = role.role_id and u.status <> 'removed') as user_count
    from role where ${condition}
   order by role_id >= ${FIRST_OWN_ROLE_ID}, case when role_id < ${FIRST_OWN_ROLE_ID} then role_id end, lower(name)`;

/** The built-in ones, then the merchant's own by name. */
export const selectRoles = (tx: Tx): Promise<RoleRow[]> => tx.rows<RoleRow>(rolesWhere(sql`true`));

export const findRole = (tx: Tx, id: number): Promise<RoleRow | undefined> =>
  tx.maybe<RoleRow>(rolesWhere(sql`role_id = ${id}`));

export const isRoleNameTaken = async (tx: Tx, key: string, id: number | undefined): Promise<boolean> =>
  (await tx.maybe(
    sql`select 1 from role where lower(name) = ${key} and role_id is distinct from ${id ?? null}::integer`,
  )) !== undefined;

/** Ids are never used again, so that the history of a deleted role is not that of a new one. */
const nextRoleId = async (tx: Tx): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(sql`
    update merchant set next_role_id = next_role_id + 1 where merchant_id = current_setting('app.merchant_id')
    returning next_role_id - 1 as id`);
  return id;
};

type Change = { terms: RoleTerms; by: string; now: Date };

export const insertRole = async (tx: Tx, { terms, by, now }: Change): Promise<number> => {
  const id = await nextRoleId(tx);
  await tx.run(sql`
    insert into role (merchant_id, role_id, name, permissions, masks_personal_data, updated_at, updated_by)
    values (current_setting('app.merchant_id'), ${id}, ${terms.name}, ${[...terms.permissions]}::text[], ${terms.masksPersonalData},
            ${now}, ${by})`);
  return id;
};

/** Keeps the state that it replaces. */
export const saveRole = async (tx: Tx, id: number, { terms, by, now }: Change): Promise<void> => {
  await tx.run(sql`
    insert into role_version (merchant_id, role_id, version, name, permissions, masks_personal_data)
    select merchant_id, role_id, version, name, permissions, masks_personal_data from role where role_id = ${id}`);
  await tx.run(sql`
    update role
       set name = ${terms.name}, permissions = ${[...terms.permissions]}::text[], masks_personal_data = ${terms.masksPersonalData},
           version = version + 1, updated_at = ${now}, updated_by = ${by}
     where role_id = ${id}`);
};

export const findVersion = (
  tx: Tx,
  id: number,
  version: number,
): Promise<Pick<RoleRow, 'name' | 'permissions' | 'masks_personal_data'> | undefined> =>
  tx.maybe(
    sql`select name, permissions, masks_personal_data from role_version where role_id = ${id} and version = ${version}`,
  );

/** Removed users keep no role of their own: nothing depends on it, and a later invitation names another. */
export const removeRole = async (tx: Tx, id: number, instead: number): Promise<void> => {
  await tx.run(
    sql`update user_account set role_id = ${instead} where role_id = ${id} and status = 'removed'`,
  );
  await tx.run(sql`delete from role where role_id = ${id}`);
};
