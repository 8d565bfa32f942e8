import type { DailyWindow } from '../kernel/index.ts';
import type { PaymentMethod } from '../payments/index.ts';

export type RefundRule = {
  /** Whether less than the paid amount can be refunded. */
  readonly partial: boolean;
  /** Whole days in Jakarta after the day of the payment; 0 is that day only, null has no limit. */
  readonly days: number | null;
  /** Every day in Jakarta time. */
  readonly pause?: DailyWindow;
};

const NO_LIMIT: RefundRule = { partial: false, days: null };

/** Product spec §5 and §9; other channels of these methods have no published period and only refund in full. */
const CHANNEL_RULES: Readonly<Record<string, RefundRule>> = {
  OVO: { partial: false, days: 0 },
  DANA: { partial: true, days: 45 },
  GOPAY: { partial: true, days: 45 },
  SHOPEEPAY: { partial: true, days: 365, pause: { from: '23:55', to: '03:00' } },
  QRIS: { partial: true, days: null },
};

/** Product spec §4: only payments by card, QRIS or e-wallet. */
const REFUNDABLE_METHODS: ReadonlySet<PaymentMethod> = /* @__PURE__ */ new Set(['card', 'qris', 'ewallet']);

/** Undefined for methods that cannot be refunded. */
export const refundRuleOf = (method: PaymentMethod, channel: string): RefundRule | undefined =>
  REFUNDABLE_METHODS.has(method) ? (CHANNEL_RULES[channel] ?? NO_LIMIT) : undefined;
