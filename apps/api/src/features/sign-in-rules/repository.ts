import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type SignInRules = { requires_two_step: boolean; remembers_devices: boolean };
type Changed = { changed_by: string | null; changed_at: string | null };

const DEFAULT: SignInRules & Changed = {
  requires_two_step: false,
  remembers_devices: true,
  changed_by: null,
  changed_at: null,
};

export const findRules = async (tx: Tx, merchantId: string): Promise<SignInRules & Changed> =>
  (await tx.maybe<SignInRules & Changed>(sql`
    select requires_two_step, remembers_devices, changed_by, changed_at from sign_in_rules
     where merchant_id = ${merchantId}`)) ?? DEFAULT;

export const storeRules = async (
  tx: Tx,
  { rules, by, now }: { rules: SignInRules; by: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into sign_in_rules (merchant_id, requires_two_step, remembers_devices, changed_by, changed_at)
    values (current_setting('app.merchant_id'), ${rules.requires_two_step}, ${rules.remembers_devices}, ${by}, ${now})
    on conflict (merchant_id) do update
      set requires_two_step = excluded.requires_two_step, remembers_devices = excluded.remembers_devices,
          changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
};

export const countWithoutTwoStep = async (tx: Tx, merchantId: string): Promise<number> => {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from user_account u join person p using (person_id)
     where u.merchant_id = ${merchantId} and u.status = 'active' and not p.two_step`);
  return count;
};
