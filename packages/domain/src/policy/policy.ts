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

/** Which rule refuses, by what can change it: the person's permissions, the account's status, or the time. */
export type PolicyRule = 'access' | 'suspension' | 'daily_pause';

export type Decision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly rule: PolicyRule;
      readonly reason: Problem<PolicyProblemCode>;
      /** When, in real time, the same person may do it if nothing else changes; null if only people can change it. */
      readonly nextAllowedAt: Date | null;
    };

export type PolicyContext = {
  /** Real time; daily rules use the sandbox clock, which may be ahead. */
  readonly now: Instant;
  readonly suspended: boolean;
} & Who &
  ClockAhead;

type ActionPolicy = {
  readonly needs: Requirement;
  /** Every day in Jakarta time, also in sandbox, where the clock can be moved to try it. */
  readonly pause?: DailyWindow;
  readonly stopsWhenSuspended: boolean;
};

// Product spec §8: disbursements pause from 23:30; another message names 23:45, together with top ups. We use 23:30 for submitting and
// approving, and 23:45 for top ups and withdrawals, when balances are swept out (docs/decisions/0001). Suspended accounts start neither
// disbursements nor refunds (§4).
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
  // A request moves no money. Approval does, so it waits while balances are swept out (docs/decisions/0026).
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

/** "Can I do this now?": called by the button beforehand, by the API on execution, and by a merchant's own software. */
export const policy = (action: Action, context: PolicyContext): Decision => {
  const { needs, pause, stopsWhenSuspended } = POLICIES[action];

  const access = may(context, needs);
  if (!access.ok) return { allowed: false, rule: 'access', reason: access.problem, nextAllowedAt: null };
  if (context.suspended && stopsWhenSuspended) {
    return {
      allowed: false,
      rule: 'suspension',
      reason: problem('DPAY_MERCHANT_SUSPENDED'),
      nextAllowedAt: null,
    };
  }
  const nextAllowedAt = pauseEndsAt(action, context);
  if (pause !== undefined && nextAllowedAt !== null) {
    const reason = problem('DPAY_CUT_OFF_TIME', { from: pause.from, to: pause.to });
    return { allowed: false, rule: 'daily_pause', reason, nextAllowedAt };
  }
  return { allowed: true };
};

/**
 * When, in real time, the daily pause of an action ends; null outside it. What was accepted before, such as a customer's claim, is sent
 * then.
 */
export const pauseEndsAt = (
  action: Action,
  { now, clockAheadMs }: Pick<PolicyContext, 'now' | 'clockAheadMs'>,
): Date | null => {
  const { pause } = POLICIES[action];
  const calendar = calendarNow(now, { clockAheadMs });
  return pause !== undefined && isInDailyWindow(calendar, pause)
    ? new Date(endOfDailyWindow(calendar, pause).getTime() - clockAheadMs)
    : null;
};

/**
 * The same without the permission check: for scheduled runs set up by a permitted person, and for calls already authorised otherwise,
 * such as by a key's scope. Features, account status and time are still checked.
 */
export const decideMoment = (action: Action, context: Omit<PolicyContext, 'permissions'>): Decision => {
  const { permission = 'any' } = POLICIES[action].needs;
  return policy(action, { ...context, permissions: permission === 'any' ? [] : [permission] });
};

/** When the next daily pause of an action begins; null if it has none. */
export const nextPause = (action: Action, now: Instant): Date | null => {
  const { pause } = POLICIES[action];
  // The time between two pauses is a daily window too.
  return pause ? endOfDailyWindow(now, { from: pause.to, to: pause.from }) : null;
};
