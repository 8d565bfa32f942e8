import { may } from '@dasbor/domain/access';
import type { Result } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import type { Standing } from '@dasbor/domain/subaccounts';
import type { Tx } from '../../platform/db/tx.ts';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Refusal } from '../../spec/handlers.ts';
import { findSubaccount } from './repository.ts';

type Naming = Pick<Call, 'tx' | 'session'> & { body: { subaccount_id?: string } };

/**
 * The owner of a new record: the subaccount that the request names, if allowed, or the merchant. A key of a subaccount always creates
 * records for that subaccount.
 */
export const readNamed = async (
  { body, tx, session }: Naming,
  decide: (standing: Standing) => Result<true>,
): Promise<LedgerHolder | Refusal> => {
  const { subaccountId: own } = session;
  const id = body.subaccount_id ?? own;
  if (id === undefined) return THE_MERCHANT;
  if (own !== undefined && id !== own)
    return refuseField('subaccount_id', { code: 'DPAY_API_KEY_OTHER_SUBACCOUNT' });
  const access = may(session, { feature: 'subaccount' });
  if (!access.ok) return problem(access.problem.code, access.problem.params);
  const standing = await readStanding(tx, id);
  if (!standing) return refuseField('subaccount_id', { code: 'DPAY_SUBACCOUNT_NOT_FOUND' });
  const decided = decide(standing);
  return decided.ok ? id : refuseField('subaccount_id', decided.problem);
};

/** The owner of a balance; null is the merchant, undefined an unknown subaccount. */
export const readStanding = async (tx: Tx, holder: LedgerHolder): Promise<Standing | null | undefined> => {
  if (holder === THE_MERCHANT) return null;
  const row = await findSubaccount(tx, holder);
  return row && { id: row.id, status: row.status, bankTransfersEnabled: row.bank_transfers_enabled };
};
