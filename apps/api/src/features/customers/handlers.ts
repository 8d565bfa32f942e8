import sql, { empty } from 'sql-template-tag';
import { listedDays, withinDays } from '../../platform/list/days.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countActivity, kindsSeenBy, selectActivity } from './activity.ts';
import { answerCustomer } from './answer-customer.ts';
import { customersFoundBy } from './find.ts';
import { countChanges, countCustomers, findCustomer, selectChanges, selectCustomers } from './repository.ts';
import { toActivityItem, toChange, toCustomer } from './rows.ts';

export { updateCustomer } from './update.ts';

/** Of all days, because a customer of years ago returns today. */
export const listCustomers: Handler<'listCustomers'> = async (call) => {
  const { masksPersonalData: masked } = call.session;
  const { created_from: from, created_to: to } = call.query.filters ?? {};
  const days = from || to ? listedDays({ ...(from && { from }), ...(to && { to }) }, call.now) : undefined;
  if (days && !days.ok) {
    const error = { ...days.problem, field: `filters.created_${days.problem.field}` };
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [error] });
  }
  return answerList(call, {
    of: days ? withinDays(days.value) : sql`true`,
    matching: (text) => customersFoundBy(text, masked),
    filtered: empty,
    select: selectCustomers,
    count: countCustomers,
    present: async (rows) => rows.map((row) => toCustomer(row, masked)),
  });
};

export const getCustomer: Handler<'getCustomer'> = (call) => answerCustomer(call, call.params.id);

export const listCustomerActivity: Handler<'listCustomerActivity'> = async (call) => {
  const { params, tx, session } = call;
  if (!(await findCustomer(tx, params.id))) return problem('DPAY_CUSTOMER_NOT_FOUND');
  const kinds = kindsSeenBy(session);
  return answerList(call, {
    of: sql`customer_id = ${params.id}`,
    filtered: empty,
    select: selectActivity(kinds),
    count: countActivity(kinds),
    present: async (rows) => rows.map(toActivityItem),
  });
};

export const listCustomerChanges: Handler<'listCustomerChanges'> = async (call) => {
  const { params, tx, session } = call;
  if (!(await findCustomer(tx, params.id))) return problem('DPAY_CUSTOMER_NOT_FOUND');
  return answerList(call, {
    of: sql`customer_id = ${params.id}`,
    filtered: empty,
    select: selectChanges,
    count: countChanges,
    present: async (rows) => rows.map((row) => toChange(row, session.masksPersonalData)),
  });
};
