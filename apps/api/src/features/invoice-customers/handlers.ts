import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { customersFoundBy } from '../customers/public.ts';
import { agesOf, todayOf } from '../invoices/public.ts';
import { countAccounts, MOST_LATE_FIRST, selectAccounts } from './repository.ts';
import { toAccount } from './rows.ts';

export { getInvoiceCustomerStatement } from './statement/handlers.ts';

/** Of all days, because what is outstanding may be old. */
export const listInvoiceCustomers: Handler<'listInvoiceCustomers'> = (call) => {
  const today = todayOf(call);
  const { masksPersonalData: masked } = call.session;
  return answerList(call, {
    of: sql`true`,
    matching: (text) => customersFoundBy(text, masked),
    filtered: owing(call.query.filters),
    ...(isOnlyLate(call.query.filters) && { order: MOST_LATE_FIRST }),
    select: selectAccounts(today),
    count: countAccounts(today),
    present: async (rows) => rows.map((row) => toAccount(row, masked)),
  });
};

export const getInvoiceCustomer: Handler<'getInvoiceCustomer'> = async (call) => {
  const { tx, params, session } = call;
  const today = todayOf(call);
  const [row] = await selectAccounts(today)(tx, sql`id = ${params.id}`, empty);
  if (!row) return problem('DPAY_CUSTOMER_NOT_FOUND');
  const ages = await agesOf(tx, today, sql`and customer_id = ${row.id}`);
  return ok({ data: { ...toAccount(row, session.masksPersonalData), ages } });
};

type Owes = NonNullable<NonNullable<Call<'listInvoiceCustomers'>['query']['filters']>['owes']>[number];

const OWES: Readonly<Record<Owes, Sql>> = {
  outstanding: sql`outstanding_amount > 0`,
  late: sql`late_amount > 0`,
};

type Filters = { owes?: readonly Owes[] };

const isOnlyLate = ({ owes }: Filters = {}): boolean => owes?.every((one) => one === 'late') ?? false;

const owing = ({ owes }: Filters = {}): Sql =>
  owes
    ? sql`and (${join(
        owes.map((one) => OWES[one]),
        ' or ',
      )})`
    : empty;
