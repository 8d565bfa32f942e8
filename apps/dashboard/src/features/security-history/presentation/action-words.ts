import { useT } from '../../../shared/i18n/use-t.ts';

/** `api_key.created` → `Kunci API dibuat`; what a newer server may add stands as it was sent. */
export function useActionWords(): (action: string) => string {
  const t = useT('security-history');
  return (action) => {
    const known = ACTIONS.find((one) => one === action.replace('.', '_'));
    return known ? t(`action.${known}`) : action;
  };
}

/** Each with words of its own, under its name without the dot. */
export const ACTIONS = [
  'session_started',
  'session_refused',
  'session_ended',
  'session_ended_everywhere',
  'session_reuse_detected',
  'password_changed',
  'password_reset',
  'email_verified',
  'profile_changed',
  'two_step_turned_on',
  'two_step_turned_off',
  'api_key_created',
  'api_key_updated',
  'api_key_regenerated',
  'api_key_revoked',
  'snap_key_created',
  'snap_key_updated',
  'snap_key_secret_revealed',
  'snap_key_secret_regenerated',
  'snap_key_public_key_copied',
  'snap_key_public_key_set',
  'snap_key_revoked',
  'legacy_key_revealed',
  'legacy_key_regenerated',
  'legacy_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_removed',
  'webhook_enabled',
  'webhook_disabled',
  'webhook_tested',
  'webhook_secret_rotated',
  'webhook_delivery_replayed',
  'webhook_deliveries_replayed',
  'withdrawal_created',
  'withdrawal_schedule_changed',
  'top_up_created',
  'top_up_simulated',
  'balance_settings_changed',
  'disbursement_created',
  'disbursement_updated',
  'disbursement_item_changed',
  'disbursement_items_deleted',
  'disbursement_revalidated',
  'disbursement_cancelled',
  'disbursement_submitted',
  'disbursement_approved',
  'disbursement_rejected',
  'disbursement_retriggered',
  'disbursement_simulated',
  'fund_transfer_created',
  'fund_transfer_approved',
  'fund_transfer_rejected',
  'whitelist_account_added',
  'whitelist_account_removed',
  'subaccount_created',
  'subaccount_changed',
  'subaccount_activated',
] as const;
