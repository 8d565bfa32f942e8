import { type CalendarDate, defineTransitions, err, jakartaDate, ok, type Result } from '../kernel/index.ts';
import type { PromoProblemCode } from './problems.ts';
import type { PromoState, PromoStatus } from './promo.ts';

/** Product spec §4: activated once, and no longer edited then. */
export const promoTransitions = defineTransitions<PromoStatus>({
  inactive: ['active'],
  active: ['paused'],
  paused: ['active'],
  expired: [],
});

type Standing = { readonly state: PromoState; readonly effectiveTo: CalendarDate };

/** A promo that was never activated stays inactive after its last day, and can still be edited. */
export const promoStatusOf = ({ state, effectiveTo }: Standing, now: Date): PromoStatus =>
  state !== 'inactive' && jakartaDate(now) > effectiveTo ? 'expired' : state;

export const PROMO_ACTIONS = ['activate', 'pause', 'resume'] as const;
export type PromoAction = (typeof PROMO_ACTIONS)[number];

const FROM: Readonly<Record<PromoAction, PromoState>> = {
  activate: 'inactive',
  pause: 'active',
  resume: 'paused',
};

/** The state after an action. */
export const decidePromoAction = (
  standing: Standing,
  action: PromoAction,
  now: Date,
): Result<PromoState, PromoProblemCode> => {
  const status = promoStatusOf(standing, now);
  const to = action === 'pause' ? 'paused' : 'active';
  if (status !== FROM[action]) return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  if (jakartaDate(now) > standing.effectiveTo) return err('DPAY_PROMO_ENDS_IN_PAST');
  return ok(to);
};

/** Customers rely on an activated promo, so it keeps its terms. */
export const decidePromoEdit = (state: PromoState): Result<true, PromoProblemCode> =>
  state === 'inactive' ? ok(true) : err('DPAY_PROMO_NOT_EDITABLE');
