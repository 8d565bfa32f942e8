import { may, type Permission, type Who } from '../access/index.ts';
import type { TransferKind } from '../ledger/index.ts';

type KindRule = {
  /** The transfers of the ledger that are such transactions. Others only move money between the merchant's own accounts. */
  readonly posted: readonly TransferKind[];
  /** No feature: what was moved stays in the sums when its feature is switched off. */
  readonly needs: Permission;
};

/** docs/decisions/0062: what crosses the border of a merchant's money, and who may see it. */
export const TRANSACTIONS = {
  payment: { posted: ['payment.completed'], needs: 'payment.view' },
  refund: { posted: ['refund.delivered'], needs: 'refund.view' },
  settlement: { posted: ['settlement.settled'], needs: 'settlement.view' },
  top_up: { posted: ['top_up.paid'], needs: 'topup.view' },
  withdrawal: { posted: ['withdrawal.delivered'], needs: 'withdrawal.view' },
  disbursement: { posted: ['disbursement.delivered'], needs: 'disbursement.view' },
  fund_transfer: { posted: ['fund_transfer.delivered', 'fund_transfer.moved'], needs: 'subaccount.view' },
  snap_transfer: { posted: ['snap_transfer.delivered'], needs: 'disbursement.view' },
} as const satisfies Readonly<Record<string, KindRule>>;

export type TransactionKind = keyof typeof TRANSACTIONS;
export const TRANSACTION_KINDS = /* @__PURE__ */ Object.keys(TRANSACTIONS) as readonly TransactionKind[];

export const TRANSACTION_DIRECTIONS = ['in', 'out'] as const;
export type TransactionDirection = (typeof TRANSACTION_DIRECTIONS)[number];

/** The kinds that a person sees, and those that lists and sums leave out for them. */
export const transactionKindsOf = (
  who: Who,
): { readonly shown: readonly TransactionKind[]; readonly leftOut: readonly TransactionKind[] } => {
  const isShown = (kind: TransactionKind) => may(who, { permission: TRANSACTIONS[kind].needs }).ok;
  return {
    shown: TRANSACTION_KINDS.filter(isShown),
    leftOut: TRANSACTION_KINDS.filter((kind) => !isShown(kind)),
  };
};

/** The ledger's names of these kinds. */
export const postedAs = (kinds: readonly TransactionKind[]): readonly TransferKind[] =>
  kinds.flatMap((kind) => TRANSACTIONS[kind].posted);

/** The kind of a transfer; undefined if it moves no money in or out. */
export const transactionKind = (posted: string): TransactionKind | undefined =>
  TRANSACTION_KINDS.find((kind) => (TRANSACTIONS[kind].posted as readonly string[]).includes(posted));
