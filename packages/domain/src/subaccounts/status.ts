import type { Mode } from '../access/index.ts';
import { defineTransitions } from '../kernel/index.ts';

/** Product spec §4. Money moves once it is live, and it stays so: its books must be able to close. */
export const SUBACCOUNT_STATUSES = ['created', 'live'] as const;
export type SubaccountStatus = (typeof SUBACCOUNT_STATUSES)[number];

export const subaccountTransitions = /* @__PURE__ */ defineTransitions<SubaccountStatus>({
  created: ['live'],
  live: [],
});

/** In sandbox everything is there to be tried; in live mode somebody switches it on (docs/decisions/0026). */
export const initialStatus = (mode: Mode): SubaccountStatus => (mode === 'sandbox' ? 'live' : 'created');

/** Whose it is; the product spec (§3) names a type without its values. */
export const SUBACCOUNT_TYPES = ['company', 'individual'] as const;
export type SubaccountType = (typeof SUBACCOUNT_TYPES)[number];
