import { effectiveFlags } from '@dasbor/domain/access';
import type { FeatureConfig, Mode, Who } from '@dasbor/domain/access';
import { exportColumns, mayExport } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { ExportRow } from './rows.ts';

type Rights = Who & { masksPersonalData: boolean };

/** Of a user as they are now; undefined for one who was deactivated or removed. */
export const rightsOf = async (tx: Tx, userId: string, mode: Mode): Promise<Rights | undefined> => {
  const row = await tx.maybe<{ permissions: string[]; masks: boolean; feature_config: FeatureConfig }>(sql`
    select r.permissions, r.masks_personal_data as masks, m.feature_config
      from user_account u
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
      join merchant_mode m on m.merchant_id = u.merchant_id and m.mode = ${mode}
     where u.user_id = ${userId} and u.status = 'active'`);
  return (
    row && {
      permissions: row.permissions,
      flags: effectiveFlags(row.feature_config, mode),
      mode,
      masksPersonalData: row.masks,
    }
  );
};

/** Whether somebody may still have exactly this file. */
export const mayHave = (
  rights: Rights | undefined,
  { set, columns }: Pick<ExportRow, 'set' | 'columns'>,
): boolean => {
  if (!rights || !mayExport(rights, set).ok) return false;
  const allowed = exportColumns(set, rights);
  return columns.every((column) => allowed.includes(column));
};
