import { AGE_GROUPS } from '@dasbor/domain/invoices';
import type { AgeGroup } from '@dasbor/domain/invoices';
import { toldSum } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { ageOf, OUTSTANDING } from './filters.ts';
import { INVOICES } from './repository.ts';
import { todayOf } from './today.ts';

/** What is outstanding, by days after the due date. */
export const getInvoiceTotals: Handler<'getInvoiceTotals'> = async (call) => {
  const rows = await call.tx.rows<{ age: AgeGroup; count: string; amount: string }>(sql`
    select ${ageOf(todayOf(call))} as age, count(*) as count, sum(outstanding_amount) as amount
      from ${INVOICES} where ${OUTSTANDING} group by 1`);
  const ages = AGE_GROUPS.map((age) => {
    const found = rows.find((row) => row.age === age);
    return { age, count: Number(found?.count ?? 0), amount: toldSum([found?.amount ?? 0]) };
  });
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
