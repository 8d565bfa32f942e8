import { toldSum } from '@dasbor/domain/kernel';
import { decideAmountRange } from '@dasbor/domain/lists';
import type { DateRange } from '@dasbor/domain/lists';
import { runningSums, transactionKindsOf } from '@dasbor/domain/transactions';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { listedDays, withinDays } from '../../platform/list/days.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { foundIn, selectedBy, sumSelected } from './filters.ts';
import { namedBy } from './named.ts';
import { countMovements, selectMovements } from './repository.ts';
import { toTransaction } from './rows.ts';

export const listTransactions: Handler<'listTransactions'> = (call) => {
  const { tx, query, session } = call;
  const selected = selectedBy(call);
  let days: DateRange | undefined;
  let found: Sql = empty;
  return answerList(call, {
    // With the filters, because it needs the days.
    matching: () => sql`true`,
    filtered: async (listed) => {
      days = listed;
      found = days ? foundIn(withinDays(days), query) : empty;
      return sql`${found} ${selected.condition}`;
    },
    select: selectMovements,
    count: countMovements,
    present: async (rows) => {
      const [newest] = rows;
      if (!newest || !days) return [];
      const [sums, names] = await Promise.all([
        sumSelected(tx, { query, selected, span: { days, last: newest }, found }),
        namedBy(tx, rows, session),
      ]);
      const changes = rows.map(({ amount }) => BigInt(amount));
      const running = runningSums(sums.money_in - sums.money_out, changes);
      return rows.map((row, at) => toTransaction(row, running[at] ?? 0n, names.get(row.ref)));
    },
  });
};

export const getTransactionTotals: Handler<'getTransactionTotals'> = async (call) => {
  const { tx, query, session, now } = call;
  const { filters } = query;
  const days = listedDays(query, now);
  if (!days.ok) return refuseField(days.problem.field, days.problem);
  const amounts = decideAmountRange({ least: filters?.amount_min, most: filters?.amount_max });
  if (!amounts.ok) {
    const error = { field: 'filters.amount_max', ...amounts.problem };
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [error] });
  }
  const { money_in: into, money_out: out } = await sumSelected(tx, {
    query,
    selected: selectedBy(call),
    span: { days: days.value },
    found: foundIn(withinDays(days.value), query),
  });
  return ok({
    data: {
      money_in: toldSum([into]),
      money_out: toldSum([out]),
      net: toldSum([into - out]),
      left_out: [...transactionKindsOf(session).leftOut],
      currency: 'IDR',
      ...days.value,
    },
  });
};
