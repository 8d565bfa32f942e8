import type { Mode } from '../access/index.ts';
import { defineTransitions } from '../kernel/index.ts';

/** Product spec §4. Money moves once it is live. It stays live, so that its books can be closed. */
export const SUBACCOUNT_STATUSES = ['created', 'live'] as const;
export type SubaccountStatus = (typeof SUBACCOUNT_STATUSES)[number];

export const subaccountTransitions = /* @__PURE__ */ defineTransitions<SubaccountStatus>({
  created: ['live'],
  live: [],
});

/** In sandbox, subaccounts are live at once; in live mode, someone activates them (docs/decisions/0026). */
export const initialStatus = (mode: Mode): SubaccountStatus => (mode === 'sandbox' ? 'live' : 'created');

/** The owner's type; the product spec (§3) names a type without its values. */
export const SUBACCOUNT_TYPES = ['company', 'individual'] as const;
export type SubaccountType = (typeof SUBACCOUNT_TYPES)[number];
