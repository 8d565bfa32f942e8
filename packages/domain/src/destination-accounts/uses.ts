import { may, type Requirement, type Who } from '../access/index.ts';

/** What an account may receive, and who sees and changes that. One list: each person sees of it what they have to do with. */
const USES = {
  /** Only an account of the business, its legal entity or its owner. */
  withdrawals: {
    view: { permission: 'withdrawal.view', feature: 'balance' },
    change: { permission: 'withdrawal.create', feature: 'balance' },
  },
  /** Also of others, such as suppliers: a second person approves each. */
  fund_transfers: {
    view: { permission: 'subaccount.view', feature: 'fund_transfer_whitelist' },
    change: { permission: 'subaccount.create', feature: 'fund_transfer_whitelist' },
  },
} as const satisfies Record<string, Record<'view' | 'change', Requirement>>;

export type AccountUse = keyof typeof USES;

export const ACCOUNT_USES = /* @__PURE__ */ Object.keys(USES) as readonly AccountUse[];

export const usesFor = (who: Who, what: 'view' | 'change'): readonly AccountUse[] =>
  ACCOUNT_USES.filter((use) => may(who, USES[use][what]).ok);
