import type { Flag } from '@dasbor/domain/access';
import type { TenantContext } from '../../platform/db/db.ts';
import { problem } from '../../spec/handlers.ts';
import type { SnapCaller } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';

export const needFlag = ({ flags }: SnapCaller, feature: Flag): void => {
  if (!flags[feature]) refuse('DPAY_FEATURE_DISABLED', { feature });
};

/** SNAP names the first invalid field. */
export const refuseIn = (field: string, code: string) =>
  problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field, code }] });

export const tenantOf = (
  { merchantId, mode, clientId: actorId }: SnapCaller,
  requestId: string,
): TenantContext => ({ merchantId, mode, actorId, requestId });
