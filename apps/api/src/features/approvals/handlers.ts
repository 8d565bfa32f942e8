import { may } from '@dasbor/domain/access';
import { APPROVALS, approversNeeded, awaitsPerson } from '@dasbor/domain/approvals';
import { givenApprovals } from '../../platform/approvals/approvals.ts';
import { readApprovalRules } from '../../platform/approvals/rules.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { RECORDS } from './records.ts';
import { peopleWho } from './repository.ts';

export {
  approveApprovalRules,
  getApprovalRules,
  proposeApprovalRules,
  rejectApprovalRules,
} from './rules.ts';

const MOST_NAMES = 20;

export const getApprovals: Handler<'getApprovals'> = async ({ params, tx, session }) => {
  const { kind, id } = params;
  const allowed = may(session, APPROVALS[kind].sees);
  if (!allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  const found = await RECORDS[kind].find(tx, id);
  if (!found) return problem(RECORDS[kind].notFound);
  const { record, makerIds, isWaiting } = found;
  const given = await givenApprovals(tx, record);
  const approverIds = given.map((one) => one.approver_id);
  const needed = isWaiting ? approversNeeded(await readApprovalRules(tx), kind, record.amount) : given.length;
  const missing = isWaiting ? Math.max(1, needed - given.length) : 0;
  const people = isWaiting ? await peopleWho(tx, APPROVALS[kind].approves.permission) : [];
  return ok({
    data: {
      kind,
      id,
      needed,
      given: given.map((one) => ({
        user_id: one.approver_id,
        name: one.approver_name,
        given_at: one.given_at,
      })),
      missing,
      can_decide: people
        .filter((one) => awaitsPerson({ needed, approverIds, makerIds }, one.user_id))
        .slice(0, MOST_NAMES)
        .map(({ name }) => name),
    },
  });
};
