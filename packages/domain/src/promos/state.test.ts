import { describe, expect, it } from 'vitest';
import { decidePromoAction, decidePromoEdit, PROMO_ACTIONS, PROMO_STATUSES, promoStatusOf } from './index.ts';
import type { PromoState } from './index.ts';

const now = new Date('2026-11-20T03:00:00Z');
const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const STATES: readonly PromoState[] = ['inactive', 'active', 'paused'];

describe('the status', () => {
  // spec 4.64
  it.each([
    ['inactive', TODAY, 'inactive'],
    ['inactive', YESTERDAY, 'inactive'],
    ['active', TODAY, 'active'],
    ['active', YESTERDAY, 'expired'],
    ['paused', TODAY, 'paused'],
    ['paused', YESTERDAY, 'expired'],
  ] as const)('of a promo that is %s until %s is %s', (state, effectiveTo, want) => {
    expect(promoStatusOf({ state, effectiveTo }, now)).toBe(want);
    expect(PROMO_STATUSES).toContain(want);
  });
});

describe('an action', () => {
  const ALLOWED: Readonly<Record<string, PromoState>> = {
    'activate inactive': 'active',
    'pause active': 'paused',
    'resume paused': 'active',
  };

  it.each(PROMO_ACTIONS.flatMap((action) => STATES.map((state) => [action, state] as const)))(
    '%s a promo that is %s',
    (action, state) => {
      const decided = decidePromoAction({ state, effectiveTo: TODAY }, action, now);

      expect(decided.ok ? decided.value : undefined).toBe(ALLOWED[`${action} ${state}`]);
    },
  );

  it.each(PROMO_ACTIONS)('%s is refused after the last day', (action) => {
    for (const state of STATES)
      expect(decidePromoAction({ state, effectiveTo: YESTERDAY }, action, now).ok).toBe(false);
  });

  it('names the wrong dates of a promo that was never activated', () => {
    expect(decidePromoAction({ state: 'inactive', effectiveTo: YESTERDAY }, 'activate', now)).toEqual({
      ok: false,
      problem: { code: 'DPAY_PROMO_ENDS_IN_PAST' },
    });
  });
});

// spec 4.62
it.each(STATES)('a promo that is %s is edited only before it is activated', (state) => {
  expect(decidePromoEdit(state).ok).toBe(state === 'inactive');
});
