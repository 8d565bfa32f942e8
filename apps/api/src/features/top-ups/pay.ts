import type { Result } from '@dasbor/domain/kernel';
import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import { decideTopUpPayment } from '@dasbor/domain/top-ups';
import type { TopUpProblemCode } from '@dasbor/domain/top-ups';
import { post } from '../../platform/ledger/post.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { balancesOf } from '../balance/public.ts';
import { lockPaying } from './repository.ts';
import type { TopUpRow } from './rows.ts';

/**
 * The only function that pays a top up: credits the balance, or returns why a bank would refuse it. A concurrent second payment to the same
 * balance waits, and then sees the first.
 */
export const payTopUp = async (
  tx: Tx,
  { id, holder, amount: paid }: Pick<TopUpRow, 'id' | 'holder' | 'amount'>,
  { mode, now }: { mode: Mode; now: Date },
): Promise<Result<unknown, TopUpProblemCode>> => {
  await lockPaying(tx, holder);
  const { available = 0 } = await balancesOf(tx, holder);
  const amount = rupiah(Number(paid));
  const decided = decideTopUpPayment(amount, { mode, available: rupiah(available) });
  if (decided.ok) post(tx, now, [topUpPaid({ id, amount, holder })]);
  return decided;
};
