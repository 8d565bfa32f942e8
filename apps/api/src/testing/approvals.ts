import { NO_APPROVAL_RULES } from '@dasbor/domain/approvals';
import type { ApprovalKind } from '@dasbor/domain/approvals';
import sql from 'sql-template-tag';
import type { Db } from '../platform/db/db.ts';
import { A_LIVE } from './trade.ts';

/** From Rp 1, one person more must approve records of this kind at merchant A in live. */
export const askForOneMore = (db: Db, kind: ApprovalKind): Promise<number> =>
  db.tenant(A_LIVE, async (tx) => {
    await tx.run(sql`update approval_rules set status = 'replaced' where status = 'active'`);
    const rules = { ...NO_APPROVAL_RULES, [kind]: { one_more_from: 1, two_more_from: null } };
    return tx.run(sql`
      insert into approval_rules (merchant_id, mode, id, status, rules, proposed_by_id, proposed_by_name, proposed_at, decided_by_id)
      select current_setting('app.merchant_id'), current_setting('app.mode'), 'apr_' || (select count(*) from approval_rules), 'active',
             ${rules}, 'usr_1', 'A', now(), 'usr_2'`);
  });

export const askForNobodyMore = (db: Db): Promise<number> =>
  db.tenant(A_LIVE, (tx) =>
    tx.run(sql`update approval_rules set status = 'replaced' where status = 'active'`),
  );
