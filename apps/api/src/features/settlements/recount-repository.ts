import type { WaitingPayments } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Pool } from '../refunds/public.ts';
import { DAY_PAID } from './calendar-repository.ts';

export type Waiting = WaitingPayments & Pool & { merchantId: string; mode: Mode };

/** Unsettled payments of every merchant by balance, method, day and due day. */
export const waitingPayments = (tx: Tx): Promise<Waiting[]> =>
  tx.rows<Waiting>(sql`
    select merchant_id as "merchantId", mode, coalesce(subaccount_id, '') as holder, method, ${DAY_PAID}::text as "paidOn",
           settlement_due_date::text as "dueDate"
      from payment where settlement_status = 'need_to_settle'
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`);

/** Those that were settled meanwhile keep their day. */
export const moveDueDay = (
  tx: Tx,
  { holder, method, paidOn, dueDate }: Waiting,
  newDueDate: string,
): Promise<number> =>
  tx.run(sql`
    update payment set settlement_due_date = ${newDueDate}::date
     where settlement_status = 'need_to_settle' and method = ${method} and ${ofHolder(holder)}
           and settlement_due_date = ${dueDate}::date and ${DAY_PAID} = ${paidOn}::date`);
