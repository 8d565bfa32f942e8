import { audit } from '../../platform/audit.ts';
import { outside } from '../../platform/db/outside.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { openAccount, revokeSession } from '../auth/public.ts';
import { selectMerchants } from './repository.ts';

export const listMerchants: Handler<'listMerchants'> = async ({ tx, session }) =>
  ok({
    data: (await selectMerchants(tx, session.userId)).map((row) => ({
      id: row.merchant_id,
      name: row.merchant_name,
      role_name: row.role_name,
      is_suspended: row.is_suspended,
      is_current: row.merchant_id === session.merchantId,
    })),
  });

/**
 * Opens a sign-in at the other merchant and ends this one. It is opened outside the transaction of this merchant, which may not write
 * there. The history of either merchant names only its own sign-in, because where else a person works is theirs.
 */
export const switchMerchant: Handler<'switchMerchant'> = async (call) => {
  const { tx, params, session, deps, now, by } = call;
  const isOther = (id: string) => id === params.id && id !== session.merchantId;
  const target = (await selectMerchants(tx, session.userId)).find((one) => isOther(one.merchant_id));
  if (!target) return problem('DPAY_MERCHANT_NOT_FOUND');
  const opened = await outside('sign-in at the other merchant', () =>
    deps.db.signIn((auth) =>
      openAccount(auth, call, { userId: target.user_id, fromSession: session.sessionId }),
    ),
  );
  if (!opened) return problem('DPAY_MERCHANT_NOT_FOUND');

  await revokeSession(tx, session.sessionId, 'switched to another merchant', now);
  await audit.record(tx, by, { action: 'session.switched', target: session.sessionId });
  return ok({ data: opened });
};
