import { LEDGER_ACCOUNT_NAMES } from '@dasbor/domain/ledger';
import type { LedgerMove } from '../api/types.ts';

export type FlowEnd = {
  account: string;
  subaccountId: string | null;
  /** Rupiah, above zero. */
  amount: number;
};

export type Flow = {
  from: readonly FlowEnd[];
  to: readonly FlowEnd[];
  total: number;
  /** Incoming minus outgoing. The ledger rejects anything but 0. */
  difference: number;
};

/** Groups ledger moves into sources and destinations. */
export const flowOf = (moves: readonly LedgerMove[]): Flow => {
  const ordered = moves.toSorted((a, b) => placeOf(a) - placeOf(b));
  const from = ordered.filter(({ amount }) => amount < 0).map(toEnd);
  const to = ordered.filter(({ amount }) => amount > 0).map(toEnd);
  const total = sum(from);
  return { from, to, total, difference: sum(to) - total };
};

const toEnd = ({ account, subaccount_id, amount }: LedgerMove): FlowEnd => ({
  account,
  subaccountId: subaccount_id,
  amount: Math.abs(amount),
});

const sum = (ends: readonly FlowEnd[]): number => ends.reduce((total, { amount }) => total + amount, 0);

/** The merchant's accounts first, then external ones, then fees. Unknown accounts come last. */
const placeOf = ({ account }: LedgerMove): number => {
  const index = LEDGER_ACCOUNT_NAMES.findIndex((name) => name === account);
  return index < 0 ? LEDGER_ACCOUNT_NAMES.length : index;
};
