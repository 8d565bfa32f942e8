import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countRequests, findRequest, requestFilters, selectRequests } from './repository.ts';
import { toApiRequest, toApiRequestDetail } from './rows.ts';

export const listApiRequests: Handler<'listApiRequests'> = (call) =>
  answerList(call, {
    filtered: requestFilters(call.query.filters),
    select: selectRequests,
    count: countRequests,
    present: async (rows) => rows.map(toApiRequest),
  });

export const getApiRequest: Handler<'getApiRequest'> = async ({ params, tx }) => {
  const row = await findRequest(tx, params.id);
  return row ? ok({ data: toApiRequestDetail(row) }) : problem('DPAY_API_REQUEST_NOT_FOUND');
};
