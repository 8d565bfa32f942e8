import { toldSum } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { todayOf } from '../invoices/public.ts';
import { isIn } from './filters.ts';
import { QUOTATIONS } from './repository.ts';

type Sums = Record<'open_count' | 'open_amount' | 'accepted_count' | 'accepted_amount', string>;

export const getQuotationTotals: Handler<'getQuotationTotals'> = async (call) => {
  const today = todayOf(call);
  const [open, accepted] = [isIn('sent', today), isIn('accepted', today)];
  const sums = await call.tx.one<Sums>(sql`
    select count(*) filter (where ${open}) as open_count,
           coalesce(sum(total_amount) filter (where ${open}), 0) as open_amount,
           count(*) filter (where ${accepted}) as accepted_count,
           coalesce(sum(total_amount) filter (where ${accepted}), 0) as accepted_amount
      from ${QUOTATIONS}`);
  return ok({
    data: {
      open_count: Number(sums.open_count),
      open_amount: toldSum([sums.open_amount]),
      accepted_count: Number(sums.accepted_count),
      accepted_amount: toldSum([sums.accepted_amount]),
    },
  });
};
