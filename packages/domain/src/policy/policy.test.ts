import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveFlags, FLAGS, PERMISSIONS } from '../access/index.ts';
import {
  ACTIONS,
  type Action,
  decideMoment,
  nextPause,
  pauseEndsAt,
  policy,
  type PolicyContext,
} from './index.ts';

const ALL = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
const context = (different: Partial<PolicyContext> = {}): PolicyContext => ({
  permissions: PERMISSIONS,
  flags: effectiveFlags(ALL, 'live'),
  mode: 'live',
  suspended: false,
  clockAheadMs: 0,
  now: '2026-11-20T03:00:00Z',
  ...different,
});
/** A time such as `23:30:00.000` on 20 November 2026 in Jakarta. */
const jakarta = (clock: string) => new Date(`2026-11-20T${clock}+07:00`);
const MIDNIGHT = new Date('2026-11-20T17:00:00.000Z');

describe('at ten in the morning', () => {
  it.each(ACTIONS)('a person with every permission may %s', (action) => {
    expect(policy(action, context())).toEqual({ allowed: true });
  });
});

describe('the pause at the end of the Jakarta day', () => {
  it.each<[Action, string, boolean]>([
    ['disburse', '23:29:59.999', true],
    // spec 8.73, 9.25
    ['disburse', '23:30:00.000', false],
    ['disburse', '23:59:59.999', false],
    ['approve', '23:29:59.999', true],
    ['approve', '23:30:00.000', false],
    ['top_up', '23:44:59.999', true],
    // spec 8.74, 9.24
    ['top_up', '23:45:00.000', false],
    ['withdraw', '23:44:59.999', true],
    ['withdraw', '23:45:00.000', false],
    ['withdraw', '23:59:59.999', false],
    ['refund', '23:59:59.999', true],
    ['transfer', '23:59:59.999', true],
    ['approve_transfer', '23:44:59.999', true],
    ['approve_transfer', '23:45:00.000', false],
    ['approve_transfer', '00:00:00.000', true],
    ['disburse', '00:00:00.000', true],
    ['withdraw', '00:00:00.000', true],
  ])('%s at %s: %s', (action, clock, allowed) => {
    expect(policy(action, context({ now: jakarta(clock) })).allowed).toBe(allowed);
  });

  it('returns its start, its end, and when to try again', () => {
    expect(policy('approve', context({ now: jakarta('23:31:07.250') }))).toEqual({
      allowed: false,
      rule: 'daily_pause',
      reason: { code: 'DPAY_CUT_OFF_TIME', params: { from: '23:30', to: '00:00' } },
      nextAllowedAt: MIDNIGHT,
    });
  });

  it.each<[Action, string, Date | null]>([
    ['disburse', '23:29:59.999', null],
    ['disburse', '23:30:00.000', MIDNIGHT],
    ['withdraw', '23:44:59.999', null],
    ['withdraw', '23:45:00.000', MIDNIGHT],
    ['disburse', '00:00:00.000', null],
    ['refund', '23:59:59.999', null],
  ])('%s at %s ends at %s', (action, clock, end) => {
    expect(pauseEndsAt(action, context({ now: jakarta(clock) }))).toEqual(end);
  });

  it('follows the sandbox clock, and returns its end in real time', () => {
    const now = jakarta('10:00:00');
    const clockAheadMs = jakarta('23:31:00').getTime() - now.getTime();

    expect(policy('approve', context({ now, clockAheadMs }))).toMatchObject({
      rule: 'daily_pause',
      nextAllowedAt: jakarta('10:29:00'),
    });
  });

  it('ends exactly at the first moment when the action is allowed', () => {
    const anyMoment = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...ACTIONS), (now, action) => {
        const decision = policy(action, context({ now }));
        if (decision.allowed) return;
        const next = decision.nextAllowedAt as Date;

        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(policy(action, context({ now: next })).allowed).toBe(true);
        expect(policy(action, context({ now: new Date(next.getTime() - 1) })).allowed).toBe(false);
      }),
    );
  });
});

describe('a suspended account', () => {
  it.each<[Action, boolean]>([
    // spec 4.74
    ['disburse', false],
    ['approve', false],
    // spec 4.75
    ['refund', false],
    ['top_up', true],
    ['withdraw', true],
  ])('may %s: %s', (action, allowed) => {
    expect(policy(action, context({ suspended: true })).allowed).toBe(allowed);
  });

  it('is reported before the pause', () => {
    expect(policy('disburse', context({ suspended: true, now: jakarta('23:50:00') }))).toMatchObject({
      rule: 'suspension',
      reason: { code: 'DPAY_MERCHANT_SUSPENDED' },
      nextAllowedAt: null,
    });
  });
});

describe('permissions', () => {
  it.each<[Action, string]>([
    ['disburse', 'disbursement.create'],
    ['approve', 'disbursement.approve'],
    ['top_up', 'topup.create'],
    ['withdraw', 'withdrawal.create'],
    ['refund', 'refund.create'],
  ])('%s needs %s', (action, permission) => {
    const permissions = PERMISSIONS.filter((held) => held !== permission);

    expect(policy(action, context({ permissions }))).toMatchObject({
      rule: 'access',
      reason: { code: 'DPAY_FORBIDDEN', params: { permission } },
    });
  });

  it('withdraw requires the balance feature, its parent', () => {
    const flags = effectiveFlags({ ...ALL, balance: false }, 'live');

    expect(policy('withdraw', context({ flags }))).toMatchObject({
      reason: { code: 'DPAY_FEATURE_DISABLED' },
    });
  });
});

describe('actions that need no permission', () => {
  const nobody = (different: Partial<PolicyContext> = {}) => context({ permissions: [], ...different });

  it.each(ACTIONS)('%s is allowed at ten in the morning', (action) => {
    expect(decideMoment(action, nobody())).toEqual({ allowed: true });
  });

  it('is refused by every other rule that applies to a person with every permission', () => {
    const moments = fc.record({
      now: fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2035-01-01') }),
      clockAheadMs: fc.integer({ min: 0, max: 31 * 86_400_000 }),
      suspended: fc.boolean(),
      flags: fc.constantFrom(effectiveFlags(ALL, 'live'), effectiveFlags({}, 'live')),
    });

    fc.assert(
      fc.property(moments, fc.constantFrom(...ACTIONS), (moment, action) => {
        expect(decideMoment(action, nobody(moment))).toEqual(policy(action, context(moment)));
      }),
    );
  });
});

describe('the next pause', () => {
  it.each([
    ['disburse', '23:20:00', '2026-11-20T16:30:00.000Z'],
    ['disburse', '23:29:59.999', '2026-11-20T16:30:00.000Z'],
    ['disburse', '23:30:00', '2026-11-21T16:30:00.000Z'],
    ['withdraw', '00:00:00', '2026-11-20T16:45:00.000Z'],
  ] as const)('of %s at %s begins at %s', (action, clock, want) => {
    expect(nextPause(action, jakarta(clock))?.toISOString()).toBe(want);
  });

  it('does not exist for actions without a pause', () => {
    expect(nextPause('refund', jakarta('23:20:00'))).toBeNull();
  });
});
