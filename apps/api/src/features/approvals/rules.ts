import {
  approvalRulesProblems,
  decideRules,
  NO_APPROVAL_RULES,
  sameApprovalRules,
} from '@dasbor/domain/approvals';
import type { ApprovalKind, ApprovalRules } from '@dasbor/domain/approvals';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler, Refusal, RefusesAction, SuccessBody } from '../../spec/handlers.ts';
import {
  countApprovers,
  decideProposal,
  findRules,
  insertProposal,
  lockRules,
  openRules,
  peopleWho,
} from './repository.ts';

type State = SuccessBody<'getApprovalRules'>['data'];

export const getApprovalRules: Handler<'getApprovalRules'> = async ({ tx }) =>
  ok({ data: await readState(tx) });

export const proposeApprovalRules: Handler<'proposeApprovalRules'> = async (call) => {
  const { tx, now, deps, session, by } = call;
  const rules = call.body as ApprovalRules;
  await lockRules(tx);
  const refusal = await refuseProposal(call, rules);
  if (refusal) return refusal;
  const id = deps.ids.next('approval_rules', now);
  await insertProposal(tx, { id, rules, by: session, now });
  await audit.record(tx, by, { action: 'approval_rules.proposed', target: id, after: rules });
  return tell(call);
};

/** The rules apply at once, also to records that wait. */
export const approveApprovalRules: Handler<'approveApprovalRules'> = async (call) => {
  const { tx, now, params, session, by } = call;
  await lockRules(tx);
  const refusal = await refuseApproval(call, params.id);
  if (refusal) return refusal;
  const before = (await openRules(tx)).find(({ status }) => status === 'active')?.rules ?? NO_APPROVAL_RULES;
  const after = (await findRules(tx, params.id))?.rules;
  await decideProposal(tx, { id: params.id, status: 'active', by: session, now });
  await audit.record(tx, by, { action: 'approval_rules.approved', target: params.id, before, after });
  return tell(call);
};

export const rejectApprovalRules: Handler<'rejectApprovalRules'> = async (call) => {
  const { tx, now, params, session, by } = call;
  await lockRules(tx);
  const row = await findRules(tx, params.id);
  if (!row) return problem('DPAY_APPROVAL_RULES_NOT_FOUND');
  const proposal = { status: row.status, proposedById: row.proposed_by_id };
  const decided = decideRules(proposal, { personId: session.userId, verdict: 'reject' });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  await decideProposal(tx, { id: row.id, status: 'rejected', by: session, now });
  await audit.record(tx, by, { action: 'approval_rules.rejected', target: row.id });
  return tell(call);
};

type Asking = Pick<Call, 'tx' | 'session'>;

/** Checked before a code is sent, and again when the proposal is stored. */
const refuseProposal = async (
  { tx, session }: Asking,
  rules: ApprovalRules,
): Promise<Refusal | undefined> => {
  const active = (await openRules(tx)).find(({ status }) => status === 'active')?.rules ?? NO_APPROVAL_RULES;
  if (sameApprovalRules(active, rules)) return problem('DPAY_APPROVAL_RULES_UNCHANGED');
  const wrong = await refuseRules(tx, rules);
  if (wrong) return wrong;
  const others = await peopleWho(tx, 'user_management.create');
  return others.some(({ user_id: id }) => id !== session.userId)
    ? undefined
    : problem('DPAY_NO_OTHER_PERSON');
};

const refuseRules = async (tx: Tx, rules: ApprovalRules): Promise<Refusal | undefined> => {
  const wrong = Object.entries(approvalRulesProblems(rules, await countApprovers(tx)));
  const errors: FieldError[] = wrong.map(([kind, one]) => ({ field: kind, ...one }));
  return errors.length > 0 ? problem('DPAY_INVALID_REQUEST', undefined, { errors }) : undefined;
};

const refuseApproval = async ({ tx, session }: Asking, id: string): Promise<Refusal | undefined> => {
  const row = await findRules(tx, id);
  if (!row) return problem('DPAY_APPROVAL_RULES_NOT_FOUND');
  const proposal = { status: row.status, proposedById: row.proposed_by_id };
  const decided = decideRules(proposal, { personId: session.userId, verdict: 'approve' });
  // People may have left since the proposal.
  return decided.ok ? refuseRules(tx, row.rules) : problem(decided.problem.code, decided.problem.params);
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseApprovalRules: RefusesAction<'proposeApprovalRules'> = (call, action) =>
  refuseProposal(call, action as ApprovalRules);

export const refuseRulesApproval: RefusesAction<'approveApprovalRules'> = (call, { id }) =>
  refuseApproval(call, id);

const tell = async ({ tx, session }: Pick<Call, 'tx' | 'session'>) => {
  await outbox.add(tx, { topic: 'settings.approvals_changed', aggregate: session.merchantId, payload: {} });
  return ok({ data: await readState(tx) });
};

const readState = async (tx: Tx): Promise<State> => {
  const rows = await openRules(tx);
  const active = rows.find(({ status }) => status === 'active');
  const proposed = rows.find(({ status }) => status === 'proposed');
  const people: Record<ApprovalKind, number> = await countApprovers(tx);
  return {
    rules: active?.rules ?? NO_APPROVAL_RULES,
    changed_at: active?.decided_at ?? null,
    changed_by_names: active ? [active.proposed_by_name, active.decided_by_name ?? ''] : [],
    proposal: proposed
      ? {
          id: proposed.id,
          rules: proposed.rules,
          proposed_by_id: proposed.proposed_by_id,
          proposed_by_name: proposed.proposed_by_name,
          proposed_at: proposed.proposed_at,
        }
      : null,
    people,
  };
};
