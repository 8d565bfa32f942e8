import { AGE_GROUPS } from '@dasbor/domain/invoices';
import type { AgeGroup } from '@dasbor/domain/invoices';
import { toldSum } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import { ageOf, OUTSTANDING } from './filters.ts';
import { INVOICES } from './repository.ts';
import { todayOf } from './today.ts';

type Ages = SuccessBody<'getInvoiceTotals'>['data']['ages'];

/** What is outstanding, by days after the due date. */
export const agesOf = async (tx: Tx, today: CalendarDate, only: Sql = empty): Promise<Ages> => {
  const rows = await tx.rows<{ age: AgeGroup; count: string; amount: string }>(sql`
    select ${ageOf(today)} as age, count(*) as count, sum(outstanding_amount) as amount
      from ${INVOICES} where ${OUTSTANDING} ${only} group by 1`);
  return AGE_GROUPS.map((age) => {
    const found = rows.find((row) => row.age === age);
    return { age, count: Number(found?.count ?? 0), amount: toldSum([found?.amount ?? 0]) };
  });
};

export const getInvoiceTotals: Handler<'getInvoiceTotals'> = async (call) => {
  const ages = await agesOf(call.tx, todayOf(call));
  const late = ages.filter(({ age }) => age !== 'not_due');
  return ok({
    data: {
      outstanding_count: ages.reduce((sum, { count }) => sum + count, 0),
      outstanding_amount: toldSum(ages.map(({ amount }) => amount)),
      late_count: late.reduce((sum, { count }) => sum + count, 0),
      late_amount: toldSum(late.map(({ amount }) => amount)),
      ages,
    },
  });
};
