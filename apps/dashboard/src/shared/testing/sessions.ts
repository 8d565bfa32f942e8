import { PERMISSIONS, ROLES } from '@dasbor/domain/access';
import type { Session } from '../state/session.ts';

export type RoleName =
  | 'Owner'
  | 'Admin'
  | 'Finance'
  | 'Uploader'
  | 'Approver'
  | 'Developer'
  | 'Viewer'
  | 'Payment Link Maker';

/** Ratna of Kopi Nusantara, who has all permissions. Pass what differs. */
export const sessionOf = (changes: Partial<Session> = {}): Session => ({
  user_id: 'usr_01KAJ800000000000000000001',
  name: 'Ratna Kusuma',
  email: 'owner@demo.test',
  mobile: '+6281234567890',
  merchant_id: 'mer_01KAJ800000000000000000001',
  merchant_name: 'Kopi Nusantara',
  role_id: 1,
  role_name: 'Owner',
  viewing_as: null,
  permissions: [...PERMISSIONS],
  masks_personal_data: false,
  mode: 'live',
  is_live: true,
  sandbox_only: false,
  onboarding_status: 'full',
  onboarding_verification_bypass: false,
  is_otp_enabled: false,
  must_set_up_two_step: false,
  is_suspended: false,
  clock_ahead_ms: 0,
  login_count: 42,
  merchant_count: 1,
  feature_config: {
    disbursement: true,
    refund: true,
    invoice: true,
    invoice_document: true,
    balance: true,
    sweep_in: true,
    sweep_out: true,
    withdrawal: true,
    subaccount: true,
    fund_transfer: true,
    fund_transfer_whitelist: true,
    disbursement_approval_otp: true,
  },
  merchant_subaccount_preset: null,
  hidden_menus: [],
  signed_in_at: new Date().toISOString(),
  session_expires_at: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  ...changes,
});

/** The same user with the permissions of a role, from the domain's matrix. */
export const sessionAs = (roleName: RoleName, changes: Partial<Session> = {}): Session => {
  const role = ROLES.find(({ name }) => name === roleName);
  if (!role) throw new Error(`The domain has no role ${roleName}`);
  return sessionOf({
    role_id: role.id,
    role_name: roleName,
    permissions: [...role.permissions],
    masks_personal_data: role.masksPersonalData,
    ...changes,
  });
};
