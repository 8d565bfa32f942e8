import { ROLES } from '@dasbor/domain/access';
import type { FeatureConfig } from '@dasbor/domain/access';
import type { OnboardingStatus } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Mode } from './mode.ts';

export type NewMerchant = {
  merchantId: string;
  name: string;
  /** The holder names of its own bank accounts, if they are known. */
  legalName?: string;
  ownerName?: string;
  onboardingStatus: OnboardingStatus;
  isSuspended?: boolean;
  sandboxOnly?: boolean;
  termsAcceptedAt?: Date;
  businessCategory?: string | null;
  features: Readonly<Record<Mode, FeatureConfig>>;
  now: Date;
};

/** A merchant with its two modes and the built-in roles: three statements. */
export const addMerchant = async (tx: Tx, merchant: NewMerchant): Promise<void> => {
  const { merchantId, features } = merchant;
  await tx.run(sql`
    insert into merchant (merchant_id, name, legal_name, owner_name, onboarding_status, is_suspended, sandbox_only,
                          terms_accepted_at, business_category, created_at)
    values (${merchantId}, ${merchant.name}, ${merchant.legalName ?? null}, ${merchant.ownerName ?? null},
            ${merchant.onboardingStatus}, ${merchant.isSuspended ?? false}, ${merchant.sandboxOnly ?? false},
            ${merchant.termsAcceptedAt ?? null}, ${merchant.businessCategory ?? null}, ${merchant.now})`);
  await tx.run(sql`
    insert into merchant_mode (merchant_id, mode, feature_config)
    values (${merchantId}, 'live', ${features.live}::jsonb), (${merchantId}, 'sandbox', ${features.sandbox}::jsonb)`);
  const roles = ROLES.map(({ id, name, permissions, masksPersonalData }) => ({
    role_id: id,
    name,
    permissions,
    masks_personal_data: masksPersonalData,
  }));
  await tx.run(sql`
    insert into role (merchant_id, role_id, name, permissions, masks_personal_data)
    select ${merchantId}, role_id, name, permissions, masks_personal_data
      from json_populate_recordset(null::role, ${JSON.stringify(roles)}::json)`);
};
