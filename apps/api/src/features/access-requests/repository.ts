import type { FeatureConfig, Permission } from '@dasbor/domain/access';
import type { Need } from '@dasbor/domain/access-requests';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';

export type Colleague = { email: string; name: string; language: Language };
export type MerchantRow = {
  name: string;
  is_full: boolean;
  sandbox_only: boolean;
  other_config: FeatureConfig;
};

/** The merchant, and the feature configuration of the mode that the call does not use. */
export const readMerchant = (tx: Tx): Promise<MerchantRow> =>
  tx.one(sql`
    select m.name, m.onboarding_status = 'full' as is_full, m.sandbox_only,
           coalesce((select feature_config from merchant_mode where mode <> current_setting('app.mode')), '{}') as other_config
      from merchant m`);

/** Active colleagues with all of the permissions, sorted by name. */
export const selectColleagues = (
  tx: Tx,
  { userId, permissions }: { userId: string; permissions: readonly Permission[] },
): Promise<Colleague[]> =>
  tx.rows(sql`
    select u.email, u.name, u.language from user_account u join person p using (person_id)
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.status = 'active' and p.email_verified_at is not null and u.user_id <> ${userId}
       and r.permissions @> ${permissions}::text[]
     order by lower(u.name), u.user_id limit 50`);

export const findAskedAt = async (
  tx: Tx,
  { userId, need }: { userId: string; need: Need },
): Promise<Date | null> => {
  const row = await tx.maybe<{ asked_at: string }>(
    sql`select asked_at from access_request where user_id = ${userId} and need = ${need}`,
  );
  return row ? new Date(row.asked_at) : null;
};

/** Answers false if another request of the same person was faster. */
export const noteAsked = async (
  tx: Tx,
  { userId, need, now, askedBefore }: { userId: string; need: Need; now: Date; askedBefore: Date },
): Promise<boolean> => {
  const noted = await tx.run(sql`
    insert into access_request as asked (merchant_id, user_id, need, asked_at)
    values (current_setting('app.merchant_id'), ${userId}, ${need}, ${now})
    on conflict (merchant_id, user_id, need) do update set asked_at = excluded.asked_at
     where asked.asked_at <= ${askedBefore}`);
  return noted > 0;
};
