import { ACTIONS, policy } from '@dasbor/domain/policy';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';

export const getPolicies: Handler<'getPolicies'> = async ({ session, now }) => {
  const data = ACTIONS.map((action) => {
    const decision = policy(action, { ...session, now });
    if (decision.allowed) return { action, allowed: true, reason: null, next_allowed_at: null };
    const { rule, reason, nextAllowedAt } = decision;
    return {
      action,
      allowed: false,
      reason: { rule, error_code: reason.code, params: { ...reason.params } },
      next_allowed_at: nextAllowedAt?.toISOString() ?? null,
    };
  });
  return ok({ data });
};
