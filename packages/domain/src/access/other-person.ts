import { err, ok, type Result } from '../kernel/index.ts';

/**
 * The only check that separates makers from the approver, for a batch, a refund or a fund transfer. Everyone who edited the record is a
 * maker, so that nobody can approve their own work by passing it to a colleague in between.
 */
export const decideOtherPerson = (
  makerIds: readonly string[],
  approverId: string,
): Result<true, 'DPAY_MAKER_IS_APPROVER'> =>
  makerIds.includes(approverId) ? err('DPAY_MAKER_IS_APPROVER') : ok(true);
