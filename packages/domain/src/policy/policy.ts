import { may, type Requirement, type Who } from '../access/index.ts';
import {
  type DailyWindow,
  endOfDailyWindow,
  type Instant,
  isInDailyWindow,
  problem,
  type Problem,
} from '../kernel/index.ts';
import { calendarNow, type ClockAhead } from '../sandbox-clock/index.ts';
import type { PolicyProblemCode } from './problems.ts';

export const ACTIONS = [
  'disburse',
  'approve',
  'top_up',
  'withdraw',
  'refund',
  'transfer',
  'approve_transfer',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What stands in the way, told apart by who can move it: the person's rights, the account's standing, or the clock. */
export type PolicyRule = 'access' | 'suspension' | 'daily_pause';

export type Decision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly rule: PolicyRule;
      readonly reason: Problem<PolicyProblemCode>;
      /** When, in real time, the same person may, if nothing else changes; null when only people can change it. */
      readonly nextAllowedAt: Date | null;
    };

export interface PolicyContext extends Who, ClockAhead {
  /** The real time; the rules of the day go by the clock that is ahead of it. */
  readonly now: Instant;
  readonly suspended: boolean;
}

interface ActionPolicy {
  readonly needs: Requirement;
  /** Every day in Jakarta, in sandbox too: there the clock can be moved to see it. */
  readonly pause?: DailyWindow;
  readonly stopsWhenSuspended: boolean;
}

// Product spec §8: disbursements pause from 23:30, in another message from 23:45 together with top ups. The earlier hour is
// kept for submitting and approving, the later one for top ups and withdrawals, when balances are swept out
// (docs/decisions/0001). Suspended accounts start neither disbursements nor refunds (§4).
const DISBURSEMENT_PAUSE: DailyWindow = { from: '23:30', to: '00:00' };
const BALANCE_PAUSE: DailyWindow = { from: '23:45', to: '00:00' };

export const POLICIES: Readonly<Record<Action, ActionPolicy>> = {
  disburse: {
    needs: { permission: 'disbursement.create', feature: 'disbursement' },
    pause: DISBURSEMENT_PAUSE,
    stopsWhenSuspended: true,
  },
  approve: {
    needs: { permission: 'disbursement.approve', feature: 'disbursement' },
    pause: DISBURSEMENT_PAUSE,
    stopsWhenSuspended: true,
  },
  top_up: {
    needs: { permission: 'topup.create', feature: 'balance' },
    pause: BALANCE_PAUSE,
    stopsWhenSuspended: false,
  },
  withdraw: {
    needs: { permission: 'withdrawal.create', feature: 'withdrawal' },
    pause: BALANCE_PAUSE,
    stopsWhenSuspended: false,
  },
  refund: {
    needs: { permission: 'refund.create', feature: 'refund' },
    stopsWhenSuspended: true,
  },
  // Asking moves nothing; approving does, at the hour in which balances are swept out it waits (docs/decisions/0026).
  transfer: {
    needs: { permission: 'subaccount.create', feature: 'fund_transfer' },
    stopsWhenSuspended: true,
  },
  approve_transfer: {
    needs: { permission: 'fundtransfer.approve', feature: 'fund_transfer' },
    pause: BALANCE_PAUSE,
    stopsWhenSuspended: true,
  },
};

/** "Can I do this now?": asked by the button before the work, by the API when it is done, and by a merchant's own software. */
export function policy(action: Action, context: PolicyContext): Decision {
  const { needs, pause, stopsWhenSuspended } = POLICIES[action];
  const { clockAheadMs, suspended } = context;
  const now = calendarNow(context.now, context);

  const access = may(context, needs);
  if (!access.ok) return { allowed: false, rule: 'access', reason: access.problem, nextAllowedAt: null };
  if (suspended && stopsWhenSuspended) {
    return {
      allowed: false,
      rule: 'suspension',
      reason: problem('DPAY_MERCHANT_SUSPENDED'),
      nextAllowedAt: null,
    };
  }
  if (pause !== undefined && isInDailyWindow(now, pause)) {
    const reason = problem('DPAY_CUT_OFF_TIME', { from: pause.from, to: pause.to });
    const nextAllowedAt = new Date(endOfDailyWindow(now, pause).getTime() - clockAheadMs);
    return { allowed: false, rule: 'daily_pause', reason, nextAllowedAt };
  }
  return { allowed: true };
}

/**
 * The same where rights are no question: what runs by itself, because somebody who had the right set it, and calls that were asked for
 * another right at the door, such as the scope of a key. The switches, the account's standing and the clock are asked of all.
 */
export function decideMoment(action: Action, context: Omit<PolicyContext, 'permissions'>): Decision {
  const { permission = 'any' } = POLICIES[action].needs;
  return policy(action, { ...context, permissions: permission === 'any' ? [] : [permission] });
}

/** When the next daily pause of an action begins, for whoever hurries; null where it has none. */
export function nextPause(action: Action, now: Instant): Date | null {
  const { pause } = POLICIES[action];
  // The time between two pauses is a window of the day, too.
  return pause ? endOfDailyWindow(now, { from: pause.to, to: pause.from }) : null;
}
