import { may } from '@dasbor/domain/access';
import type { Call, FieldError } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { unknownSubaccounts } from '../subaccounts/public.ts';

type Naming = Pick<Call, 'tx' | 'session'> & { body: { subaccount_ids?: string[] } };

/** Errors in a webhook's subaccounts: each must belong to this merchant and mode. One that was named earlier and deleted since may stay. */
export const subaccountErrors = async (
  { tx, session, body: { subaccount_ids: ids = [] } }: Naming,
  before: readonly string[] = [],
): Promise<FieldError[]> => {
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return [];
  const access = may(session, { feature: 'subaccount' });
  if (!access.ok) refuse(access.problem.code, access.problem.params);
  const unknown = await unknownSubaccounts(tx, added);
  return unknown.map((id) => ({
    field: `subaccount_ids.${ids.indexOf(id)}`,
    code: 'DPAY_SUBACCOUNT_NOT_FOUND',
  }));
};
