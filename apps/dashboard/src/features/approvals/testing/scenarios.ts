import noneFile from '../../../../../../openapi/features/approvals/examples/approval-rules-none.json' with { type: 'json' };
import proposedFile from '../../../../../../openapi/features/approvals/examples/approval-rules-proposed.json' with { type: 'json' };
import rulesFile from '../../../../../../openapi/features/approvals/examples/approval-rules.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';

const none = example<'getApprovalRules'>(noneFile);
const rules = example<'getApprovalRules'>(rulesFile);
const proposed = example<'getApprovalRules'>(proposedFile);
const { proposal } = proposed.data;
const proposedBy = (id: string) =>
  ok({ data: { ...proposed.data, proposal: proposal && { ...proposal, proposed_by_id: id } } });
const colleague = 'usr_01KAJ800000000000000000009';

export const approvalRules = {
  none: { getApprovalRules: ok(none), ...codeTaken, proposeApprovalRules: ok(proposed) },
  rules: { getApprovalRules: ok(rules) },
  proposed: {
    getApprovalRules: proposedBy(colleague),
    ...codeTaken,
    approveApprovalRules: ok(rules),
    rejectApprovalRules: ok(none),
  },
  own: { getApprovalRules: proposedBy(sessionOf().user_id), rejectApprovalRules: ok(none) },
  fewPeople: {
    getApprovalRules: ok({ data: { ...none.data, people: { ...none.data.people, withdrawal: 1 } } }),
  },
  pending: { getApprovalRules: 'pending' },
  failed: { getApprovalRules: failed },
  forbidden: { getApprovalRules: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;
