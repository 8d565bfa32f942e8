/**
 * The accounts of the ledger. A merchant and each of its subaccounts have one of each per mode. Accounts that can be spent from never
 * fall below zero; accounts for the outside world may.
 */
export const LEDGER_ACCOUNTS = {
  /** Can be paid out now. */
  available: { guarded: true },
  /** Taken from available and on its way out: it arrives or it is returned. */
  in_flight: { guarded: true },
  /** Received from customers and not yet settled. Negative if fees exceed what was paid (Rp 1.000 by card). */
  pending: { guarded: false },
  /** Collected by acquirers from customers for the merchant: negative by the amount received. */
  acquirer: { guarded: false },
  /** Received from banks and sent to banks. */
  bank: { guarded: false },
  /** Fees paid by the merchant, without PPN. */
  fee: { guarded: false },
  /** PPN on those fees. */
  ppn: { guarded: false },
  /** Money reported too late for its payout; staff review it. */
  suspense: { guarded: false },
} as const satisfies Record<string, { guarded: boolean }>;

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;

export const LEDGER_ACCOUNT_NAMES = Object.keys(LEDGER_ACCOUNTS) as readonly LedgerAccount[];

/** The owner of the accounts: `''` is the merchant itself, otherwise a subaccount id. */
export type LedgerHolder = string;
export const THE_MERCHANT: LedgerHolder = '';
