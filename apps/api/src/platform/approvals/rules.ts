import { NO_APPROVAL_RULES } from '@dasbor/domain/approvals';
import type { ApprovalRules } from '@dasbor/domain/approvals';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

/** The rules that apply in the transaction's tenant. */
export const readApprovalRules = async (tx: Tx): Promise<ApprovalRules> =>
  (await tx.maybe<{ rules: ApprovalRules }>(sql`select rules from approval_rules where status = 'active'`))
    ?.rules ?? NO_APPROVAL_RULES;
