/**
 * Where money can stand. A merchant, and each of its subaccounts, has one of each in either mode. What can be spent never
 * falls below zero; what stands for the world around the merchant shows what went through, and may.
 */
export const LEDGER_ACCOUNTS = {
  /** May be paid out now. */
  available: { guarded: true },
  /** Taken from available and on its way out: it arrives, or it comes back. */
  in_flight: { guarded: true },
  /** Received from customers and not settled yet. Below zero where fees were more than what was paid (Rp 1.000 by card). */
  pending: { guarded: false },
  /** What acquirers took from customers for the merchant: below zero by as much as came in. */
  acquirer: { guarded: false },
  /** What came in from banks and went out to them. */
  bank: { guarded: false },
  /** Fees the merchant paid, without PPN. */
  fee: { guarded: false },
  /** PPN on those fees. */
  ppn: { guarded: false },
  /** Money whose news came too late for its payout; people look at it. */
  suspense: { guarded: false },
} as const satisfies Record<string, { guarded: boolean }>;

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;

export const LEDGER_ACCOUNT_NAMES = Object.keys(LEDGER_ACCOUNTS) as readonly LedgerAccount[];

/** Whose accounts: `''` is the merchant itself, otherwise the id of one of its subaccounts. */
export type LedgerHolder = string;
export const THE_MERCHANT: LedgerHolder = '';
