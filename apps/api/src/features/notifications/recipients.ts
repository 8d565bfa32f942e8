import { effectiveFlags } from '@dasbor/domain/access';
import type { FeatureConfig, Who } from '@dasbor/domain/access';
import type { Preferences } from '@dasbor/domain/notifications';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Language } from '../../platform/problems.ts';
import { toPreferences } from './preferences/repository.ts';
import type { PreferenceColumns } from './preferences/repository.ts';

export type Recipient = {
  userId: string;
  language: Language;
  /** Their rights now. */
  who: Who;
  preferences: Preferences;
  /** Verified addresses. */
  email: string | null;
  whatsapp: string | null;
};

type Row = PreferenceColumns & {
  user_id: string;
  language: Language;
  permissions: string[];
  feature_config: FeatureConfig;
  email: string | null;
  whatsapp: string | null;
};

type Of = { merchantId: string; mode: Mode; userId?: string };

/** The active people of a merchant, or one of them. */
export const recipientsOf = async (tx: Tx, { merchantId, mode, userId }: Of): Promise<Recipient[]> => {
  const rows = await tx.rows<Row>(sql`
    select u.user_id, u.language, r.permissions, m.feature_config, p.whatsapp,
           case when u.email like '%@%' and p.email_verified_at is not null then u.email end as email,
           f.channels, f.quiet_from, f.quiet_to, f.digest, f.digest_hour
      from user_account u
      join person p using (person_id)
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
      join merchant_mode m on m.merchant_id = u.merchant_id and m.mode = ${mode}
      left join notification_preference f on f.merchant_id = u.merchant_id and f.user_id = u.user_id
     where u.merchant_id = ${merchantId} and u.status = 'active' ${userId === undefined ? empty : sql`and u.user_id = ${userId}`}`);
  return rows.map((row) => ({
    userId: row.user_id,
    language: row.language,
    who: { permissions: row.permissions, flags: effectiveFlags(row.feature_config, mode), mode },
    preferences: toPreferences(row),
    email: row.email,
    whatsapp: row.whatsapp,
  }));
};
