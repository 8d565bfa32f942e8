import { addDays, toldSum } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import { netArriving } from '@dasbor/domain/payments';
import type { Tx } from '../../platform/db/tx.ts';
import { firstDueMethods } from './repository.ts';
import type { Balance } from './rows.ts';

/** The next day on which something arrives in the balance, and how much. Days on which nothing is settled by itself are passed over. */
export const nextSettlementOf = async (
  tx: Tx,
  holder: LedgerHolder,
  from: CalendarDate,
): Promise<Balance['next_settlement']> => {
  const methods = await firstDueMethods(tx, holder, from);
  const [first] = methods;
  if (!first) return null;
  const amount = netArriving(methods.map(({ net }) => toldSum([net])));
  return amount === null
    ? nextSettlementOf(tx, holder, addDays(first.date, 1))
    : { date: first.date, amount };
};
