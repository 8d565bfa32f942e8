import { APPROVAL_KINDS, APPROVALS } from '@dasbor/domain/approvals';
import type { ApprovalKind, ApprovalRules, RulesStatus } from '@dasbor/domain/approvals';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type RulesRow = {
  id: string;
  status: RulesStatus;
  rules: ApprovalRules;
  proposed_by_id: string;
  proposed_by_name: string;
  proposed_at: string;
  decided_by_name: string | null;
  decided_at: string | null;
};

const COLUMNS = sql`id, status, rules, proposed_by_id, proposed_by_name, proposed_at, decided_by_name, decided_at`;

/** The rules that apply and the proposal that waits, if there are any. */
export const openRules = (tx: Tx): Promise<RulesRow[]> =>
  tx.rows<RulesRow>(sql`select ${COLUMNS} from approval_rules where status in ('active', 'proposed')`);

export const findRules = (tx: Tx, id: string): Promise<RulesRow | undefined> =>
  tx.maybe<RulesRow>(sql`select ${COLUMNS} from approval_rules where id = ${id}`);

/** Two changes of the rules wait for each other. */
export const lockRules = (tx: Tx): Promise<number> =>
  tx.run(sql`select 1 from merchant_mode where mode = current_setting('app.mode') for no key update`);

type Proposal = { id: string; rules: ApprovalRules; by: { userId: string; name: string }; now: Date };

/** Replaces a proposal that waits. */
export const insertProposal = async (tx: Tx, { id, rules, by, now }: Proposal): Promise<void> => {
  await tx.run(sql`update approval_rules set status = 'replaced' where status = 'proposed'`);
  await tx.run(sql`
    insert into approval_rules (merchant_id, mode, id, rules, proposed_by_id, proposed_by_name, proposed_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${rules}, ${by.userId}, ${by.name}, ${now})`);
};

type Decision = {
  id: string;
  status: 'active' | 'rejected';
  by: { userId: string; name: string };
  now: Date;
};

export const decideProposal = async (tx: Tx, { id, status, by, now }: Decision): Promise<void> => {
  if (status === 'active')
    await tx.run(sql`update approval_rules set status = 'replaced' where status = 'active'`);
  await tx.run(sql`
    update approval_rules set status = ${status}, decided_by_id = ${by.userId}, decided_by_name = ${by.name}, decided_at = ${now}
     where id = ${id} and status = 'proposed'`);
};

export type Colleague = { user_id: string; name: string };

/** Active people with a permission, by name. */
export const peopleWho = (tx: Tx, permission: string): Promise<Colleague[]> =>
  tx.rows<Colleague>(sql`
    select u.user_id, u.name from user_account u
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.status = 'active' and ${permission} = any(r.permissions)
     order by u.name, u.user_id`);

export const countApprovers = async (tx: Tx): Promise<Record<ApprovalKind, number>> => {
  const counts = await Promise.all(
    APPROVAL_KINDS.map(async (kind) => {
      const people = await peopleWho(tx, APPROVALS[kind].approves.permission);
      return [kind, people.length] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<ApprovalKind, number>;
};
