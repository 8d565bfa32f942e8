import { admitKey, authoriseKey } from '@dasbor/domain/api-keys';
import type { KeyRequirement, Scopes } from '@dasbor/domain/api-keys';
import { effectiveFlags, isModeOpen } from '@dasbor/domain/access';
import type { EnteredKey } from '../../platform/db/enter-api-key.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Operation } from '../contract.ts';
import type { Session } from '../handlers.ts';
import { refuse } from '../refused.ts';

/** 401 and 403 for a key: checks expiry and revocation, address, scope, mode and merchant status. */
export const admitServer = (
  operation: Operation,
  entered: EnteredKey,
  { mode, address, now }: { mode: Mode; address: string; now: Date },
): Session => {
  const scopes = entered.scopes as Scopes;
  const admitted = admitKey(
    {
      expiresAt: entered.expires_at,
      revokedAt: entered.revoked_at,
      secretEndsAt: entered.secret_ends_at,
      allowedIps: entered.allowed_ips,
      scopes,
    },
    address,
    now,
  );
  if (!admitted.ok) refuse(admitted.problem.code, admitted.problem.params);
  requireScope(scopes, operation);
  const flags = effectiveFlags(entered.feature_config, mode);
  if (entered.subaccount_status !== null && !(flags.subaccount && entered.subaccount_status === 'live'))
    refuse('DPAY_API_KEY_SUBACCOUNT_CLOSED');
  if (operation.feature && !flags[operation.feature])
    refuse('DPAY_FEATURE_DISABLED', { feature: operation.feature });
  if (operation.mode === 'sandbox' && mode !== 'sandbox') refuse('DPAY_SANDBOX_ONLY');
  const activated = isModeOpen(mode, { is_live: true, sandbox_only: entered.sandbox_only });
  if (operation.needsActivation && !activated) refuse('DPAY_ACCOUNT_NOT_ACTIVE');
  if (operation.refusesSuspended && entered.is_suspended) refuse('DPAY_MERCHANT_SUSPENDED');
  return {
    sessionId: entered.key_id,
    userId: entered.key_id,
    merchantId: entered.merchant_id,
    mode,
    email: '',
    name: entered.name,
    roleId: 0,
    roleName: '',
    permissions: [],
    flags,
    masksPersonalData: false,
    viewingAs: null,
    suspended: entered.is_suspended,
    activated,
    clockAheadMs: entered.clock_ahead_ms,
    scopes,
    ...(entered.subaccount_id !== null && { subaccountId: entered.subaccount_id }),
  };
};

/** `expand` includes other records, so it also requires their scopes. */
export const requireScope = (scopes: Scopes, { scope }: Operation, query: unknown = {}): void => {
  const { expand = [] } = query as { expand?: string[] };
  const authorised = authoriseKey(scopes, { scope: scope ?? 'any', expand } satisfies KeyRequirement);
  if (!authorised.ok) refuse(authorised.problem.code, authorised.problem.params);
};
